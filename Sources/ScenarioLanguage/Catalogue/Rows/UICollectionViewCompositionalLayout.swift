import EventEngine
import Foundation

extension NSRectAlignment: BridgedEnum {}
extension UICollectionLayoutListConfiguration: BridgedStruct {}
extension UICollectionLayoutListConfiguration.Appearance: BridgedEnum {}
extension UICollectionLayoutListConfiguration.HeaderMode: BridgedEnum {}
extension UICollectionLayoutListConfiguration.FooterMode: BridgedEnum {}

extension NativeCatalogue {
    /// UICollectionViewCompositionalLayout, and what belongs to it.
    func addUICollectionViewCompositionalLayout() {
        addClass(
            UICollectionViewCompositionalLayout.self, named: "UICollectionViewCompositionalLayout",
            superclass: UICollectionViewLayout.self, "Puts items where sections, groups and items say.",
            compositionalRows)
        addClass(
            UICollectionViewCompositionalLayoutConfiguration.self,
            named: "UICollectionViewCompositionalLayoutConfiguration", superclass: NSObject.self,
            "What holds for all sections of a compositional layout."
        ) { t in
            t.initializer("init()") { () in UICollectionViewCompositionalLayoutConfiguration() }
            t.means("Where the sections follow each other, and the gap between them.")
            t.property("scrollDirection", \.scrollDirection)
            t.property("interSectionSpacing", \.interSectionSpacing)
            t.absent(.collections, "boundarySupplementaryItems", "contentInsetsReference")
        }
        addClass(
            NSCollectionLayoutSection.self, named: "NSCollectionLayoutSection", superclass: NSObject.self,
            "A section of a compositional layout: a group, as often as there are items for it.",
            layoutSectionRows)
        addLayoutGroups()
        addLayoutSizes()
        addListConfiguration()
    }

    private func compositionalRows(_ t: MemberTable<UICollectionViewCompositionalLayout>) {
        typealias Provider = Question<NSCollectionLayoutSection?, Int, NSCollectionLayoutEnvironment>
        t.means("Makes one with the same section for all.")
        t.initializer("init(section:)") { (section: NSCollectionLayoutSection) in
            UICollectionViewCompositionalLayout(section: section)
        }
        t.initializer("init(section:configuration:)") {
            (section: NSCollectionLayoutSection,
                configuration: UICollectionViewCompositionalLayoutConfiguration) in
            UICollectionViewCompositionalLayout(section: section, configuration: configuration)
        }
        t.means("Makes one that asks a closure for each section.")
        t.initializer("init(sectionProvider:)") { (provider: Provider) in
            UICollectionViewCompositionalLayout { section, environment in
                provider(section, environment) ?? nil
            }
        }
        t.initializer("init(sectionProvider:configuration:)") {
            (provider: Provider, configuration: UICollectionViewCompositionalLayoutConfiguration) in
            UICollectionViewCompositionalLayout(
                sectionProvider: { section, environment in provider(section, environment) ?? nil },
                configuration: configuration)
        }
        t.meansTheUsual()
        t.required("init(coder:)") { (coder: NSCoder) in UICollectionViewCompositionalLayout(coder: coder) }
        t.means("What holds for all sections.")
        t.property("configuration", \.configuration)
        t.means("Makes one whose items are below each other, like the rows of a table.")
        t.staticMethod("list(using:)") { (configuration: UICollectionLayoutListConfiguration) in
            UICollectionViewCompositionalLayout.list(using: configuration)
        }
    }

    private func layoutSectionRows(_ t: MemberTable<NSCollectionLayoutSection>) {
        t.means("Makes one of a group.")
        t.initializer("init(group:)") { (group: NSCollectionLayoutGroup) in
            NSCollectionLayoutSection(group: group)
        }
        t.means("Makes one whose items are below each other, like the rows of a table.")
        t.staticMethod("list(using:layoutEnvironment:)") {
            (configuration: UICollectionLayoutListConfiguration, place: NSCollectionLayoutEnvironment) in
            NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: place)
        }
        t.means("Room around all of its groups, and between them.")
        t.property("contentInsets", \.contentInsets)
        t.property("interGroupSpacing", \.interGroupSpacing)
        t.means("Headers and footers, and whether they keep to the insets too.")
        t.property("boundarySupplementaryItems", \.boundarySupplementaryItems)
        t.property("supplementariesFollowContentInsets", \.supplementariesFollowContentInsets)
        t.absent(
            Absence.Reason(
                "sections that scroll by themselves are not modelled",
                instead: "put a collection view into a cell, or let the whole layout scroll sideways"),
            "orthogonalScrollingBehavior", "orthogonalScrollingProperties")
        t.absent(.drawing, "decorationItems")
        t.absent(
            .collections, "visibleItemsInvalidationHandler", "contentInsetsReference",
            "supplementaryContentInsetsReference")
    }

    private func addLayoutGroups() {
        addClass(
            NSCollectionLayoutItem.self, named: "NSCollectionLayoutItem", superclass: NSObject.self,
            "The smallest part of a compositional layout: the place of one cell."
        ) { t in
            t.means("Makes one of a size.")
            t.initializer("init(layoutSize:)") { (size: NSCollectionLayoutSize) in
                NSCollectionLayoutItem(layoutSize: size)
            }
            t.means("Its size.")
            t.getter("layoutSize", \.layoutSize)
            t.means("Between its place and the cell in it.")
            t.property("contentInsets", \.contentInsets)
            t.absent(.collections, "edgeSpacing", "supplementaryItems")
        }
        addClass(
            NSCollectionLayoutGroup.self, named: "NSCollectionLayoutGroup",
            superclass: NSCollectionLayoutItem.self,
            "Items side by side or one below the other, as many as there is room for.", layoutGroupRows)
        addClass(
            NSCollectionLayoutBoundarySupplementaryItem.self,
            named: "NSCollectionLayoutBoundarySupplementaryItem", superclass: NSCollectionLayoutItem.self,
            "The header or footer of a section."
        ) { t in
            t.means("Makes one of a size and a kind, at an edge.")
            t.initializer("init(layoutSize:elementKind:alignment:)") {
                (size: NSCollectionLayoutSize, kind: String, alignment: NSRectAlignment) in
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size, elementKind: kind, alignment: alignment)
            }
            t.means("What it was made of.")
            t.getter("elementKind", \.elementKind)
            t.getter("alignment", \.alignment)
            t.means("Whether the section becomes longer by it.")
            t.property("extendsBoundary", \.extendsBoundary)
            t.means("Only kept: it scrolls with its section here, behind nothing.")
            t.property("pinToVisibleBounds", \.pinToVisibleBounds)
            t.property("zIndex", \.zIndex)
        }
        addEnumeration(NSRectAlignment.self, named: "NSRectAlignment", "An edge or a corner.") { t in
            t.means("This.")
            t.enumCase("none", .none)
            t.enumCase("top", .top)
            t.enumCase("topLeading", .topLeading)
            t.enumCase("leading", .leading)
            t.enumCase("bottomLeading", .bottomLeading)
            t.enumCase("bottom", .bottom)
            t.enumCase("bottomTrailing", .bottomTrailing)
            t.enumCase("trailing", .trailing)
            t.enumCase("topTrailing", .topTrailing)
        }
    }

    private func layoutGroupRows(_ t: MemberTable<NSCollectionLayoutGroup>) {
        t.means("Makes one with these items, again and again until it is full.")
        t.staticMethod("horizontal(layoutSize:subitems:)") {
            (size: NSCollectionLayoutSize, items: [NSCollectionLayoutItem]) in
            NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: items)
        }
        t.staticMethod("vertical(layoutSize:subitems:)") {
            (size: NSCollectionLayoutSize, items: [NSCollectionLayoutItem]) in
            NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: items)
        }
        t.means("Makes one with the same item several times, which share its length.")
        t.staticMethod("horizontal(layoutSize:repeatingSubitem:count:)") {
            (size: NSCollectionLayoutSize, item: NSCollectionLayoutItem, count: Int) in
            NSCollectionLayoutGroup.horizontal(layoutSize: size, repeatingSubitem: item, count: count)
        }
        t.staticMethod("vertical(layoutSize:repeatingSubitem:count:)") {
            (size: NSCollectionLayoutSize, item: NSCollectionLayoutItem, count: Int) in
            NSCollectionLayoutGroup.vertical(layoutSize: size, repeatingSubitem: item, count: count)
        }
        t.staticMethod("horizontal(layoutSize:subitem:count:)") {
            (size: NSCollectionLayoutSize, item: NSCollectionLayoutItem, count: Int) in
            NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: item, count: count)
        }
        t.staticMethod("vertical(layoutSize:subitem:count:)") {
            (size: NSCollectionLayoutSize, item: NSCollectionLayoutItem, count: Int) in
            NSCollectionLayoutGroup.vertical(layoutSize: size, subitem: item, count: count)
        }
        t.means("What is in it.")
        t.getter("subitems", \.subitems)
        t.means("The gap between its items.")
        t.property("interItemSpacing", \.interItemSpacing)
        t.absent(.collections, "custom", "supplementaryItems")
    }

    private func addLayoutSizes() {
        addClass(
            NSCollectionLayoutSize.self, named: "NSCollectionLayoutSize", superclass: NSObject.self,
            "A size in a compositional layout."
        ) { t in
            t.means("Makes one of two lengths.")
            t.initializer("init(widthDimension:heightDimension:)") {
                (width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension) in
                NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
            }
            t.means("They.")
            t.getter("widthDimension", \.widthDimension)
            t.getter("heightDimension", \.heightDimension)
        }
        addClass(
            NSCollectionLayoutDimension.self, named: "NSCollectionLayoutDimension", superclass: NSObject.self,
            "A length in a compositional layout; an estimated one is taken as it is.", layoutDimensionRows)
        addClass(
            NSCollectionLayoutSpacing.self, named: "NSCollectionLayoutSpacing", superclass: NSObject.self,
            "A gap in a compositional layout."
        ) { t in
            t.means("Makes one; a flexible one is as large as it is at least.")
            t.staticMethod("fixed(_:)") { (gap: CGFloat) in NSCollectionLayoutSpacing.fixed(gap) }
            t.staticMethod("flexible(_:)") { (gap: CGFloat) in NSCollectionLayoutSpacing.flexible(gap) }
            t.means("What it was made of.")
            t.getter("spacing", \.spacing)
            t.getter("isFixedSpacing", \.isFixedSpacing)
            t.getter("isFlexibleSpacing", \.isFlexibleSpacing)
        }
        addClass(
            NSCollectionLayoutEnvironment.self, named: "NSCollectionLayoutEnvironment",
            superclass: NSObject.self, "What a section provider is told of the place for its section."
        ) { t in
            t.means("How much room there is, and on which screen.")
            t.getter("container", \.container)
            t.getter("traitCollection", \.traitCollection)
        }
        addClass(
            NSCollectionLayoutContainer.self, named: "NSCollectionLayoutContainer", superclass: NSObject.self,
            "The room for a section."
        ) { t in
            t.means("How large it is; nothing is taken off here.")
            t.getter("contentSize", \.contentSize)
            t.getter("effectiveContentSize", \.effectiveContentSize)
            t.getter("contentInsets", \.contentInsets)
            t.getter("effectiveContentInsets", \.effectiveContentInsets)
        }
    }

    private func layoutDimensionRows(_ t: MemberTable<NSCollectionLayoutDimension>) {
        t.means("Makes one: a part of what it is in, or points.")
        t.staticMethod("fractionalWidth(_:)") { (part: CGFloat) in
            NSCollectionLayoutDimension.fractionalWidth(part)
        }
        t.staticMethod("fractionalHeight(_:)") { (part: CGFloat) in
            NSCollectionLayoutDimension.fractionalHeight(part)
        }
        t.staticMethod("absolute(_:)") { (points: CGFloat) in NSCollectionLayoutDimension.absolute(points) }
        t.staticMethod("estimated(_:)") { (points: CGFloat) in NSCollectionLayoutDimension.estimated(points) }
        t.means("What it was made of.")
        t.getter("dimension", \.dimension)
        t.getter("isFractionalWidth", \.isFractionalWidth)
        t.getter("isFractionalHeight", \.isFractionalHeight)
        t.getter("isAbsolute", \.isAbsolute)
        t.getter("isEstimated", \.isEstimated)
        t.absent(.collections, "uniformAcrossSiblings")
    }

    private func addListConfiguration() {
        addStructure(
            UICollectionLayoutListConfiguration.self, named: "UICollectionLayoutListConfiguration",
            conformances: .hashable, "A layout of rows below each other, 44 points high."
        ) { t in
            t.means("Makes one of a style; of the inset one the rows are narrower.")
            t.initializer("init(appearance:)") { (look: UICollectionLayoutListConfiguration.Appearance) in
                UICollectionLayoutListConfiguration(appearance: look)
            }
            t.field("appearance", \.appearance)
            t.means("Where sections have headers and footers from.")
            t.field("headerMode", \.headerMode)
            t.field("footerMode", \.footerMode)
            t.means("How it looks; only kept here.")
            t.field("showsSeparators", \.showsSeparators)
            t.field("backgroundColor", \.backgroundColor)
            t.field("headerTopPadding", \.headerTopPadding)
            t.absent(.drawing, "separatorConfiguration", "itemSeparatorHandler")
            t.absent(
                Absence.Reason("only rows of tables are swiped here", instead: "use a 'UITableView'"),
                "leadingSwipeActionsConfigurationProvider", "trailingSwipeActionsConfigurationProvider")
        }
        addEnumeration(
            UICollectionLayoutListConfiguration.Appearance.self,
            named: "UICollectionLayoutListConfiguration.Appearance", "Styles of lists."
        ) { t in
            t.means("This.")
            t.enumCase("plain", .plain)
            t.enumCase("grouped", .grouped)
            t.enumCase("insetGrouped", .insetGrouped)
            t.enumCase("sidebar", .sidebar)
            t.enumCase("sidebarPlain", .sidebarPlain)
        }
        addEnumeration(
            UICollectionLayoutListConfiguration.HeaderMode.self,
            named: "UICollectionLayoutListConfiguration.HeaderMode", "Where a section has its header from."
        ) { t in
            t.means("None, from the data source, or its first cell.")
            t.enumCase("none", .none)
            t.enumCase("supplementary", .supplementary)
            t.enumCase("firstItemInSection", .firstItemInSection)
        }
        addEnumeration(
            UICollectionLayoutListConfiguration.FooterMode.self,
            named: "UICollectionLayoutListConfiguration.FooterMode", "Where a section has its footer from."
        ) { t in
            t.means("None, or from the data source.")
            t.enumCase("none", .none)
            t.enumCase("supplementary", .supplementary)
        }
    }
}

import EventEngine
import Foundation

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
            t.means("What insets of sections begin at.")
            t.property("contentInsetsReference", \.contentInsetsReference)
            t.absent(.collections, "boundarySupplementaryItems")
        }
        addClass(
            NSCollectionLayoutSection.self, named: "NSCollectionLayoutSection", superclass: NSObject.self,
            "A section of a compositional layout: a group, as often as there are items for it.",
            layoutSectionRows)
        addSectionValues()
        addLayoutItems()
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
        t.means("How it scrolls by itself, across the layout; its cells are in another scroll view then.")
        t.property("orthogonalScrollingBehavior", \.orthogonalScrollingBehavior)
        t.means("Changes what is visible of it, for each step of a scroll.")
        t.handler("visibleItemsInvalidationHandler", get: \.visibleItemsInvalidationHandler) {
            $0.visibleItemsInvalidationHandler = $1
        }
        t.means("Views behind it, of classes that are registered with the layout.")
        t.property("decorationItems", \.decorationItems)
        t.means("What its insets begin at.")
        t.property("contentInsetsReference", \.contentInsetsReference)
        t.absent(.collections, "orthogonalScrollingProperties", "supplementaryContentInsetsReference")
    }

    private func addListConfiguration() {
        addStructure(
            UICollectionLayoutListConfiguration.self, named: "UICollectionLayoutListConfiguration",
            conformances: .hashable, "A layout of rows below each other, as high as their cells say."
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

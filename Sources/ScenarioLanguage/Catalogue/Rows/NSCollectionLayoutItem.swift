import EventEngine
import Foundation

extension NSRectAlignment: BridgedEnum {}

extension NativeCatalogue {
    /// Items and groups of compositional layouts.
    func addLayoutItems() {
        addClass(
            NSCollectionLayoutItem.self, named: "NSCollectionLayoutItem", superclass: NSObject.self,
            "The smallest part of a compositional layout: the place of one cell."
        ) { t in
            t.means("Makes one of a size, with views that are placed at each cell.")
            t.initializer("init(layoutSize:)") { (size: NSCollectionLayoutSize) in
                NSCollectionLayoutItem(layoutSize: size)
            }
            t.initializer("init(layoutSize:supplementaryItems:)") {
                (size: NSCollectionLayoutSize, views: [NSCollectionLayoutSupplementaryItem]) in
                NSCollectionLayoutItem(layoutSize: size, supplementaryItems: views)
            }
            t.means("What it was made of.")
            t.getter("layoutSize", \.layoutSize)
            t.getter("supplementaryItems", \.supplementaryItems)
            t.means("Between its place and the cell in it, and around its place.")
            t.property("contentInsets", \.contentInsets)
            t.property("edgeSpacing", \.edgeSpacing)
        }
        addClass(
            NSCollectionLayoutGroup.self, named: "NSCollectionLayoutGroup",
            superclass: NSCollectionLayoutItem.self,
            "Items side by side or one below the other, as many as there is room for.", layoutGroupRows)
        addCustomItems()
        addEdgeSpacing()
        addSupplementaryItems()
        addAnchors()
    }

    private func layoutGroupRows(_ t: MemberTable<NSCollectionLayoutGroup>) {
        typealias Provider = Question<[NSCollectionLayoutGroupCustomItem], NSCollectionLayoutEnvironment>
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
        t.means("Makes one whose cells are where a closure says.")
        t.staticMethod("custom(layoutSize:itemProvider:)") {
            (size: NSCollectionLayoutSize, provider: Provider) in
            NSCollectionLayoutGroup.custom(layoutSize: size) { provider($0) ?? [] }
        }
        t.means("What is in it.")
        t.getter("subitems", \.subitems)
        t.means("The gap between its items.")
        t.property("interItemSpacing", \.interItemSpacing)
    }

    private func addCustomItems() {
        addClass(
            NSCollectionLayoutGroupCustomItem.self, named: "NSCollectionLayoutGroupCustomItem",
            superclass: NSObject.self, "The place of a cell in a group that a closure lays out."
        ) { t in
            t.means("Makes one of a frame in the group.")
            t.initializer("init(frame:)") { (frame: CGRect) in
                NSCollectionLayoutGroupCustomItem(frame: frame)
            }
            t.initializer("init(frame:zIndex:)") { (frame: CGRect, zIndex: Int) in
                NSCollectionLayoutGroupCustomItem(frame: frame, zIndex: zIndex)
            }
            t.means("What it was made of.")
            t.getter("frame", \.frame)
            t.getter("zIndex", \.zIndex)
        }
    }

    private func addEdgeSpacing() {
        addClass(
            NSCollectionLayoutEdgeSpacing.self, named: "NSCollectionLayoutEdgeSpacing",
            superclass: NSObject.self, "Room around an item of a compositional layout."
        ) { t in
            t.means("Makes one of the room at each edge; nil for none.")
            t.initializer("init(leading:top:trailing:bottom:)") {
                (leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
                    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?) in
                NSCollectionLayoutEdgeSpacing(leading: leading, top: top, trailing: trailing, bottom: bottom)
            }
            t.means("What it was made of.")
            t.getter("leading", \.leading)
            t.getter("top", \.top)
            t.getter("trailing", \.trailing)
            t.getter("bottom", \.bottom)
        }
    }

    private func addSupplementaryItems() {
        addClass(
            NSCollectionLayoutSupplementaryItem.self, named: "NSCollectionLayoutSupplementaryItem",
            superclass: NSCollectionLayoutItem.self,
            "A view that is placed at each cell, a badge for example."
        ) { t in
            t.means("Makes one of a size and a kind, at a point of the cell.")
            t.initializer("init(layoutSize:elementKind:containerAnchor:)") {
                (size: NSCollectionLayoutSize, kind: String, anchor: NSCollectionLayoutAnchor) in
                NSCollectionLayoutSupplementaryItem(
                    layoutSize: size, elementKind: kind, containerAnchor: anchor)
            }
            t.initializer("init(layoutSize:elementKind:containerAnchor:itemAnchor:)") {
                (size: NSCollectionLayoutSize, kind: String, anchor: NSCollectionLayoutAnchor,
                    own: NSCollectionLayoutAnchor) in
                NSCollectionLayoutSupplementaryItem(
                    layoutSize: size, elementKind: kind, containerAnchor: anchor, itemAnchor: own)
            }
            t.means("What it was made of, and how far in front it is.")
            t.getter("elementKind", \.elementKind)
            t.getter("containerAnchor", \.containerAnchor)
            t.getter("itemAnchor", \.itemAnchor)
            t.property("zIndex", \.zIndex)
        }
        addClass(
            NSCollectionLayoutBoundarySupplementaryItem.self,
            named: "NSCollectionLayoutBoundarySupplementaryItem",
            superclass: NSCollectionLayoutSupplementaryItem.self, "The header or footer of a section.",
            boundaryRows)
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

    private func boundaryRows(_ t: MemberTable<NSCollectionLayoutBoundarySupplementaryItem>) {
        t.means("Makes one of a size and a kind, at an edge, moved by an offset.")
        t.initializer("init(layoutSize:elementKind:alignment:)") {
            (size: NSCollectionLayoutSize, kind: String, alignment: NSRectAlignment) in
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: kind, alignment: alignment)
        }
        t.initializer("init(layoutSize:elementKind:alignment:absoluteOffset:)") {
            (size: NSCollectionLayoutSize, kind: String, alignment: NSRectAlignment, offset: CGPoint) in
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: kind, alignment: alignment, absoluteOffset: offset)
        }
        t.means("What it was made of.")
        t.getter("alignment", \.alignment)
        t.getter("offset", \.offset)
        t.means("Whether the section becomes longer by it.")
        t.property("extendsBoundary", \.extendsBoundary)
        t.means("Whether it stays at the edge of what is seen while something of its section is.")
        t.property("pinToVisibleBounds", \.pinToVisibleBounds)
    }

    private func addAnchors() {
        addClass(
            NSCollectionLayoutAnchor.self, named: "NSCollectionLayoutAnchor", superclass: NSObject.self,
            "A point at an edge or a corner, for views that are placed at cells."
        ) { t in
            t.means("Makes one at edges, moved by points or by parts of the size.")
            t.initializer("init(edges:)") { (edges: NSDirectionalRectEdge) in
                NSCollectionLayoutAnchor(edges: edges)
            }
            t.initializer("init(edges:absoluteOffset:)") { (edges: NSDirectionalRectEdge, offset: CGPoint) in
                NSCollectionLayoutAnchor(edges: edges, absoluteOffset: offset)
            }
            t.initializer("init(edges:fractionalOffset:)") {
                (edges: NSDirectionalRectEdge, offset: CGPoint) in
                NSCollectionLayoutAnchor(edges: edges, fractionalOffset: offset)
            }
            t.means("What it was made of.")
            t.getter("edges", \.edges)
            t.getter("offset", \.offset)
            t.getter("isAbsoluteOffset", \.isAbsoluteOffset)
            t.getter("isFractionalOffset", \.isFractionalOffset)
        }
    }
}

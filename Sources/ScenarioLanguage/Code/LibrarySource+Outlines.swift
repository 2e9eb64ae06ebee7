extension LibrarySource {
    /// What a cell asks of the data source that shows it: to show or hide what is in an item.
    static let outlines = LibrarySource(
        name: "_OutlineToggling",
        text: """
            protocol _OutlineToggling: AnyObject {
                func _toggleOutline(at indexPath: IndexPath)
            }

            protocol _Indenting: AnyObject {
                var indentationLevel: Int { get set }
            }

            func _indent(_ cell: UICollectionViewCell, _ level: Int) {
                (cell as? _Indenting)?.indentationLevel = level
            }
            """)

    /// A section as a tree of items, of which those in an expanded one are seen. A new item is collapsed.
    static let sectionSnapshot = """
        struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
            private(set) var rootItems: [ItemIdentifierType] = []
            private var childrenOfItem: [ItemIdentifierType: [ItemIdentifierType]] = [:]
            private var parentOfItem: [ItemIdentifierType: ItemIdentifierType] = [:]
            private var expanded: Set<ItemIdentifierType> = []

            init() {}

            var items: [ItemIdentifierType] { rootItems.flatMap { branch(of: $0) } }
            var visibleItems: [ItemIdentifierType] { rootItems.flatMap { seen(of: $0) } }
            func contains(_ item: ItemIdentifierType) -> Bool { childrenOfItem[item] != nil }
            func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
            func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }
            func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
            func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
                check(child)
                return parentOfItem[child]
            }
            func level(of item: ItemIdentifierType) -> Int {
                parent(of: item).map { level(of: $0) + 1 } ?? 0
            }
            func snapshot(
                of parent: ItemIdentifierType, includingParent: Bool = false
            ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
                check(parent)
                var part = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
                if includingParent { part.append([parent]) }
                part.take(childrenOfItem[parent] ?? [], of: self, to: includingParent ? parent : nil)
                part.expanded = expanded.filter { part.contains($0) }
                return part
            }

        """ + sectionSnapshotChanges

    private static let sectionSnapshotChanges = """
            mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
                if let parent { check(parent) }
                let count = parent.map { childrenOfItem[$0]?.count ?? 0 } ?? rootItems.count
                add(items, to: parent, at: count)
            }
            mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
                add(items, to: parent(of: item), at: place(of: item))
            }
            mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
                add(items, to: parent(of: item), at: place(of: item) + 1)
            }
            mutating func replace(
                childrenOf parent: ItemIdentifierType,
                using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
            ) {
                check(parent)
                delete(childrenOfItem[parent] ?? [])
                take(snapshot.rootItems, of: snapshot, to: parent)
                expanded.formUnion(snapshot.expanded)
            }
            mutating func delete(_ items: [ItemIdentifierType]) {
                for item in items where contains(item) {
                    delete(childrenOfItem[item] ?? [])
                    if let parent = parentOfItem[item] {
                        childrenOfItem[parent]?.removeAll { $0 == item }
                    } else {
                        rootItems.removeAll { $0 == item }
                    }
                    childrenOfItem[item] = nil
                    parentOfItem[item] = nil
                    expanded.remove(item)
                }
            }
            mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>() }
            mutating func expand(_ items: [ItemIdentifierType]) {
                for item in items where contains(item) { expanded.insert(item) }
            }
            mutating func collapse(_ items: [ItemIdentifierType]) {
                for item in items { expanded.remove(item) }
            }

            private func branch(of item: ItemIdentifierType) -> [ItemIdentifierType] {
                [item] + (childrenOfItem[item] ?? []).flatMap { branch(of: $0) }
            }
            private func seen(of item: ItemIdentifierType) -> [ItemIdentifierType] {
                guard expanded.contains(item) else { return [item] }
                return [item] + (childrenOfItem[item] ?? []).flatMap { seen(of: $0) }
            }
            private func check(_ item: ItemIdentifierType) {
                if !contains(item) { fatalError("Invalid item identifier: \\(item)") }
            }
            private func place(of item: ItemIdentifierType) -> Int {
                let siblings = parentOfItem[item].map { childrenOfItem[$0] ?? [] } ?? rootItems
                return siblings.firstIndex(of: item) ?? siblings.count
            }
            private mutating func take(
                _ items: [ItemIdentifierType],
                of other: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
                to parent: ItemIdentifierType?
            ) {
                append(items, to: parent)
                for item in items { take(other.childrenOfItem[item] ?? [], of: other, to: item) }
            }
            private mutating func add(
                _ items: [ItemIdentifierType], to parent: ItemIdentifierType?, at index: Int
            ) {
                for item in items {
                    if contains(item) { fatalError("Supplied item identifiers are not unique: \\(item)") }
                    childrenOfItem[item] = []
                    parentOfItem[item] = parent
                }
                if let parent {
                    childrenOfItem[parent]?.insert(contentsOf: items, at: index)
                } else {
                    rootItems.insert(contentsOf: items, at: index)
                }
            }
        }

        struct _SectionSnapshotHandlers<ItemIdentifierType: Hashable> {
            var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
            var willExpandItem: ((ItemIdentifierType) -> Void)?
            var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
            var willCollapseItem: ((ItemIdentifierType) -> Void)?
            var snapshotForExpandingParent: (
                (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>)
                    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
            )?
        }

        """

    /// What the data source of a collection view has to do with sections that are trees. A section that is
    /// not there is added. What a snapshot of all sections says comes before what was known of a tree.
    static let sectionSnapshotSource = """
            typealias Tree = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
            private var trees: [SectionIdentifierType: Tree] = [:]
            var sectionSnapshotHandlers = _SectionSnapshotHandlers<ItemIdentifierType>()

            func snapshot(
                for section: SectionIdentifierType
            ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
                let all = snapshot()
                let seen = all.indexOfSection(section) == nil ? [] : all.itemIdentifiers(inSection: section)
                if let tree = trees[section], tree.visibleItems == seen { return tree }
                var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
                flat.append(seen)
                return flat
            }

            func apply(
                _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
                to section: SectionIdentifierType, animatingDifferences: Bool = true,
                completion: (() -> Void)? = nil
            ) {
                var all = self.snapshot()
                if all.indexOfSection(section) == nil { all.appendSections([section]) }
                all.deleteItems(all.itemIdentifiers(inSection: section))
                all.appendItems(snapshot.visibleItems, toSection: section)
                trees[section] = snapshot
                apply(all, animatingDifferences: animatingDifferences, completion: completion)
            }

            func _toggleOutline(at indexPath: IndexPath) {
                guard let item = itemIdentifier(for: indexPath),
                    let section = sectionIdentifier(for: indexPath.section)
                else { return }
                var tree = snapshot(for: section)
                let handlers = sectionSnapshotHandlers
                if tree.isExpanded(item) {
                    guard handlers.shouldCollapseItem?(item) ?? true else { return }
                    handlers.willCollapseItem?(item)
                    tree.collapse([item])
                } else {
                    guard handlers.shouldExpandItem?(item) ?? true else { return }
                    handlers.willExpandItem?(item)
                    if let children = handlers.snapshotForExpandingParent {
                        let known = tree.snapshot(of: item)
                        tree.replace(childrenOf: item, using: children(item, known))
                    }
                    tree.expand([item])
                }
                apply(tree, to: section)
            }

        """
}

import Foundation

extension LibrarySource {
    /// How one snapshot comes from another one. Items that stay say where they go, so that nothing is left to
    /// guess; those that are reloaded leave and come.
    static let snapshotDifference = """
        private struct SnapshotDifference<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
            typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
            var deletedSections: [Int] = []
            var insertedSections: [Int] = []
            var movedSections: [(from: Int, to: Int)] = []
            var deleted: [IndexPath] = []
            var inserted: [IndexPath] = []
            var moved: [(from: IndexPath, to: IndexPath)] = []

            init(from old: Snapshot, to new: Snapshot) {
                compareSections(old.sectionIdentifiers, new.sectionIdentifiers)
                var reloaded = Set(new.reloadedItemIdentifiers)
                for section in new.reloadedSectionIdentifiers {
                    reloaded.formUnion(new.itemIdentifiers(inSection: section))
                }
                let places = Self.places(in: new)
                var known: Set<ItemIdentifierType> = []
                for (section, identifier) in old.sectionIdentifiers.enumerated() {
                    for (row, item) in old.itemIdentifiers(inSection: identifier).enumerated() {
                        let path = IndexPath(row: row, section: section)
                        if let place = places[item], !reloaded.contains(item) {
                            known.insert(item)
                            moved.append((from: path, to: place))
                        } else {
                            deleted.append(path)
                        }
                    }
                }
                for item in new.itemIdentifiers where !known.contains(item) {
                    if let place = places[item] { inserted.append(place) }
                }
            }

            static func places(in snapshot: Snapshot) -> [ItemIdentifierType: IndexPath] {
                var places: [ItemIdentifierType: IndexPath] = [:]
                for (section, identifier) in snapshot.sectionIdentifiers.enumerated() {
                    for (row, item) in snapshot.itemIdentifiers(inSection: identifier).enumerated() {
                        places[item] = IndexPath(row: row, section: section)
                    }
                }
                return places
            }

            private mutating func compareSections(
                _ old: [SectionIdentifierType], _ new: [SectionIdentifierType]
            ) {
                for (index, section) in new.enumerated() where !old.contains(section) {
                    insertedSections.append(index)
                }
                for (index, section) in old.enumerated() {
                    if let place = new.firstIndex(of: section) {
                        movedSections.append((from: index, to: place))
                    } else {
                        deletedSections.append(index)
                    }
                }
            }
        }

        """

    /// A table's.
    static let tableSource = """
        class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
            NSObject, UITableViewDataSource
        {
            typealias CellProvider = (
                _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
            ) -> UITableViewCell?
            var defaultRowAnimation = UITableView.RowAnimation.automatic
            private weak var table: UITableView?
            private let provider: CellProvider
            private var shown: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>?

            init(tableView: UITableView, cellProvider: @escaping CellProvider) {
                table = tableView
                provider = cellProvider
                super.init()
                tableView.dataSource = self
            }

            func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
                shown ?? NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
            }
            func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
                guard let section = sectionIdentifier(for: indexPath.section) else { return nil }
                let items = snapshot().itemIdentifiers(inSection: section)
                return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
            }
            func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
                let all = snapshot()
                guard let section = all.sectionIdentifier(containingItem: itemIdentifier),
                    let index = all.indexOfSection(section),
                    let row = all.itemIdentifiers(inSection: section).firstIndex(of: itemIdentifier)
                else { return nil }
                return IndexPath(row: row, section: index)
            }
            func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
                let sections = snapshot().sectionIdentifiers
                return sections.indices.contains(index) ? sections[index] : nil
            }
            func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
                snapshot().indexOfSection(sectionIdentifier)
            }

            func applySnapshotUsingReloadData(
                _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
                completion: (() -> Void)? = nil
            ) {
                shown = snapshot.withoutMarks()
                table?.reloadData()
                if let completion { DispatchQueue.main.async { completion() } }
            }

            func apply(
                _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
                animatingDifferences: Bool = true, completion: (() -> Void)? = nil
            ) {
                guard let old = shown, let table else {
                    applySnapshotUsingReloadData(snapshot, completion: completion)
                    return
                }
                let change = SnapshotDifference<SectionIdentifierType, ItemIdentifierType>(
                    from: old, to: snapshot)
                let animation = animatingDifferences ? defaultRowAnimation : .none
                table.performBatchUpdates {
                    self.shown = snapshot.withoutMarks()
                    for section in change.deletedSections {
                        table.deleteSections(IndexSet(integer: section), with: animation)
                    }
                    for section in change.insertedSections {
                        table.insertSections(IndexSet(integer: section), with: animation)
                    }
                    for move in change.movedSections { table.moveSection(move.from, toSection: move.to) }
                    table.deleteRows(at: change.deleted, with: animation)
                    table.insertRows(at: change.inserted, with: animation)
                    for move in change.moved { table.moveRow(at: move.from, to: move.to) }
                } completion: { _ in
                    if animatingDifferences { completion?() }
                }
                let marked = snapshot.reconfiguredItemIdentifiers
                table.reconfigureRows(at: marked.compactMap { indexPath(for: $0) })
                if !animatingDifferences, let completion { DispatchQueue.main.async { completion() } }
            }

        """

    /// What a table asks it; for subclasses to override.
    static let tableSourceData = """
            func numberOfSections(in tableView: UITableView) -> Int { snapshot().numberOfSections }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                guard let identifier = sectionIdentifier(for: section) else { return 0 }
                return snapshot().numberOfItems(inSection: identifier)
            }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                guard let item = itemIdentifier(for: indexPath),
                    let cell = provider(tableView, indexPath, item)
                else { fatalError("UITableViewDiffableDataSource cell provider returned nil") }
                return cell
            }
            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
            func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
            func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
            func tableView(
                _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
            ) -> Int { index }
            func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
            func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
            func tableView(
                _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
                to destinationIndexPath: IndexPath
            ) {}
            func tableView(
                _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
                forRowAt indexPath: IndexPath
            ) {}
        }

        """

    /// A collection view's.
    static let collectionSource = tableSource.forCollections + """
            typealias SupplementaryViewProvider = (
                _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
            ) -> UICollectionReusableView?
            var supplementaryViewProvider: SupplementaryViewProvider?

        """ + sectionSnapshotSource + """
            func numberOfSections(in collectionView: UICollectionView) -> Int { snapshot().numberOfSections }
            func collectionView(
                _ collectionView: UICollectionView, numberOfItemsInSection section: Int
            ) -> Int {
                guard let identifier = sectionIdentifier(for: section) else { return 0 }
                return snapshot().numberOfItems(inSection: identifier)
            }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                guard let item = itemIdentifier(for: indexPath),
                    let cell = provider(collectionView, indexPath, item)
                else { fatalError("UICollectionViewDiffableDataSource cell provider returned nil") }
                if let section = sectionIdentifier(for: indexPath.section), let tree = trees[section],
                    tree.contains(item)
                {
                    _indent(cell, tree.level(of: item))
                }
                return cell
            }
            func collectionView(
                _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
                at indexPath: IndexPath
            ) -> UICollectionReusableView {
                guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
                    fatalError("UICollectionViewDiffableDataSource has no view of kind '\\(kind)'")
                }
                return view
            }
            func collectionView(
                _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
            ) -> Bool {
                guard let item = itemIdentifier(for: indexPath) else { return false }
                return reorderingHandlers.canReorderItem?(item) ?? false
            }
            func collectionView(
                _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
                to destinationIndexPath: IndexPath
            ) {
                var after = snapshot()
                guard let item = itemIdentifier(for: sourceIndexPath),
                    let section = sectionIdentifier(for: destinationIndexPath.section)
                else { return }
                after.deleteItems([item])
                let others = after.itemIdentifiers(inSection: section)
                if others.indices.contains(destinationIndexPath.item) {
                    after.insertItems([item], beforeItem: others[destinationIndexPath.item])
                } else {
                    after.appendItems([item], toSection: section)
                }
                let transaction = NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>(
                    initialSnapshot: snapshot(), finalSnapshot: after)
                reorderingHandlers.willReorder?(transaction)
                shown = after
                reorderingHandlers.didReorder?(transaction)
            }
            var reorderingHandlers = _ReorderingHandlers<SectionIdentifierType, ItemIdentifierType>()
        }

        struct NSDiffableDataSourceTransaction<
            SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
        > {
            let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
            let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
        }

        struct _ReorderingHandlers<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
            typealias Transaction = NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
            var canReorderItem: ((ItemIdentifierType) -> Bool)?
            var willReorder: ((Transaction) -> Void)?
            var didReorder: ((Transaction) -> Void)?
        }
        """
}

extension String {
    /// What tables and collection views have in common, in the words of the latter.
    fileprivate var forCollections: String {
        let words = [
            ("            var defaultRowAnimation = UITableView.RowAnimation.automatic\n", ""),
            ("                let animation = animatingDifferences ? defaultRowAnimation : .none\n", ""),
            (", with: animation", ""),
            ("UITableViewDataSource", "UICollectionViewDataSource, _OutlineToggling"),
            ("UITableViewDiffable", "UICollectionViewDiffable"), ("UITableViewCell", "UICollectionViewCell"),
            ("_ tableView: UITableView", "_ collectionView: UICollectionView"),
            ("tableView: UITableView", "collectionView: UICollectionView"),
            ("weak var table: UITableView", "weak var table: UICollectionView"),
            ("tableView.dataSource", "collectionView.dataSource"), ("= tableView", "= collectionView"),
            ("deleteRows", "deleteItems"), ("insertRows", "insertItems"), ("moveRow", "moveItem"),
            ("reconfigureRows", "reconfigureItems"),
        ]
        return words.reduce(self) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }
}

extension LibrarySource {
    /// Diffable data sources and what they show. An item that is there already moves to its new place; a
    /// section that is, an identifier that comes twice, and one that is named and is not there stop the
    /// program, as on a device.
    static let diffableDataSources = LibrarySource(
        name: "NSDiffableDataSourceSnapshot",
        others: [
            "UITableViewDiffableDataSource", "UICollectionViewDiffableDataSource",
            "NSDiffableDataSourceSectionSnapshot", "NSDiffableDataSourceTransaction",
        ],
        text: snapshotReading + snapshotSections + snapshotItems + snapshotDifference + tableSource
            + tableSourceData + sectionSnapshot + collectionSource)

    private static let snapshotReading = """
        struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
            private(set) var sectionIdentifiers: [SectionIdentifierType] = []
            private var itemsOfSection: [SectionIdentifierType: [ItemIdentifierType]] = [:]
            private var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]
            private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
            private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
            private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

            init() {}

            var numberOfItems: Int { sectionOfItem.count }
            var numberOfSections: Int { sectionIdentifiers.count }
            var itemIdentifiers: [ItemIdentifierType] {
                sectionIdentifiers.flatMap { itemsOfSection[$0] ?? [] }
            }
            func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
                itemIdentifiers(inSection: identifier).count
            }
            func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
                guard let items = itemsOfSection[identifier] else {
                    fatalError("Invalid section identifier for item count: \\(identifier)")
                }
                return items
            }
            func sectionIdentifier(
                containingItem identifier: ItemIdentifierType
            ) -> SectionIdentifierType? {
                sectionOfItem[identifier]
            }
            func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
                sectionOfItem[identifier] == nil ? nil : itemIdentifiers.firstIndex(of: identifier)
            }
            func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
                sectionIdentifiers.firstIndex(of: identifier)
            }

        """

    private static let snapshotSections = """
            mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
                addSections(identifiers, at: sectionIdentifiers.count)
            }
            mutating func insertSections(
                _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
            ) {
                addSections(identifiers, at: place(ofSection: toIdentifier))
            }
            mutating func insertSections(
                _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
            ) {
                addSections(identifiers, at: place(ofSection: toIdentifier) + 1)
            }
            mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
                for section in identifiers {
                    sectionIdentifiers.removeAll { $0 == section }
                    for item in itemsOfSection[section] ?? [] { sectionOfItem[item] = nil }
                    itemsOfSection[section] = nil
                }
            }
            mutating func moveSection(
                _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
            ) {
                sectionIdentifiers.remove(at: place(ofSection: identifier))
                sectionIdentifiers.insert(identifier, at: place(ofSection: toIdentifier))
            }
            mutating func moveSection(
                _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
            ) {
                sectionIdentifiers.remove(at: place(ofSection: identifier))
                sectionIdentifiers.insert(identifier, at: place(ofSection: toIdentifier) + 1)
            }
            mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
                for section in identifiers {
                    _ = place(ofSection: section)
                    reloadedSectionIdentifiers.append(section)
                }
            }

            private func place(ofSection identifier: SectionIdentifierType) -> Int {
                guard let index = sectionIdentifiers.firstIndex(of: identifier) else {
                    fatalError("Invalid section identifier: \\(identifier)")
                }
                return index
            }

            private mutating func addSections(_ identifiers: [SectionIdentifierType], at index: Int) {
                for (offset, section) in identifiers.enumerated() {
                    guard itemsOfSection[section] == nil else {
                        fatalError("Section identifiers are not unique: \\(section)")
                    }
                    sectionIdentifiers.insert(section, at: index + offset)
                    itemsOfSection[section] = []
                }
            }

        """

    private static let snapshotItems = """
            mutating func appendItems(
                _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
            ) {
                guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
                    fatalError("There are currently no sections in the data source.")
                }
                guard let known = itemsOfSection[section] else {
                    fatalError("Invalid section identifier: \\(section)")
                }
                addItems(identifiers, to: section, at: known.count)
            }
            mutating func insertItems(
                _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
            ) {
                let place = place(ofItem: beforeIdentifier)
                addItems(identifiers, to: place.section, at: place.index)
            }
            mutating func insertItems(
                _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
            ) {
                let place = place(ofItem: afterIdentifier)
                addItems(identifiers, to: place.section, at: place.index + 1)
            }
            mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
                for item in identifiers { remove(item) }
            }
            mutating func deleteAllItems() {
                sectionIdentifiers = []
                itemsOfSection = [:]
                sectionOfItem = [:]
            }
            mutating func moveItem(
                _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
            ) {
                _ = place(ofItem: identifier)
                remove(identifier)
                insertItems([identifier], beforeItem: toIdentifier)
            }
            mutating func moveItem(
                _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
            ) {
                _ = place(ofItem: identifier)
                remove(identifier)
                insertItems([identifier], afterItem: toIdentifier)
            }
            mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
                for item in identifiers {
                    _ = place(ofItem: item)
                    reloadedItemIdentifiers.append(item)
                }
            }
            mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
                for item in identifiers {
                    _ = place(ofItem: item)
                    reconfiguredItemIdentifiers.append(item)
                }
            }

            private func place(
                ofItem identifier: ItemIdentifierType
            ) -> (section: SectionIdentifierType, index: Int) {
                guard let section = sectionOfItem[identifier],
                    let index = itemsOfSection[section]?.firstIndex(of: identifier)
                else { fatalError("Invalid item identifier: \\(identifier)") }
                return (section, index)
            }

            private mutating func remove(_ item: ItemIdentifierType) {
                guard let section = sectionOfItem[item] else { return }
                itemsOfSection[section]?.removeAll { $0 == item }
                sectionOfItem[item] = nil
            }

            private mutating func addItems(
                _ identifiers: [ItemIdentifierType], to section: SectionIdentifierType, at index: Int
            ) {
                var new: Set<ItemIdentifierType> = []
                var index = index
                for item in identifiers {
                    guard new.insert(item).inserted else {
                        fatalError("Supplied item identifiers are not unique: \\(item)")
                    }
                    guard let known = sectionOfItem[item] else { continue }
                    if known == section, place(ofItem: item).index < index { index -= 1 }
                    remove(item)
                }
                itemsOfSection[section]?.insert(contentsOf: identifiers, at: index)
                for item in identifiers { sectionOfItem[item] = section }
            }

            fileprivate func withoutMarks() -> Self {
                var copy = self
                copy.reloadedSectionIdentifiers = []
                copy.reloadedItemIdentifiers = []
                copy.reconfiguredItemIdentifiers = []
                return copy
            }
        }

        """
}

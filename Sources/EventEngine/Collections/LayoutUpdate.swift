import Foundation

/// Names what a layout places: a cell or a view beside the cells.
struct ElementKey: Hashable, Comparable {
    let category: UICollectionView.ElementCategory
    let kind: String
    let path: IndexPath

    /// A cell.
    init(path: IndexPath) { self.init(.cell, "", path) }

    init(_ category: UICollectionView.ElementCategory, _ kind: String, _ path: IndexPath) {
        (self.category, self.kind, self.path) = (category, kind, path)
    }

    init(_ attributes: UICollectionViewLayoutAttributes) {
        self.init(attributes.category, attributes.kind ?? "", attributes.indexPath)
    }

    init(_ key: SupplementaryKey) {
        self.init(key.isDecoration ? .decorationView : .supplementaryView, key.kind, key.path)
    }

    static func < (one: ElementKey, other: ElementKey) -> Bool {
        (one.category.rawValue, one.kind, one.path) < (other.category.rawValue, other.kind, other.path)
    }
}

/// What a layout is asked about an update, and what its answers are made of.
struct LayoutUpdate {
    /// What the layout hears of.
    var items: [UICollectionViewUpdateItem] = []
    /// What was seen before the update, at its places before.
    var before: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    /// What is seen after it.
    var after: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    /// Where items go that stay, and where those come from that are there now.
    var targets: [IndexPath: IndexPath] = [:] {
        didSet { origins = Dictionary(targets.map { ($1, $0) }) { first, _ in first } }
    }
    private(set) var origins: [IndexPath: IndexPath] = [:]

    /// What has to be asked about: what was seen or is deleted, in order of places.
    var going: [ElementKey] {
        let deleted = items.filter { $0.updateAction == .delete }.compactMap(\.indexPathBeforeUpdate)
        return Self.all(before.keys.filter { $0.category == .cell || after[$0] == nil }, and: deleted)
    }
    /// What is seen now or was inserted.
    var coming: [ElementKey] {
        let inserted = items.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate)
        return Self.all(after.keys.filter { $0.category == .cell || before[$0] == nil }, and: inserted)
    }

    private static func all(_ seen: [ElementKey], and named: [IndexPath]) -> [ElementKey] {
        let items = named.filter { $0.last != NSNotFound }.map(ElementKey.init(path:))
        return Set(seen + items).sorted()
    }

    /// The layout's own answers: what only comes or goes fades, what stays moves.
    func start(
        of key: ElementKey, _ place: UICollectionViewLayoutAttributes?
    ) -> UICollectionViewLayoutAttributes? {
        if key.category == .cell {
            guard let origin = origins[key.path] else { return Self.faded(place) }
            return Self.copy(before[ElementKey(path: origin)] ?? place, at: key.path)
        }
        return before[key] == nil ? Self.faded(place) : Self.copy(place, at: key.path)
    }

    /// - Parameter place: where the item is now, if it is not seen.
    func end(
        of key: ElementKey, _ place: (IndexPath) -> UICollectionViewLayoutAttributes?
    ) -> UICollectionViewLayoutAttributes? {
        if key.category == .cell, let target = targets[key.path] {
            return Self.copy(after[ElementKey(path: target)] ?? place(target), at: key.path)
        }
        return Self.faded(before[key])
    }

    private static func copy(
        _ place: UICollectionViewLayoutAttributes?, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let made = place?.copy(with: nil) as? UICollectionViewLayoutAttributes
        made?.indexPath = path
        return made
    }

    private static func faded(
        _ place: UICollectionViewLayoutAttributes?
    ) -> UICollectionViewLayoutAttributes? {
        let made = place?.copy(with: nil) as? UICollectionViewLayoutAttributes
        made?.alpha = 0
        return made
    }
}

extension UICollectionViewLayout {
    /// What the engine's layouts answer to where a view comes from.
    final func usualStart(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        guard let update = owner?.collection.update else { return nil }
        return update.start(of: key, update.after[key] ?? place(of: key))
    }

    final func usualEnd(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        owner?.collection.update?.end(of: key) { layoutAttributesForItem(at: $0) }
    }

    private func place(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        switch key.category {
        case .cell: layoutAttributesForItem(at: key.path)
        case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.path)
        case .decorationView: layoutAttributesForDecorationView(ofKind: key.kind, at: key.path)
        }
    }

    /// Whether the layout's class may answer a message in its own way: an author's class that is compiled may
    /// always.
    final func mayHear(_ selectors: [MessageSelector]) -> Bool {
        if let dynamicSubclass { return selectors.contains(where: dynamicSubclass.overrides) }
        let own: [AnyClass] = [
            UICollectionViewLayout.self, UICollectionViewFlowLayout.self,
            UICollectionViewCompositionalLayout.self,
        ]
        return !own.contains { $0 == type(of: self) }
    }

    /// Asks where something goes, as far as the class has something to say to that.
    final func askForEnd(of key: ElementKey) {
        switch key.category {
        case .cell where mayHear([.finalAttributesOfItem]):
            _ = finalLayoutAttributesForDisappearingItem(at: key.path)
        case .supplementaryView where mayHear([.finalAttributesOfSupplementary]):
            _ = finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: key.kind, at: key.path)
        case .decorationView where mayHear([.finalAttributesOfDecoration]):
            _ = finalLayoutAttributesForDisappearingDecorationElement(ofKind: key.kind, at: key.path)
        default: return
        }
    }

    final func askForStart(of key: ElementKey) {
        switch key.category {
        case .cell where mayHear([.initialAttributesOfItem]):
            _ = initialLayoutAttributesForAppearingItem(at: key.path)
        case .supplementaryView where mayHear([.initialAttributesOfSupplementary]):
            _ = initialLayoutAttributesForAppearingSupplementaryElement(ofKind: key.kind, at: key.path)
        case .decorationView where mayHear([.initialAttributesOfDecoration]):
            _ = initialLayoutAttributesForAppearingDecorationElement(ofKind: key.kind, at: key.path)
        default: return
        }
    }
}

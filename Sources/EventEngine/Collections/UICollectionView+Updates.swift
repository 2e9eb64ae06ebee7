import Foundation

/// Inserting, deleting, reloading and moving items and sections, as in tables.
extension UICollectionView {
    private static let words = IndexChanges.Words(one: "item", many: "items", view: "collection view")

    /// Carries changes out at once, or with the others of an update that is open.
    final func change(_ note: (inout IndexChanges) -> Void) {
        guard !world.isHalted else { return }
        if collection.changes.depth == 0 { _ = counts }
        note(&collection.changes)
        if collection.changes.depth == 0 { commitChanges() }
    }

    final func batch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        if collection.changes.depth == 0 { _ = counts }
        collection.changes.depth += 1
        updates?()
        collection.changes.depth -= 1
        if collection.changes.depth == 0 { commitChanges() }
        world.completeLater(completion)
    }

    private func commitChanges() {
        let changes = collection.changes
        collection.changes = IndexChanges()
        guard let old = collection.counts, !world.isHalted else { return }
        collection.counts = nil
        let new = counts
        world.work.draw(WorkCost.hashed * (old.reduce(0, +) + new.reduce(0, +)))
        guard !world.isHalted else { return }
        do {
            take(try changes.places(from: old, to: new, Self.words), changes)
        } catch {
            world.report(.refused((error as? IndexChanges.Mismatch)?.sentence ?? ""))
        }
    }

    private func take(_ moves: IndexChanges.Places, _ changes: IndexChanges) {
        let places = moves.items
        let update = begunUpdate(places, changes)
        retireCells { places[$0] == nil }
        collection.cells = collection.cells.compactMap { path, cell in places[path].map { ($0, cell) } }
        collection.selected = collection.selected.compactMap { places[$0] }
        collection.presses = collection.presses.compactMap { press in
            places[press.path].map { ItemPress(path: $0, touch: press.touch, isInside: press.isInside) }
        }
        collection.layout.moveSizes(places)
        moveScrollers(moves.sections)
        countsChanged()
        if let update { finish(update) }
    }
}

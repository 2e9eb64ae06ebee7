import Foundation

/// Inserting, deleting, reloading and moving rows and sections.
///
/// The data source has changed already, and the table compares: where its counts do not fit the changes,
/// UIKit raises an exception, whose words these are. The engine decides the rest: rows are at their new
/// places at once, those that stay keep their cells and their selection, and a completion comes when the
/// movement would be over, after 0.3 s.
extension UITableView {
    private static let words = IndexChanges.Words(one: "row", many: "rows", view: "table view")

    /// Carries changes out at once, or with the others of an update that is open.
    final func change(_ note: (inout IndexChanges) -> Void) {
        guard !world.isHalted else { return }
        if table.changes.depth == 0 { _ = rows }
        note(&table.changes)
        if table.changes.depth == 0 { commitChanges() }
    }

    final func openUpdates() {
        if table.changes.depth == 0 { _ = rows }
        table.changes.depth += 1
    }

    final func closeUpdates() {
        guard table.changes.depth > 0 else { return }
        table.changes.depth -= 1
        if table.changes.depth == 0 { commitChanges() }
    }

    final func batch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        openUpdates()
        updates?()
        closeUpdates()
        world.completeLater(completion)
    }

    private func commitChanges() {
        let changes = table.changes
        table.changes = IndexChanges()
        guard let old = table.map, !world.isHalted else { return }
        // What rows have said goes with them, once it is known where.
        let measured = table.measured
        table.measured = MeasuredRows()
        table.map = nil
        let new = askAnew()
        let (before, after) = (old.sections.map(\.rowCount), new.sections.map(\.rowCount))
        world.work.draw(WorkCost.hashed * (before.reduce(0, +) + after.reduce(0, +)))
        guard !world.isHalted else { return place(new) }
        do {
            let places = try changes.places(from: before, to: after, Self.words)
            // Rows that are asked for anew count as high as they were until they have said it, so that what
            // is seen does not move meanwhile (our decision).
            let known = places.items.merging(places.reloaded) { kept, _ in kept }
            place(new, keeping: measured, at: known)
            take(places.items)
        } catch {
            place(new)
            world.report(.refused((error as? IndexChanges.Mismatch)?.sentence ?? ""))
        }
    }

    private func take(_ places: [IndexPath: IndexPath]) {
        retireCells { places[$0] == nil }
        table.cells = table.cells.compactMap { path, cell in places[path].map { ($0, cell) } }
        table.selected = table.selected.compactMap { places[$0] }
        table.presses = table.presses.compactMap { press in
            places[press.path].map { TablePress(path: $0, touch: press.touch) }
        }
        removeTitles { _ in true }
        if let swipe = table.swipe {
            if let path = places[swipe.path] { swipe.path = path } else { finishSwipe(swipe, at: .some(nil)) }
        }
        setNeedsLayout()
    }
}

extension Simulator {
    /// Calls a completion when a movement would be over that begins now.
    func completeLater(_ completion: ((Bool) -> Void)?) {
        guard let completion, !isHalted else { return }
        work.draw(WorkCost.block)
        timers.add(at: clock.now + ScrollConstants.animationTime) { completion(true) }
    }
}

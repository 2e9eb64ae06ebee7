import Foundation

/// What is to change about the rows of a table at once.
struct RowChanges {
    /// How many updates are open inside each other.
    var depth = 0
    /// By their places before the changes.
    var deleted: Set<IndexPath> = []
    var reloaded: Set<IndexPath> = []
    /// By their places after them.
    var inserted: Set<IndexPath> = []
    var moved: [(from: IndexPath, to: IndexPath)] = []
}

/// Inserting, deleting, reloading and moving rows.
///
/// The data source has changed already, and the table compares: where its counts do not fit the changes, UIKit
/// raises an exception, whose words these are. The engine decides the rest: rows are at their new places at
/// once, those that stay keep their cells and their selection, and a completion comes when the movement would
/// be over, after 0.3 s.
extension UITableView {
    /// Carries changes out at once, or with the others of an update that is open.
    final func change(_ note: (inout RowChanges) -> Void) {
        guard !world.isHalted else { return }
        if table.changes.depth == 0, table.map == nil { _ = rows }
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
        guard let completion, !world.isHalted else { return }
        world.work.draw(WorkCost.block)
        world.timers.add(at: world.clock.now + ScrollConstants.animationTime) { completion(true) }
    }

    private func commitChanges() {
        let changes = table.changes
        table.changes = RowChanges()
        guard let old = table.map, !world.isHalted else { return }
        table.map = nil
        let new = rows
        guard !world.isHalted, let places = places(of: changes, old, new) else { return }
        world.work.draw(places.count)
        let gone = changes.deleted.union(changes.reloaded)
        retireCells { gone.contains($0) || places[$0] == nil }
        table.cells = table.cells.compactMap { path, cell in places[path].map { ($0, cell) } }
        table.selected = table.selected.compactMap { changes.reloaded.contains($0) ? nil : places[$0] }
        table.presses = table.presses.compactMap { press in
            places[press.path].map { TablePress(path: $0, touch: press.touch) }
        }
        removeTitles { _ in true }
        if let swipe = table.swipe {
            if let path = places[swipe.path], !gone.contains(swipe.path) {
                swipe.path = path
            } else {
                finishSwipe(swipe, at: .some(nil))
            }
        }
        setNeedsLayout()
    }

    /// Where the rows go that stay; nil when the counts do not fit.
    private func places(
        of changes: RowChanges, _ old: TableMap, _ new: TableMap
    ) -> [IndexPath: IndexPath]? {
        guard old.sections.count == new.sections.count else {
            return refuse(
                "Invalid update: invalid number of sections. The number of sections contained in the table "
                    + "view after the update (\(new.sections.count)) must be equal to the number of sections "
                    + "contained in the table view before the update (\(old.sections.count))")
        }
        guard exists(changes, old, new) else { return nil }
        var places: [IndexPath: IndexPath] = [:]
        for (from, to) in changes.moved { places[from] = to }
        for section in old.sections.indices {
            let (before, after) = (old.sections[section].rowCount, new.sections[section].rowCount)
            let deleted = changes.deleted.filter { $0.section == section }
            let inserted = changes.inserted.filter { $0.section == section }
            let leaving = Set(changes.moved.map(\.from).filter { $0.section == section })
            let coming = Set(changes.moved.map(\.to).filter { $0.section == section })
            guard after == before - deleted.count + inserted.count - leaving.count + coming.count else {
                return refuse(
                    "Invalid update: invalid number of rows in section \(section). The number of rows "
                        + "contained in an existing section after the update (\(after)) must be equal to the "
                        + "number of rows contained in that section before the update (\(before)), plus or "
                        + "minus the number of rows inserted or deleted from that section "
                        + "(\(inserted.count) inserted, \(deleted.count) deleted) and plus or minus the "
                        + "number of rows moved into or out of that section (\(coming.count) moved in, "
                        + "\(leaving.count) moved out).")
            }
            let free = (0..<after).map { IndexPath(row: $0, section: section) }
                .filter { !inserted.contains($0) && !coming.contains($0) }
            let staying = (0..<before).map { IndexPath(row: $0, section: section) }
                .filter { !deleted.contains($0) && !leaving.contains($0) }
            for (from, to) in zip(staying, free) { places[from] = to }
        }
        return places
    }

    /// Whether the rows that are named exist.
    private func exists(_ changes: RowChanges, _ old: TableMap, _ new: TableMap) -> Bool {
        let named = changes.deleted.union(changes.reloaded).union(changes.moved.map(\.from)).sorted()
        if let path = named.first(where: { !old.contains($0) }) {
            let verb = changes.deleted.contains(path)
                ? "delete" : changes.reloaded.contains(path) ? "reload" : "move"
            let count = path.count == 2 && old.sections.indices.contains(path.section)
                ? old.sections[path.section].rowCount : 0
            return refuse(
                "attempt to \(verb) row \(path.last ?? 0) from section \(path.first ?? 0) which only contains "
                    + "\(count) rows before the update") ?? false
        }
        let added = changes.inserted.union(changes.moved.map(\.to)).sorted()
        guard let path = added.first(where: { !new.contains($0) }) else { return true }
        let count = path.count == 2 && new.sections.indices.contains(path.section)
            ? new.sections[path.section].rowCount : 0
        return refuse(
            "attempt to insert row \(path.last ?? 0) into section \(path.first ?? 0), but there are only "
                + "\(count) rows in section \(path.first ?? 0) after the update") ?? false
    }

    private func refuse<Answer>(_ what: String) -> Answer? {
        world.report(.refused(what))
        return nil
    }
}

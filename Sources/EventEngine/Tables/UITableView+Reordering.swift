import Foundation

/// A row on its way by hand.
struct RowMovement {
    weak var cell: UITableViewCell?
    /// The row over which the finger was last, and the one that the delegate made of it.
    var proposal: IndexPath
    var target: IndexPath
}

/// The control that moves a row while its table is edited. UIKit keeps its class to itself too.
///
/// It has a touch at once, and no content scrolls by it. The row follows the finger, the others make room as
/// soon as the delegate agreed, and content does not scroll at the table's edge meanwhile: our decision, as
/// Apple documents only what the data source and the delegate are asked and told.
final class UITableViewCellReorderControl: UIControl {
    weak var row: UITableViewCell?
    weak var table: UITableView?

    override var takesTouchesAtOnce: Bool { isEnabled }

    override func defaultBeginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let row, let table else { return false }
        return table.lift(row)
    }

    override func defaultContinueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let row, let table else { return false }
        let step = touch.location(in: table).y - touch.previousLocation(in: table).y
        row.center = CGPoint(x: row.center.x, y: row.center.y + step)
        table.proposeRow(under: row)
        return true
    }

    override func defaultEndTracking(_ touch: UITouch?, with event: UIEvent?) {
        if let row, touch != nil { table?.drop(row) }
    }

    override func trackingIsOver() {
        guard let table, table.table.movement?.cell === row else { return }
        table.table.movement = nil
        table.setNeedsLayout()
    }
}

/// Moving rows by hand, as Apple documents it with the data source's and the delegate's methods for that.
extension UITableView {
    /// Whether a row of a table that is edited has a control that moves it.
    final func mayMove(_ path: IndexPath) -> Bool {
        guard world.declares(table.dataSourceObject, .moveRow) else { return false }
        return world.askSilently(table.dataSourceObject, .canMoveRow, [self, path], fallback: true) {
            ($0 as? any UITableViewDataSource)?.tableView(self, canMoveRowAt: path)
        }
    }

    private func place(of cell: UITableViewCell) -> IndexPath? {
        table.cells.first { $0.cell === cell }?.path
    }

    /// A finger takes a row; one at a time.
    final func lift(_ cell: UITableViewCell) -> Bool {
        guard table.movement == nil, let start = place(of: cell) else { return false }
        table.movement = RowMovement(cell: cell, proposal: start, target: start)
        bringSubviewToFront(cell)
        return true
    }

    /// The row hovers: the delegate is asked about each row that it comes to.
    final func proposeRow(under cell: UITableViewCell) {
        guard let movement = table.movement, movement.cell === cell, let start = place(of: cell),
            let proposal = rows.row(at: min(max(cell.center.y, 0), contentSize.height - 1)),
            proposal != movement.proposal, !world.isHalted
        else { return }
        let target = world.askDelegate(
            delegateObject, .targetForRow, [self, start, proposal], fallback: proposal
        ) {
            ($0 as? any UITableViewDelegate)?.tableView(
                self, targetIndexPathForMoveFromRowAt: start, toProposedIndexPath: proposal)
        }
        table.movement?.proposal = proposal
        table.movement?.target = target
        setNeedsLayout()
    }

    /// The finger let a row go: it moves to the row that was agreed upon.
    final func drop(_ cell: UITableViewCell) {
        guard let movement = table.movement, movement.cell === cell, let start = place(of: cell) else {
            return
        }
        let target = movement.target
        table.movement = nil
        setNeedsLayout()
        guard target != start, rows.contains(target), !world.isHalted else { return }
        world.askDelegate(table.dataSourceObject, .moveRow, [self, start, target], fallback: ()) {
            ($0 as? any UITableViewDataSource)?.tableView(self, moveRowAt: start, to: target)
        }
        moveRow(at: start, to: target)
    }

    /// How far a row makes room for the one that moves, in points.
    final func room(at path: IndexPath) -> CGFloat {
        guard let movement = table.movement, let cell = movement.cell, let start = place(of: cell),
            let height = frameOfRow(start)?.height
        else { return 0 }
        if start < path, path <= movement.target { return -height }
        return movement.target <= path && path < start ? height : 0
    }
}

extension UITableViewCell {
    /// Puts the control in, or with nil takes it out.
    final func setReorderControl(_ table: UITableView?) {
        guard (table != nil) != (cell.reorderControl != nil) else { return }
        cell.reorderControl?.removeFromSuperview()
        cell.reorderControl = nil
        setNeedsLayout()
        guard let table else { return }
        let control = world.perform { UITableViewCellReorderControl(frame: .zero) }
        (control.row, control.table) = (self, table)
        cell.reorderControl = control
        insert(control, at: .front)
    }
}

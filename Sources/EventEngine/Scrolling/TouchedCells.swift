/// Cells that a table or a collection view has let go of while a finger is on them.
///
/// They stay behind, hidden, until the finger is gone: without its view the touch would be over, and what the
/// recognizers of the table made of it (D-11). Our decision; UIKit's tables hide cells that wait for reuse.
extension Simulator {
    /// A cell that is taken out when no finger is on it.
    struct TouchedCell {
        let cell: UIView
        let wasHidden: Bool
        /// Done when it is out.
        let finish: () -> Void
    }

    /// Hides a cell and keeps it until its touches are over; answers whether a finger is on it at all.
    func keepWhileTouched(_ cell: UIView, finish: @escaping () -> Void) -> Bool {
        guard touchDelivery.hasTouch(in: cell) else { return false }
        touchedCells.append(TouchedCell(cell: cell, wasHidden: cell.isHidden, finish: finish))
        cell.isHidden = true
        return true
    }

    /// Lays a table or a collection view out when no finger is in it any more: till then it shows cells that
    /// have left what is seen.
    func tidyWhenUntouched(_ list: UIScrollView) {
        work.draw(compared: untidyLists.count)
        if !untidyLists.contains(where: { $0.object === list }) { untidyLists.append(Weak(object: list)) }
    }

    /// Takes out the cells whose touches are over.
    func takeOutTouchedCells() {
        tidyLists()
        guard !touchedCells.isEmpty else { return }
        work.draw(compared: touchedCells.count)
        let cells = touchedCells
        touchedCells = cells.filter { touchDelivery.hasTouch(in: $0.cell) }
        for entry in cells where !touchedCells.contains(where: { $0.cell === entry.cell }) {
            entry.cell.removeFromSuperview()
            entry.cell.isHidden = entry.wasHidden
            entry.finish()
        }
    }

    private func tidyLists() {
        guard !untidyLists.isEmpty else { return }
        work.draw(compared: untidyLists.count)
        untidyLists.removeAll { list in
            guard let list = list.object else { return true }
            if touchDelivery.hasTouch(in: list) { return false }
            list.setNeedsLayout()
            return true
        }
    }
}

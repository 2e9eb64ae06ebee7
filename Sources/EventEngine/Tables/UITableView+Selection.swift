import Foundation

/// How touches highlight and select rows (H-29, H-30).
///
/// The engine decides what Apple leaves open: a touch belongs to the row of the cell that its view is in, so
/// a cell that takes no touches cannot be selected; a finger that moves without scrolling stays with its row;
/// what follows a lift happens after the turn's layout, as published stack traces show.
extension UITableView {
    /// Fingers came down: their rows are highlighted if the delegate allows it (M-10).
    final func pressRow(_ touches: Set<UITouch>) {
        guard selects else { return }
        for touch in touches.sorted(by: { $0.number < $1.number }) where !world.isHalted {
            guard let path = row(under: touch), !table.presses.contains(where: { $0.path == path }) else {
                continue
            }
            press(path, touch)
        }
    }

    /// Whether touches select rows at present.
    private var selects: Bool {
        guard table.isEditing else { return table.allowsSelection }
        return table.allowsSelectionDuringEditing || table.allowsMultipleSelectionDuringEditing
    }

    /// Whether several rows may be selected at present.
    final var selectsSeveral: Bool {
        table.isEditing ? table.allowsMultipleSelectionDuringEditing : table.allowsMultipleSelection
    }

    private func press(_ path: IndexPath, _ touch: UITouch) {
        let mayHighlight = tell(.shouldHighlightRow, path, fallback: true) {
            $0.tableView(self, shouldHighlightRowAt: path)
        }
        guard mayHighlight, !world.isHalted else { return }
        table.presses.append(TablePress(path: path, touch: touch))
        cellForRow(at: path)?.setHighlighted(true, animated: false)
        tell(.didHighlightRow, path, fallback: ()) { $0.tableView(self, didHighlightRowAt: path) }
    }

    /// The finger was lifted: its row will be selected.
    final func releaseRow(_ touches: Set<UITouch>) {
        for press in take(touches) {
            world.afterCommit.append { [weak self] in
                self?.unhighlight(press.path)
                self?.selectByTouch(press.path)
            }
        }
    }

    /// The touch was taken away, by scrolling or by a recognizer.
    final func abandonRow(_ touches: Set<UITouch>) {
        for press in take(touches) { unhighlight(press.path) }
    }

    private func take(_ touches: Set<UITouch>) -> [TablePress] {
        let meant = table.presses.filter { touches.contains($0.touch) }
        table.presses.removeAll { touches.contains($0.touch) }
        return meant
    }

    /// A tap on the detail button of a row (M-16).
    final func detailButtonTapped(in cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        tell(.accessoryButtonTapped, path, fallback: ()) {
            $0.tableView(self, accessoryButtonTappedForRowWith: path)
        }
    }

    final func row(under touch: UITouch) -> IndexPath? {
        guard let view = touch.view else { return nil }
        for ancestor in view.ancestors where ancestor !== self {
            if let cell = ancestor as? UITableViewCell, let path = indexPath(for: cell) { return path }
        }
        return nil
    }

    private func unhighlight(_ path: IndexPath) {
        cellForRow(at: path)?.setHighlighted(false, animated: false)
        tell(.didUnhighlightRow, path, fallback: ()) { $0.tableView(self, didUnhighlightRowAt: path) }
    }

    final func selectByTouch(_ path: IndexPath) {
        guard selects, rows.contains(path), !world.isHalted else { return }
        if selectsSeveral, table.selected.contains(path) { return deselectByTouch(path) }
        let answer = tell(.willSelectRow, path, fallback: path) {
            $0.tableView(self, willSelectRowAt: path)
        }
        guard let target = answer, rows.contains(target), !world.isHalted else { return }
        if !selectsSeveral {
            for old in table.selected where old != target { deselectByTouch(old) }
        }
        markSelected(target, animated: false)
        tell(.didSelectRow, target, fallback: ()) { $0.tableView(self, didSelectRowAt: target) }
    }

    /// Where the delegate refuses, the row stays selected beside the new one.
    final func deselectByTouch(_ path: IndexPath) {
        let answer = tell(.willDeselectRow, path, fallback: path) {
            $0.tableView(self, willDeselectRowAt: path)
        }
        guard let target = answer, !world.isHalted else { return }
        deselect(target, false)
        tell(.didDeselectRow, target, fallback: ()) { $0.tableView(self, didDeselectRowAt: target) }
    }

    /// Asks the delegate or tells it something; what it does not implement leaves no line.
    @discardableResult
    final func tell<Result>(
        _ selector: MessageSelector, _ path: IndexPath, fallback: Result,
        _ ask: (any UITableViewDelegate) -> Result
    ) -> Result {
        world.askDelegate(delegateObject, selector, [self, path], fallback: fallback) {
            ($0 as? any UITableViewDelegate).map(ask)
        }
    }

    // MARK: By code

    final func selectByCode(_ path: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
        if let path, !rows.contains(path) { return refuse("selectRow(at:animated:scrollPosition:)", path) }
        if path == nil || !selectsSeveral {
            for old in table.selected where old != path { deselect(old, animated) }
        }
        guard let path else { return }
        markSelected(path, animated: animated)
        if position != .none { scroll(to: path, position, animated) }
    }

    final func deselect(_ path: IndexPath, _ animated: Bool) {
        guard table.selected.contains(path) else { return }
        table.selected.removeAll { $0 == path }
        cellForRow(at: path)?.setSelected(false, animated: animated)
    }

    private func markSelected(_ path: IndexPath, animated: Bool) {
        if !table.selected.contains(path) { table.selected.append(path) }
        cellForRow(at: path)?.setSelected(true, animated: animated)
    }

    final func scroll(to path: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
        guard let frame = frameOfRow(path) else {
            return refuse("scrollToRow(at:at:animated:)", path)
        }
        if let offset = offset(showing: frame, position) { setContentOffset(offset, animated: animated) }
    }

    /// UIKit raises an exception for a row that does not exist.
    private func refuse(_ call: String, _ path: IndexPath) {
        world.report(.refused("'\(call)': the table has no row \(path)"))
    }

    /// The offset that brings a row where it is wanted; nil when nothing has to move.
    private func offset(showing frame: CGRect, _ position: ScrollPosition) -> CGPoint? {
        let (top, bottom) = (adjustedContentInset.top, adjustedContentInset.bottom)
        let visible = bounds.height - top - bottom
        var y = bounds.minY
        switch position {
        case .top: y = frame.minY - top
        case .middle: y = frame.midY - visible / 2 - top
        case .bottom: y = frame.maxY - visible - top
        case .none:
            if frame.minY < bounds.minY + top {
                y = frame.minY - top
            } else if frame.maxY > bounds.maxY - bottom {
                y = frame.maxY - visible - top
            }
        }
        let lowest = max(-top, contentSize.height + bottom - bounds.height)
        y = min(max(y, -top), lowest)
        return y == bounds.minY ? nil : CGPoint(x: bounds.minX, y: y)
    }
}

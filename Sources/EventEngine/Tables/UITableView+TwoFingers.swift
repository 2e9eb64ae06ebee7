import Foundation

/// Rows that two fingers select (M-11).
///
/// Apple asks for `allowsMultipleSelectionDuringEditing`, and says that the delegate is asked before the
/// table is edited.
extension UITableView: SelectingByTwoFingers {
    final var twoFingerSelection: TwoFingerSelection? {
        get { table.twoFingerSelection }
        set { table.twoFingerSelection = newValue }
    }

    final func selectablePath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

    final func selectableCount(in section: Int) -> Int { numberOfRows(inSection: section) }

    final var selectedPaths: [IndexPath] { table.selected }

    final func refusalToSelectSeveral(from path: IndexPath) -> GestureCause? {
        guard table.allowsMultipleSelectionDuringEditing else {
            return GestureCause(RuleID("M", 11), "editing selects no more than one row")
        }
        let may = tell(.shouldBeginSelectingRows, path, fallback: false) {
            $0.tableView(self, shouldBeginMultipleSelectionInteractionAt: path)
        }
        return may ? nil : GestureCause(RuleID("M", 11), "refused by the delegate", by: delegateObject)
    }

    final func beginSelectingSeveral(from path: IndexPath) {
        if !isEditing { setEditing(true, animated: true) }
        tell(.didBeginSelectingRows, path, fallback: ()) {
            $0.tableView(self, didBeginMultipleSelectionInteractionAt: path)
        }
    }

    final func endSelectingSeveral() {
        world.askDelegate(delegateObject, .didEndSelectingRows, [self], fallback: ()) {
            ($0 as? any UITableViewDelegate)?.tableViewDidEndMultipleSelectionInteraction(self)
        }
    }

    final func selectAsByTouch(_ path: IndexPath, _ isSelected: Bool) {
        if isSelected { selectByTouch(path) } else { deselectByTouch(path) }
    }
}

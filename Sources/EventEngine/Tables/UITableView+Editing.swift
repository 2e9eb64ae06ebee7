import Foundation

/// The control at the beginning of a row that is edited: it shows what deletes the row, or inserts one at
/// once. UIKit keeps its class to itself too.
final class UITableViewCellEditControl: UIControl {
    weak var row: UITableViewCell?
    weak var table: UITableView?
    let style: UITableViewCell.EditingStyle

    init(_ style: UITableViewCell.EditingStyle) {
        self.style = style
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        style = .none
        super.init(coder: coder)
    }

    override func defaultEndTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch, let row, bounds.encloses(touch.location(in: self)) else { return }
        table?.editControlWasTapped(of: row, style)
    }
}

/// Rows of a table that is edited: those that may be edited have a control at the beginning, and their
/// content makes room for it.
///
/// As documented, each row may be edited unless the data source says otherwise, and deleting is the style
/// that is meant unless the delegate names another one. What deletes a row are the actions of its trailing
/// side; the row opens for them as for a swipe, but the delegate hears nothing. Where rows are selected
/// instead (`allowsMultipleSelectionDuringEditing`) there are none.
extension UITableView {
    /// Gives rows that have come onto the screen their controls.
    final func layoutEditControls() {
        let isMeant = table.isEditing && !table.allowsMultipleSelectionDuringEditing
        guard isMeant || table.hasEditControls else { return }
        table.hasEditControls = isMeant
        for (path, cell) in table.cells where !world.isHalted {
            guard isMeant else {
                cell.setEditControl(nil, indents: false)
                continue
            }
            guard cell.cell.editedAt != path else { continue }
            cell.cell.editedAt = path
            let style = mayEdit(path) ? editingStyle(path) : nil
            let control = style.flatMap { style in
                style == .none ? nil : world.perform { UITableViewCellEditControl(style) }
            }
            cell.setEditControl(control, indents: style != nil && mayIndent(cell, path), self)
        }
    }

    private func mayEdit(_ path: IndexPath) -> Bool {
        askSource(.canEditRow, [self, path], fallback: true) { $0.tableView(self, canEditRowAt: path) }
    }

    final func editingStyle(_ path: IndexPath) -> UITableViewCell.EditingStyle {
        tell(.editingStyleForRow, path, fallback: .delete) { $0.tableView(self, editingStyleForRowAt: path) }
    }

    private func mayIndent(_ cell: UITableViewCell, _ path: IndexPath) -> Bool {
        tell(.shouldIndentRow, path, fallback: cell.shouldIndentWhileEditing) {
            $0.tableView(self, shouldIndentWhileEditingRowAt: path)
        }
    }

    fileprivate final func editControlWasTapped(
        of cell: UITableViewCell, _ style: UITableViewCell.EditingStyle
    ) {
        guard let path = table.cells.first(where: { $0.cell === cell })?.path else { return }
        if style == .insert { return commit(.insert, path) }
        let isOpen = table.swipe?.path == path && table.swipe?.phase == .open
        closeSwipe()
        if !isOpen { openForEditing(path) }
    }
}

extension UITableViewCell {
    /// Puts a control at the beginning, or takes it away.
    fileprivate final func setEditControl(
        _ control: UITableViewCellEditControl?, indents: Bool, _ table: UITableView? = nil
    ) {
        if control == nil, cell.editControl == nil, cell.isIndented == indents { return }
        cell.editControl?.removeFromSuperview()
        cell.editControl = control
        cell.isIndented = indents
        if table == nil { cell.editedAt = nil }
        control?.row = self
        control?.table = table
        if let control { insert(control, at: .front) }
        setNeedsLayout()
    }
}

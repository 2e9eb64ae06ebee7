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
    /// Gives the rows on the screen the controls that they have now, or takes them away.
    final func layoutControls() {
        guard table.isEditing || table.hasControls else { return }
        table.hasControls = table.isEditing
        for (path, cell) in table.cells where !world.isHalted { layoutControls(of: cell, path) }
    }

    /// The same for one row; its cell may have been in use while the table was edited.
    final func layoutControls(of cell: UITableViewCell, _ path: IndexPath) {
        guard table.isEditing else {
            cell.cell.editedAt = nil
            cell.setEditControl(nil, indents: false)
            return cell.setReorderControl(nil)
        }
        guard cell.cell.editedAt != path else { return }
        cell.cell.editedAt = path
        layoutEditControl(of: cell, path)
        cell.setReorderControl(mayMove(path) ? self : nil)
    }

    /// Lets it be asked in the next layout pass which controls rows have, and how high that makes them.
    final func decideControlsAnew() {
        for (_, cell) in table.cells { cell.cell.editedAt = nil }
        table.measured.askAgain()
        setNeedsLayout()
    }

    private func layoutEditControl(of cell: UITableViewCell, _ path: IndexPath) {
        guard !table.allowsMultipleSelectionDuringEditing, mayEdit(path) else {
            return cell.setEditControl(nil, indents: false)
        }
        let style = editingStyle(path)
        let control = style == .none ? nil : world.perform { UITableViewCellEditControl(style) }
        control?.table = self
        cell.setEditControl(control, indents: mayIndent(cell, path))
    }

    private func mayEdit(_ path: IndexPath) -> Bool {
        askSource(.canEditRow, [self, path], fallback: true) { $0.tableView(self, canEditRowAt: path) }
    }

    final func editingStyle(_ path: IndexPath) -> UITableViewCell.EditingStyle {
        tell(.editingStyleForRow, path, fallback: .delete) { $0.tableView(self, editingStyleForRowAt: path) }
    }

    private func mayIndent(_ cell: UITableViewCell, _ path: IndexPath) -> Bool {
        table.indented = (path, cell)
        defer { table.indented = nil }
        return tell(.shouldIndentRow, path, fallback: cell.shouldIndentWhileEditing) {
            $0.tableView(self, shouldIndentWhileEditingRowAt: path)
        }
    }

    /// What holds for a row about which the delegate says nothing: what its cell says.
    final func indentsByDefault(_ path: IndexPath) -> Bool {
        let known = table.cells + [table.indented].compactMap { $0 }
        return known.last { $0.path == path }?.cell.shouldIndentWhileEditing ?? true
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
    fileprivate final func setEditControl(_ control: UITableViewCellEditControl?, indents: Bool) {
        if control == nil, cell.editControl == nil, cell.isIndented == indents { return }
        cell.editControl?.removeFromSuperview()
        cell.editControl = control
        cell.isIndented = indents
        control?.row = self
        if let control { insert(control, at: .front) }
        setNeedsLayout()
    }
}

import Foundation

/// How far picture and text of a cell are moved in.
extension UITableViewCell {
    public var indentationLevel: Int {
        get { cell.indentationLevel }
        set {
            cell.indentationLevel = newValue
            setNeedsLayout()
        }
    }
    /// Points for each level.
    public var indentationWidth: CGFloat {
        get { cell.indentationWidth }
        set {
            cell.indentationWidth = newValue
            setNeedsLayout()
        }
    }
    /// Kept: nothing comes in at the beginning of a row while the table is edited.
    public var shouldIndentWhileEditing: Bool {
        get { cell.indentsWhileEditing }
        set { cell.indentsWhileEditing = newValue }
    }

    /// Where picture and text begin, in points of the content view.
    final var contentStart: CGFloat {
        let indentation = CGFloat(cell.indentationLevel) * cell.indentationWidth
        return TableConstants.textMargin + (indentation.isFinite ? max(0, indentation) : 0)
    }
}

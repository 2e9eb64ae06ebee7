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
    /// Whether the content makes room at the beginning while the table is edited, unless the delegate says so
    /// itself.
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

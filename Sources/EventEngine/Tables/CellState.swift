/// What a cell knows beside what every view knows.
struct CellState {
    var text: UILabel?
    var detail: UILabel?
    var image: UIImageView?
    var accessoryType = UITableViewCell.AccessoryType.none
    var accessoryView: UIView?
    var editingAccessoryType = UITableViewCell.AccessoryType.none
    var editingAccessoryView: UIView?
    /// The view at the right end that is in the cell now.
    var shownAccessory: UIView?
    var detailButton: UITableViewCellDetailButton?
    var reorderControl: UITableViewCellReorderControl?
    var editControl: UITableViewCellEditControl?
    /// The row for which it was decided which controls there are; nil while the table is not edited, and
    /// when that has to be decided anew.
    var editedAt: IndexPath?
    /// Whether the index of the table takes room from the content.
    var isBesideIndex = false
    /// Whether the content makes room at the beginning.
    var isIndented = false
    var showsReorderControl = false
    var selectionStyle = UITableViewCell.SelectionStyle.default
    var isSelected = false
    var isHighlighted = false
    var backgrounds = CellBackgrounds()
    var isEditing = false
    var takesTouchesWhileDragged = false
    var indentationLevel = 0
    var indentationWidth: CGFloat = 10
    var indentsWhileEditing = true
    var separatorInset = UIEdgeInsets(top: 0, left: TableConstants.textMargin, bottom: 0, right: 0)

    /// The mark at the right end, while the cell is edited or not.
    var presentType: UITableViewCell.AccessoryType { isEditing ? editingAccessoryType : accessoryType }
    /// The view there, in the place of a mark.
    var presentView: UIView? { isEditing ? editingAccessoryView : accessoryView }
}

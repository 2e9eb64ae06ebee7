/// What a cell knows beside what every view knows.
struct CellState {
    var text: UILabel?
    var detail: UILabel?
    var image: UIImageView?
    var accessoryType = UITableViewCell.AccessoryType.none
    var accessoryView: UIView?
    var detailButton: UITableViewCellDetailButton?
    var reorderControl: UITableViewCellReorderControl?
    var showsReorderControl = false
    var selectionStyle = UITableViewCell.SelectionStyle.default
    var isSelected = false
    var isHighlighted = false
    var backgrounds = CellBackgrounds()
    var isEditing = false
    var indentationLevel = 0
    var indentationWidth: CGFloat = 10
    var indentsWhileEditing = true
    var separatorInset = UIEdgeInsets(top: 0, left: TableConstants.textMargin, bottom: 0, right: 0)
}

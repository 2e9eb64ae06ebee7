import Foundation

/// What a table knows beside what every scroll view knows.
struct TableState {
    let style: UITableView.Style
    /// The data source, also one that is of a scenario's class and so cannot conform to the protocol.
    weak var dataSourceObject: AnyObject?
    var rowHeight = UITableView.automaticDimension
    var sectionHeaderHeight = UITableView.automaticDimension
    var sectionFooterHeight = UITableView.automaticDimension
    var sectionHeaderTopPadding = UITableView.automaticDimension
    var allowsSelection = true
    var allowsMultipleSelection = false
    var estimates = (row: UITableView.automaticDimension, header: UITableView.automaticDimension,
        footer: UITableView.automaticDimension)
    var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    var looks = TableLooks()
    var backgroundView: UIView?
    var headerView: UIView?
    var footerView: UIView?

    /// What the data source said; nil until it was asked, and again when it has to be asked anew.
    var map: TableMap?
    /// What it has said by now, while it is being asked.
    var asked: AskedRows?
    var measured = MeasuredRows()
    /// The titles at the right edge; nil until the data source was asked.
    var indexTitles: [String]?
    var indexView: UITableViewIndex?
    /// Whether cells are being asked for.
    var isLoading = false
    /// The cells of the rows that are visible, from top to bottom.
    var cells: [(path: IndexPath, cell: UITableViewCell)] = []
    /// Headers and footers of sections that are visible.
    var titles: [(key: TitleKey, view: UIView)] = []
    /// Views of headers and footers that were asked for because their heights depend on them.
    var measuredTitles: [(key: TitleKey, view: UIView)] = []
    /// Cells that are no longer visible, by reuse identifier.
    var spares: [String: [UITableViewCell]] = [:]
    /// Makes a cell of the class that was registered for a reuse identifier.
    var makers: [String: (_ identifier: String) -> UITableViewCell] = [:]

    /// The same for headers and footers.
    var spareTitles: [String: [UITableViewHeaderFooterView]] = [:]
    var titleMakers: [String: (_ identifier: String) -> UITableViewHeaderFooterView] = [:]

    /// In the order in which they were selected.
    var selected: [IndexPath] = []
    /// The rows that fingers are on, each by itself (M-10).
    var presses: [TablePress] = []
    /// What swipes rows; nil as long as nobody has actions for them.
    var swipeHandler: _UISwipeHandler?
    var swipeDismissal: _UISwipeDismissalGestureRecognizer?
    /// A swipe that may begin, and the one that is under way.
    var proposedSwipe: RowSwipe?
    var swipe: RowSwipe?
    /// What an update that is open has collected.
    var changes = IndexChanges()
    /// The cell that is being made to show its row anew.
    var reconfigured: UITableViewCell?
    /// Whether rows on the screen may have controls of editing.
    var hasControls = false
    /// The row that the delegate is asked about, whose cell may not be on the screen yet.
    var indented: (path: IndexPath, cell: UITableViewCell)?
    /// The row that a finger moves.
    var movement: RowMovement?
    /// What two fingers on their way have selected.
    var twoFingerSelection: TwoFingerSelection?
    var isEditing = false
    var allowsSelectionDuringEditing = false
    var allowsMultipleSelectionDuringEditing = false
}

/// A finger on a row that may become selected.
struct TablePress {
    let path: IndexPath
    let touch: UITouch
}

/// Names a header or a footer.
struct TitleKey: Equatable {
    let section: Int
    let isHeader: Bool
}

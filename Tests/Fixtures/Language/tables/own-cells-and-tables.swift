// Tables, cells and windows of one's own, through the initializers that call others.
class List: UITableView { var extra = 8 }
print(List().extra, List(frame: .zero).extra, List(frame: .zero, style: .grouped).style == .grouped)
// prints: 8 8 true
class Grouped: UITableView {
    var made = 0
    override init(frame: CGRect, style: UITableView.Style) {
        super.init(frame: frame, style: .grouped)
        made += 1
    }
    required init?(coder: NSCoder) { fatalError("never") }
}
print(Grouped().style == .grouped, Grouped().made, Grouped(frame: .zero).made)  // prints: true 1 1
class Row: UITableViewCell {
    var note = "row"
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        note += reuseIdentifier ?? " without"
    }
    required init?(coder: NSCoder) { fatalError("never") }
}
print(Row().note, Row(frame: CGRect(x: 0, y: 0, width: 5, height: 6)).frame.size)
// prints: row without (5.0, 6.0)
class Pane: UIWindow { var panes = 2 }
print(Pane().panes, Pane().frame == window.frame, Pane(frame: .zero).panes)  // prints: 2 true 2

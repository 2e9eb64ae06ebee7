// A table asks for the cells of visible rows, and gives out again those that went off the screen.
class Cell: UITableViewCell {
    var uses = 0
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        textLabel?.numberOfLines = 2
    }
    required init?(coder: NSCoder) { fatalError("no archives") }
    override func prepareForReuse() {
        super.prepareForReuse()
        uses += 1
    }
}
class Clerk: NSObject, UITableViewDataSource, UITableViewDelegate {
    var made = 0
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? 3 : 500
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        made += 1
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "row \(indexPath.row)"
        cell.detailTextLabel?.text = "section \(indexPath.section)"
        cell.accessoryType = indexPath.row == 0 ? .checkmark : .none
        cell.selectionStyle = .none
        return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == 1 ? "many" : nil
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.section == 0 ? 60 : UITableView.automaticDimension
    }
}
let clerk = Clerk()
let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
table.register(Cell.self, forCellReuseIdentifier: "cell")
table.dataSource = clerk
table.delegate = clerk
view.addSubview(table)
table.layoutIfNeeded()
print(table.style == .plain, table.dataSource === clerk, table.delegate === clerk)  // prints: true true true
print(table.numberOfSections, table.numberOfRows(inSection: 1))  // prints: 2 500
print(clerk.made, table.visibleCells.count)  // prints: 8 8
print(table.contentSize.height)  // prints: 22208.0
let (start, path) = (IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 1))
print(table.rectForRow(at: path).minY, table.indexPathForRow(at: CGPoint(x: 5, y: 260)) == path)
// prints: 252.0 true
let cell = table.cellForRow(at: path)
print(cell?.textLabel?.text ?? "", cell?.detailTextLabel?.text ?? "")  // prints: row 1 section 1
print(cell.map { table.indexPath(for: $0) == path } ?? false)  // prints: true
print(cell?.reuseIdentifier ?? "", (cell as? Cell)?.uses ?? -1)  // prints: cell 0
print(table.indexPathsForVisibleRows?.count ?? 0)  // prints: 8
table.scrollToRow(at: IndexPath(row: 300, section: 1), at: .top, animated: false)
table.layoutIfNeeded()
print(table.indexPathsForVisibleRows?.first?.row ?? 0, table.cellForRow(at: path) == nil)  // prints: 300 true
print(table.visibleCells.allSatisfy { ($0 as? Cell)?.uses ?? 0 > 0 })  // prints: false
print(table.dequeueReusableCell(withIdentifier: "other") == nil)  // prints: true
let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
table.tableHeaderView = header
table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
print(table.rectForRow(at: start).minY, table.contentSize.height)  // prints: 100.0 22358.0
print(table.tableFooterView?.bounds.height ?? 0)  // prints: 50.0
table.delegate = nil
table.rowHeight = 30
table.sectionHeaderHeight = 10
table.sectionFooterHeight = 5
print(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY, table.rowHeight)  // prints: 215.0 30.0
table.register(nil as AnyClass?, forCellReuseIdentifier: "other")
table.register(UITableViewCell.self, forCellReuseIdentifier: "other")
print(table.dequeueReusableCell(withIdentifier: "other")?.reuseIdentifier ?? "none")  // prints: other
table.reloadData()
let grouped = UITableView(frame: .zero, style: .grouped)
let inset = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), style: .insetGrouped)
inset.dataSource = clerk
print(grouped.style == .grouped, inset.rectForRow(at: start))  // prints: true (16.0, 35.0, 168.0, 44.0)
let plain = UITableView()
plain.separatorStyle = .none
print(plain.numberOfRows(inSection: 0), plain.separatorStyle == .none)  // prints: 0 true
plain.separatorStyle = .singleLine
for style in [UITableViewCell.CellStyle.default, .value1, .value2, .subtitle] {
    print(UITableViewCell(style: style, reuseIdentifier: nil).detailTextLabel == nil)
}
// prints: true
// prints: false
// prints: false
// prints: false
var other = IndexPath(item: 4, section: 2)
other.row -= 1
other.section = 0
print(other, other.item, other < path, other.count)  // prints: [0, 3] 3 true 2

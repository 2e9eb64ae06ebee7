// Rows whose heights are left to the table are as high as their content needs beside what takes room from it.
import UIKit

let text = String(repeating: "quite a long text ", count: 8)
final class Row: UITableViewCell {
    let label = UILabel()
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.numberOfLines = 0
        label.text = text
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
    }
    required init?(coder: NSCoder) { nil }
    /// Whether the row is as high as its text at the width that the text has.
    var fits: Bool {
        let room = CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)
        return label.sizeThatFits(room).height == frame.height
    }
}
final class List: UITableViewController {
    var titles: [String]?
    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        if path.row > 0 { return table.dequeueReusableCell(withIdentifier: "row", for: path) }
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = text
        cell.textLabel?.numberOfLines = 0
        return cell
    }
    override func tableView(_ table: UITableView, moveRowAt start: IndexPath, to end: IndexPath) {}
    override func sectionIndexTitles(for table: UITableView) -> [String]? { titles }
}
let list = List()
let table = list.tableView!
table.register(Row.self, forCellReuseIdentifier: "row")
window.rootViewController = list
func report() {
    device.wait(0.1)
    let rows = table.visibleCells.compactMap { $0 as? Row }
    print(table.visibleCells.first!.frame.height, rows.first!.frame.height, rows.first!.label.bounds.width)
    print(rows.allSatisfy(\.fits))
}
report()
table.isEditing = true
report()
table.isEditing = false
report()
list.titles = ["A", "B"]
table.reloadData()
report()
list.titles = nil
table.reloadSectionIndexTitles()
report()
table.isEditing = true
list.titles = ["A", "B"]
table.reloadData()
report()
table.scrollToRow(at: [0, 19], at: .bottom, animated: false)
report()
table.isEditing = false
report()
// prints: 105.0 82.0 375.0
// prints: true
// prints: 125.0 102.0 291.0
// prints: true
// prints: 105.0 82.0 375.0
// prints: true
// prints: 105.0 82.0 360.0
// prints: true
// prints: 105.0 82.0 375.0
// prints: true
// prints: 146.0 102.0 276.0
// prints: true
// prints: 102.0 102.0 276.0
// prints: true
// prints: 82.0 82.0 360.0
// prints: true

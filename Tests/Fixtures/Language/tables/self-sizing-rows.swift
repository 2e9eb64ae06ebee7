// Rows whose heights are left to the table say how high they are when they come onto the screen.
import UIKit

final class Row: UITableViewCell {
    let label = UILabel()
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        ])
    }
    required init?(coder: NSCoder) { nil }
}
final class ManualRow: UITableViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        print("asked", size.width)
        return CGSize(width: size.width, height: 70)
    }
}
final class FittingRow: UITableViewCell {
    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        print("fits", targetSize, horizontal == .required, vertical == .fittingSizeLevel)
        return CGSize(width: targetSize.width, height: 33)
    }
}
let short = "short"
let long = String(repeating: "quite a long text ", count: 10)

final class List: UITableViewController {
    var texts = [short, long, "manual", "fitting", "plain", "fixed"]
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(Row.self, forCellReuseIdentifier: "row")
        tableView.estimatedRowHeight = 100
        print(tableView.rowHeight == UITableView.automaticDimension)
    }
    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }
    override func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
        texts[path.row] == "fixed" ? 50 : UITableView.automaticDimension
    }
    override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        switch texts[path.row] {
        case "manual": return ManualRow(style: .default, reuseIdentifier: nil)
        case "fitting": return FittingRow(style: .default, reuseIdentifier: nil)
        case "plain", "fixed":
            let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            cell.textLabel?.text = "plain"
            return cell
        default:
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path) as! Row
            cell.label.text = texts[path.row]
            return cell
        }
    }
    override func tableView(_ table: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath) {
        print("comes", path.row, cell.frame.height)
    }
    override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
        table.deselectRow(at: path, animated: false)
        print("tapped", path.row)
    }
}
let list = List()
window.rootViewController = list
device.wait(0.1)
func report() {
    device.wait(0.1)
    print(list.tableView.visibleCells.map { $0.frame.height }, list.tableView.contentSize.height)
}
report()
hand.tap(at: CGPoint(x: 100, y: 150))
list.texts.insert(long, at: 0)
list.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
report()
print(list.tableView.rectForRow(at: IndexPath(row: 2, section: 0)))
(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) as! Row).label.text = long
list.tableView.beginUpdates()
list.tableView.endUpdates()
report()
list.texts[1] = "now a bit longer"
list.tableView.reconfigureRows(at: [IndexPath(row: 1, section: 0)])
report()
list.tableView.estimatedRowHeight = 0
report()
// prints: true
// prints: comes 0 41.0
// prints: comes 1 122.0
// prints: asked 375.0
// prints: comes 2 70.0
// prints: fits (375.0, 0.0) true true
// prints: comes 3 33.0
// prints: comes 4 44.0
// prints: comes 5 50.0
// prints: [41.0, 122.0, 70.0, 33.0, 44.0, 50.0] 360.0
// prints: tapped 1
// prints: asked 375.0
// prints: fits (375.0, 0.0) true true
// prints: comes 0 122.0
// prints: [122.0, 41.0, 122.0, 70.0, 33.0, 44.0, 50.0] 482.0
// prints: (0.0, 163.0, 375.0, 122.0)
// prints: asked 375.0
// prints: fits (375.0, 0.0) true true
// prints: [122.0, 122.0, 122.0, 70.0, 33.0, 44.0, 50.0] 563.0
// prints: [122.0, 41.0, 122.0, 70.0, 33.0, 44.0, 50.0] 482.0
// prints: comes 0 44.0
// prints: comes 1 44.0
// prints: comes 2 44.0
// prints: comes 3 44.0
// prints: comes 4 44.0
// prints: comes 5 44.0
// prints: comes 6 50.0
// prints: [44.0, 44.0, 44.0, 44.0, 44.0, 44.0, 50.0] 314.0

// What is seen stays where it is while rows come and go, and while rows above it get another height.
import UIKit

final class Row: UITableViewCell {
    let box = UIView()
    lazy var height = box.heightAnchor.constraint(equalToConstant: 100)
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        height.priority = .defaultHigh
        NSLayoutConstraint.activate([
            height, box.widthAnchor.constraint(equalToConstant: 80),
            box.topAnchor.constraint(equalTo: contentView.topAnchor),
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
    }
    required init?(coder: NSCoder) { nil }
}
final class List: UITableViewController {
    var heights = [CGFloat](repeating: 100, count: 30)
    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { heights.count }
    override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = table.dequeueReusableCell(withIdentifier: "row", for: path) as! Row
        cell.height.constant = heights[path.row]
        return cell
    }
    override func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
        path.row == 0 ? 60 : UITableView.automaticDimension
    }
    override func scrollViewDidScroll(_ view: UIScrollView) { print("offset", view.contentOffset.y) }
}
let list = List()
let table = list.tableView!
table.register(Row.self, forCellReuseIdentifier: "row")
table.estimatedRowHeight = 50
window.rootViewController = list
device.wait(0.1)
for _ in 1...8 {
    table.scrollToRow(at: [0, 29], at: .bottom, animated: false)
    device.wait(0.1)
}
func report(_ what: String) {
    device.wait(0.1)
    let first = table.indexPathsForVisibleRows!.first!.row
    let end = table.rectForRow(at: [0, 29]).maxY
    print(what + ":", first, table.contentOffset.y, table.contentSize.height, end)
}
report("at the end")
table.reloadRows(at: [[0, 29]], with: .none)
report("reloaded")
list.heights.append(100)
table.insertRows(at: [[0, 30]], with: .none)
report("inserted")
list.heights.removeLast()
table.deleteRows(at: [[0, 30]], with: .none)
report("deleted")

let first = table.indexPathsForVisibleRows!.first!
list.heights[first.row] = 70
table.reconfigureRows(at: [[0, 0], first])
report("lower above")
list.heights[first.row] = 120
table.reconfigureRows(at: [[0, 0], first])
report("higher above")
// prints: offset 1493.0
// prints: offset 1543.0
// prints: offset 2193.0
// prints: at the end: 23 2193.0 2860.0 2860.0
// prints: reloaded: 23 2193.0 2860.0 2860.0
// prints: inserted: 23 2193.0 2910.0 2860.0
// prints: deleted: 23 2193.0 2860.0 2860.0
// prints: offset 2163.0
// prints: lower above: 23 2163.0 2830.0 2830.0
// prints: offset 2213.0
// prints: higher above: 23 2213.0 2880.0 2880.0

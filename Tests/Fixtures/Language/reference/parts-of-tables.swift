// What tables ask beside the usual questions.
import UIKit

final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func sectionIndexTitles(for table: UITableView) -> [String]? { ["A"] }
    func tableView(_ table: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        print("leads to", title)
        return index
    }
    func tableView(_ table: UITableView, shouldIndentWhileEditingRowAt path: IndexPath) -> Bool {
        path.row == 0
    }
}
let source = Source()
let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
table.dataSource = source
table.delegate = source
view.addSubview(table)
device.wait(0.1)
hand.tap(at: CGPoint(x: 295, y: 150))
table.setEditing(true, animated: false)
device.wait(0.1)
print(table.visibleCells.map(\.contentView.frame.minX))
table.removeFromSuperview()

final class List: UITableViewController {
    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    override func tableView(_ table: UITableView, estimatedHeightForRowAt path: IndexPath) -> CGFloat { 100 }
    override func tableView(_ table: UITableView, shouldIndentWhileEditingRowAt path: IndexPath) -> Bool {
        false
    }
}
let list = List()
window.rootViewController = list
device.wait(0.1)
print(list.tableView.contentSize.height)
list.setEditing(true, animated: false)
device.wait(0.1)
print(list.tableView.visibleCells[0].contentView.frame.minX)
// prints: leads to A
// prints: [40.0, 0.0]
// prints: 3104.0
// prints: 0.0

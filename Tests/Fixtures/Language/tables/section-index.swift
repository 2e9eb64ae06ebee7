// The titles at the right edge of a table lead to its sections.
import UIKit

final class Names: UITableViewController {
    let letters = ["A", "B", "C", "D"]
    override func numberOfSections(in table: UITableView) -> Int { letters.count }
    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    override func tableView(_ table: UITableView, titleForHeaderInSection section: Int) -> String? { letters[section] }
    override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    override func sectionIndexTitles(for table: UITableView) -> [String]? {
        print("titles")
        return [UITableView.indexSearch] + letters
    }
    override func tableView(
        _ table: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
        print(title, index)
        return title == UITableView.indexSearch ? NSNotFound : index - 1
    }
    override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) { print("selected", path) }
}
let names = Names(style: .plain)
window.rootViewController = names
device.wait(0.1)
let table = names.tableView!
print(table.subviews.last!.frame, table.visibleCells[0].contentView.frame.width)
let middle = table.bounds.midY
let finger = hand.touch(at: CGPoint(x: 370, y: middle))
device.wait(0.1)
print(table.contentOffset.y, table.rect(forSection: 1).minY)
for step in 1...4 { finger.move(to: CGPoint(x: 370, y: middle + CGFloat(step) * 14)) }
print(table.contentOffset.y, table.rect(forSection: 3).minY)
finger.move(to: CGPoint(x: 370, y: middle - 200))
finger.lift()
device.wait(0.1)
print(table.contentOffset.y, table.subviews.last!.frame.minY == table.contentOffset.y)
hand.tap(at: CGPoint(x: 300, y: middle))
table.sectionIndexMinimumDisplayRowCount = 100
device.wait(0.1)
print(table.visibleCells[0].contentView.frame.width)
hand.tap(at: CGPoint(x: 370, y: middle))
table.sectionIndexMinimumDisplayRowCount = 1
table.reloadSectionIndexTitles()
device.wait(0.1)
print(table.visibleCells[0].contentView.frame.width)
// prints: titles
// prints: (360.0, 0.0, 15.0, 667.0) 360.0
// prints: B 2
// prints: 908.0 908.0
// prints: C 3
// prints: D 4
// prints: 2724.0 2724.0
// prints: {search} 0
// prints: 2724.0 true
// prints: selected [3, 6]
// prints: 375.0
// prints: selected [3, 6]
// prints: titles
// prints: 360.0

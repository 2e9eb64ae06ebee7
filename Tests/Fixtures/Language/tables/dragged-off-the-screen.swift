// The row under a finger that drags it off the screen keeps its cell until the finger is gone, and no longer.
import UIKit

final class List: UITableViewController {
    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
}
let list = List()
window.rootViewController = list
device.wait(0.1)
let finger = hand.touch(at: CGPoint(x: 50, y: 65))
finger.move(by: CGVector(dx: 0, dy: -500), over: 0.5)
finger.hold(0.5)
print(list.tableView.indexPathsForVisibleRows!.prefix(2))
finger.lift()
device.wait(1)
print(list.tableView.indexPathsForVisibleRows!.prefix(2), list.tableView.contentOffset)
// prints: [[0, 1], [0, 11]]
// prints: [[0, 11], [0, 12]] (0.0, 490.0)

// Rows of fractional heights beside rows that say how high they are: each is asked once, and layout ends.
import UIKit

final class Row: UITableViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        print("asked")
        return CGSize(width: size.width, height: 51.1)
    }
}

final class List: UITableViewController {
    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    override func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
        path.row % 4 == 3 ? UITableView.automaticDimension : 33.4
    }
    override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        path.row % 4 == 3 ? Row() : UITableViewCell()
    }
}
let list = List()
window.rootViewController = list
device.wait(0.1)
func hundredths(_ value: CGFloat) -> CGFloat { (value * 100).rounded() / 100 }
let rects = [2, 3, 4, 11].map { list.tableView.rectForRow(at: [0, $0]) }
print(rects.map { hundredths($0.minY) }, rects.map { hundredths($0.height) })
print(hundredths(list.tableView.contentSize.height))
// prints: asked
// prints: asked
// prints: asked
// prints: asked
// prints: [66.8, 100.2, 151.3, 402.8] [33.4, 51.1, 33.4, 51.1]
// prints: 1104.6

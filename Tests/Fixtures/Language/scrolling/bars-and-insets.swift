// What bars cover counts as an inset, and content at its upper edge stays below the bar.
final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        print("row", indexPath.row)
    }
    override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "All" }
}
let list = Rows()
let navigation = UINavigationController(rootViewController: list)
let tabs = UITabBarController()
tabs.viewControllers = [navigation]
window.rootViewController = tabs
device.wait(0.1)
let table = list.tableView!
print(table.adjustedContentInset.top, table.adjustedContentInset.bottom, table.contentOffset.y)
// prints: 44.0 49.0 -44.0
hand.tap(table.cellForRow(at: IndexPath(row: 0, section: 0))!)  // prints: row 0
table.scrollToRow(at: IndexPath(row: 29, section: 0), at: .bottom, animated: false)
print(table.contentOffset.y + table.bounds.height - table.rectForRow(at: IndexPath(row: 29, section: 0)).maxY)
// prints: 49.0
let header = table.rectForHeader(inSection: 0)
print(header.minY, header.height > 0, table.rect(forSection: 0).height > 30 * 44)  // prints: 0.0 true true
print(table.rectForFooter(inSection: 0).height, table.rect(forSection: 7).isEmpty)  // prints: 0.0 true
print(table.indexPathsForRows(in: table.rectForRow(at: IndexPath(row: 3, section: 0)))?.count ?? 0)
// prints: 1

// Or nothing counts, or only along the axes that scroll.
table.contentInsetAdjustmentBehavior = .never
print(table.adjustedContentInset == .zero)  // prints: true
let box = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
box.contentSize = CGSize(width: 1000, height: 10)
box.contentInsetAdjustmentBehavior = .scrollableAxes
navigation.setViewControllers([UIViewController()], animated: false)
navigation.topViewController!.view.addSubview(box)
device.wait(0.1)
print(box.adjustedContentInset == .zero)  // prints: true
box.contentInsetAdjustmentBehavior = .always
print(box.adjustedContentInset.top, box.contentOffset.y)  // prints: 44.0 -44.0
// `automatic` makes room above for content that does not scroll there only where a controller inside a
// navigation controller wants that of its first scroll view.
box.contentInsetAdjustmentBehavior = .automatic
print(box.adjustedContentInset.top, box.contentOffset.y)  // prints: 44.0 -44.0
navigation.topViewController!.automaticallyAdjustsScrollViewInsets = false
print(box.adjustedContentInset.top, box.contentOffset.y)  // prints: 0.0 0.0
box.contentSize.height = 1000
print(box.adjustedContentInset.top, box.contentOffset.y)  // prints: 44.0 -44.0
let second = UIScrollView(frame: box.frame)
second.contentSize = CGSize(width: 1000, height: 10)
navigation.topViewController!.automaticallyAdjustsScrollViewInsets = true
navigation.topViewController!.view.addSubview(second)
device.wait(0.1)
print(second.adjustedContentInset.top)  // prints: 0.0
box.contentInsetAdjustmentBehavior = .always
navigation.isNavigationBarHidden = true
print(box.adjustedContentInset.top, box.contentOffset.y)  // prints: 0.0 0.0
class Still: UIScrollView {
    override var scrollsToTop: Bool {
        get { false }
        set { print("not taken") }
    }
}
let still = Still()
still.scrollsToTop = true  // prints: not taken

// Cells hear when the table is edited. How the lines look is only kept.
final class Cell: UITableViewCell {
    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        print("editing", isEditing)
    }
}
final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = Cell(style: .default, reuseIdentifier: nil)
        cell.separatorInset.left = 3
        return cell
    }
}
let source = Source()
let other = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
other.dataSource = source
other.separatorColor = .red
other.separatorInset.left = 5
other.separatorEffect = UIBlurEffect(style: .dark)
other.sectionIndexColor = .blue
other.cellLayoutMarginsFollowReadableWidth = true
other.layoutIfNeeded()
other.isEditing = true  // prints: editing true
print(other.separatorColor == .red, other.separatorInset.left, other.separatorEffect == nil)
// prints: true 5.0 false
other.setEditing(false, animated: true)  // prints: editing false
let choices = UISegmentedControl(items: ["One"])
choices.insertSegment(with: UIImage(systemName: "star"), at: 1, animated: false)
print(choices.numberOfSegments)  // prints: 2
UIView.transition(with: other, duration: 0.1, options: .transitionFlipFromLeft, animations: {
    print("turned")
})
// prints: turned
device.wait(0.2)

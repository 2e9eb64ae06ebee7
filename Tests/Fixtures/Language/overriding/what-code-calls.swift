// Overridable methods that only code calls, not the engine: each override runs, and super does the work.
final class Canvas: UIView {
    override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        print("add", type(of: gestureRecognizer))
        super.addGestureRecognizer(gestureRecognizer)
    }
    override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        super.removeGestureRecognizer(gestureRecognizer)
        print("left", gestureRecognizers?.count ?? 0)
    }
    override func setNeedsDisplay() {
        print("dirty")
        super.setNeedsDisplay()
    }
}
let canvas = Canvas()
let pan = UIPanGestureRecognizer()
canvas.addGestureRecognizer(pan)  // prints: add UIPanGestureRecognizer
print(pan.view === canvas)  // prints: true
canvas.setNeedsDisplay()  // prints: dirty
canvas.removeGestureRecognizer(pan)  // prints: left 0

final class QuietField: UITextField {
    override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.isEnabled = !(gestureRecognizer is UILongPressGestureRecognizer)
        super.addGestureRecognizer(gestureRecognizer)
    }
    override func caretRect(for position: UITextPosition) -> CGRect { .zero }
    override func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
}
let field = QuietField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
field.text = "some words"
let press = UILongPressGestureRecognizer()
field.addGestureRecognizer(press)
print(press.isEnabled, press.view === field)  // prints: false true
print(field.caretRect(for: field.beginningOfDocument))  // prints: (0.0, 0.0, 0.0, 0.0)
if let place = field.closestPosition(to: .zero) {
    print(field.offset(from: field.beginningOfDocument, to: place))  // prints: 10
}

final class FittingTable: UITableView {
    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        print("updates")
        super.performBatchUpdates(updates, completion: completion)
    }
    override func scrollToRow(
        at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
    ) {
        print("scroll to", indexPath.row, animated)
        super.scrollToRow(at: indexPath, at: scrollPosition, animated: false)
    }
    override func selectRow(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
    ) {
        print("select", indexPath?.row ?? -1)
        super.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    override func deselectRow(at indexPath: IndexPath, animated: Bool) {
        print("deselect", indexPath.row)
        super.deselectRow(at: indexPath, animated: animated)
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
        print("editing", editing, animated)
        super.setEditing(editing, animated: animated)
    }
    override func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        print("insert", indexPaths.count)
        super.insertRows(at: indexPaths, with: .none)
    }
}
final class Rows: NSObject, UITableViewDataSource {
    var count = 30
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
}
let rows = Rows()
let table = FittingTable(frame: view.bounds)
table.dataSource = rows
view.addSubview(table)
table.layoutIfNeeded()
table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)  // prints: select 1
table.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)  // prints: deselect 1
table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: true)  // prints: scroll to 20 true
print(table.contentOffset.y > 0)  // prints: true
table.setEditing(true, animated: true)  // prints: editing true true
table.isEditing = false  // prints: editing false false
rows.count = 31
// prints: updates
// prints: insert 1
table.performBatchUpdates { table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade) }
print(table.numberOfRows(inSection: 0))  // prints: 31

final class Zoom: UIScrollView {
    override func setZoomScale(_ scale: CGFloat, animated: Bool) {
        print("zoom", scale)
        super.setZoomScale(scale, animated: animated)
    }
    override func zoom(to rect: CGRect, animated: Bool) {
        print("zoom to", rect.width)
        super.zoom(to: rect, animated: animated)
    }
}
let zoom = Zoom(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
zoom.setZoomScale(2, animated: false)  // prints: zoom 2.0
zoom.zoom(to: CGRect(x: 0, y: 0, width: 50, height: 50), animated: false)  // prints: zoom to 50.0

final class Badge: UIButton {
    override func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        print("title", title?.string ?? "-")
        super.setAttributedTitle(title, for: state)
    }
}
let badge = Badge()
badge.setAttributedTitle(NSAttributedString(string: "3"), for: .normal)  // prints: title 3

final class Grid: UICollectionView {
    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        print("batch")
        super.performBatchUpdates(updates, completion: completion)
    }
    override func reloadItems(at indexPaths: [IndexPath]) { print("reload", indexPaths.count) }
    override func selectItem(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
    ) {
        print("select", indexPath == nil)
        super.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }
}
let grid = Grid(frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
grid.performBatchUpdates(nil)  // prints: batch
grid.reloadItems(at: [])  // prints: reload 0
grid.selectItem(at: nil, animated: false, scrollPosition: [])  // prints: select true

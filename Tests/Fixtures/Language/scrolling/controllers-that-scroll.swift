// Controllers of tables and of collection views hear of scrolling and zooming by overriding.
var heard: [String] = []
class List: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
    override func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        heard.append("willDeselect")
        return super.tableView(tableView, willDeselectRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        heard.append("didDeselect \(indexPath.row)")
    }
    override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("willDrag") }
    override func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        targetContentOffset.pointee.y = 440
    }
    override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        heard.append("didDrag")
    }
    override func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        heard.append("willDecelerate")
    }
    override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { heard.append("didDecelerate") }
    override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { heard.append("animated") }
    override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { heard.append("top") }
    override func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }
    override func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        heard.append("willZoom")
    }
    override func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    override func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {
        heard.append("didZoom")
    }
}
class Tiles: UICollectionViewController {
    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        600
    }
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    }
    override func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool {
        heard.append("shouldDeselect")
        return false
    }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("willDrag") }
    override func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        targetContentOffset.pointee.y = 300
    }
    override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        heard.append("didDrag")
    }
    override func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        heard.append("willDecelerate")
    }
    override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { heard.append("didDecelerate") }
    override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { heard.append("animated") }
    override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { heard.append("top") }
    override func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }
    override func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        heard.append("willZoom")
    }
    override func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    override func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {
        heard.append("didZoom")
    }
}
func scroll(_ scrollView: UIScrollView) {
    scrollView.contentInsetAdjustmentBehavior = .never
    hand.flick(scrollView, .up, from: CGPoint(x: 100, y: 500))
    device.wait(6)
    print(heard.joined(separator: " "), scrollView.contentOffset.y)
    heard = []
    hand.tapStatusBar()
    device.wait(1)
    scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    device.wait(1)
    scrollView.maximumZoomScale = 2
    scrollView.setZoomScale(1.5, animated: true)
    device.wait(1)
    print(heard.joined(separator: " "))
    heard = []
}
let list = List(nibName: nil, bundle: nil)
window.rootViewController = list
scroll(list.tableView)
// prints: willDrag didDrag willDecelerate didDecelerate 440.0
// prints: top animated willZoom didZoom
let rows = UITableViewController(nibName: nil, bundle: nil)
print(rows.tableView.numberOfRows(inSection: 0), rows.tableView.delegate === rows)  // prints: 0 true
let other = List(style: .grouped)
window.rootViewController = other
other.tableView.contentInsetAdjustmentBehavior = .never
hand.tap(at: CGPoint(x: 50, y: 200))
hand.tap(at: CGPoint(x: 50, y: 300))
print(heard.joined(separator: " "))  // prints: willDeselect didDeselect 3
heard = []
let tiles = Tiles(collectionViewLayout: UICollectionViewFlowLayout())
tiles.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
tiles.collectionView.allowsMultipleSelection = true
window.rootViewController = tiles
hand.tap(at: CGPoint(x: 25, y: 100))
hand.tap(at: CGPoint(x: 25, y: 100))
print(tiles.collectionView.indexPathsForSelectedItems?.count ?? 0)  // prints: 1
scroll(tiles.collectionView)
// prints: shouldDeselect willDrag didDrag willDecelerate didDecelerate 300.0
// prints: top animated willZoom didZoom
class Clerk: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.accessoryType = .detailButton
        return cell
    }
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        print("details", indexPath.row)
    }
}
let clerk = Clerk()
let screen = UIViewController()
window.rootViewController = screen
let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
table.dataSource = clerk
table.delegate = clerk
screen.view.addSubview(table)
table.layoutIfNeeded()
hand.tap(at: CGPoint(x: 285, y: 66))  // prints: details 1

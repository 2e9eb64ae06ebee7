// A photo is zoomed by a pinch, a double tap, and by code (M-26 to M-28), and the status bar is
// tapped (M-23).
class Viewer: UIViewController, UIScrollViewDelegate {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    let photo = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = photo.bounds.size
        scrollView.minimumZoomScale = 1
        scrollView.maximumZoomScale = 4
        scrollView.delegate = self
        scrollView.addSubview(photo)
        view.addSubview(scrollView)
        let doubleTap = UITapGestureRecognizer(target: self, action: #selector(toggle(_:)))
        doubleTap.numberOfTapsRequired = 2
        scrollView.addGestureRecognizer(doubleTap)
    }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        print("begins", view === photo, scrollView.isZooming)
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        print("ends", scale, scrollView.isZooming)
    }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { print("top") }
    @objc func toggle(_ tap: UITapGestureRecognizer) {
        if scrollView.zoomScale > 1 {
            scrollView.setZoomScale(1, animated: true)
        } else {
            let point = tap.location(in: photo)
            let part = CGRect(x: point.x - 75, y: point.y - 75, width: 150, height: 150)
            scrollView.zoom(to: part, animated: true)
        }
    }
}
let viewer = Viewer()
window.rootViewController = viewer
let scrollView = viewer.scrollView
print(scrollView.pinchGestureRecognizer != nil, scrollView.minimumZoomScale, scrollView.maximumZoomScale)
// prints: true 1.0 4.0
hand.pinch(scrollView, scale: 2)
// prints: begins true true
// prints: ends 2.0 false
print(scrollView.zoomScale == viewer.photo.transform.a, scrollView.contentSize.width > 500)
// prints: true true
hand.tap(scrollView, count: 2)  // prints: begins true false
device.wait(1)  // prints: ends 1.0 false
hand.tap(scrollView, count: 2)  // prints: begins true false
device.wait(1)  // prints: ends 2.0 false
print(scrollView.zoomScale, scrollView.contentOffset)  // prints: 2.0 (150.0, 150.0)
scrollView.zoomScale = 9
print(scrollView.zoomScale, scrollView.isZoomBouncing, scrollView.bouncesZoom)  // prints: 4.0 false true
scrollView.bouncesZoom = false
scrollView.contentOffset = CGPoint(x: 100, y: 500)
hand.tapStatusBar()
device.wait(1)  // prints: top
print(scrollView.contentOffset, scrollView.scrollsToTop)  // prints: (100.0, 0.0) true
scrollView.scrollsToTop = false
scrollView.keyboardDismissMode = .onDrag
print(scrollView.keyboardDismissMode == .onDrag)  // prints: true
scrollView.keyboardDismissMode = .interactive
print(scrollView.keyboardDismissMode == .none, scrollView.directionalPressGestureRecognizer.isEnabled)
// prints: false false
let control = UIRefreshControl()
scrollView.refreshControl = control
print(scrollView.refreshControl === control)  // prints: true

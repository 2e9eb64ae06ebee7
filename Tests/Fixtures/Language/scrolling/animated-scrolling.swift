// What code animates can be seen, and stopped.
class Watcher: NSObject, UIScrollViewDelegate {
    let zoomed = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 3000))
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { print("scrolled") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        print("zoomed to", scale)
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { print("at rest") }
}
let watcher = Watcher()
let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
list.addSubview(watcher.zoomed)
list.contentSize = watcher.zoomed.frame.size
list.delegate = watcher
view.addSubview(list)
list.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
print(list.isScrollAnimating, list.isZoomAnimating)  // prints: true false
device.wait(1)  // prints: scrolled
print(list.isScrollAnimating, list.contentOffset.y)  // prints: false 1000.0
list.setContentOffset(.zero, animated: true)
device.wait(0.1)
list.stopScrollingAndZooming()  // prints: scrolled
print(list.isScrollAnimating, list.contentOffset.y > 0)  // prints: false true
let place = list.contentOffset.y
device.wait(1)
print(list.contentOffset.y == place)  // prints: true

// Momentum is stopped as well.
hand.flick(list, .up)
print(list.isDecelerating)  // prints: true
list.stopScrollingAndZooming()  // prints: at rest
print(list.isDecelerating)  // prints: false

list.maximumZoomScale = 3
list.setZoomScale(2, animated: true)
print(list.isZoomAnimating)  // prints: true
list.stopScrollingAndZooming()  // prints: zoomed to 2.0
print(list.isZoomAnimating)  // prints: false
device.wait(1)
list.setZoomScale(1, animated: true)
device.wait(1)  // prints: zoomed to 1.0

list.withScrollIndicatorsShown(forContentOffsetChanges: { list.contentOffset.y = 50 })
list.withScrollIndicatorsShown { list.contentOffset.y += 10 }
print(list.contentOffset.y)  // prints: 60.0
print(list.indexDisplayMode == .automatic, list.allowsKeyboardScrolling)  // prints: true true
list.indexDisplayMode = .alwaysHidden
list.allowsKeyboardScrolling = false
print(list.indexDisplayMode == .alwaysHidden, list.allowsKeyboardScrolling)  // prints: true false

// A scroll view's delegate: what it hears, in its order and units, and what it may change.
class Listener: NSObject, UIScrollViewDelegate {
    var target: CGFloat?
    var count = 0
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        count = 0
        print("will begin", scrollView.isTracking, scrollView.isDragging, scrollView.isDecelerating)
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        count += 1
    }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        print("will end", velocity.y, targetContentOffset.pointee.y)
        if let target = target { targetContentOffset.pointee.y = target }
        print(targetContentOffset.pointee)
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        print("did end", decelerate)
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        print("will decelerate", scrollView.isDecelerating)
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        print("at rest", scrollView.contentOffset.y, scrollView.isDragging)
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        print("animated", scrollView.contentOffset)
    }
}
let listener = Listener()
let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
scroll.contentSize = CGSize(width: 300, height: 2000)
scroll.delegate = listener
view.addSubview(scroll)
print(scroll.delegate === listener)  // prints: true

hand.drag(scroll, by: CGVector(dx: 0, dy: -60))
// prints: will begin true true false
// prints: will end 0.0 50.0
// prints: (0.0, 50.0)
// prints: did end false
print(listener.count > 3)  // prints: true

listener.target = 500
hand.flick(scroll, .up)
device.wait(5)
// prints: will begin true true false
// prints: will end 1.2 759.0
// prints: (0.0, 500.0)
// prints: did end true
// prints: will decelerate true
// prints: at rest 500.0 false

scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
print(scroll.contentOffset.y)  // prints: 500.0
device.wait(1)  // prints: animated (0.0, 100.0)
scroll.scrollRectToVisible(CGRect(x: 0, y: 600, width: 10, height: 10), animated: false)
print(scroll.contentOffset.y)  // prints: 210.0
scroll.contentOffset.y -= 10
print(scroll.bounds.origin.y)  // prints: 200.0

// A delegate that stops content where it is, and moves it by itself.
class Pager: NSObject, UIScrollViewDelegate {
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        targetContentOffset.pointee = scrollView.contentOffset
        UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
            scrollView.contentOffset = CGPoint(x: velocity.x > 0.5 ? 300 : 0, y: 0)
        }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        print("ended", decelerate)
    }
}
let pager = Pager()
let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
scroll.contentSize = CGSize(width: 900, height: 300)
scroll.delegate = pager
view.addSubview(scroll)
hand.flick(scroll, .left)  // prints: ended false
device.wait(1)
print(scroll.contentOffset)  // prints: (300.0, 0.0)

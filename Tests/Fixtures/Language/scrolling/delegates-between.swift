// A delegate in between: it hears something itself, and hands on what it has no method for.
final class Between: NSObject, UIScrollViewDelegate {
    weak var target: UIScrollViewDelegate?

    override func responds(to aSelector: Selector!) -> Bool {
        super.responds(to: aSelector) || target?.responds(to: aSelector) == true
    }
    override func forwardingTarget(for aSelector: Selector!) -> Any? {
        target?.responds(to: aSelector) == true ? target : super.forwardingTarget(for: aSelector)
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        print("between: begins")
        target?.scrollViewWillBeginDragging?(scrollView)
    }
}
final class Listener: NSObject, UIScrollViewDelegate {
    var moves = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { moves += 1 }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { print("listener: begins") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        print("listener: ends", decelerate)
    }
}
let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
scroll.contentSize = CGSize(width: 200, height: 1000)
let listener = Listener()
let between = Between()
between.target = listener
scroll.delegate = between
view.addSubview(scroll)
hand.drag(scroll, by: CGVector(dx: 0, dy: -60))
// prints: between: begins
// prints: listener: begins
// prints: listener: ends false
print(listener.moves > 0)  // prints: true
print(between.responds(to: #selector(UIScrollViewDelegate.scrollViewDidScroll(_:))))  // prints: true
between.target = nil
listener.moves = 0
scroll.contentOffset.y = 5
print(listener.moves)  // prints: 0
print(between.responds(to: #selector(UIScrollViewDelegate.scrollViewDidScroll(_:))))  // prints: false
print(between.forwardingTarget(for: #selector(UIScrollViewDelegate.scrollViewDidScroll(_:))) == nil)
// prints: true

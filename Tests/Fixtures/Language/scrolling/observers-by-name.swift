// Observing properties by their names, as Objective-C does.
private var context = 0
private var otherContext = 0
final class Reader: UIView {
    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context pointer: UnsafeMutableRawPointer?
    ) {
        guard pointer == &context || pointer == nil else {
            print("another context")
            return
        }
        switch keyPath {
        case "contentOffset":
            let old = change?[.oldKey] as? CGPoint
            print("offset", old?.y ?? -1, (change?[.newKey] as? CGPoint)?.y ?? -1)
        case "state":
            print("state", change?[.newKey] as? Int ?? -1, object is UIPanGestureRecognizer)
        default: print(keyPath ?? "nothing", change?[.kindKey] as? Int ?? -1)
        }
    }
}
let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
scroll.contentSize = CGSize(width: 100, height: 400)
view.addSubview(scroll)
let reader = Reader()
scroll.addObserver(reader, forKeyPath: "contentOffset", options: [.new, .old], context: &context)
scroll.contentOffset.y = 20  // prints: offset 0.0 20.0
scroll.addObserver(reader, forKeyPath: "contentOffset", options: .new, context: &otherContext)
scroll.contentOffset.y = 30
// prints: offset 20.0 30.0
// prints: another context
scroll.removeObserver(reader, forKeyPath: "contentOffset", context: &context)
scroll.contentOffset.y = 40  // prints: another context
scroll.removeObserver(reader, forKeyPath: "contentOffset")
scroll.contentOffset.y = 0

// Each view tells of its place and size, and how it is seen; here also before the change.
let box = UIView()
box.addObserver(reader, forKeyPath: "hidden", options: [.initial, .prior], context: nil)
// prints: hidden 1
box.isHidden = true
// prints: hidden 1
// prints: hidden 1
box.removeObserver(reader, forKeyPath: "hidden", context: nil)

// Recognizers tell of their states, before their targets hear of them.
let pan = scroll.panGestureRecognizer
pan.addObserver(reader, forKeyPath: "state", options: .new, context: nil)
hand.drag(scroll, from: CGPoint(x: 50, y: 80), by: CGVector(dx: 0, dy: -30), over: 0.02)
// prints: state 1 true
// prints: state 2 true
// prints: state 3 true
hand.tap(scroll)  // prints: state 5 true
pan.removeObserver(reader, forKeyPath: "state")
hand.tap(scroll)

let tap = UITapGestureRecognizer()
view.addGestureRecognizer(tap)
let token = tap.observe(\.state, options: [.old, .new]) { tap, change in
    print("tap", change.oldValue == .possible, change.newValue == .ended, tap.state == .ended)
}
hand.tap(view)  // prints: tap true true true
token.invalidate()
hand.tap(view)
let enabling = tap.observe(\.isEnabled) { tap, _ in print("enabled", tap.isEnabled) }
tap.isEnabled = false  // prints: enabled false
enabling.invalidate()

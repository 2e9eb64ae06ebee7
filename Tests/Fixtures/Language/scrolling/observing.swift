// Observing properties by their key paths: what is told, when, and how it ends.
let none: CGFloat = -1
final class Watcher: NSObject, UIScrollViewDelegate {
    var token: NSKeyValueObservation?
    func scrollViewDidScroll(_ scrollView: UIScrollView) { print("did scroll", scrollView.contentOffset.y) }
    func follow(_ scrollView: UIScrollView?) {
        token?.invalidate()
        token = scrollView?.observe(\.contentOffset, options: .old) { [weak self] scrollView, change in
            self?.moved(scrollView, change: change)
        }
    }
    func moved(_ scrollView: UIScrollView, change: NSKeyValueObservedChange<CGPoint>) {
        print("moved", change.oldValue?.y ?? none, scrollView.contentOffset.y, change.newValue == nil)
    }
}
let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
scroll.contentSize = CGSize(width: 100, height: 400)
view.addSubview(scroll)
let watcher = Watcher()
scroll.delegate = watcher
watcher.follow(scroll)

// Inside of the setter, after the delegate; also when the value is the same.
scroll.contentOffset = CGPoint(x: 0, y: 20)
// prints: did scroll 20.0
// prints: moved 0.0 20.0 true
scroll.contentOffset = CGPoint(x: 0, y: 20)
// prints: moved 20.0 20.0 true
scroll.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
// prints: did scroll 30.0
// prints: moved 20.0 30.0 true
print("after")
// prints: after

// Another observation takes the place of the first one, and ends with its token.
watcher.follow(nil)
scroll.contentOffset.y = 40
// prints: did scroll 40.0
var token: NSKeyValueObservation?
token = scroll.observe(\UIScrollView.contentSize, options: [.new, .old, .initial]) { _, change in
    print("size", change.oldValue?.height ?? none, change.newValue?.height ?? none, change.isPrior)
}
// prints: size -1.0 400.0 false
scroll.contentSize.height = 500
// prints: size 400.0 500.0 false
token = nil
scroll.contentSize.height = 600

// Before and after; each setter tells who observes its property, and the offset changes the bounds.
let bounds = scroll.observe(\.bounds, options: [.prior, .new, .old]) { _, change in
    print("bounds", change.isPrior, change.oldValue?.origin.y ?? none, change.newValue?.origin.y ?? none)
}
scroll.contentOffset.y = 60
// prints: bounds true 40.0 -1.0
// prints: did scroll 60.0
// prints: bounds false 40.0 60.0
bounds.invalidate()
bounds.invalidate()
scroll.contentOffset.y = 61
// prints: did scroll 61.0

// Observers hear in the order in which they came, and may end the observation.
let box = UIView()
var first: NSKeyValueObservation?
first = box.observe(\.frame) { box, change in
    print("first", box.frame.width, change.newValue == nil, change.oldValue == nil)
    first?.invalidate()
}
let second = box.observe(\.frame, changeHandler: { _, _ in print("second") })
box.frame.size.width = 5
// prints: first 5.0 true true
// prints: second
box.frame.size.width = 6
// prints: second
box.bounds.size.width = 7
_ = second

// A control's own states, also when it changes them itself.
let control = UIControl(frame: CGRect(x: 200, y: 200, width: 50, height: 50))
view.addSubview(control)
let tokens = [
    control.observe(\.isHighlighted, options: [.new]) { print("highlighted", $1.newValue ?? false) },
    control.observe(\.isSelected, options: [.new]) { print("selected", $1.newValue ?? false) },
    control.observe(\.isEnabled, options: [.old]) { control, change in
        print("enabled", change.oldValue ?? false, control.isEnabled)
    },
    control.observe(\.alpha, options: [.new, .old]) { print("alpha", $1.oldValue ?? none, $1.newValue ?? none) },
]
hand.tap(control)
// prints: highlighted true
// prints: highlighted false
control.isSelected = true
// prints: selected true
control.isEnabled = false
// prints: enabled true false
UIView.animate(withDuration: 1) { control.alpha = 0.5 }
// prints: alpha 1.0 0.5
print(tokens.count)
// prints: 4

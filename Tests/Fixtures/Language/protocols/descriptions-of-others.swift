// What an extension says of the values of a type that is not the scenario's is what print writes.
extension UIGestureRecognizer.State: CustomStringConvertible {
    public var description: String {
        switch self {
        case .possible: "possible"
        case .began: "began"
        case .changed: "changed"
        case .ended: "ended"
        case .cancelled: "cancelled"
        case .failed: "failed"
        default: "unknown"
        }
    }
}
extension UIEdgeInsets: @retroactive CustomStringConvertible {
    public var description: String { "insets of \(Int(top)) at the top" }
}

let state = UIGestureRecognizer.State.began
print(state, "is \(state)", state.description)  // prints: began is began began
print([UIGestureRecognizer.State.ended, .failed], String(describing: UIGestureRecognizer.State.changed))  // prints: [ended, failed] changed
let maybe: UIGestureRecognizer.State? = .possible
print(maybe as Any)  // prints: Optional(possible)
print(UIEdgeInsets(top: 3, left: 0, bottom: 0, right: 0))  // prints: insets of 3 at the top

class Listener: NSObject {
    @objc func panned(_ pan: UIPanGestureRecognizer) { print("pan \(pan.state)") }
}
let listener = Listener()
view.addGestureRecognizer(UIPanGestureRecognizer(target: listener, action: #selector(Listener.panned)))
hand.drag(view, by: CGVector(dx: 20, dy: 0), over: 0.04)
// prints: pan began
// prints: pan changed
// prints: pan ended

// Overridden properties are honoured wherever UIKit asks for them.
class Ghost: UIView {
    override var isHidden: Bool {
        get { true }
        set {}
    }
}
class Watched: UIView {
    override var alpha: CGFloat { didSet { print("alpha", oldValue, alpha) } }
    override var frame: CGRect {
        get { super.frame }
        set {
            print("frame", newValue.width)
            super.frame = newValue
        }
    }
    override var isUserInteractionEnabled: Bool {
        willSet { print("interaction", newValue) }
    }
}
class Detour: UIView {
    weak var detour: UIResponder?
    override var next: UIResponder? { detour ?? super.next }
}
let ghost = Ghost(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
view.addSubview(ghost)
hand.tap(at: CGPoint(x: 25, y: 25))
let watched = Watched()
watched.frame = CGRect(x: 100, y: 100, width: 50, height: 50)  // prints: frame 50.0
watched.frame.size.width += 10  // prints: frame 60.0
watched.alpha = 0.5  // prints: alpha 1.0 0.5
watched.isUserInteractionEnabled = false  // prints: interaction false
view.addSubview(watched)
print(watched.bounds.width, watched.alpha)  // prints: 60.0 0.5
let other = UIView(frame: CGRect(x: 200, y: 0, width: 20, height: 20))
let detour = Detour(frame: CGRect(x: 200, y: 200, width: 50, height: 50))
view.addSubview(other)
view.addSubview(detour)
hand.tap(detour)
detour.detour = other
hand.tap(detour)

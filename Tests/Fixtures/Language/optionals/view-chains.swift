// The optionals that touch code meets: superviews, windows, next responders.
class Panel: UIView {
    weak var owner: UIView?
    var onTap: (() -> Void)?
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        onTap?()
        super.touchesEnded(touches, with: event)
    }
}
let panel = Panel(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
print(panel.superview == nil, panel.window == nil, panel.next == nil)  // prints: true true true
view.addSubview(panel)
print(panel.superview === view, panel.window === window)  // prints: true true
print(panel.superview?.superview === window, panel.superview?.superview?.superview as Any)  // prints: true nil
print(panel.next === view, view.next === viewController)  // prints: true true
panel.owner = view
panel.onTap = { print("tapped", panel.owner === view) }
hand.tap(panel)  // prints: tapped true
print((panel.owner?.subviews.first as? Panel)?.frame.width ?? 0)  // prints: 100.0

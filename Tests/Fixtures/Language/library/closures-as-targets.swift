// Closures as the actions of a control: what hangs on it at the place of a text is kept with it.
final class Sleeve: NSObject {
    private let closure: () -> Void
    init(_ closure: @escaping () -> Void) { self.closure = closure }
    @objc func invoke() { closure() }
}
extension UIControl {
    func add(for events: UIControl.Event, _ closure: @escaping () -> Void) {
        let sleeve = Sleeve(closure)
        addTarget(sleeve, action: #selector(Sleeve.invoke), for: events)
        objc_setAssociatedObject(
            self, String(format: "[%d]", Int.random(in: 0...100)), sleeve, .OBJC_ASSOCIATION_RETAIN)
    }
}
let button = UIButton(frame: CGRect(x: 20, y: 20, width: 60, height: 40))
button.add(for: .touchUpInside) { print("one") }
button.add(for: .touchUpInside) { print("two") }
view.addSubview(button)
hand.tap(button)
// prints: one
// prints: two

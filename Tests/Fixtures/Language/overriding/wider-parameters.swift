// Overrides that take more than what they override.
class Base {
    func take(_ number: Int) { print("base", number) }
    func hold(_ view: UIButton) { print("base button") }
}
class Wide: Base {
    override func take(_ number: Int?) { print("wide", number ?? 0) }
    override func hold(_ view: UIView) { print("wide view", view is UIButton) }
}
let base: Base = Wide()
base.take(3)  // prints: wide 3
base.hold(UIButton())  // prints: wide view true
class Listener: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("began", touches.count, event != nil)
        state = .recognized
    }
}
view.addGestureRecognizer(Listener(target: nil, action: nil))
hand.tap(view)  // prints: began 1 true

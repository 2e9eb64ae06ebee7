// A control that cannot go on: removed, disabled, taken out of its window while it is tracked.
class Ear: NSObject {
    var reaction: () -> Void = {}
    @objc func down() { print("down"); reaction() }
    @objc func up() { print("up") }
    @objc func cancelled(_ sender: UIControl) { print("cancelled", sender.isTracking, sender.window == nil) }
}
class Careless: UIButton {
    override func cancelTracking(with event: UIEvent?) { print("careless", event == nil) }
}
let ear = Ear()
func button(_ button: UIButton) -> UIButton {
    button.frame = CGRect(x: 50, y: 50, width: 80, height: 40)
    button.addTarget(ear, action: #selector(Ear.down), for: .touchDown)
    button.addTarget(ear, action: #selector(Ear.up), for: [.touchUpInside, .touchUpOutside])
    button.addTarget(ear, action: #selector(Ear.cancelled(_:)), for: .touchCancel)
    view.addSubview(button)
    return button
}
let first = button(UIButton())
ear.reaction = { first.removeFromSuperview() }
hand.tap(first)
let second = button(UIButton())
ear.reaction = { second.isEnabled = false }
hand.tap(second)
hand.tap(second)
print(second.isHighlighted)
second.removeFromSuperview()
let third = button(Careless())
ear.reaction = { third.isEnabled = false; third.isEnabled = true }
hand.tap(third)
print(third.isHighlighted, third.isTracking)
ear.reaction = {}
hand.tap(third)
third.removeFromSuperview()
let fourth = button(UIButton())
ear.reaction = { fourth.cancelTracking(with: nil) }
hand.tap(fourth)
let box = UIView(frame: CGRect(x: 0, y: 300, width: 200, height: 200))
view.addSubview(box)
ear.reaction = { box.addSubview(fourth) }
hand.tap(fourth)
print(fourth.isTracking)

// Who wins, a control or a recognizer of a view that it is in, or of its own.
class Ear: NSObject {
    @objc func gray(_ sender: UIGestureRecognizer) { print("gray", sender.numberOfTouches) }
    @objc func own() { print("own") }
    @objc func up(_ sender: UIControl) { print("up", sender.tag) }
    @objc func cancelled(_ sender: UIControl) { print("cancelled", sender.tag) }
    @objc func changed(_ sender: UIControl) { print("changed", sender.tag) }
}
class Stubborn: UIControl {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !(gestureRecognizer is UITapGestureRecognizer)
    }
}
let ear = Ear()
let gray = UIView(frame: CGRect(x: 20, y: 20, width: 320, height: 600))
view.addSubview(gray)
let controls: [UIControl] = [UIControl(), Stubborn(), UIButton(), UISwitch(), UISlider(), UIStepper()]
for (index, control) in controls.enumerated() {
    control.frame = CGRect(x: 20, y: 20 + 60 * index, width: 94, height: 40)
    control.tag = index
    control.addTarget(ear, action: #selector(Ear.up(_:)), for: .touchUpInside)
    control.addTarget(ear, action: #selector(Ear.cancelled(_:)), for: .touchCancel)
    control.addTarget(ear, action: #selector(Ear.changed(_:)), for: .valueChanged)
    gray.addSubview(control)
}
let tap = UITapGestureRecognizer(target: ear, action: #selector(Ear.gray(_:)))
gray.addGestureRecognizer(tap)
for control in controls { hand.tap(control, at: CGPoint(x: 14, y: 20)) }
tap.cancelsTouchesInView = false
for control in controls.prefix(3) { hand.tap(control) }
gray.removeGestureRecognizer(tap)
let pan = UIPanGestureRecognizer(target: ear, action: #selector(Ear.gray(_:)))
gray.addGestureRecognizer(pan)
for control in controls { hand.drag(control, from: CGPoint(x: 14, y: 20), by: CGVector(dx: 30, dy: 0), over: 0.05) }
hand.drag(controls[3], from: CGPoint(x: 80, y: 20), by: CGVector(dx: -60, dy: 0), over: 0.05)
gray.removeGestureRecognizer(pan)
let swipe = UISwipeGestureRecognizer(target: ear, action: #selector(Ear.gray(_:)))
gray.addGestureRecognizer(swipe)
if let slider = controls[4] as? UISlider { slider.value = 0 }
for control in controls { hand.flick(control, .right, from: CGPoint(x: 14, y: 20)) }
gray.removeGestureRecognizer(swipe)
controls[2].addGestureRecognizer(UITapGestureRecognizer(target: ear, action: #selector(Ear.own)))
hand.tap(controls[2])

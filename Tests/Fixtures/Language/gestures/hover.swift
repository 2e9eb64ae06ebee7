// A recognizer for pointers hears of no finger, and holds nothing up.
class Pad: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { print("began") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { print("ended") }
    @objc func hovered(_ hover: UIHoverGestureRecognizer) { print("hovered") }
    @objc func tapped() { print("tapped") }
}
let pad = Pad(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
view.addSubview(pad)
let hover = UIHoverGestureRecognizer(target: pad, action: #selector(Pad.hovered(_:)))
pad.addGestureRecognizer(hover)
hand.tap(pad)
// prints: began
// prints: ended
let tap = UITapGestureRecognizer(target: pad, action: #selector(Pad.tapped))
pad.addGestureRecognizer(tap)
hand.tap(pad)
// prints: began
// prints: tapped
print(hover.state == .possible, hover.numberOfTouches, UIHoverGestureRecognizer().view == nil)  // prints: true 0 true

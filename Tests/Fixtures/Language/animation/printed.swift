// What is printed of touches, events and recognizers has names instead of addresses.
final class Pad: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        print(touches.first!)
        print(event!)
    }
}
let pad = Pad(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
view.addSubview(pad)
let pinch = UIPinchGestureRecognizer()
pad.addGestureRecognizer(pinch)
hand.tap(at: CGPoint(x: 50, y: 50))
// prints: <UITouch: touch 1; type: direct; phase: began; tap count: 1; window: window; view: pad; location in window: {50.0, 50.0}; previous location in window: {50.0, 50.0}; location in view: {40.0, 30.0}>
// prints: <UITouchesEvent: type: touches; timestamp: 86400.0; touches: {(<UITouch: touch 1; type: direct; phase: began; tap count: 1; window: window; view: pad; location in window: {50.0, 50.0}; previous location in window: {50.0, 50.0}; location in view: {40.0, 30.0}>)}>
print(pinch)  // prints: <UIPinchGestureRecognizer: pinch; state = possible; view = <UIView: pad>>
print(pad.widthAnchor.constraint(greaterThanOrEqualToConstant: 3))  // prints: pad.width >= 3

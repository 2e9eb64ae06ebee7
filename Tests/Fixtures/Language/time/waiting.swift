// Virtual time passes while the hand acts and while the device waits; a touch tells when it came.
class Clock: UIView {
    var last: Double?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        let now = touches.first!.timestamp
        if let last { print(((now - last) * 1000).rounded()) }
        last = now
    }
}
let clock = Clock(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
view.addSubview(clock)
hand.tap(clock)
device.wait(0.25)
hand.tap(clock)  // prints: 300.0
hand.press(clock, for: 0.5)  // prints: 50.0
hand.tap(clock)  // prints: 500.0

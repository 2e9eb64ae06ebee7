class Button: UIView {
    @objc func longPress() { print("long press") }
    @objc func named(_ name: Any?) { print("named", name as? String ?? "nil") }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        perform(#selector(longPress), with: nil, afterDelay: 0.5)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(longPress), object: nil)
    }
}
let button = Button(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
view.addSubview(button)
hand.tap(button)
hand.press(button, for: 0.8)  // prints: long press
button.perform(#selector(Button.named(_:)), with: "x", afterDelay: 0.1)
button.perform(#selector(Button.longPress), with: nil, afterDelay: 0.1)
NSObject.cancelPreviousPerformRequests(withTarget: button)
button.perform(#selector(Button.named(_:)), with: "now")  // prints: named now
device.wait(1)

// A button that shrinks under the finger still hears of it; while it moves it takes no new touch.
class Effects: NSObject {
    @objc func down(_ button: UIButton) {
        UIView.animate(withDuration: 0.3) { button.alpha = 0.5 }
    }
    @objc func up(_ button: UIButton) {
        print("up")
        button.alpha = 1
    }
}
let effects = Effects()
let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 50))
button.addTarget(effects, action: #selector(Effects.down(_:)), for: .touchDown)
button.addTarget(effects, action: #selector(Effects.up(_:)), for: .touchUpInside)
view.addSubview(button)
hand.tap(button)  // prints: up
hand.tap(button)
device.wait(0.5)
hand.tap(button)  // prints: up

class RedView: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("began", touches.count)
        super.touchesBegan(touches, with: event)
    }
}
let red = RedView(frame: CGRect(x: 10, y: 10, width: view.bounds.width / 2, height: 100))
view.addSubview(red)
red.frame.origin.x += 10
print(red.frame)  // prints: (20.0, 10.0, 187.5, 100.0)
hand.tap(red)  // prints: began 1

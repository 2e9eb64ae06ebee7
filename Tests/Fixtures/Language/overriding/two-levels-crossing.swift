// Super goes to the next class that overrides, also from another method.
class First: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("first began")
        super.touchesBegan(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("first ended")
    }
}
class Second: First {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("second began")
        super.touchesBegan(touches, with: event)
        super.touchesEnded(touches, with: event)
    }
}
class Third: Second {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("third ended")
        super.touchesEnded(touches, with: event)
        super.touchesBegan(touches, with: event)
    }
}
let third = Third(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
view.addSubview(third)
hand.tap(third)
// prints: second began
// prints: first began
// prints: first ended
// prints: third ended
// prints: first ended
// prints: second began
// prints: first began
// prints: first ended

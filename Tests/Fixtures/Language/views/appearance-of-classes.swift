// A view gets what its class says right before it hears that it is in a window.
class Badge: UIView {
    override var alpha: CGFloat {
        didSet { print("alpha", oldValue, alpha, window != nil) }
    }
    override func willMove(toWindow newWindow: UIWindow?) { print("will move", alpha) }
    override func didMoveToWindow() { print("did move", alpha) }
}

let early = Badge()
view.addSubview(early)

Badge.appearance().alpha = 0.5
UIView.appearance().isExclusiveTouch = true
print(early.alpha, early.isExclusiveTouch)

let late = Badge()
print(late.alpha, late.isExclusiveTouch)
let box = UIView()
box.addSubview(late)
print(late.alpha)
view.addSubview(box)
print(late.alpha, late.isExclusiveTouch, box.isExclusiveTouch, early.alpha)

// What is said later is for those that come later, or again.
Badge.appearance().alpha = 0.25
print(late.alpha)
late.removeFromSuperview()
view.addSubview(late)

// What was set on the view itself stays, whenever that was.
let own = Badge()
own.alpha = 0.75
view.addSubview(own)
late.alpha = 1
late.removeFromSuperview()
view.addSubview(late)
print(own.alpha, late.alpha)

// The appearance answers what was said, and nil for the rest.
print(Badge.appearance().alpha, Badge.appearance().backgroundColor as Any)
print(Badge.appearance() === Badge.appearance())
// prints: will move 1.0
// prints: did move 1.0
// prints: 1.0 false
// prints: 1.0 false
// prints: 1.0
// prints: will move 1.0
// prints: alpha 1.0 0.5 true
// prints: did move 0.5
// prints: 0.5 true true 1.0
// prints: 0.5
// prints: will move 0.5
// prints: did move 0.5
// prints: will move 0.5
// prints: alpha 0.5 0.25 true
// prints: did move 0.25
// prints: alpha 1.0 0.75 false
// prints: will move 0.75
// prints: did move 0.75
// prints: alpha 0.25 1.0 true
// prints: will move 1.0
// prints: did move 1.0
// prints: will move 1.0
// prints: did move 1.0
// prints: 0.75 1.0
// prints: 0.25 nil
// prints: true

// A view that gets another tint with another superview hears of it, and so do those inside it.
class Badge: UIView {
    var name = ""
    override func tintColorDidChange() {
        super.tintColorDidChange()
        print(name, tintColor == .red ? "red" : tintColor == .green ? "green" : "other")
    }
}
let (red, green, plain) = (UIView(), UIView(), UIView())
for box in [red, green, plain] { view.addSubview(box) }
red.tintColor = .red
green.tintColor = .green
let (badge, inner, own) = (Badge(), Badge(), Badge())
badge.name = "badge"
inner.name = "inner"
own.name = "own"
own.tintColor = .green  // prints: own green
badge.addSubview(inner)
badge.addSubview(own)
plain.addSubview(badge)
print("as before")  // prints: as before
red.addSubview(badge)
// prints: badge red
// prints: inner red
green.addSubview(badge)
// prints: badge green
// prints: inner green
green.insertSubview(badge, at: 0)
plain.addSubview(badge)
// prints: badge other
// prints: inner other

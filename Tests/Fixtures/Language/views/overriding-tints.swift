// A class may say itself what the color of what can be tapped is, and hear of it.
class Badge: UIView {
    override var tintColor: UIColor! {
        didSet { print("tint", tintColor == .systemRed) }
    }
    override func tintColorDidChange() {
        super.tintColorDidChange()
        print("changed")
    }
}
let badge = Badge(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
view.addSubview(badge)
badge.tintColor = .systemRed
// prints: changed
// prints: tint true
view.tintColor = .systemGreen
badge.tintColor = nil
// prints: changed
// prints: tint false
print(badge.tintColor == .systemGreen)  // prints: true
view.tintColor = .systemOrange  // prints: changed

class Fixed: UIView {
    override var tintColor: UIColor! {
        get { .black }
        set { print("not taken") }
    }
}
let fixed = Fixed()
fixed.tintColor = .white  // prints: not taken
print(fixed.tintColor == .black)  // prints: true
let inner = UIView()
fixed.addSubview(inner)
print(inner.tintColor == .systemBlue)  // prints: true

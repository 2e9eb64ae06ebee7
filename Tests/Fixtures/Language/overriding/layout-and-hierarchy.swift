// Life-cycle messages of views: moving, layout, size.
class Card: UIView {
    let badge = UIView()
    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(badge)
    }
    required init?(coder: NSCoder) { fatalError("no storyboard") }
    override func layoutSubviews() {
        super.layoutSubviews()
        badge.frame = CGRect(x: bounds.width - 20, y: 0, width: 20, height: 20)
        print("layout", bounds.width)
    }
    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        print("in", superview === view)
    }
    override func willMove(toWindow newWindow: UIWindow?) { print("window", newWindow === window, newWindow == nil) }  // the view's own window, which is still the old one
    override func didMoveToWindow() { print("moved", self.window == nil) }
    override func didAddSubview(_ subview: UIView) { print("added", subview === badge) }
}
let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
// prints: added true
view.addSubview(card)
// prints: window false false
// prints: moved false
// prints: in true
hand.tap(card.badge)
// prints: layout 100.0
print(card.badge.frame.minX)  // prints: 80.0
card.bounds.size.width = 60
card.setNeedsLayout()
card.layoutIfNeeded()
// prints: layout 60.0
card.removeFromSuperview()
// prints: window false true
// prints: moved true
// prints: in false

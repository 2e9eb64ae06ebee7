class Card: UIView {
    private var start = CGPoint.zero
    lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(panned))
    override init(frame: CGRect) {
        super.init(frame: frame)
        addGestureRecognizer(pan)
    }
    required init?(coder: NSCoder) { nil }
    @objc private func panned(_ pan: UIPanGestureRecognizer) {
        let by = pan.translation(in: superview)
        switch pan.state {
        case .began: start = center; fallthrough
        case .changed: center = CGPoint(x: start.x + by.x, y: start.y + by.y)
        case .ended, .cancelled: center.y = start.y
        default: return
        }
    }
}
let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
view.addSubview(card)
hand.drag(card, by: CGVector(dx: 100, dy: 40), over: 0.3)
print(card.center.y, card.center.x > 120)  // prints: 50.0 true

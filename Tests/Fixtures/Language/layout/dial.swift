// A control that lays itself out, in the middle of its superview.
final class Dial: UIControl {
    private let track = CAShapeLayer()
    private let knob = UIView()
    var value: CGFloat = 0.25 {
        didSet { setNeedsLayout() }
    }
    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.addSublayer(track)
        knob.isUserInteractionEnabled = false
        addSubview(knob)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override var intrinsicContentSize: CGSize { CGSize(width: 200, height: 44) }
    override func layoutSubviews() {
        super.layoutSubviews()
        track.path = UIBezierPath(roundedRect: bounds.insetBy(dx: 0, dy: 18), cornerRadius: 4).cgPath
        knob.frame = CGRect(x: value * (bounds.width - 44), y: 0, width: 44, height: 44)
    }
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        move(to: touch)
        return true
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        move(to: touch)
        return true
    }
    private func move(to touch: UITouch) {
        value = min(max(touch.location(in: self).x / bounds.width, 0), 1)
        sendActions(for: .valueChanged)
    }
    var knobPlace: CGFloat { knob.frame.minX }
}
let dial = Dial()
dial.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(dial)
dial.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
dial.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
var changes = 0
dial.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
device.wait(0.1)
print(dial.frame, dial.knobPlace)  // prints: (87.5, 311.5, 200.0, 44.0) 39.0
hand.drag(from: CGPoint(x: 110, y: 333), to: CGPoint(x: 187.5, y: 333), over: 0.1)
print(dial.value, changes > 3, dial.knobPlace)  // prints: 0.5 true 78.0

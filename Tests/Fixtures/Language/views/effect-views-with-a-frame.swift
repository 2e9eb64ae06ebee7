// An effect view with a frame is made through the initializer that takes an effect.
final class Glass: UIVisualEffectView {
    init(frame: CGRect) {
        super.init(effect: UIBlurEffect(style: .light))
        self.frame = frame
    }
    required init?(coder: NSCoder) { fatalError() }
}
let glass = Glass(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
print(glass.frame, glass.effect is UIBlurEffect)
final class Plain: UIVisualEffectView {}
print(Plain(frame: CGRect(x: 5, y: 5, width: 10, height: 10)).frame, Plain().effect == nil)
let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
path.setLineDash([2, 1], count: 2, phase: 0)
print(path.contains(CGPoint(x: 5, y: 5)), "dash".appending("ed"))
// prints: (1.0, 2.0, 30.0, 40.0) true
// prints: (5.0, 5.0, 10.0, 10.0) true
// prints: true dashed

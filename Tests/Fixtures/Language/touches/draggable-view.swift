protocol DragDelegate: AnyObject {
    func dragView(_ view: DragView, didMoveTo point: CGPoint)
}
final class DragView: UIView {
    weak var delegate: DragDelegate?
    private lazy var dot: UIView = {
        let v = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        v.backgroundColor = .systemRed
        v.layer.cornerRadius = 5
        v.layer.masksToBounds = true
        return v
    }()
    private var start = CGPoint.zero
    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }
    private func commonInit() {
        addSubview(dot)
        layer.borderWidth = 1
        layer.borderColor = UIColor.black.cgColor
        isMultipleTouchEnabled = true
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return super.touchesBegan(touches, with: event) }
        start = touch.location(in: superview)
        UIView.animate(
            withDuration: 0.2, delay: 0, options: [.curveEaseOut, .beginFromCurrentState, .allowUserInteraction],
            animations: { self.transform = CGAffineTransform(scaleX: 1.1, y: 1.1) }, completion: nil)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, touch.tapCount < 2 else {
            return super.touchesMoved(touches, with: event)
        }
        let p = touch.location(in: superview)
        let prev = touch.previousLocation(in: superview)
        center = CGPoint(x: center.x + p.x - prev.x, y: center.y + p.y - prev.y)
        delegate?.dragView(self, didMoveTo: center)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        UIView.animate(withDuration: 0.3) { [weak self] in self?.transform = .identity }
    }
}
class VC: UIViewController {
    let drag = DragView(frame: CGRect(x: 50, y: 50, width: 60, height: 60))
    var moves = 0
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(drag)
        drag.delegate = self
        let tap = UITapGestureRecognizer(target: self, action: #selector(handleTap(_:)))
        tap.numberOfTapsRequired = 2
        tap.cancelsTouchesInView = false
        view.addGestureRecognizer(tap)
    }
    @objc private func handleTap(_ sender: UITapGestureRecognizer) {
        let p = sender.location(in: view)
        print("tap \(p)")
    }
}
extension VC: DragDelegate {
    func dragView(_ view: DragView, didMoveTo point: CGPoint) { moves += 1 }
}
let vc = VC()
window.rootViewController = vc
hand.drag(vc.drag, by: CGVector(dx: 50, dy: 60), over: 0.1)
print(vc.drag.center.x.rounded(), vc.moves > 2)  // prints: 130.0 true
hand.tap(at: CGPoint(x: 200, y: 400), count: 2)  // prints: tap (200.0, 400.0)

// A sheet whose upper edge is a constraint, moved by a pan and settled by an animation.
final class SheetController: UIViewController {
    let sheet = UIView()
    private var top: NSLayoutConstraint!
    private var start: CGFloat = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        sheet.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(sheet)
        top = sheet.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 500)
        NSLayoutConstraint.activate([
            top,
            sheet.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            sheet.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            sheet.heightAnchor.constraint(equalTo: view.heightAnchor),
        ])
        sheet.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pan(_:))))
    }

    @objc private func pan(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began: start = top.constant
        case .changed: top.constant = max(100, start + pan.translation(in: view).y)
        case .ended, .cancelled:
            top.constant = top.constant < 350 ? 100 : 500
            UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
                self.view.layoutIfNeeded()
            } completion: { finished in print("settled", finished, self.sheet.frame.minY) }
        default: break
        }
    }
}
let controller = SheetController()
window.rootViewController = controller
device.wait(0.1)
print(controller.sheet.frame.minY)  // prints: 500.0
hand.drag(from: CGPoint(x: 180, y: 520), to: CGPoint(x: 180, y: 300), over: 0.3)
print(controller.sheet.frame.minY)  // prints: 100.0
device.wait(1)  // prints: settled true 100.0
hand.drag(from: CGPoint(x: 180, y: 200), to: CGPoint(x: 180, y: 260), over: 0.3)
print(controller.sheet.frame.minY)  // prints: 100.0
device.wait(1)  // prints: settled true 100.0

class Overlay: UIWindow {
    override init(windowScene: UIWindowScene) {
        super.init(windowScene: windowScene)
        windowLevel = .alert
    }
    required init?(coder: NSCoder) { fatalError() }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === rootViewController?.view ? nil : hit
    }
}
let overlay = Overlay(windowScene: window.windowScene!)
overlay.rootViewController = UIViewController()
overlay.isHidden = false
print(overlay.frame == window.frame, overlay.windowScene === window.windowScene)  // prints: true true
print(overlay.windowLevel == .alert)  // prints: true
view.addGestureRecognizer(UITapGestureRecognizer(target: Listener.shared, action: #selector(Listener.tapped)))
class Listener: NSObject {
    static let shared = Listener()
    @objc func tapped() { print("through") }
}
hand.tap(view)  // prints: through

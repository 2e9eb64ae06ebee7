// Several windows: the higher level first, then the one ordered front last; a window may pass a touch through.
class PassThroughWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self || hit === rootViewController?.view ? nil : hit
    }
}
let overlay = PassThroughWindow(frame: UIScreen.main.bounds)
overlay.rootViewController = UIViewController()
overlay.windowLevel = .alert
overlay.isHidden = false
let bubble = UIView(frame: CGRect(x: 300, y: 500, width: 50, height: 50))
overlay.rootViewController?.view.addSubview(bubble)
hand.tap(bubble)
hand.tap(at: CGPoint(x: 10, y: 10))
print(window.isKeyWindow, overlay.isKeyWindow, overlay.windowLevel > window.windowLevel)  // prints: true false true
print(window.windowLevel == .normal, application.windows.count, UIScreen.main.bounds.width)  // prints: true 2 375.0
overlay.makeKey()
print(window.isKeyWindow, application.keyWindow === overlay)  // prints: false true
overlay.isHidden = true
hand.tap(at: CGPoint(x: 325, y: 525))
print(bubble.window === overlay, bubble.next === overlay.rootViewController?.view)  // prints: true true

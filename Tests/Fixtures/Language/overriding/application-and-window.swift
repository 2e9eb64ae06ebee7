// sendEvent of a window, seen on its way.
class LoudWindow: UIWindow {
    var isMuted = false
    override func sendEvent(_ event: UIEvent) {
        print("window", event.type == .touches, event.allTouches?.count ?? 0)
        if !isMuted { super.sendEvent(event) }
    }
}
let loud = LoudWindow(frame: UIScreen.main.bounds)
loud.rootViewController = UIViewController()
loud.makeKeyAndVisible()
hand.tap(at: CGPoint(x: 50, y: 50))
// prints: window true 1
// prints: window true 1
loud.isMuted = true
hand.tap(at: CGPoint(x: 60, y: 60))
// prints: window true 1
// prints: window true 1
loud.isHidden = true
hand.tap(at: CGPoint(x: 70, y: 70))

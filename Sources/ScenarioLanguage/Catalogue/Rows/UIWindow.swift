import EventEngine
import Foundation

extension UIWindow.Level: BridgedStruct {}

extension NativeCatalogue {
    /// UIWindow, and what belongs to it.
    func addUIWindow() {
        addClass(
            UIWindow.self, named: "UIWindow", superclass: UIView.self,
            "The root of a tree of views. It takes events from the application, and gives touches to "
                + "views and recognizers.", windowRows)
        addStructure(
            UIWindow.Level.self, named: "UIWindow.Level",
            conformances: [.equatable, .hashable, .comparable, .rawRepresentable],
            "How far in front a window is.", windowLevelRows)
    }

    /// The rows of UIWindow.
    private func windowRows(_ t: MemberTable<UIWindow>) {
        t.initializer("init(frame:)") { (frame: CGRect) in UIWindow(frame: frame) }
        let screen = NativeDelegation("init(frame:)") { _ in [.rect(Simulator.current.screen.bounds)] }
        t.convenience("init()", through: screen) { () in UIWindow() }
        t.required("init(coder:)") { (coder: NSCoder) in UIWindow(coder: coder) }
        t.means("Makes a window of a scene.")
        t.initializer("init(windowScene:)") { (scene: UIWindowScene) in UIWindow(windowScene: scene) }
        t.means("Higher windows are in front, and are asked first.")
        t.property("windowLevel", \.windowLevel, override: .windowLevel)
        t.means("The view controller whose view fills it.")
        t.property("rootViewController", \.rootViewController, override: .rootViewController)
        t.means("The scene that it belongs to.")
        t.property("windowScene", \.windowScene)
        t.means("The screen that it is on.")
        t.getter("screen", \.screen)
        t.means("Whether events without a place go to it.")
        t.getter("isKeyWindow", \.isKeyWindow)
        t.means("Whether it may become the key window.")
        t.getter("canBecomeKey", \.canBecomeKey)
        t.means("Shows it, and makes it the key window.")
        t.method("makeKeyAndVisible()") { (w: UIWindow) in w.makeKeyAndVisible() }
        t.kept("makeKeyAndVisible()")
        t.means("Makes it the key window.")
        t.method("makeKey()") { (w: UIWindow) in w.makeKey() }
        t.means("Hears that it is the key window now, or no longer. Override it; the system calls it.")
        t.method("becomeKey()", override: .becomeKey) { (w: UIWindow) in w.becomeKey() }
        t.method("resignKey()", override: .resignKey) { (w: UIWindow) in w.resignKey() }
        t.means("Gives an event to its recognizers and views (C-03). Override it to see every touch first.")
        t.method("sendEvent(_:)", override: .windowSendEvent) { (w: UIWindow, e: UIEvent) in w.sendEvent(e) }
        t.means("What windows post: they became or are no longer the key window, were shown or hidden.")
        t.staticGetter("didBecomeKeyNotification") { UIWindow.didBecomeKeyNotification }
        t.staticGetter("didResignKeyNotification") { UIWindow.didResignKeyNotification }
        t.staticGetter("didBecomeVisibleNotification") { UIWindow.didBecomeVisibleNotification }
        t.staticGetter("didBecomeHiddenNotification") { UIWindow.didBecomeHiddenNotification }
        t.means("A point or rectangle of another window in its own coordinates.")
        t.method("convert(_:from:)") { (w: UIWindow, p: CGPoint, other: UIWindow?) in
            w.convert(p, from: other)
        }
        t.means("A point or rectangle of its own in the coordinates of another window.")
        t.method("convert(_:to:)") { (w: UIWindow, p: CGPoint, other: UIWindow?) in w.convert(p, to: other) }
    }

    /// The rows of UIWindow.Level.
    private func windowLevelRows(_ t: MemberTable<UIWindow.Level>) {
        t.initializer("init(rawValue:)") { (raw: CGFloat) in UIWindow.Level(rawValue: raw) }
        t.field("rawValue", \.rawValue)
        t.means("A level of your own.")
        t.initializer("init(_:)") { (raw: CGFloat) in UIWindow.Level(raw) }
        t.means("The level of such windows.")
        t.staticGetter("normal") { UIWindow.Level.normal }
        t.staticGetter("statusBar") { UIWindow.Level.statusBar }
        t.staticGetter("alert") { UIWindow.Level.alert }
        t.means("A level so much higher.")
        t.staticMethod("+(_:_:)") { (level: UIWindow.Level, offset: CGFloat) in level + offset }
        t.means("A level so much lower.")
        t.staticMethod("-(_:_:)") { (level: UIWindow.Level, offset: CGFloat) in level - offset }
    }
}

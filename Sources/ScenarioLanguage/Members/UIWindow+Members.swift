import EventEngine
import Foundation

extension UIWindow.Level: BridgedStruct {}

extension NativeCatalogue {
    /// The rows of UIWindow.
    func windowRows(_ t: MemberTable<UIWindow>) {
        t.initializer("init(frame:)") { (frame: CGRect) in UIWindow(frame: frame) }
        let screen = NativeDelegation("init(frame:)") { _ in [.rect(Simulator.current.screen.bounds)] }
        t.convenience("init()", through: screen) { () in UIWindow() }
        t.convenience("init(windowScene:)", through: screen) { (scene: UIWindowScene) in
            UIWindow(windowScene: scene)
        } then: { window, scene in
            window.join(scene)
        }
        t.required("init(coder:)") { (coder: NSCoder) in UIWindow(coder: coder) }
        t.property("windowLevel", \.windowLevel, override: .windowLevel)
        t.property("rootViewController", \.rootViewController, override: .rootViewController)
        t.property("windowScene", \.windowScene)
        t.getter("screen", \.screen)
        t.getter("isKeyWindow", \.isKeyWindow)
        t.getter("canBecomeKey", \.canBecomeKey)
        t.method("makeKeyAndVisible()") { (w: UIWindow) in w.makeKeyAndVisible() }
        t.method("makeKey()") { (w: UIWindow) in w.makeKey() }
        t.method("sendEvent(_:)", override: .windowSendEvent) { (w: UIWindow, e: UIEvent) in w.sendEvent(e) }
        t.method("convert(_:from:)") { (w: UIWindow, p: CGPoint, other: UIWindow?) in
            w.convert(p, from: other)
        }
        t.method("convert(_:to:)") { (w: UIWindow, p: CGPoint, other: UIWindow?) in w.convert(p, to: other) }
    }

    /// The rows of UIWindow.Level.
    func windowLevelRows(_ t: MemberTable<UIWindow.Level>) {
        t.initializer("init(rawValue:)") { (raw: CGFloat) in UIWindow.Level(rawValue: raw) }
        t.initializer("init(_:)") { (raw: CGFloat) in UIWindow.Level(raw) }
        t.field("rawValue", \.rawValue)
        t.staticGetter("normal") { UIWindow.Level.normal }
        t.staticGetter("statusBar") { UIWindow.Level.statusBar }
        t.staticGetter("alert") { UIWindow.Level.alert }
        t.staticMethod("+(_:_:)") { (level: UIWindow.Level, offset: CGFloat) in level + offset }
        t.staticMethod("-(_:_:)") { (level: UIWindow.Level, offset: CGFloat) in level - offset }
    }

    /// The rows of UIScreen.
    func screenRows(_ t: MemberTable<UIScreen>) {
        t.staticGetter("main") { UIScreen.main }
        t.getter("bounds", \.bounds)
        t.getter("scale", \.scale)
        t.getter("nativeScale", \.nativeScale)
        t.getter("nativeBounds", \.nativeBounds)
    }

    /// The rows of UIWindowScene.
    func sceneRows(_ t: MemberTable<UIWindowScene>) {
        t.initializer("init()") { () in UIWindowScene() }
        t.getter("windows", \.windows)
        t.getter("keyWindow", \.keyWindow)
        t.getter("screen", \.screen)
    }

    /// The rows of UIApplication.
    func applicationRows(_ t: MemberTable<UIApplication>) {
        t.staticGetter("shared") { UIApplication.shared }
        t.accessor("delegate", get: { $0.delegateObject.map(ApplicationDelegate.init) }) { a, delegate in
            a.delegateObject = delegate?.object
        }
        t.getter("windows", \.windows)
        t.getter("keyWindow", \.keyWindow)
        t.getter("isIgnoringInteractionEvents", \.isIgnoringInteractionEvents)
        t.method("beginIgnoringInteractionEvents()") { (a: UIApplication) in
            a.beginIgnoringInteractionEvents()
        }
        t.method("endIgnoringInteractionEvents()") { (a: UIApplication) in a.endIgnoringInteractionEvents() }
        t.method("sendAction(_:to:from:for:)", override: .sendAction, isDiscardable: true) {
            (a: UIApplication, action: Selector, target: Untyped, sender: Untyped, event: UIEvent?) in
            a.sendAction(action, to: target.value, from: sender.value, for: event)
        }
        t.method("sendEvent(_:)", override: .applicationSendEvent) { (a: UIApplication, e: UIEvent) in
            a.sendEvent(e)
        }
    }
}

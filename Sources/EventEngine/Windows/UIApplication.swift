import Foundation

/// What the app's code can react to at the level of the whole app.
public protocol UIApplicationDelegate: NSObjectProtocol {}

extension UIApplicationDelegate {
    /// The window that the delegate has as a property of this name; nil when it has no such property.
    public var window: UIWindow?? { UIApplication.window(ofDelegate: self) }
}

/// The app: takes events from the run loop and hands them to its windows.
open class UIApplication: UIResponder {
    /// The application of this thread's world.
    public static var shared: UIApplication { Simulator.current.application }

    /// What reacts for the whole app; not retained.
    open var delegate: (any UIApplicationDelegate)? {
        get { delegateObject as? any UIApplicationDelegate }
        set { delegateObject = newValue }
    }
    /// The delegate as an object: of an interpreted class only the scenario knows that it conforms.
    package final weak var delegateObject: AnyObject?

    package static func window(ofDelegate delegate: AnyObject) -> UIWindow?? {
        let held = ObjectNames.properties(of: delegate).first { $0.name == "window" }
        return held.map { $0.object as? UIWindow }
    }
    private var shown: [UIWindow] = []
    /// Not counted: a window that is freed takes itself out.
    private unowned(unsafe) var storedKeyWindow: UIWindow?
    private var ignoringCount = 0
    private var transitionCount = 0
    /// `shown` by level; nil after a change.
    private var ordered: [UIWindow]?

    /// The visible windows, from back to front.
    open var windows: [UIWindow] {
        if let ordered { return ordered }
        let order = shown.enumerated().sorted {
            ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset)
        }
        let windows = order.map(\.element)
        ordered = windows
        return windows
    }

    open var keyWindow: UIWindow? { storedKeyWindow }
    private(set) lazy var unnamedScene = world.perform { UnnamedScene() }

    /// The scenes that windows name, and one for the windows that name none (our decision).
    open var connectedScenes: Set<UIScene> {
        let windows = windows
        world.work.draw(WorkCost.hashed * windows.count)
        return Set(windows.map { $0.windowScene ?? unnamedScene })
    }

    /// Whether the app is in front: it always is here, as nobody leaves it (our decision).
    public enum State: Int, Sendable { case active, inactive, background }
    open var applicationState: State { .active }
    /// Kept: the screen stays on.
    open var isIdleTimerDisabled = false

    /// Whether touches are dropped at present.
    open var isIgnoringInteractionEvents: Bool { ignoringCount > 0 }

    /// Drops touches until as many calls of `endIgnoringInteractionEvents` follow.
    open func beginIgnoringInteractionEvents() {
        ignoringCount += 1
        if ignoringCount == 1, let reasonToIgnore { world.touchDelivery.ignoringBegins(reasonToIgnore) }
    }

    /// Takes back one call of `beginIgnoringInteractionEvents`; without one it has no effect.
    open func endIgnoringInteractionEvents() {
        ignoringCount = max(0, ignoringCount - 1)
    }

    /// A transition begins, and drops touches until it has ended (N-27).
    final func beginTransition() {
        transitionCount += 1
        beginIgnoringInteractionEvents()
    }

    /// A transition has ended.
    final func endTransition() {
        transitionCount -= 1
        endIgnoringInteractionEvents()
    }

    /// The rule by which touches are dropped at present; nil when they are not.
    final var reasonToIgnore: RuleID? {
        guard ignoringCount > 0 else { return nil }
        return transitionCount > 0 ? RuleID("N", 27) : RuleID("A", 18)
    }

    /// Hands an event to the windows that it concerns.
    open func sendEvent(_ event: UIEvent) {
        sendVoid(.applicationSendEvent, [event]) { defaultSendEvent(event) }
    }

    /// Calls an action method of the target; without one, of the first object along the chain that takes it.
    /// The answer says whether there was one (C-20, C-21).
    @discardableResult
    open func sendAction(
        _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool {
        world.send(
            .sendAction, to: self, arguments: { [action, target, sender, event] },
            argument: { world.argument(from: [action]) }, fallback: false, answer: { .bool($0) },
            body: { defaultSendAction(action, to: target, from: sender, for: event) })
    }

    private func defaultSendEvent(_ event: UIEvent) {
        if event.motionPhase != nil {
            keyWindow?.sendEvent(event)
            return
        }
        var told: [UIWindow] = []
        for touch in event.touches {
            guard let window = touch.window, !told.contains(where: { $0 === window }) else { continue }
            told.append(window)
            window.sendEvent(event)
        }
    }

    /// The delegate, if it is a responder and neither a view, a controller nor the application (C-07).
    override var defaultNext: UIResponder? {
        guard let responder = delegateObject as? UIResponder, responder !== self else { return nil }
        return responder is UIView || responder is UIViewController ? nil : responder
    }

    func makeKey(_ window: UIWindow) {
        guard storedKeyWindow !== window else { return }
        let old = storedKeyWindow
        storedKeyWindow = window
        if let old {
            old.resignKey()
            tell(UIWindow.didResignKeyNotification, of: old)
        }
        window.becomeKey()
        tell(UIWindow.didBecomeKeyNotification, of: window)
    }

    func bringToFront(_ window: UIWindow) {
        shown.removeAll { $0 === window }
        shown.append(window)
        orderChanged()
    }

    func visibilityChanged(of window: UIWindow) {
        if window.isHidden {
            shown.removeAll { $0 === window }
            windowIsGone(window)
            orderChanged()
            tell(UIWindow.didBecomeHiddenNotification, of: window)
        } else {
            bringToFront(window)
            window.installRootView()
            tell(UIWindow.didBecomeVisibleNotification, of: window)
        }
    }

    private func tell(_ name: Notification.Name, of window: UIWindow) {
        world.notificationCenter.post(name: name, object: window)
    }

    /// Windows were shown or hidden, or changed their level.
    func orderChanged() {
        ordered = nil
        world.sceneHasChanged = true
    }

    /// A window was hidden or is being freed.
    func windowIsGone(_ window: UIWindow) {
        if storedKeyWindow === window { storedKeyWindow = nil }
    }

    /// Lets go of all windows, so that a finished world can be freed.
    func forgetWindows() {
        shown = []
        ordered = nil
        delegateObject = nil
    }

    override package var knownProperties: [(name: String, object: AnyObject?)] {
        [("delegate", delegateObject), ("keyWindow", storedKeyWindow)]
    }
}

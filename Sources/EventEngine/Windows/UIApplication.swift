import Foundation

/// What the app's code can react to at the level of the whole app.
public protocol UIApplicationDelegate: AnyObject {}

/// The app: takes events from the run loop and hands them to its windows.
open class UIApplication: UIResponder {
    /// The application of this thread's world.
    public static var shared: UIApplication { Simulator.current.application }

    open weak var delegate: (any UIApplicationDelegate)?
    private var shown: [UIWindow] = []
    private weak var storedKeyWindow: UIWindow?

    /// The visible windows, from back to front.
    open var windows: [UIWindow] {
        let order = shown.enumerated().sorted {
            ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset)
        }
        return order.map(\.element)
    }

    open var keyWindow: UIWindow? { storedKeyWindow }

    /// Hands an event to the windows that it concerns.
    open func sendEvent(_ event: UIEvent) {
        sendVoid(.applicationSendEvent, [event]) { defaultSendEvent(event) }
    }

    private func defaultSendEvent(_ event: UIEvent) {
        var told: [UIWindow] = []
        for touch in event.touches {
            guard let window = touch.window, !told.contains(where: { $0 === window }) else { continue }
            told.append(window)
            window.sendEvent(event)
        }
    }

    /// The delegate, if it is a responder and neither a view, a controller nor the application (C-07).
    override var defaultNext: UIResponder? {
        guard let responder = delegate as? UIResponder, responder !== self else { return nil }
        return responder is UIView || responder is UIViewController ? nil : responder
    }

    func makeKey(_ window: UIWindow) {
        guard storedKeyWindow !== window else { return }
        let old = storedKeyWindow
        storedKeyWindow = window
        old?.resignKey()
        window.becomeKey()
    }

    func bringToFront(_ window: UIWindow) {
        shown.removeAll { $0 === window }
        shown.append(window)
        world.sceneHasChanged = true
    }

    func visibilityChanged(of window: UIWindow) {
        if window.isHidden {
            shown.removeAll { $0 === window }
            if storedKeyWindow === window { storedKeyWindow = nil }
        } else {
            bringToFront(window)
            window.installRootView()
        }
    }

    /// Lets go of all windows, so that a finished world can be freed.
    func forgetWindows() {
        shown = []
        delegate = nil
    }

    override package var knownProperties: [(name: String, object: AnyObject?)] {
        [("delegate", delegate), ("keyWindow", storedKeyWindow)]
    }
}

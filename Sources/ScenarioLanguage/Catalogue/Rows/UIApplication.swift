import EventEngine
import Foundation

extension UIApplication.State: BridgedEnum {}

extension NativeCatalogue {
    /// UIApplication.
    func addUIApplication() {
        addClass(
            UIApplication.self, named: "UIApplication", superclass: UIResponder.self,
            "The app: it takes each event and gives it to a window.", applicationRows)
        addEnumeration(
            UIApplication.State.self, named: "UIApplication.State", "Whether an app is in front."
        ) { t in
            t.means("So.")
            t.enumCase("active", .active)
            t.enumCase("inactive", .inactive)
            t.enumCase("background", .background)
        }
    }

    /// The rows of UIApplication.
    private func applicationRows(_ t: MemberTable<UIApplication>) {
        t.means("The only one.")
        t.staticGetter("shared") { UIApplication.shared }
        t.means("The last in the responder chain, if it is a responder.")
        t.accessor("delegate", get: { $0.delegateObject.map(ApplicationDelegate.init) }) { a, delegate in
            a.delegateObject = delegate?.object
        }
        t.means("All windows.")
        t.getter("windows", \.windows)
        t.means("The window that events without a place go to.")
        t.getter("keyWindow", \.keyWindow)
        t.means("The scenes that windows name, and one for those that name none.")
        t.getter("connectedScenes", \.connectedScenes)
        t.means("The side at which its views begin: the left one.")
        t.getter("userInterfaceLayoutDirection", \.userInterfaceLayoutDirection)
        t.means(
            "The status bar, which the screen lacks here. Setting them does nothing, as in apps whose "
                + "controllers decide.")
        t.getter("statusBarFrame", \.statusBarFrame)
        t.property("isStatusBarHidden", \.isStatusBarHidden)
        t.property("statusBarStyle", \.statusBarStyle)
        t.means("How the interface is turned.")
        t.getter("statusBarOrientation", \.statusBarOrientation)
        t.means("Whether it is in front, as it always is here.")
        t.getter("applicationState", \.applicationState)
        t.means("Whether the screen stays on; it does anyway.")
        t.property("isIdleTimerDisabled", \.isIdleTimerDisabled)
        t.means("Whether touches are thrown away.")
        t.getter("isIgnoringInteractionEvents", \.isIgnoringInteractionEvents)
        t.means("Throws touches away from now on.")
        t.method("beginIgnoringInteractionEvents()") { (a: UIApplication) in
            a.beginIgnoringInteractionEvents()
        }
        t.means("Lets touches in again.")
        t.method("endIgnoringInteractionEvents()") { (a: UIApplication) in a.endIgnoringInteractionEvents() }
        t.means("Sends an action to a target, or along the responder chain without one (C-20).")
        t.method("sendAction(_:to:from:for:)", override: .sendAction, isDiscardable: true) {
            (a: UIApplication, action: Selector, target: Untyped, sender: Untyped, event: UIEvent?) in
            a.sendAction(action, to: target.value, from: sender.value, for: event)
        }
        t.means("Gives an event to its window.")
        t.method("sendEvent(_:)", override: .applicationSendEvent) { (a: UIApplication, e: UIEvent) in
            a.sendEvent(e)
        }
        t.absent(
            .appStructure, "openSessions", "open", "canOpenURL")
    }
}

import EventEngine
import Foundation

extension UIAlertController.Style: BridgedEnum {}
extension UIAlertAction.Style: BridgedEnum {}

extension NativeCatalogue {
    /// UIAlertController, and what belongs to it.
    func addUIAlertController() {
        addClass(
            UIAlertController.self, named: "UIAlertController", superclass: UIViewController.self,
            "A message with choices: an alert in the middle, or an action sheet at the bottom (N-22).",
            alertRows)
        addEnumeration(
            UIAlertController.Style.self, named: "UIAlertController.Style",
            "How the choices are shown."
        ) { t in
            t.means("At the bottom, or in the middle.")
            t.enumCase("actionSheet", .actionSheet)
            t.enumCase("alert", .alert)
        }
        addClass(
            UIAlertAction.self, named: "UIAlertAction", superclass: NSObject.self,
            "A choice. `hand.tap(_:)` takes it.", alertActionRows)
        addEnumeration(
            UIAlertAction.Style.self, named: "UIAlertAction.Style",
            "What a choice means."
        ) { t in
            t.means("This.")
            t.enumCase("default", .default)
            t.enumCase("cancel", .cancel)
            t.enumCase("destructive", .destructive)
        }
    }

    private func alertRows(_ t: MemberTable<UIAlertController>) {
        t.initializer("init(nibName:bundle:)") { (_: NilOnly<String>, _: Bundle?) in
            UIAlertController(nibName: nil, bundle: nil)
        }
        t.convenience("init()", through: .nib) { () in UIAlertController() }
        t.required("init(coder:)") { (coder: NSCoder) in UIAlertController(coder: coder) }
        t.means("Makes one.")
        let nib = NativeDelegation("init(nibName:bundle:)") { _ in [.null, .null] }
        t.convenience("init(title:message:preferredStyle:)", through: nib) {
            (title: String?, message: String?, style: UIAlertController.Style) in
            UIAlertController(title: title, message: message, preferredStyle: style)
        } then: { alert, title, message, style in
            alert.begin(title, message, style)
        }
        t.means("What it says below the title.")
        t.property("message", \.message)
        t.means("How it is shown.")
        t.getter("preferredStyle", \.preferredStyle)
        t.means("Adds a choice; only one may be there to cancel.")
        t.method("addAction(_:)") { (alert: UIAlertController, action: UIAlertAction) in
            alert.addAction(action)
        }
        t.means("The choices.")
        t.getter("actions", \.actions)
        t.means("The one that stands out, and that the return key of a hardware keyboard takes.")
        t.property("preferredAction", \.preferredAction)
        t.means("Adds a text field below the message; only an alert has any.")
        t.method("addTextField(configurationHandler:)", defaults: ["configurationHandler": nil]) {
            (alert: UIAlertController, configure: Block<UITextField>?) in
            alert.addTextField(configurationHandler: called(configure))
        }
        t.means("Its text fields.")
        t.getter("textFields", \.textFields)
    }

    private func alertActionRows(_ t: MemberTable<UIAlertAction>) {
        t.means("Makes one; the handler runs when the alert is gone.")
        t.initializer("init(title:style:handler:)", defaults: ["handler": nil]) {
            (title: String?, style: UIAlertAction.Style, handler: Block<UIAlertAction>?) in
            UIAlertAction(title: title, style: style, handler: called(handler))
        }
        t.means("What it says, and means.")
        t.getter("title", \.title)
        t.getter("style", \.style)
        t.means("Whether it can be chosen.")
        t.property("isEnabled", \.isEnabled)
    }
}

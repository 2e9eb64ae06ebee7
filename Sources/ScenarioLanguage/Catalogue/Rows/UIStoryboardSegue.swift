import EventEngine
import Foundation

extension NativeCatalogue {
    func addUIStoryboardSegue() {
        addClass(
            UIStoryboardSegue.self, named: "UIStoryboardSegue", superclass: NSObject.self,
            "The way from one controller to another; there are no storyboards that perform it."
        ) { t in
            t.means("Makes one.")
            t.initializer("init(identifier:source:destination:)") {
                (identifier: String?, source: UIViewController, destination: UIViewController) in
                UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
            }
            t.convenience("init(identifier:source:destination:performHandler:)") {
                (name: String?, source: UIViewController, destination: UIViewController, handler: Block< >) in
                UIStoryboardSegue(identifier: name, source: source, destination: destination) { handler() }
            }
            t.means("Its name, where it begins, and where it leads.")
            t.getter("identifier", \.identifier)
            t.getter("source", \.source)
            t.getter("destination", \.destination)
            t.means("Goes that way; only subclasses know how.")
            t.method("perform()") { (segue: UIStoryboardSegue) in segue.perform() }
            t.kept("perform()")
        }
    }

    func addUIStoryboardUnwindSegueSource() {
        addClass(
            UIStoryboardUnwindSegueSource.self, named: "UIStoryboardUnwindSegueSource",
            superclass: NSObject.self, "Where a storyboard's way back begins; there are no storyboards."
        ) { t in
            t.meansUnused("The controller, the action that goes back, and who wants it.")
            t.getter("source", \.source)
            t.getter("unwindAction", \.unwindAction)
            t.getter("sender", reading: { Untyped(value: $0.sender) })
        }
    }

    /// The rows of UIViewController that storyboards and restored apps would call.
    func storyboardRows(_ t: MemberTable<UIViewController>) {
        t.means("For storyboards; nobody calls them here.")
        t.method("prepare(for:sender:)") {
            (c: UIViewController, segue: UIStoryboardSegue, sender: Untyped) in
            c.prepare(for: segue, sender: sender.value)
        }
        t.method("shouldPerformSegue(withIdentifier:sender:)") {
            (c: UIViewController, identifier: String, sender: Untyped) in
            c.shouldPerformSegue(withIdentifier: identifier, sender: sender.value)
        }
        t.method("unwind(for:towards:)") {
            (c: UIViewController, segue: UIStoryboardSegue, next: UIViewController) in
            c.unwind(for: segue, towards: next)
        }
        t.method("canPerformUnwindSegueAction(_:from:sender:)") {
            (c: UIViewController, action: Selector, from: UIViewController, sender: Untyped) in
            c.canPerformUnwindSegueAction(action, from: from, sender: sender.value)
        }
        t.meansUnused("Which of its children may be gone back to, and which one holds where that begins.")
        t.method("allowedChildrenForUnwinding(from:)") {
            (c: UIViewController, source: UIStoryboardUnwindSegueSource) in
            c.allowedChildrenForUnwinding(from: source)
        }
        t.method("childContaining(_:)") { (c: UIViewController, source: UIStoryboardUnwindSegueSource) in
            c.childContaining(source)
        }
        t.meansUnused("Stops the scenario, as UIKit stops an app: no storyboard knows the segue.")
        t.method("performSegue(withIdentifier:sender:)") {
            (c: UIViewController, identifier: String, sender: Untyped) in
            c.performSegue(withIdentifier: identifier, sender: sender.value)
        }
        t.means("The file it was loaded from: none.")
        t.getter("nibName", \.nibName)
        t.means("The storyboard it comes from: none.")
        t.getter("storyboard", \.storyboard)
        t.means("For apps whose state is restored; nobody calls them here.")
        t.property("restorationIdentifier", \.restorationIdentifier)
        t.method("applicationFinishedRestoringState()") { (c: UIViewController) in
            c.applicationFinishedRestoringState()
        }
        t.meansUnused("The same, with an archive; there is none.")
        t.method("encodeRestorableState(with:)") { (c: UIViewController, coder: NSCoder) in
            c.encodeRestorableState(with: coder)
        }
        t.method("decodeRestorableState(with:)") { (c: UIViewController, coder: NSCoder) in
            c.decodeRestorableState(with: coder)
        }
        t.kept(
            "prepare(for:sender:)", "shouldPerformSegue(withIdentifier:sender:)", "unwind(for:towards:)",
            "canPerformUnwindSegueAction(_:from:sender:)", "allowedChildrenForUnwinding(from:)",
            "childContaining(_:)", "performSegue(withIdentifier:sender:)", "nibName",
            "encodeRestorableState(with:)", "decodeRestorableState(with:)",
            "applicationFinishedRestoringState()")
    }
}

import EventEngine
import Foundation

extension UIEditMenuArrowDirection: BridgedEnum {}

private typealias EditMenuDelegate = Conforming<any UIEditMenuInteractionDelegate>
/// What goes on beside an edit menu that comes or goes.
typealias EditMenuAnimating = Conforming<any UIEditMenuInteractionAnimating>

extension NativeCatalogue {
    /// UIEditMenuInteraction, and what belongs to it.
    func addUIEditMenuInteraction() {
        addClass(
            UIEditMenuInteraction.self, named: "UIEditMenuInteraction", superclass: NSObject.self,
            "Shows an edit menu for its view (P-35). `hand.tap(menuItem:)` takes a row of it.", editMenuRows)
        addClass(
            UIEditMenuConfiguration.self, named: "UIEditMenuConfiguration", superclass: NSObject.self,
            "What an edit menu is about."
        ) { t in
            t.means("Makes one for a place in the interaction's view.")
            t.initializer("init(identifier:sourcePoint:)") { (name: AnyValue?, point: CGPoint) in
                UIEditMenuConfiguration(identifier: name, sourcePoint: point)
            }
            t.means("What it was made of.")
            t.getter("sourcePoint", \.sourcePoint)
            t.getter("identifier", reading: { nameOfMenu($0.identifier) })
            t.means("Only kept.")
            t.property("preferredArrowDirection", \.preferredArrowDirection)
        }
        addEnumeration(
            UIEditMenuArrowDirection.self, named: "UIEditMenuArrowDirection", "Where an edit menu points."
        ) { t in
            t.means("There.")
            t.enumCase("automatic", .automatic)
            t.enumCase("up", .up)
            t.enumCase("down", .down)
            t.enumCase("left", .left)
            t.enumCase("right", .right)
        }
        addProtocol(
            (any UIEditMenuInteractionAnimating).self, named: "UIEditMenuInteractionAnimating",
            "Takes what goes on while an edit menu comes or goes, which takes no time here.")
        let t = MemberTable<EditMenuAnimating>(record((any UIEditMenuInteractionAnimating).self))
        t.means("Changes something, or calls a closure afterwards.")
        t.method("addAnimations(_:)") { (a: EditMenuAnimating, changes: Block< >) in
            (a.object as? any UIEditMenuInteractionAnimating)?.addAnimations { changes() }
        }
        t.method("addCompletion(_:)") { (a: EditMenuAnimating, block: Block< >) in
            (a.object as? any UIEditMenuInteractionAnimating)?.addCompletion { block() }
        }
        addEditMenuDelegate()
    }

    private func editMenuRows(_ t: MemberTable<UIEditMenuInteraction>) {
        t.type.protocols.append(NativeTypeID((any UIInteraction).self))
        t.means("Makes one; `addInteraction(_:)` gives it to a view.")
        t.initializer("init(delegate:)") { (delegate: EditMenuDelegate?) in
            UIEditMenuInteraction(delegateObject: delegate?.object)
        }
        t.means("Its view, and who is asked.")
        t.getter("view", \.view)
        t.getter("delegate", reading: { $0.delegateObject.map(EditMenuDelegate.init(object:)) })
        t.means("Shows the menu: what the chain takes, or what the delegate makes of it; closes it.")
        t.method("presentEditMenu(with:)") { (i: UIEditMenuInteraction, c: UIEditMenuConfiguration) in
            i.presentEditMenu(with: c)
        }
        t.method("dismissMenu()") { (i: UIEditMenuInteraction) in i.dismissMenu() }
        t.means("Asks once more who takes the commands, or shows the menu where its place is now.")
        t.method("reloadVisibleMenu()") { (i: UIEditMenuInteraction) in i.reloadVisibleMenu() }
        t.method("updateVisibleMenuPosition(animated:)") { (i: UIEditMenuInteraction, animated: Bool) in
            i.updateVisibleMenuPosition(animated: animated)
        }
        t.means("The place that the menu is shown for, in the coordinates of a view.")
        t.method("location(in:)") { (i: UIEditMenuInteraction, v: UIView?) in i.location(in: v) }
        t.means("What its view tells it when it comes or goes.")
        t.method("willMove(to:)") { (i: UIEditMenuInteraction, v: UIView?) in i.willMove(to: v) }
        t.method("didMove(to:)") { (i: UIEditMenuInteraction, v: UIView?) in i.didMove(to: v) }
    }

    private func addEditMenuDelegate() {
        addProtocol(
            (any UIEditMenuInteractionDelegate).self, named: "UIEditMenuInteractionDelegate",
            "Has a say in an edit menu."
        ) { t in
            t.means("The menu to show; nil for the suggested elements, one without elements for none (P-35).")
            t.question("editMenuInteraction(_:menuFor:suggestedActions:)", .editMenu) {
                (_: UIEditMenuInteraction, _: UIEditMenuConfiguration, _: [UIMenuElement]) -> UIMenu? in nil
            }
            t.means("What the menu leaves free, in the interaction's view.")
            t.question("editMenuInteraction(_:targetRectFor:)", .editMenuTargetRect) {
                (_: UIEditMenuInteraction, _: UIEditMenuConfiguration) in CGRect.null
            }
            t.means("The menu comes, or goes.")
            t.news("editMenuInteraction(_:willPresentMenuFor:animator:)", .editMenuWillPresent) {
                (_: UIEditMenuInteraction, _: UIEditMenuConfiguration, _: EditMenuAnimating) in
            }
            t.news("editMenuInteraction(_:willDismissMenuFor:animator:)", .editMenuWillDismiss) {
                (_: UIEditMenuInteraction, _: UIEditMenuConfiguration, _: EditMenuAnimating) in
            }
        }
    }
}

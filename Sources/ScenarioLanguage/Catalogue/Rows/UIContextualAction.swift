import EventEngine
import Foundation

extension UIContextualAction.Style: BridgedEnum {}

/// What a contextual action calls.
private typealias ContextualBlock = Block<UIContextualAction, UIView, Block<Bool>>

extension NativeCatalogue {
    /// UIContextualAction, and what belongs to it.
    func addUIContextualAction() {
        addClass(
            UIContextualAction.self, named: "UIContextualAction", superclass: NSObject.self,
            "What one can do with a row after swiping it (M-19). `hand.tap(_:)` takes it.",
            contextualActionRows)
        alias("UIContextualAction.Handler", ContextualBlock.staticType)
        addEnumeration(
            UIContextualAction.Style.self, named: "UIContextualAction.Style",
            "What an action does to its row, which a device shows by its colour."
        ) { t in
            t.means("This.")
            t.enumCase("normal", .normal)
            t.enumCase("destructive", .destructive)
        }
    }

    private func contextualActionRows(_ t: MemberTable<UIContextualAction>) {
        t.means(
            "Makes one. The handler gets the action, its button, and what to call when it is done: the row "
                + "stays open until then.")
        t.initializer("init(style:title:handler:)") {
            (style: UIContextualAction.Style, title: String?, handler: ContextualBlock) in
            UIContextualAction(style: style, title: title) { action, view, done in
                handler(action, view, Block(in: handler.closure.context) { done($0) })
            }
        }
        t.means("What its button shows.")
        t.property("title", \.title)
        t.property("image", \.image)
        t.property("backgroundColor", \.backgroundColor, isImplicitlyUnwrapped: true)
        t.means("What it does.")
        t.getter("style", \.style)
        t.means("What it calls.")
        let type = ContextualBlock.staticType
        t.type.add(NativeMember(.property, "handler", [], type) { context, receiver, _ in
            let handler = try UIContextualAction.unwrapping(receiver).handler
            return ContextualBlock(in: context) { action, view, done in
                handler(action, view) { done($0) }
            }.bridged
        })
    }

    /// UISwipeActionsConfiguration.
    func addUISwipeActionsConfiguration() {
        addClass(
            UISwipeActionsConfiguration.self, named: "UISwipeActionsConfiguration", superclass: NSObject.self,
            "The actions on one side of a row."
        ) { t in
            t.means("Makes one; the first action is at the edge.")
            t.initializer("init(actions:)") { (actions: [UIContextualAction]) in
                UISwipeActionsConfiguration(actions: actions)
            }
            t.means("Its actions.")
            t.getter("actions", \.actions)
            t.means("Whether a drag over the whole row performs the first one.")
            t.property("performsFirstActionWithFullSwipe", \.performsFirstActionWithFullSwipe)
        }
    }
}

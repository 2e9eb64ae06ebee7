import EventEngine
import Foundation

private typealias MenuDelegate = Conforming<any UIContextMenuInteractionDelegate>
private typealias Interaction = Conforming<any UIInteraction>
typealias MenuAnimating = Conforming<any UIContextMenuInteractionAnimating>
private typealias MenuProvider = Question<UIMenu?, [UIMenuElement]>
private typealias PreviewProvider = Question<UIViewController?>

extension NativeCatalogue {
    /// UIContextMenuInteraction, and what belongs to it.
    func addUIContextMenuInteraction() {
        addProtocol(
            (any UIInteraction).self, named: "UIInteraction", "What a view can do beside its recognizers.")
        alias("UIContextMenuActionProvider", MenuProvider.staticType)
        alias("UIContextMenuContentPreviewProvider", PreviewProvider.staticType)
        addClass(
            UIContextMenuInteraction.self, named: "UIContextMenuInteraction", superclass: NSObject.self,
            "Opens a menu when a finger rests on its view: its delegate is asked after 0.25 s, and after "
                + "0.5 s the menu is there and the touch is cancelled for everybody else."
        ) { t in
            t.type.protocols.append(NativeTypeID((any UIInteraction).self))
            t.means("Makes one; `addInteraction(_:)` gives it to a view.")
            t.initializer("init(delegate:)") { (delegate: MenuDelegate) in
                UIContextMenuInteraction(delegateObject: delegate.object)
            }
            t.means("Its view, and who is asked.")
            t.getter("view", \.view)
            t.getter("delegate", reading: { $0.delegateObject.map(MenuDelegate.init(object:)) })
            t.means("Where the finger was, in the coordinates of a view.")
            t.method("location(in:)") { (i: UIContextMenuInteraction, v: UIView?) in i.location(in: v) }
            t.means("Closes the menu.")
            t.method("dismissMenu()") { (i: UIContextMenuInteraction) in i.dismissMenu() }
            t.means("What its view tells it when it comes or goes.")
            t.method("willMove(to:)") { (i: UIContextMenuInteraction, v: UIView?) in i.willMove(to: v) }
            t.method("didMove(to:)") { (i: UIContextMenuInteraction, v: UIView?) in i.didMove(to: v) }
            t.absent(.menus, "updateVisibleMenu", "menuAppearance")
        }
        addClass(
            UIContextMenuConfiguration.self, named: "UIContextMenuConfiguration", superclass: NSObject.self,
            "What a menu consists of.", configurationRows)
        addProtocol(
            (any UIContextMenuInteractionAnimating).self, named: "UIContextMenuInteractionAnimating",
            "Takes what goes on while a menu comes or goes, which takes no time here.")
        let t = MemberTable<MenuAnimating>(record((any UIContextMenuInteractionAnimating).self))
        t.means("Changes something, or calls a closure afterwards.")
        t.method("addAnimations(_:)") { (a: MenuAnimating, changes: Block< >) in
            (a.object as? any UIContextMenuInteractionAnimating)?.addAnimations { changes() }
        }
        t.method("addCompletion(_:)") { (a: MenuAnimating, block: Block< >) in
            (a.object as? any UIContextMenuInteractionAnimating)?.addCompletion { block() }
        }
        addContextMenuDelegate()
    }

    private func configurationRows(_ t: MemberTable<UIContextMenuConfiguration>) {
        t.means(
            "Makes one. The second closure makes the menu when it is to be shown; previews are not shown, "
                + "and nothing calls the first.")
        t.initializer(
            "init(identifier:previewProvider:actionProvider:)",
            defaults: ["identifier": nil, "previewProvider": nil, "actionProvider": nil]
        ) { (name: AnyValue?, _: PreviewProvider?, menu: MenuProvider?) in
            UIContextMenuConfiguration(
                identifier: name, actionProvider: menu.map { menu in { menu($0) ?? nil } })
        }
        t.means("A name of yours, or one of its own.")
        t.getter("identifier", reading: { nameOfMenu($0.identifier) })
    }

    private func addContextMenuDelegate() {
        addProtocol(
            (any UIContextMenuInteractionDelegate).self, named: "UIContextMenuInteractionDelegate",
            "Has a say in menus that a finger opens by resting."
        ) { t in
            t.means("What the menu consists of; with nil there is none, and the touch goes on.")
            t.required("contextMenuInteraction(_:configurationForMenuAtLocation:)", .menuConfiguration) {
                (_: UIContextMenuInteraction, _: CGPoint) in UIContextMenuConfiguration?.none
            }
            t.means("The menu comes, or goes.")
            t.news("contextMenuInteraction(_:willDisplayMenuFor:animator:)", .menuWillDisplay) {
                (_: UIContextMenuInteraction, _: UIContextMenuConfiguration, _: MenuAnimating?) in
            }
            t.news("contextMenuInteraction(_:willEndFor:animator:)", .menuWillEnd) {
                (_: UIContextMenuInteraction, _: UIContextMenuConfiguration, _: MenuAnimating?) in
            }
            t.unsent = [
                "contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)",
                "contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)",
                "contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)",
                "contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)",
                "contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)",
            ]
        }
    }

    /// The rows of UIView: what it can do beside its recognizers.
    func interactionRows(_ t: MemberTable<UIView>) {
        t.means("What it can do beside its recognizers: open a menu.")
        t.method("addInteraction(_:)") { (view: UIView, interaction: Interaction) in
            guard let known = interaction.object as? any UIInteraction else {
                throw RunTrap.unsupported("an interaction of your own")
            }
            view.addInteraction(known)
        }
        t.method("removeInteraction(_:)") { (view: UIView, interaction: Interaction) in
            if let known = interaction.object as? any UIInteraction { view.removeInteraction(known) }
        }
        t.getter("interactions", reading: { view in view.interactions.map { Interaction(object: $0) } })
    }
}

/// The name of a configuration: what the scenario gave it, or one of the engine's making.
func nameOfMenu(_ given: Any) -> AnyValue {
    given as? AnyValue ?? AnyValue(bridged: (given as? UUID)?.bridged ?? .null)
}

extension Conforming<any UIContextMenuInteractionAnimating> {
    /// The engine's animator; nobody else makes one.
    var known: (any UIContextMenuInteractionAnimating)? {
        object as? any UIContextMenuInteractionAnimating
    }
}

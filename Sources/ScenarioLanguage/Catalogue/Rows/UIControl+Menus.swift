import EventEngine
import Foundation

extension NativeCatalogue {
    /// The rows of UIControl: its menu.
    func controlMenuRows(_ t: MemberTable<UIControl>) {
        t.type.protocols.append(NativeTypeID((any UIContextMenuInteractionDelegate).self))
        t.means("Whether a finger that rests on it opens a menu; a button with a menu has it by itself.")
        t.property("isContextMenuInteractionEnabled", \.isContextMenuInteractionEnabled)
        t.means("What opens the menu.")
        t.getter("contextMenuInteraction", \.contextMenuInteraction)
        t.means("Whether a finger that comes down opens it at once.")
        t.property("showsMenuAsPrimaryAction", \.showsMenuAsPrimaryAction)
        t.means("The menu at a place: overrides say which one.")
        t.method("contextMenuInteraction(_:configurationForMenuAtLocation:)", override: .menuConfiguration) {
            (c: UIControl, interaction: UIContextMenuInteraction, place: CGPoint) in
            c.contextMenuInteraction(interaction, configurationForMenuAtLocation: place)
        }
        t.means("The menu comes, or goes.")
        t.method("contextMenuInteraction(_:willDisplayMenuFor:animator:)", override: .menuWillDisplay) {
            (c: UIControl, interaction: UIContextMenuInteraction, menu: UIContextMenuConfiguration,
                animator: MenuAnimating?) in
            c.contextMenuInteraction(
                interaction, willDisplayMenuFor: menu, animator: animator?.known)
        }
        t.method("contextMenuInteraction(_:willEndFor:animator:)", override: .menuWillEnd) {
            (c: UIControl, interaction: UIContextMenuInteraction, menu: UIContextMenuConfiguration,
                animator: MenuAnimating?) in
            c.contextMenuInteraction(interaction, willEndFor: menu, animator: animator?.known)
        }
        t.means("Where the menu of a finger that comes down opens.")
        t.method("menuAttachmentPoint(for:)", override: .menuAttachmentPoint) {
            (c: UIControl, menu: UIContextMenuConfiguration) in c.menuAttachmentPoint(for: menu)
        }
        t.absent(.menus, "toolTip", "toolTipInteraction")
    }
}

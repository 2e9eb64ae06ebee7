import EventEngine
import Foundation

extension UIMenuElement.State: BridgedEnum {}
extension UIMenuElement.Attributes: BridgedOptionSet {}
extension UIMenu.Identifier: BridgedStruct {}
extension UIMenu.Options: BridgedOptionSet {}

extension NativeCatalogue {
    /// UIMenu, and what belongs to it.
    func addUIMenu() {
        addClass(
            UIMenuElement.self, named: "UIMenuElement", superclass: NSObject.self,
            "What a menu shows: an action, or a menu in it."
        ) { t in
            t.means("What it says.")
            t.getter("title", \.title)
            t.getter("image", \.image)
            t.property("subtitle", \.subtitle)
        }
        addEnumeration(
            UIMenuElement.State.self, named: "UIMenuElement.State", "Whether an action is shown as chosen."
        ) { t in
            t.means("So.")
            t.enumCase("off", .off)
            t.enumCase("on", .on)
            t.enumCase("mixed", .mixed)
        }
        addOptionSet(
            UIMenuElement.Attributes.self, named: "UIMenuElement.Attributes", "How an action is shown."
        ) { t in
            t.means("It cannot be chosen, or is not there.")
            t.enumCase("disabled", .disabled)
            t.enumCase("hidden", .hidden)
            t.means("A device shows it in red.")
            t.enumCase("destructive", .destructive)
            t.means("The menu stays open when it is chosen.")
            t.enumCase("keepsMenuPresented", .keepsMenuPresented)
        }
        addClass(
            UIMenu.self, named: "UIMenu", superclass: UIMenuElement.self,
            "Actions one below the other. A menu in it has a row that opens it, or with `displayInline` its "
                + "elements are in its place.", menuRows)
        addOptionSet(UIMenu.Options.self, named: "UIMenu.Options", "How a menu is shown in another.") { t in
            t.means("Its elements are in its place.")
            t.enumCase("displayInline", .displayInline)
            t.means("So; only kept here.")
            t.enumCase("destructive", .destructive)
            t.enumCase("singleSelection", .singleSelection)
        }
        addStructure(
            UIMenu.Identifier.self, named: "UIMenu.Identifier",
            conformances: [.equatable, .hashable, .rawRepresentable], "The name of a menu."
        ) { t in
            t.initializer("init(rawValue:)") { (name: String) in UIMenu.Identifier(rawValue: name) }
            t.getter("rawValue", \.rawValue)
            t.means("Makes one.")
            t.initializer("init(_:)") { (name: String) in UIMenu.Identifier(name) }
            t.means("The menu of cut, copy, paste and their kin in edit menus.")
            t.enumCase("standardEdit", .standardEdit)
            t.enumCase("edit", .edit)
        }
    }

    private func menuRows(_ t: MemberTable<UIMenu>) {
        let defaults: KeyValuePairs<String, Value> = [
            "title": .string(""), "subtitle": nil, "image": nil, "identifier": nil,
            "options": UIMenu.Options().bridged,
        ]
        t.means("Makes one.")
        t.initializer("init(title:subtitle:image:identifier:options:children:)", defaults: defaults) {
            (title: String, subtitle: String?, image: UIImage?, identifier: UIMenu.Identifier?,
                options: UIMenu.Options, children: [UIMenuElement]) in
            UIMenu(
                title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
                children: children)
        }
        t.initializer("init(title:subtitle:image:identifier:options:)", defaults: defaults) {
            (title: String, subtitle: String?, image: UIImage?, identifier: UIMenu.Identifier?,
                options: UIMenu.Options) in
            UIMenu(title: title, subtitle: subtitle, image: image, identifier: identifier, options: options)
        }
        t.means("What it was made of.")
        t.getter("identifier", \.identifier)
        t.getter("options", \.options)
        t.getter("children", \.children)
        t.means("One like it with other elements.")
        t.method("replacingChildren(_:)") { (menu: UIMenu, children: [UIMenuElement]) in
            menu.replacingChildren(children)
        }
    }
}

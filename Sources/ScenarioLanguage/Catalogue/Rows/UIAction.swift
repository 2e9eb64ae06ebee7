import EventEngine
import Foundation

extension UIAction.Identifier: BridgedStruct {}

extension NativeCatalogue {
    /// UIAction, and what belongs to it.
    func addUIAction() {
        addClass(
            UIAction.self, named: "UIAction", superclass: UIMenuElement.self,
            "A closure that a control or a menu calls. `hand.tap(_:)` takes its row in an open "
                + "menu.", actionRows)
        aliasActionHandler()
        addStructure(
            UIAction.Identifier.self, named: "UIAction.Identifier",
            conformances: [.equatable, .hashable, .rawRepresentable],
            "The name of an action."
        ) { t in
            t.initializer("init(rawValue:)") { (name: String) in UIAction.Identifier(rawValue: name) }
            t.getter("rawValue", \.rawValue)
            t.means("Makes one.")
            t.initializer("init(_:)") { (name: String) in UIAction.Identifier(name) }
        }
    }

    /// What an action calls, under the name that UIKit has for it.
    private func aliasActionHandler() {
        alias("UIActionHandler", .function(FunctionType([.native(UIAction.self)], .void)))
    }

    private func actionRows(_ t: MemberTable<UIAction>) {
        let defaults: KeyValuePairs<String, Value> = [
            "title": .string(""), "subtitle": nil, "image": nil, "identifier": nil,
            "discoverabilityTitle": nil, "attributes": UIMenuElement.Attributes().bridged,
            "state": UIMenuElement.State.off.bridged,
        ]
        t.means("Makes one.")
        let labels =
            "init(title:subtitle:image:identifier:discoverabilityTitle:attributes:state:handler:)"
        t.initializer(labels, defaults: defaults) {
            (title: String, subtitle: String?, image: UIImage?, identifier: UIAction.Identifier?,
                words: String?, attributes: UIMenuElement.Attributes, state: UIMenuElement.State,
                handler: Block<UIAction>) in
            UIAction(
                title: title, subtitle: subtitle, image: image, identifier: identifier,
                discoverabilityTitle: words, attributes: attributes, state: state
            ) { handler($0) }
        }
        t.means("How a menu shows it, and whether it can be chosen there.")
        t.property("attributes", \.attributes)
        t.property("state", \.state)
        t.property("discoverabilityTitle", \.discoverabilityTitle)
        t.means("What a control shows of it.")
        t.property("title", \.title)
        t.property("image", \.image)
        t.means("By which it is found again.")
        t.getter("identifier", \.identifier)
        t.means("Who called it.")
        t.getter("sender", \.performer)
    }
}

extension UIAction {
    fileprivate var performer: Untyped { Untyped(value: sender) }
}

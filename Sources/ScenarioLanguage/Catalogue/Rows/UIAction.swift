import EventEngine
import Foundation

extension UIAction.Identifier: BridgedStruct {}

extension NativeCatalogue {
    /// UIAction, and what belongs to it.
    func addUIAction() {
        addClass(
            UIAction.self, named: "UIAction", superclass: NSObject.self,
            "A closure that a control calls.", actionRows)
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

    private func actionRows(_ t: MemberTable<UIAction>) {
        let defaults: KeyValuePairs<String, Value> = [
            "title": .string(""), "image": nil, "identifier": nil,
        ]
        t.means("Makes one.")
        t.initializer("init(title:image:identifier:handler:)", defaults: defaults) {
            (title: String, image: UIImage?, identifier: UIAction.Identifier?, handler: Block<UIAction>) in
            UIAction(title: title, image: image, identifier: identifier) { handler($0) }
        }
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

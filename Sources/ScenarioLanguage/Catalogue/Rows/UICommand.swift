import EventEngine
import Foundation

/// What hands over the elements of a menu.
private typealias ElementProvider = Block<Block<[UIMenuElement]>>

extension NativeCatalogue {
    /// UICommand, and elements that come later.
    func addUICommand() {
        addClass(
            UICommand.self, named: "UICommand", superclass: UIMenuElement.self,
            "An element of a menu that sends an action up the responder chain (P-31).", commandRows)
        addClass(
            UIDeferredMenuElement.self, named: "UIDeferredMenuElement", superclass: UIMenuElement.self,
            "Elements of a menu that come when it is shown."
        ) { t in
            t.means(
                "Makes one. The closure is called when it is shown, once or each time, and calls what it "
                    + "gets with the elements; until then a row that cannot be chosen is there.")
            t.initializer("init(_:)") { (provider: ElementProvider) in
                UIDeferredMenuElement { done in
                    provider(Block(in: provider.closure.context) { done($0) })
                }
            }
            t.staticMethod("uncached(_:)") { (provider: ElementProvider) in
                UIDeferredMenuElement.uncached { done in
                    provider(Block(in: provider.closure.context) { done($0) })
                }
            }
        }
    }

    private func commandRows(_ t: MemberTable<UICommand>) {
        let defaults: KeyValuePairs<String, Value> = [
            "title": .string(""), "image": nil, "propertyList": nil, "discoverabilityTitle": nil,
            "attributes": UIMenuElement.Attributes().bridged, "state": UIMenuElement.State.off.bridged,
        ]
        t.means("Makes one.")
        let labels = "init(title:image:action:propertyList:discoverabilityTitle:attributes:state:)"
        t.initializer(labels, defaults: defaults) {
            (title: String, image: UIImage?, action: Selector, list: AnyValue?, words: String?,
                attributes: UIMenuElement.Attributes, state: UIMenuElement.State) in
            UICommand(
                title: title, image: image, action: action, propertyList: list, discoverabilityTitle: words,
                attributes: attributes, state: state)
        }
        t.means("What it says, and how a menu shows it.")
        t.property("title", \.title)
        t.property("image", \.image)
        t.property("discoverabilityTitle", \.discoverabilityTitle)
        t.property("attributes", \.attributes)
        t.property("state", \.state)
        t.means("What it sends, and something of yours.")
        t.getter("action", \.action)
        t.getter("propertyList", reading: { $0.propertyList as? AnyValue })
        t.absent(.presses, "alternates")
    }
}

import EventEngine
import Foundation

extension Selector: BridgedStruct {}

extension NativeCatalogue {
    /// Selector.
    func addSelector() {
        addStructure(
            Selector.self, named: "Selector", conformances: .hashable, literals: .string,
            "The name of a method as Objective-C knows it."
        ) { t in
            t.getter("description", \.description)
            t.means("Makes one from text.")
            t.initializer("init(_:)") { (name: String) in Selector(name) }
        }
    }

    /// The functions of selectors.
    func selectorFunctionRows(_ t: FunctionTable) {
        t.means("A selector from text, and back.")
        t.function("NSSelectorFromString(_:)") { (name: String) in NSSelectorFromString(name) }
        t.function("NSStringFromSelector(_:)") { (selector: Selector) in NSStringFromSelector(selector) }
    }
}

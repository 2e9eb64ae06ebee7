import Foundation

/// A method that is called by its name: the action of a control, a recognizer, or a search along the chain.
package struct ActionMethod {
    /// `tapped(_:)`; nil for a message of the engine's own, which records itself.
    package var swiftName: String?
    /// Calls the method with as many of the arguments as it takes: none, the sender, or the sender and the
    /// event (C-22).
    package var call: (_ sender: Any?, _ event: UIEvent?) -> Void

    package init(swiftName: String?, call: @escaping (_ sender: Any?, _ event: UIEvent?) -> Void) {
        self.swiftName = swiftName
        self.call = call
    }
}

/// An object that knows its methods by name. Run-time subclasses do; so may objects that stand for instances
/// of a scenario's class without a superclass of the engine's.
package protocol ActionResponding: AnyObject {
    /// The class as the author wrote it, for the trace.
    var className: String { get }
    /// The object's stored properties that hold objects, in order of declaration.
    var objectProperties: [(name: String, object: AnyObject?)] { get }
    /// The method of the object with this name; nil when it has none.
    func action(named name: Selector) -> ActionMethod?
}

extension ActionResponding {
    package var className: String { String(describing: Swift.type(of: self)) }
    package var objectProperties: [(name: String, object: AnyObject?)] { [] }
}

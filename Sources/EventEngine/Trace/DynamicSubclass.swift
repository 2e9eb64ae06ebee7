/// Author's code that answers messages of the engine at run time: a run-time subclass, or an object of a
/// scenario's class without a superclass of the engine's that implements the methods of a delegate.
package protocol MessageResponding: AnyObject {
    /// Whether the class, or one between it and the engine's class, overrides or implements the message.
    func overrides(_ selector: MessageSelector) -> Bool
    /// Runs the author's method. Arguments are as the method has them, in order; the answer too. After an
    /// error in the method the answer is nil, and the world is halted.
    func call(_ selector: MessageSelector, _ arguments: [Any?]) -> Any?
}

/// Stands in for a subclass that exists only at run time: a class that the interpreter defines. The object
/// itself is of the engine's class; a message to it is offered to the stand-in first.
package protocol DynamicSubclass: ActionResponding, MessageResponding {
    /// The class as the author wrote it, for the trace: `RedView`.
    var className: String { get }
    /// The same for all instances of the class.
    var classIdentity: ObjectIdentifier { get }
    /// Whether the class or one of its superclasses, up to the engine's, has this name.
    func isSubclass(ofClassNamed name: String) -> Bool
    /// The object's stored properties that hold objects, in order of declaration: names in the trace are
    /// found through them.
    var objectProperties: [(name: String, object: AnyObject?)] { get }
    /// A new object of the class, made with `init(layer:)` of the object itself; nil after an error.
    func copyForPresentation() -> AnyObject?
    /// A new object of the class, made with `init()`; nil after an error.
    func makeAnother() -> AnyObject?
    /// Whether the object counts as equal to another one, as its class says.
    func isEqual(to other: AnyObject) -> Bool?
}

extension DynamicSubclass {
    package func action(named name: Selector) -> ActionMethod? { nil }
    package func copyForPresentation() -> AnyObject? { nil }
    package func makeAnother() -> AnyObject? { nil }
    package func isEqual(to other: AnyObject) -> Bool? { nil }
}

/// An object of a class that can be subclassed at run time.
package protocol Subclassable: Traceable {
    var dynamicSubclass: (any DynamicSubclass)? { get set }
}

import EventEngine
import Foundation

/// What makes an object of the engine an instance of a scenario's class: the class and the stored properties.
final class ScriptInstance: InstanceOfUserType {
    let type: RuntimeType
    var fields: [Value]
    var watches: [PropertyWatch] = []
    /// The engine's object, once `super.init` made it.
    weak var object: AnyObject?
    /// Whether `super.init` was called: what fails before runs no `deinit`.
    var isComplete = false
    private unowned let execution: Execution

    init(_ type: RuntimeType, _ execution: Execution) {
        self.type = type
        self.execution = execution
        fields = Array(repeating: Unset.value, count: type.fieldCount)
    }

    deinit { if isComplete { execution.finish(type, fields: fields) } }

    var userType: UserType { type.type }
    var className: String { type.type.name }
    var classIdentity: ObjectIdentifier { ObjectIdentifier(type) }

    func overrides(_ selector: MessageSelector) -> Bool { type.messages[selector] != nil }

    func call(_ selector: MessageSelector, _ arguments: [Any?]) -> Any? {
        guard let message = type.messages[selector], let object else { return nil }
        return execution.answer(message, of: object, arguments)
    }

    func action(named name: Selector) -> ActionMethod? {
        guard let object, let action = type.actions[NSStringFromSelector(name)] else { return nil }
        return execution.method(action, of: object)
    }

    func isSubclass(ofClassNamed name: String) -> Bool {
        var current: RuntimeType? = type
        while let type = current {
            if type.type.name == name { return true }
            current = type.superclass
        }
        return false
    }

    var objectProperties: [(name: String, object: AnyObject?)] { type.objects(in: fields) }

    func makeAnother() -> AnyObject? { execution.object(of: type) }

    func isEqual(to other: AnyObject) -> Bool? { object.map { Value.object($0) == Value.object(other) } }

    func copyForPresentation() -> AnyObject? { object.flatMap { execution.copyOfLayer($0, type) } }
}

extension Execution {
    /// What the author's method answers to a message of the engine; nil after an error, which is kept.
    func answer(_ message: MessageOverride, of receiver: AnyObject, _ arguments: [Any?]) -> Any? {
        guard context.failure == nil else { return nil }
        note(message.member, at: message.place)
        do {
            let values = message.bridge.arguments(arguments)
            let answer = try message.run(.object(receiver), values, self, place)
            if let maker = objectMaker(of: answer, for: message.bridge.selector) { return maker }
            return message.bridge.answer(answer)
        } catch {
            context.fail(error)
            return nil
        }
    }
}

extension Execution {
    /// The author's method for a message of a protocol, of an object's own class.
    func implementation(of selector: MessageSelector, by receiver: Value) -> MessageOverride? {
        guard case .object(let object) = receiver.unerased else { return nil }
        return RuntimeType.of(object: object)?.messages[selector]
    }
}

extension RuntimeType {
    /// The objects in the stored properties of an instance, by the properties' names.
    func objects(in fields: [Value]) -> [(name: String, object: AnyObject?)] {
        objectFields.map { field in
            if case .object(let object) = fields[field.index] {
                if let reference = object as? WeakReference { return (field.name, reference.object) }
                return (field.name, object is Unset ? nil : object)
            }
            return (field.name, nil)
        }
    }
}

extension ScriptInstance {
    /// The scenario's part of an object of the engine; nil for objects of the engine's own classes.
    static func of(_ object: AnyObject) -> ScriptInstance? {
        UserType.dynamicSubclass(of: object) as? ScriptInstance
    }

    /// Uses the stored properties of an instance of a scenario's class.
    static func fields<Result>(of object: AnyObject, _ use: (inout [Value]) -> Result) -> Result {
        if let object = object as? ScriptObject { return use(&object.fields) }
        guard let instance = of(object) else {
            preconditionFailure(
                "The checker let an object through that is no instance of a scenario's class.")
        }
        return use(&instance.fields)
    }
}

extension RuntimeType {
    /// The scenario's class of an object; nil for objects of the engine's own classes.
    static func of(object: AnyObject) -> RuntimeType? {
        if let object = object as? ScriptObject { return of(object.type) }
        return ScriptInstance.of(object)?.type
    }

    /// The scenario's type of a value; nil for values of other types.
    static func of(value: Value) -> RuntimeType? {
        switch value {
        case .object(let object): of(object: object)
        case .structure(let value): of(value.type)
        case .enumeration(let value): of(value.type)
        case .existential(let typed): of(value: typed.value)
        case .type(.user(let type)): of(type)
        default: nil
        }
    }
}

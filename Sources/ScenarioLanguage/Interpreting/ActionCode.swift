import EventEngine
import Foundation

/// A method of a scenario's class that can be called by Objective-C's name for it.
struct ActionCode {
    /// `tapped(_:)`
    let swiftName: String
    let code: FunctionCode
    /// The types of its parameters.
    let parameters: [StaticType]
    let result: StaticType
}

extension Execution {
    /// The action as the engine calls it, on an instance of the class or a subclass.
    func method(_ action: ActionCode, of receiver: AnyObject) -> ActionMethod {
        ActionMethod(swiftName: action.swiftName) { [unowned self] sender, event in
            guard context.failure == nil else { return }
            do {
                let arguments = try arguments(of: action, sender, event)
                _ = try action.code.call([.object(receiver)] + arguments, self, at: place)
            } catch {
                context.fail(error)
            }
        }
    }

    /// None, the sender, or the sender and the event (C-22).
    private func arguments(of action: ActionCode, _ sender: Any?, _ event: UIEvent?) throws -> [Value] {
        let offered = [Untyped.bridge(untyped: sender), event.map { .object($0) } ?? .null]
        guard action.parameters.count <= offered.count else {
            throw SourceTrap(problem: .actionTakesMore(method: action.swiftName), range: place)
        }
        return try zip(action.parameters, offered).map { type, value in
            if holds(value, type) { return value }
            let found = dynamicTypeName(of: value)
            let problem = RuntimeProblem.actionArgument(
                method: action.swiftName, expected: type.description, found: value.isNull ? nil : found)
            throw SourceTrap(problem: problem, range: place)
        }
    }
}

extension Execution {
    /// Tells the engine of the actions that the scenario adds to the engine's own classes.
    func addActions() {
        for (type, name, action) in program.extensions.actions {
            world.actions.add(Selector(name), action.swiftName, of: ObjectIdentifier(type.type)) {
                [unowned self] receiver, sender, event in
                method(action, of: receiver).call(sender, event)
            }
        }
    }
}

extension ScriptObject: MessageResponding {
    package func overrides(_ selector: MessageSelector) -> Bool {
        RuntimeType.of(type).messages[selector] != nil
    }

    package func call(_ selector: MessageSelector, _ arguments: [Any?]) -> Any? {
        guard let message = RuntimeType.of(type).messages[selector] else { return nil }
        return Execution.current?.answer(message, of: self, arguments)
    }
}

extension ScriptObject: ActionResponding {
    package var className: String { type.name }

    package var objectProperties: [(name: String, object: AnyObject?)] {
        RuntimeType.of(type).objects(in: fields)
    }

    package func action(named name: Selector) -> ActionMethod? {
        guard let action = RuntimeType.of(type).actions[NSStringFromSelector(name)] else { return nil }
        return Execution.current?.method(action, of: self)
    }
}

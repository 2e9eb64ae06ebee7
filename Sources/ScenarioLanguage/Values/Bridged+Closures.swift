/// A closure of the scenario that the engine calls and that returns nothing: `() -> Void`, `(Bool) -> Void`.
///
/// It is called on the thread of its run alone; the compiler asks for Sendable wherever a type is named
/// DispatchQueue.
///
/// The type itself asks nothing of its arguments, here and where values of the engine are in others: the
/// runtime would look through all conformances of the program for each of some fifty types.
package struct Block<each Argument>: @unchecked Sendable {
    /// The scenario's closure.
    let closure: ClosureValue
}

extension Block: Bridged where repeat each Argument: Bridged {
    package static var staticType: StaticType {
        var parameters: [StaticType] = []
        repeat parameters.append((each Argument).staticType)
        return .function(FunctionType(parameters, .void))
    }

    package static func from(_ value: Value) -> Block? {
        if case .closure(let closure) = value { Block(closure: closure) } else { nil }
    }

    package var bridged: Value { .closure(closure) }

    /// Calls it; an error inside is kept in the run's context.
    package func callAsFunction(_ argument: repeat each Argument) {
        var arguments: [Value] = []
        repeat arguments.append((each argument).bridged)
        _ = closure.callFromEngine(arguments)
    }
}

extension Block where repeat each Argument: Bridged {
    /// A closure of the engine, as a closure of the scenario gets it.
    init(in context: RunContext, _ body: @escaping (repeat each Argument) -> Void) {
        closure = ClosureValue(in: context) { values in
            var reader = ArgumentReader(values)
            body(repeat try reader.next((each Argument).self))
            return .void
        }
    }
}

/// A closure of the scenario that the engine asks: `(UIView) -> Bool`.
package struct Question<Result, each Argument> {
    /// The scenario's closure.
    let closure: ClosureValue
}

extension Question: Bridged where Result: Bridged, repeat each Argument: Bridged {
    package static var staticType: StaticType {
        var parameters: [StaticType] = []
        repeat parameters.append((each Argument).staticType)
        return .function(FunctionType(parameters, Result.staticType))
    }

    package static func from(_ value: Value) -> Question? {
        if case .closure(let closure) = value { Question(closure: closure) } else { nil }
    }

    package var bridged: Value { .closure(closure) }

    /// Calls it; nil when there was an error, which is kept in the run's context.
    package func callAsFunction(_ argument: repeat each Argument) -> Result? {
        var arguments: [Value] = []
        repeat arguments.append((each argument).bridged)
        return closure.callFromEngine(arguments).flatMap(Result.from)
    }
}

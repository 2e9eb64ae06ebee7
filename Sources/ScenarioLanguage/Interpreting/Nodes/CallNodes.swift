/// A call of a function whose code is known: global functions, methods of structs and enums, `super.method`.
struct FunctionCall: CallNode {
    let code: FunctionCode
    /// `self` first in methods.
    let arguments: [any Node]
    /// Arguments that are written back, by number.
    let inouts: [(index: Int, place: any Place)]
    let range: SourceRange

    func answer<Result>(_ frame: Frame, _ use: (Value) -> Result) throws -> Result {
        if inouts.isEmpty {
            var values = try arguments.map { try $0.evaluate(frame) }
            defer { values.release() }
            return use(try code.call(values, frame.execution, at: range))
        }
        return try callWritingBack(code, arguments, inouts, frame, at: range, use)
    }
}

/// Evaluates arguments in order, calls, and stores the `inout` ones back.
private func callWritingBack<Result>(
    _ code: FunctionCode, _ arguments: [any Node], _ inouts: [(index: Int, place: any Place)],
    _ frame: Frame, at range: SourceRange, _ use: (Value) -> Result
) throws -> Result {
    let passed = try InoutArguments(arguments, inouts, frame)
    defer { withExtendedLifetime(passed) {} }
    let (called, thrown) = try code.attempt(passed.values, frame.execution, at: range)
    try passed.writeBack(frame, ending: thrown) { code.finalValue(ofParameter: $0, in: called) }
    return use(called.answer)
}

/// A call of a method that subclasses may override.
struct MethodCall: CallNode {
    let receiver: any Node
    let dispatch: Int
    let arguments: [any Node]
    /// Numbers count `self` as 0.
    let inouts: [(index: Int, place: any Place)]
    let range: SourceRange

    func answer<Result>(_ frame: Frame, _ use: (Value) -> Result) throws -> Result {
        let object = try receiver.evaluate(frame)
        guard let type = RuntimeType.of(value: object) else {
            preconditionFailure(
                "The checker let a receiver through that is no instance of a scenario's class.")
        }
        let code = type.methods[dispatch]
        if inouts.isEmpty {
            var values = [object.unerased]
            values.reserveCapacity(arguments.count + 1)
            for argument in arguments { values.append(try argument.evaluate(frame)) }
            defer { values.release() }
            return use(try code.call(values, frame.execution, at: range))
        }
        let all: [any Node] = [Constant(value: object.unerased)] + arguments
        return try callWritingBack(code, all, inouts, frame, at: range, use)
    }
}

/// A call of a method that an extension adds to a class of the engine with `@objc`: the nearest override of a
/// scenario's class, or of an extension of a subclass, runs, as Objective-C finds it by its name.
struct MessageCall: CallNode {
    let receiver: any Node
    /// Objective-C's name of the method.
    let name: String
    /// The method of the extension.
    let code: FunctionCode
    let arguments: [any Node]
    let range: SourceRange

    func answer<Result>(_ frame: Frame, _ use: (Value) -> Result) throws -> Result {
        let object = try receiver.evaluate(frame).unerased
        let nearest =
            RuntimeType.of(value: object)?.actions[name]?.code
            ?? frame.execution.program.extensions.override(of: name, for: object) ?? code
        var values = try arguments.map { try $0.evaluate(frame) }
        defer { values.release() }
        return use(try nearest.call([object] + values, frame.execution, at: range))
    }
}

/// A call of a closure or function value.
struct ClosureCall: CallNode {
    let callee: any Node
    let arguments: [any Node]
    let range: SourceRange

    func answer<Result>(_ frame: Frame, _ use: (Value) -> Result) throws -> Result {
        guard case .closure(let closure) = try callee.evaluate(frame).unerased else {
            preconditionFailure("The checker let a value through that is no function.")
        }
        var values = try arguments.map { try $0.evaluate(frame) }
        defer { values.release() }
        return use(try frame.execution.located(at: range) { try closure.call(values) })
    }
}

/// A call of a member or function of the catalogue; through `super` when `message` is there.
struct NativeCall: Node {
    /// Nil for functions, initializers and static members.
    let receiver: (any Node)?
    let member: NativeMember
    let arguments: [any Node]
    let message: SuperMessage?
    let range: SourceRange

    func evaluate(_ frame: Frame) throws -> Value {
        let execution = frame.execution
        execution.note(member, at: range)
        if member.isMutating, let place = receiver?.asPlace {
            var parts: [Value] = []
            try place.prepare(frame, &parts)
            let values = try arguments.map { try $0.evaluate(frame) }
            var answer = Value.void
            try place.modify(frame, &parts) { object in
                answer = try execution.located(at: range) {
                    try member.body(execution.context, &object, values)
                }
            }
            return answer
        }
        let object = try receiver?.evaluate(frame) ?? .void
        let values = try arguments.map { try $0.evaluate(frame) }
        execution.place = range
        let line = execution.line
        defer { execution.line = line }
        if let own = override(of: object) { return try own.call([object] + values, execution, at: range) }
        return try execution.send(message, to: object, at: range) {
            try member.call(in: execution.context, on: object, values)
        }
    }

    /// The scenario's own version of a method that only apps call; nil for every other one.
    private func override(of receiver: Value) -> FunctionCode? {
        guard member.isKept, case .object(let object) = receiver else { return nil }
        return RuntimeType.of(object: object)?.keptMethods[ObjectIdentifier(member)]
    }
}

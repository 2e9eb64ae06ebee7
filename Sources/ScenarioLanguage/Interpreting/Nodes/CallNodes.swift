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
    /// What an appearance makes of the call.
    let look: LookMethod
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
            let execution = frame.execution
            if let appearances = execution.appearances, try takes(values, appearances, execution) {
                return use(.void)
            }
            return use(try code.call(values, execution, at: range))
        }
        let all: [any Node] = [Constant(value: object.unerased)] + arguments
        return try callWritingBack(code, all, inouts, frame, at: range, use)
    }

    private func takes(
        _ values: [Value], _ appearances: Appearances, _ execution: Execution
    ) throws -> Bool {
        try appearances.take(look, values, at: range) { [unowned execution] view in
            guard let code = RuntimeType.of(value: view)?.methods[dispatch] else { return }
            _ = try code.call([view] + values.dropFirst(), execution, at: range)
        }
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
    /// What an appearance makes of the call.
    let look: LookMethod
    let range: SourceRange

    func answer<Result>(_ frame: Frame, _ use: (Value) -> Result) throws -> Result {
        let execution = frame.execution
        let object = try receiver.evaluate(frame).unerased
        let nearest = nearest(to: object, execution)
        var values = try arguments.map { try $0.evaluate(frame) }
        defer { values.release() }
        if let appearances = execution.appearances, try takes(object, values, appearances, execution) {
            return use(.void)
        }
        return use(try nearest.call([object] + values, execution, at: range))
    }

    private func nearest(to object: Value, _ execution: Execution) -> FunctionCode {
        RuntimeType.of(value: object)?.actions[name]?.code
            ?? execution.program.extensions.override(of: name, for: object) ?? code
    }

    private func takes(
        _ object: Value, _ values: [Value], _ appearances: Appearances, _ execution: Execution
    ) throws -> Bool {
        try appearances.take(look, [object] + values, at: range) { [unowned execution] view in
            _ = try nearest(to: view, execution).call([view] + values, execution, at: range)
        }
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
        if let appearances = execution.appearances,
            let answer = try answer(of: object, values, appearances, execution)
        {
            return answer
        }
        return try call(on: object, values, execution)
    }

    private func call(on object: Value, _ values: [Value], _ execution: Execution) throws -> Value {
        if let own = override(of: object) { return try own.call([object] + values, execution, at: range) }
        return try execution.send(message, to: object, at: range) {
            try member.call(in: execution.context, on: object, values)
        }
    }

    /// What an appearance answers; nil for every other receiver.
    private func answer(
        of object: Value, _ values: [Value], _ appearances: Appearances, _ execution: Execution
    ) throws -> Value? {
        try appearances.answer(member, object, values, at: range) { [unowned execution] view in
            execution.note(member, at: range)
            _ = try call(on: view, values, execution)
        }
    }

    /// The scenario's own version of a method that only apps call; nil for every other one.
    private func override(of receiver: Value) -> FunctionCode? {
        guard member.isKept, case .object(let object) = receiver else { return nil }
        return RuntimeType.of(object: object)?.keptMethods[ObjectIdentifier(member)]
    }
}

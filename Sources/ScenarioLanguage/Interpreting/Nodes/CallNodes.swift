/// A call of a function whose code is known: global functions, methods of structs and enums, `super.method`.
struct FunctionCall: Node {
    let code: FunctionCode
    /// `self` first in methods.
    let arguments: [any Node]
    /// Arguments that are written back, by number.
    let inouts: [(index: Int, place: any Place)]
    let range: SourceRange

    func evaluate(_ frame: Frame) throws -> Value {
        if inouts.isEmpty {
            let values = try arguments.map { try $0.evaluate(frame) }
            return try code.call(values, frame.execution, at: range)
        }
        return try callWritingBack(code, arguments, inouts, frame, at: range)
    }
}

/// Evaluates arguments in order, calls, and stores the `inout` ones back.
private func callWritingBack(
    _ code: FunctionCode, _ arguments: [any Node], _ inouts: [(index: Int, place: any Place)],
    _ frame: Frame,
    at range: SourceRange
) throws -> Value {
    var parts: [[Value]] = []
    var values: [Value] = []
    values.reserveCapacity(arguments.count)
    for (index, argument) in arguments.enumerated() {
        guard let entry = inouts.first(where: { $0.index == index }) else {
            values.append(try argument.evaluate(frame))
            continue
        }
        var own: [Value] = []
        try entry.place.prepare(frame, &own)
        parts.append(own)
        var scratch = own
        var value = Value.void
        if let single = entry.place as? LocalVariable {
            value = try single.evaluate(frame)
        } else {
            try entry.place.modify(frame, &scratch) { value = $0 }
        }
        values.append(value)
    }
    let called = try code.run(values, frame.execution, at: range)
    for (entry, own) in zip(inouts, parts) {
        var own = own
        try entry.place.store(code.finalValue(ofParameter: entry.index, in: called), frame, &own)
    }
    return called.answer
}

/// A call of a method that subclasses may override.
struct MethodCall: Node {
    let receiver: any Node
    let dispatch: Int
    let arguments: [any Node]
    /// Numbers count `self` as 0.
    let inouts: [(index: Int, place: any Place)]
    let range: SourceRange

    func evaluate(_ frame: Frame) throws -> Value {
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
            return try code.call(values, frame.execution, at: range)
        }
        let all: [any Node] = [Constant(value: object.unerased)] + arguments
        return try callWritingBack(code, all, inouts, frame, at: range)
    }
}

/// A call of what a protocol of the scenario asks for; the receiver's own type decides.
struct RequirementCall: Node {
    let receiver: any Node
    let requirement: Requirement
    let arguments: [any Node]
    let range: SourceRange

    func evaluate(_ frame: Frame) throws -> Value {
        let object = try receiver.evaluate(frame)
        let values = try arguments.map { try $0.evaluate(frame) }
        let execution = frame.execution
        guard let witness = execution.witness(for: requirement, of: object) else {
            preconditionFailure("The checker let a receiver through that lacks \(requirement.fullName).")
        }
        switch witness {
        case .method(let code, let isMutating):
            let called = try code.run([object.unerased] + values, execution, at: range)
            if isMutating, let place = receiver.asPlace {
                try place.change(frame) { $0 = code.finalValue(ofParameter: 0, in: called) }
            }
            return called.answer
        case .property(let property):
            var receiver = object.unerased
            return try property.readInPlace(&receiver, execution, at: range)
        case .native(let member):
            execution.note(member, at: range)
            return try execution.located(at: range) {
                try member.call(in: execution.context, on: object.unerased, values)
            }
        }
    }
}

/// Sets or reads a property through a protocol of the scenario.
struct RequirementProperty: Place {
    let base: any Node
    let requirement: Requirement
    let isObject: Bool
    let range: SourceRange

    func evaluate(_ frame: Frame) throws -> Value {
        try RequirementCall(receiver: base, requirement: requirement, arguments: [], range: range).evaluate(
            frame)
    }

    func prepare(_ frame: Frame, _ parts: inout [Value]) throws {
        if let place = base.asPlace, !isObject {
            try place.prepare(frame, &parts)
        } else {
            parts.append(try base.evaluate(frame))
        }
    }

    func store(_ value: Value, _ frame: Frame, _ parts: inout [Value]) throws {
        try withReceiver(frame, &parts) { receiver in
            var inside = receiver.unerased
            try write(value, &inside, frame)
            receiver = inside
        }
    }

    func modify(_ frame: Frame, _ parts: inout [Value], _ change: (inout Value) throws -> Void) throws {
        try withReceiver(frame, &parts) { receiver in
            var inside = receiver.unerased
            let constant = Constant(value: inside)
            let read = RequirementCall(
                receiver: constant, requirement: requirement, arguments: [], range: range)
            var value = try read.evaluate(frame)
            try change(&value)
            try write(value, &inside, frame)
            receiver = inside
        }
    }

    private func withReceiver(
        _ frame: Frame, _ parts: inout [Value], _ use: (inout Value) throws -> Void
    ) throws {
        if let place = base.asPlace, !isObject {
            try place.modify(frame, &parts, use)
        } else {
            var receiver = parts.removeLast()
            try use(&receiver)
        }
    }

    private func write(_ value: Value, _ receiver: inout Value, _ frame: Frame) throws {
        switch frame.execution.witness(for: requirement, of: receiver) {
        case .property(let property): try property.write(value, to: &receiver, frame.execution, at: range)
        case .native(let member):
            guard let set = member.setter else { return }
            frame.execution.note(member, at: range)
            try frame.execution.located(at: range) {
                try set(frame.execution.context, &receiver, [], value)
            }
        default: preconditionFailure("The checker let a property through that cannot be set.")
        }
    }
}

/// A call of a closure or function value.
struct ClosureCall: Node {
    let callee: any Node
    let arguments: [any Node]
    let range: SourceRange

    func evaluate(_ frame: Frame) throws -> Value {
        guard case .closure(let closure) = try callee.evaluate(frame).unerased else {
            preconditionFailure("The checker let a value through that is no function.")
        }
        let values = try arguments.map { try $0.evaluate(frame) }
        return try frame.execution.located(at: range) { try closure.call(values) }
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
        return try execution.send(message, to: object, at: range) {
            try member.call(in: execution.context, on: object, values)
        }
    }
}

extension Execution {
    /// What the value's type has for a requirement of a protocol.
    func witness(for requirement: Requirement, of value: Value) -> Witness? {
        if let type = RuntimeType.of(value: value), let found = type.witness(for: requirement) {
            return found
        }
        return nativeWitness?(requirement, value)
    }
}

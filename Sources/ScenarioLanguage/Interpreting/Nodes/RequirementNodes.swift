/// A call of what a protocol of the scenario asks for; the receiver's own type decides.
struct RequirementCall: Node {
    let receiver: any Node
    let requirement: Requirement
    /// Whether it may change the receiver, which is stored back then.
    let isMutating: Bool
    let arguments: [any Node]
    let range: SourceRange

    func evaluate(_ frame: Frame) throws -> Value {
        let execution = frame.execution
        guard isMutating, let place = receiver.asPlace else {
            var object = try receiver.evaluate(frame)
            let values = try arguments.map { try $0.evaluate(frame) }
            let (answer, thrown) = try execution.call(requirement, on: &object, values, at: range)
            if let thrown { throw thrown }
            return answer
        }
        var parts: [Value] = []
        try place.prepare(frame, &parts)
        let values = try arguments.map { try $0.evaluate(frame) }
        var read = parts
        var object = try place.load(frame, &read)
        let (answer, thrown) = try execution.call(requirement, on: &object, values, at: range)
        if case .object = object.unerased {
            if let thrown { throw thrown }
        } else {
            try place.store(object, frame, &parts, ending: thrown)
        }
        return answer
    }
}

/// Sets or reads a property through a protocol of the scenario.
struct RequirementProperty: Place {
    let base: any Node
    let requirement: Requirement
    let isObject: Bool
    let range: SourceRange

    private var owner: PlaceBase { PlaceBase(node: base, isObject: isObject) }

    func evaluate(_ frame: Frame) throws -> Value { try read(try base.evaluate(frame), frame) }

    func prepare(_ frame: Frame, _ parts: inout [Value]) throws { try owner.prepare(frame, &parts) }

    func load(_ frame: Frame, _ parts: inout [Value]) throws -> Value {
        try read(try owner.load(frame, &parts), frame)
    }

    private func read(_ receiver: Value, _ frame: Frame) throws -> Value {
        var receiver = receiver
        return try frame.execution.call(requirement, on: &receiver, [], at: range).answer
    }

    func store(_ value: Value, _ frame: Frame, _ parts: inout [Value], ending error: ThrownError?) throws {
        try owner.modify(frame, &parts) { try write(value, to: &$0, frame, ending: error) }
    }

    func modify(_ frame: Frame, _ parts: inout [Value], _ change: (inout Value) throws -> Void) throws {
        try owner.modify(frame, &parts) { receiver in
            try changing(try read(receiver, frame), change) {
                try write($0, to: &receiver, frame, ending: $1)
            }
        }
    }

    private func write(
        _ value: Value, to receiver: inout Value, _ frame: Frame, ending error: ThrownError?
    ) throws {
        var inside = receiver.unerased
        switch frame.execution.witness(for: requirement, of: inside) {
        case .property(let property): try property.write(value, to: &inside, frame.execution, at: range)
        case .native(let member):
            guard let set = member.setter else {
                preconditionFailure("The checker let \(requirement.name) be set.")
            }
            frame.execution.note(member, at: range)
            try frame.execution.located(at: range) {
                try set(frame.execution.context, &inside, [], value)
            }
        default: preconditionFailure("The checker let a property through that cannot be set.")
        }
        receiver.replaceInside(with: inside)
        if let error { throw error }
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

    /// Calls the method, or reads the property, that a value has for a requirement. An error of the scenario
    /// is answered, not thrown, so that the changed value can be stored first.
    fileprivate func call(
        _ requirement: Requirement, on receiver: inout Value, _ arguments: [Value], at range: SourceRange
    ) throws -> (answer: Value, thrown: ThrownError?) {
        var inside = receiver.unerased
        defer { receiver.replaceInside(with: inside) }
        switch witness(for: requirement, of: receiver) {
        case .method(let code, let isMutating):
            let (called, thrown) = try code.attempt([inside] + arguments, self, at: range)
            if isMutating { inside = code.finalValue(ofParameter: 0, in: called) }
            return (called.answer, thrown)
        case .property(let property): return (try property.readInPlace(&inside, self, at: range), nil)
        case .native(let member):
            note(member, at: range)
            let answer = try located(at: range) { try member.body(context, &inside, arguments) }
            return (answer, nil)
        case nil:
            preconditionFailure("The checker let a receiver through that lacks \(requirement.fullName).")
        }
    }
}

import EventEngine

/// A call of what a protocol of the scenario asks for; the receiver's own type decides.
struct RequirementCall: CallNode {
    let receiver: any Node
    let requirement: Requirement
    /// Whether it may change the receiver, which is stored back then.
    let isMutating: Bool
    let arguments: [any Node]
    /// Arguments that are written back; numbers count `self` as 0.
    let inouts: [(index: Int, place: any Place)]
    let range: SourceRange

    func answer<Result>(_ frame: Frame, _ use: (Value) -> Result) throws -> Result {
        let own = isMutating ? receiver.asPlace.map { (index: 0, place: $0) } : nil
        let changed = (own.map { [$0] } ?? []) + inouts
        let passed = try InoutArguments([receiver] + arguments, changed, frame)
        var values = passed.values
        let (answer, thrown) = try frame.execution.call(
            requirement, &values, changing: inouts.map(\.index), at: range)
        try passed.writeBack(frame, ending: thrown) { values[$0] }
        return withExtendedLifetime(passed) { use(answer) }
    }
}

/// A method of a protocol of the scenario as a value: `let start = worker.start`; nil where it is optional
/// and the object has none.
struct RequirementReference: Node {
    let receiver: any Node
    let requirement: Requirement
    /// The parameters that are `inout`, by number, `self` not counted.
    var inouts: [Int] = []
    let range: SourceRange

    func evaluate(_ frame: Frame) throws -> Value {
        let execution = frame.execution
        let object = try receiver.evaluate(frame)
        if requirement.isOptional, execution.witness(for: requirement, of: object) == nil { return .null }
        let (requirement, inouts, range) = (requirement, inouts.map { $0 + 1 }, range)
        return .closure(
            ClosureValue(in: execution.context) { [unowned execution] arguments in
                var values = [object] + arguments
                let (answer, thrown) = try execution.call(requirement, &values, changing: inouts, at: range)
                let changed = inouts.map { values[$0] }
                if var thrown {
                    thrown.changed = changed
                    throw thrown
                }
                return inouts.isEmpty ? answer : .tuple([answer] + changed)
            })
    }
}

/// An object that a protocol's optional method is sent to; nil when its class has none.
final class Implementer: Node {
    let object: any Node
    /// The message of a protocol of the engine, known when the method is chosen.
    var selector: MessageSelector?
    /// The requirement of a protocol of the scenario, known when the method is chosen.
    var requirement: Requirement?

    init(object: any Node) { self.object = object }

    func evaluate(_ frame: Frame) throws -> Value {
        let value = try object.evaluate(frame)
        if let requirement {
            return frame.execution.witness(for: requirement, of: value) == nil ? .null : value
        }
        guard let selector, frame.execution.implementation(of: selector, by: value) != nil else {
            return .null
        }
        return value
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
        var values = [receiver]
        return try frame.execution.call(requirement, &values, at: range).answer
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
        if let proxy = frame.execution.appearances?.proxy(receiver) {
            throw proxy.refuseRequirement(requirement.name, at: range)
        }
        var inside = receiver.unerased
        switch frame.execution.witness(for: requirement, of: inside) {
        case .property(let property): try property.write(value, to: &inside, frame.execution, at: range)
        case .global(let global):
            var parts: [Value] = []
            try GlobalVariable(global: global, range: range).store(value, frame, &parts, ending: nil)
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
        if case .type(let type) = value.unerased {
            return program.extensions.witness(for: requirement, in: type)
        }
        return dynamicType(of: value).flatMap { program.extensions.witness(for: requirement, in: $0) }
    }

    /// Calls the method, or reads the property, that a value has for a requirement; the receiver is the first
    /// value. What became of it, and of the arguments in `inouts`, is in `values` then. An error of the
    /// scenario is answered, not thrown, so that they can be stored first.
    fileprivate func call(
        _ requirement: Requirement, _ values: inout [Value], changing inouts: [Int] = [],
        at range: SourceRange
    ) throws -> (answer: Value, thrown: ThrownError?) {
        if let proxy = appearances?.proxy(values[0]) {
            throw proxy.refuseRequirement(requirement.fullName, at: range)
        }
        var inside = values[0].unerased
        defer { values[0].replaceInside(with: inside) }
        let arguments = values.dropFirst()
        switch witness(for: requirement, of: values[0]) {
        case .method(let code, let isMutating):
            let own = program.extensions.knowsProtocol.contains(ObjectIdentifier(code)) ? values[0] : inside
            let (called, thrown) = try code.attempt([own] + arguments, self, at: range)
            if isMutating { inside = code.finalValue(ofParameter: 0, in: called).unerased }
            for index in inouts { values[index] = code.finalValue(ofParameter: index, in: called) }
            return (called.answer, thrown)
        case .property(let property)
            where program.extensions.knowsProtocol.contains(ObjectIdentifier(property)):
            var own = values[0]
            return (try property.readInPlace(&own, self, at: range), nil)
        case .property(let property): return (try property.readInPlace(&inside, self, at: range), nil)
        case .global(let global):
            let frame = Frame(self, slots: [])
            return (try GlobalVariable(global: global, range: range).evaluate(frame), nil)
        case .native(let member):
            note(member, at: range)
            let answer = try located(at: range) { try member.body(context, &inside, Array(arguments)) }
            return (answer, nil)
        case .subscript: preconditionFailure("A subscript is no method.")
        case nil where requirement.isOptional && requirement.isProperty: return (.null, nil)
        case nil:
            preconditionFailure("The checker let a receiver through that lacks \(requirement.fullName).")
        }
    }
}

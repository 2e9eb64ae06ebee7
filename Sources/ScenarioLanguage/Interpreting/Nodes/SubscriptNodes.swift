/// `a[i]` of a collection or string.
struct NativeSubscript: Place {
    let base: any Node
    let member: NativeMember
    let arguments: [any Node]
    let range: SourceRange

    private var owner: PlaceBase { PlaceBase(node: base, isObject: false) }

    func evaluate(_ frame: Frame) throws -> Value {
        let receiver = try base.evaluate(frame)
        let indices = try arguments.map { try $0.evaluate(frame) }
        return try element(of: receiver, indices, frame)
    }

    func prepare(_ frame: Frame, _ parts: inout [Value]) throws {
        try owner.prepare(frame, &parts)
        for argument in arguments { parts.append(try argument.evaluate(frame)) }
    }

    func load(_ frame: Frame, _ parts: inout [Value]) throws -> Value {
        let indices = parts.takeLast(arguments.count)
        return try element(of: try owner.load(frame, &parts), indices, frame)
    }

    func store(_ value: Value, _ frame: Frame, _ parts: inout [Value], ending error: ThrownError?) throws {
        let indices = parts.takeLast(arguments.count)
        try owner.modify(frame, &parts) { try set(value, indices, &$0, frame, ending: error) }
    }

    func modify(_ frame: Frame, _ parts: inout [Value], _ change: (inout Value) throws -> Void) throws {
        let indices = parts.takeLast(arguments.count)
        try owner.modify(frame, &parts) { receiver in
            try changing(try element(of: receiver, indices, frame), change) {
                try set($0, indices, &receiver, frame, ending: $1)
            }
        }
    }

    private func element(of receiver: Value, _ indices: [Value], _ frame: Frame) throws -> Value {
        frame.execution.note(member, at: range)
        return try frame.execution.located(at: range) {
            try member.call(in: frame.execution.context, on: receiver, indices)
        }
    }

    private func set(
        _ value: Value, _ indices: [Value], _ receiver: inout Value, _ frame: Frame,
        ending error: ThrownError?
    ) throws {
        guard let setter = member.setter else { preconditionFailure("The checker let a subscript be set.") }
        frame.execution.note(member, at: range)
        try frame.execution.located(at: range) {
            try setter(frame.execution.context, &receiver, indices, value)
        }
        if let error { throw error }
    }
}

/// `grid[x, y]` of a subscript that the scenario declares.
struct OwnSubscript: Place {
    /// The receiver, or the type of a static subscript.
    let base: any Node
    let accessors: SubscriptCode
    /// What a protocol asks for with it: the receiver's own type decides then.
    let requirement: Requirement?
    let arguments: [any Node]
    /// Whether the base is an object or a type, which changes without being stored back.
    let isObject: Bool
    /// Whether the accessors know no more of the receiver than its protocol, and ask what it is.
    let keepsType: Bool
    /// Whether the receiver's class may override them.
    let isDynamic: Bool
    let range: SourceRange

    private var owner: PlaceBase { PlaceBase(node: base, isObject: isObject) }

    func evaluate(_ frame: Frame) throws -> Value {
        if accessors.getterIsMutating {
            var parts: [Value] = []
            try prepare(frame, &parts)
            return try load(frame, &parts)
        }
        let receiver = try base.evaluate(frame)
        let indices = try arguments.map { try $0.evaluate(frame) }
        return try element(of: receiver, indices, frame)
    }

    func prepare(_ frame: Frame, _ parts: inout [Value]) throws {
        try owner.prepare(frame, &parts)
        for argument in arguments { parts.append(try argument.evaluate(frame)) }
    }

    func load(_ frame: Frame, _ parts: inout [Value]) throws -> Value {
        let indices = parts.takeLast(arguments.count)
        guard accessors.getterIsMutating else {
            return try element(of: try owner.load(frame, &parts), indices, frame)
        }
        var result = Value.void
        try owner.modify(frame, &parts) { result = try changingElement(of: &$0, indices, frame) }
        return result
    }

    func store(_ value: Value, _ frame: Frame, _ parts: inout [Value], ending error: ThrownError?) throws {
        let indices = parts.takeLast(arguments.count)
        try owner.modify(frame, &parts) { try set(value, indices, &$0, frame, ending: error) }
    }

    func modify(_ frame: Frame, _ parts: inout [Value], _ change: (inout Value) throws -> Void) throws {
        let indices = parts.takeLast(arguments.count)
        try owner.modify(frame, &parts) { receiver in
            let element =
                accessors.getterIsMutating
                ? try changingElement(of: &receiver, indices, frame)
                : try element(of: receiver, indices, frame)
            try changing(element, change) { try set($0, indices, &receiver, frame, ending: $1) }
        }
    }

    /// Reads an element by a getter that may change the receiver, a value.
    private func changingElement(of receiver: inout Value, _ indices: [Value], _ frame: Frame) throws -> Value
    {
        let getter = accessors.getter
        let called = try getter.run([receiver] + indices, frame.execution, at: range)
        receiver = getter.finalValue(ofParameter: 0, in: called)
        return called.answer
    }

    private func element(of receiver: Value, _ indices: [Value], _ frame: Frame) throws -> Value {
        switch meant(by: receiver, frame) {
        case .own(let accessors, let keepsType):
            let own = keepsType ? receiver : receiver.unerased
            return try accessors.getter.call([own] + indices, frame.execution, at: range)
        case .native(let row):
            frame.execution.note(row, at: range)
            return try frame.execution.located(at: range) {
                try row.call(in: frame.execution.context, on: receiver.unerased, indices)
            }
        }
    }

    /// What the receiver's type has.
    private enum Meaning {
        /// Accessors of the scenario, and whether they keep what hides the receiver's type.
        case own(SubscriptCode, keepsType: Bool)
        /// A subscript of Swift's library.
        case native(NativeMember)
    }

    private func meant(by receiver: Value, _ frame: Frame) -> Meaning {
        guard let requirement else {
            if isDynamic, let type = RuntimeType.of(value: receiver),
                let own = type.subscripts[accessors.identity]
            {
                return .own(own, keepsType: false)
            }
            return .own(accessors, keepsType: keepsType)
        }
        switch frame.execution.witness(for: requirement, of: receiver) {
        case .subscript(let own, let keeps)?: return .own(own, keepsType: keeps)
        case .native(let row)?: return .native(row)
        default:
            preconditionFailure("The checker let a receiver through that lacks \(requirement.fullName).")
        }
    }

    private func set(
        _ value: Value, _ indices: [Value], _ receiver: inout Value, _ frame: Frame,
        ending error: ThrownError?
    ) throws {
        switch meant(by: receiver, frame) {
        case .own(let accessors, let keepsType):
            guard let setter = accessors.setter else {
                preconditionFailure("The checker let a subscript be set.")
            }
            let own = keepsType ? receiver : receiver.unerased
            let called = try setter.run([own] + indices + [value], frame.execution, at: range)
            if !isObject {
                receiver.replaceInside(with: setter.finalValue(ofParameter: 0, in: called).unerased)
            }
        case .native(let row):
            guard let setter = row.setter else { preconditionFailure("The checker let a subscript be set.") }
            var inside = receiver.unerased
            frame.execution.note(row, at: range)
            try frame.execution.located(at: range) {
                try setter(frame.execution.context, &inside, indices, value)
            }
            receiver.replaceInside(with: inside)
        }
        if let error { throw error }
    }
}

/// The accessors of a subscript.
final class SubscriptCode {
    /// Parameters: `self` and the indices.
    let getter: FunctionCode
    /// Whether the getter may change `self`, which is a value then.
    var getterIsMutating = false
    /// Besides, the new value last.
    var setter: FunctionCode?
    /// The accessors that these override; nil for new ones.
    var replaced: SubscriptCode?

    init(getter: FunctionCode) { self.getter = getter }

    /// The identity under which subclasses replace them.
    var identity: ObjectIdentifier { replaced.map(\.identity) ?? ObjectIdentifier(self) }
}

extension [Value] {
    /// Takes the last values off.
    mutating func takeLast(_ count: Int) -> [Value] {
        let taken = Array(suffix(count))
        removeLast(count)
        return taken
    }
}

/// A value as what an optional holds, where the value may be nil itself.
struct InSome: Node {
    let operand: any Node

    func evaluate(_ frame: Frame) throws -> Value { try operand.evaluate(frame).inSome }
}

/// `a ?? b`
struct NilCoalescing: Node {
    let left: any Node
    let right: any Node
    /// Whether the result is what the left side holds; otherwise it is an optional as the left side is.
    var unwraps = true

    func evaluate(_ frame: Frame) throws -> Value {
        let value = try left.evaluate(frame)
        if value.isNull { return try right.evaluate(frame) }
        return unwraps ? value.fromSome : value
    }
}

/// `a!`, and the use of an implicitly unwrapped optional (then with its name).
struct ForcedUnwrapping: Place {
    let operand: any Node
    /// The name of an implicitly unwrapped optional; nil for `!`.
    let implicitName: String?
    let range: SourceRange

    func evaluate(_ frame: Frame) throws -> Value {
        try unwrap(try operand.evaluate(frame))
    }

    private func unwrap(_ value: Value) throws -> Value {
        guard value.isNull else { return value.fromSome }
        let problem = implicitName.map(RuntimeProblem.implicitlyUnwrappedNil) ?? .unwrappedNil
        throw SourceTrap(problem: problem, range: range)
    }

    private var owner: PlaceBase { PlaceBase(node: operand, isObject: false) }

    func prepare(_ frame: Frame, _ parts: inout [Value]) throws { try owner.prepare(frame, &parts) }

    func load(_ frame: Frame, _ parts: inout [Value]) throws -> Value {
        try unwrap(try owner.load(frame, &parts))
    }

    func store(_ value: Value, _ frame: Frame, _ parts: inout [Value], ending error: ThrownError?) throws {
        try modify(frame, &parts) { current in
            current = value
            if let error { throw error }
        }
    }

    func modify(_ frame: Frame, _ parts: inout [Value], _ change: (inout Value) throws -> Void) throws {
        try owner.modify(frame, &parts) { current in
            _ = try unwrap(current)
            try current.changeInSome(change)
        }
    }
}

/// What is before a `?.`: evaluated by the chain into a slot, read from there by the rest of the chain.
struct ChainLink: Place {
    let base: any Node
    let slot: Int
    /// Where the chain leaves what it evaluated inside the base, so that a change evaluates nothing twice.
    let partsSlot: Int

    /// Evaluates the base; false when it is nil.
    fileprivate func follow(_ frame: Frame) throws -> Bool {
        let value: Value
        if let place = base.asPlace {
            var parts: [Value] = []
            try place.prepare(frame, &parts)
            frame.slots[partsSlot] = .tuple(parts)
            value = try place.load(frame, &parts)
        } else {
            value = try base.evaluate(frame)
        }
        if value.isNull { return false }
        frame.slots[slot] = value.fromSome
        return true
    }

    fileprivate func release(_ frame: Frame) {
        frame.slots[slot] = .void
        frame.slots[partsSlot] = .void
    }

    func evaluate(_ frame: Frame) throws -> Value { frame.slots[slot] }

    func prepare(_ frame: Frame, _ parts: inout [Value]) throws {}

    func load(_ frame: Frame, _ parts: inout [Value]) throws -> Value { frame.slots[slot] }

    func store(_ value: Value, _ frame: Frame, _ parts: inout [Value], ending error: ThrownError?) throws {
        if let place = base.asPlace {
            var own = frame.slots[partsSlot].elements
            try place.store(value.inSome, frame, &own, ending: error)
        } else if let error {
            throw error
        }
    }

    func modify(_ frame: Frame, _ parts: inout [Value], _ change: (inout Value) throws -> Void) throws {
        try changing(frame.slots[slot], change) { try store($0, frame, &parts, ending: $1) }
    }
}

/// A whole chain `a?.b?.c()`: nil as soon as a link is nil.
struct OptionalChain: Node {
    let links: [ChainLink]
    let rest: any Node

    func evaluate(_ frame: Frame) throws -> Value {
        // What the links held must not outlive the expression: a `deinit` would come too late.
        defer { release(frame) }
        guard try follow(frame) else { return .null }
        return try rest.evaluate(frame)
    }

    /// Empties the links' slots.
    func release(_ frame: Frame) {
        for link in links { link.release(frame) }
    }

    /// Evaluates the links; false when one is nil.
    func follow(_ frame: Frame) throws -> Bool {
        for link in links where try !link.follow(frame) { return false }
        return true
    }
}

/// An assignment to `a?.b`: nothing happens, and nothing on the right is evaluated, when a link is nil.
struct ChainedEffect: Node {
    let chain: OptionalChain
    let effect: any Node

    func evaluate(_ frame: Frame) throws -> Value {
        defer { chain.release(frame) }
        guard try chain.follow(frame) else { return .null }
        return try effect.evaluate(frame)
    }
}

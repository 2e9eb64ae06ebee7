/// `a ?? b`
struct NilCoalescing: Node {
    let left: any Node
    let right: any Node

    func evaluate(_ frame: Frame) throws -> Value {
        let value = try left.evaluate(frame)
        return value.isNull ? try right.evaluate(frame) : value
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
        guard value.isNull else { return value }
        let problem = implicitName.map(RuntimeProblem.implicitlyUnwrappedNil) ?? .unwrappedNil
        throw SourceTrap(problem: problem, range: range)
    }

    private var place: any Place {
        guard let place = operand.asPlace else {
            preconditionFailure("The checker let a change of something through that is no variable.")
        }
        return place
    }

    func prepare(_ frame: Frame, _ parts: inout [Value]) throws { try place.prepare(frame, &parts) }

    func store(_ value: Value, _ frame: Frame, _ parts: inout [Value]) throws {
        try place.modify(frame, &parts) { current in
            _ = try unwrap(current)
            current = value
        }
    }

    func modify(_ frame: Frame, _ parts: inout [Value], _ change: (inout Value) throws -> Void) throws {
        try place.modify(frame, &parts) { current in
            _ = try unwrap(current)
            try change(&current)
        }
    }
}

/// What stands before a `?.`: evaluated by the chain into a slot, read from there by the rest of the chain.
struct ChainLink: Place {
    let base: any Node
    let slot: Int

    func evaluate(_ frame: Frame) throws -> Value { frame.slots[slot] }

    func prepare(_ frame: Frame, _ parts: inout [Value]) throws {
        if let place = base.asPlace { try place.prepare(frame, &parts) }
    }

    func store(_ value: Value, _ frame: Frame, _ parts: inout [Value]) throws {
        if let place = base.asPlace { try place.store(value, frame, &parts) }
    }

    func modify(_ frame: Frame, _ parts: inout [Value], _ change: (inout Value) throws -> Void) throws {
        if let place = base.asPlace {
            try place.modify(frame, &parts, change)
        } else {
            var value = frame.slots[slot]
            try change(&value)
        }
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
        for link in links { frame.slots[link.slot] = .void }
    }

    /// Evaluates the links; false when one is nil.
    func follow(_ frame: Frame) throws -> Bool {
        for link in links {
            let value = try link.base.evaluate(frame)
            if value.isNull { return false }
            frame.slots[link.slot] = value
        }
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

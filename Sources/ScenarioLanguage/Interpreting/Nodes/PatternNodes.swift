/// `_`
struct WildcardPattern: PatternNode {
    func matches(_ value: Value, _ frame: Frame) throws -> Bool { true }
}

/// `let x`
struct BindingPattern: PatternNode {
    let variable: Variable

    func matches(_ value: Value, _ frame: Frame) throws -> Bool {
        variable.initialize(value, in: frame)
        return true
    }
}

/// `let x` at the top level, outside any block.
struct GlobalBindingPattern: PatternNode {
    let global: Global

    func matches(_ value: Value, _ frame: Frame) throws -> Bool {
        frame.execution.bind(value, to: global)
        return true
    }
}

/// `(a, b)`
struct TuplePattern: PatternNode {
    let elements: [any PatternNode]

    func matches(_ value: Value, _ frame: Frame) throws -> Bool {
        for (pattern, element) in zip(elements, value.elements) {
            guard try pattern.matches(element, frame) else { return false }
        }
        return true
    }
}

/// `x?`, and the pattern of `if let`.
struct SomePattern: PatternNode {
    let inner: any PatternNode

    func matches(_ value: Value, _ frame: Frame) throws -> Bool {
        value.isNull ? false : try inner.matches(value.fromSome, frame)
    }
}

/// `nil` and `.none`
struct NonePattern: PatternNode {
    func matches(_ value: Value, _ frame: Frame) throws -> Bool { value.isNull }
}

/// `.circle(let radius)` of a scenario's enum.
struct CasePattern: PatternNode {
    let index: Int
    let payload: [any PatternNode]

    func matches(_ value: Value, _ frame: Frame) throws -> Bool {
        guard case .enumeration(let value) = value, value.index == index else { return false }
        for (pattern, element) in zip(payload, value.payload) {
            guard try pattern.matches(element, frame) else { return false }
        }
        return true
    }
}

/// `is T`, and `let x as T`.
struct TypePattern: PatternNode {
    let type: StaticType
    /// The type of the values, where they do not show it and a protocol is asked for.
    let source: StaticType?
    /// Nil for `is`.
    let inner: (any PatternNode)?
    /// What `Self` is for this instance, where the type is that.
    var dynamicSelf: (any Node)?

    func matches(_ bare: Value, _ frame: Frame) throws -> Bool {
        let value = source.map { bare.shown(as: $0) } ?? bare
        guard frame.execution.holds(value, try frame.type(of: dynamicSelf) ?? type) else { return false }
        return try inner?.matches(type.isErased ? value : value.unerased, frame) ?? true
    }
}

/// An expression that the value must equal.
struct EqualPattern: PatternNode {
    let expression: any Node

    func matches(_ value: Value, _ frame: Frame) throws -> Bool {
        let expected = try expression.evaluate(frame)
        let equal = value == expected
        if let failure = frame.execution.context.failure { throw failure }
        return equal
    }
}

/// A pattern that an operator `~=` of the scenario gives a meaning.
struct OwnMatchPattern: PatternNode {
    /// Takes the value for the call.
    let value: BindingPattern
    let match: any Node

    func matches(_ value: Value, _ frame: Frame) throws -> Bool {
        guard try self.value.matches(value, frame) else { return false }
        return try match.evaluate(frame).isTrue
    }
}

/// A range that the value must be in; an open end has no node.
struct RangePattern: PatternNode {
    let lower: (any Node)?
    let upper: (any Node)?
    let isClosed: Bool

    func matches(_ value: Value, _ frame: Frame) throws -> Bool {
        let value = Constant(value: value)
        if let lower {
            let comparison = Comparison(relation: .lessOrEqual, left: lower, right: value)
            guard try comparison.evaluate(frame).isTrue else { return false }
        }
        if let upper {
            let comparison = Comparison(
                relation: isClosed ? .lessOrEqual : .less, left: value, right: upper)
            return try comparison.evaluate(frame).isTrue
        }
        return true
    }
}

/// A range in a variable that the value must be in.
struct ContainsPattern: PatternNode {
    let range: any Node

    func matches(_ value: Value, _ frame: Frame) throws -> Bool {
        try RangeMembership(range: range, value: Constant(value: value)).evaluate(frame).isTrue
    }
}

/// `range ~= value`
struct RangeMembership: Node {
    let range: any Node
    let value: any Node

    func evaluate(_ frame: Frame) throws -> Value {
        let bounds = try range.evaluate(frame)
        let value = try value.evaluate(frame)
        guard case .range(let range) = bounds else {
            preconditionFailure("The checker let a range pattern through that does not fit.")
        }
        return .bool(try range.contains(value))
    }
}

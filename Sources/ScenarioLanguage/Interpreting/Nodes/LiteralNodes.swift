/// A value known before the run.
struct Constant: Node {
    let value: Value
    /// The case of one of the catalogue's enums that it is, and where it is written.
    var origin: (member: NativeMember, range: SourceRange)?

    func evaluate(_ frame: Frame) throws -> Value {
        if let origin { frame.execution.note(origin.member, at: origin.range) }
        return value
    }
}

/// `[a, b]`
struct ArrayLiteral: Node {
    let elements: [any Node]
    let range: SourceRange

    func evaluate(_ frame: Frame) throws -> Value {
        try frame.execution.charge(elements: elements.count, at: range)
        return .array(try elements.map { try $0.evaluate(frame) })
    }
}

/// `[a, b]` where a set is expected.
struct SetLiteral: Node {
    let elements: [any Node]
    let range: SourceRange

    func evaluate(_ frame: Frame) throws -> Value {
        try frame.execution.charge(elements: elements.count, at: range)
        return .set(OrderedValueSet(try elements.map { try $0.evaluate(frame) }))
    }
}

/// `[k: v]`; a key given twice is a trap, as in Swift.
struct DictionaryLiteral: Node {
    let pairs: [(key: any Node, value: any Node)]
    let range: SourceRange

    func evaluate(_ frame: Frame) throws -> Value {
        try frame.execution.charge(elements: pairs.count, at: range)
        var dictionary = OrderedValueDictionary()
        for pair in pairs {
            let key = try pair.key.evaluate(frame)
            let value = try pair.value.evaluate(frame)
            if dictionary[key] != nil {
                throw SourceTrap(problem: .member(.keyTwice), range: range)
            }
            dictionary[key] = value
        }
        return .dictionary(dictionary)
    }
}

/// `(a, b)`
struct TupleLiteral: Node {
    let elements: [any Node]

    func evaluate(_ frame: Frame) throws -> Value {
        frame.execution.context.work.draw(elements.count)
        return .tuple(try elements.map { try $0.evaluate(frame) })
    }

    func discard(_ frame: Frame) throws {
        for element in elements { try element.discard(frame) }
    }
}

/// `a ..< b` and `a ... b`
struct RangeLiteral: Node {
    let lower: any Node
    let upper: any Node
    let isClosed: Bool
    let range: SourceRange

    func evaluate(_ frame: Frame) throws -> Value {
        let (lower, upper) = (try lower.evaluate(frame), try upper.evaluate(frame))
        let made = try frame.execution.located(at: range) {
            try ValueRange.between(lower, upper, isClosed: isClosed)
        }
        guard let made else { throw SourceTrap(problem: .invalidRange, range: range) }
        return .range(made)
    }
}

/// A string with interpolated expressions; each knows its static type, which decides how it prints.
struct Interpolation: Node {
    enum Piece {
        case text(String)
        case value(any Node, StaticType)
    }

    let pieces: [Piece]
    let range: SourceRange

    func evaluate(_ frame: Frame) throws -> Value {
        var result = ""
        for piece in pieces {
            switch piece {
            case .text(let text): result += text
            case .value(let node, let type):
                let value = try node.evaluate(frame)
                let text = try frame.execution.text(of: value, as: type, at: range)
                try frame.execution.charge(stringBytes: result.utf8.count + text.utf8.count, at: range)
                result += text
            }
        }
        return .string(result)
    }
}

/// `debugDescription` of a value of which only a protocol is known.
struct Reflection: Node {
    let operand: any Node
    let range: SourceRange

    func evaluate(_ frame: Frame) throws -> Value {
        let value = try operand.evaluate(frame)
        let execution = frame.execution
        let text = try execution.located(at: range) { try execution.context.debugText(of: value, as: .any) }
        try execution.charge(stringBytes: text.utf8.count, at: range)
        return .string(text)
    }
}

/// A value that becomes an `Any` or a protocol's value, where its static type would be lost.
struct Erasure: Node {
    let operand: any Node
    let type: StaticType
    /// In how many optionals the erased type is: their nil stays nil.
    var levels = 0

    func evaluate(_ frame: Frame) throws -> Value {
        let value = try operand.evaluate(frame)
        if case .existential = value, !type.isOptional { return value }
        switch value {
        case .null where levels > 0: return value
        case .someNil(let depth) where levels > 0:
            let inside = depth == levels ? Value.null : .someNil(depth - levels)
            return depth < levels ? value : .existential(TypedValue(inside, as: type))
        default: return .existential(TypedValue(value, as: type))
        }
    }
}

extension Value {
    /// Takes what became of the value in a change; a static type that came with it stays.
    mutating func replaceInside(with changed: Value) {
        guard case .existential(let typed) = self else { return self = changed }
        self = .existential(TypedValue(changed, as: typed.type))
    }
}

/// `[.left, .right]` where an option set of the scenario is expected: as in Swift, nothing that takes in each
/// option in turn, each step through the type's own initializer.
struct OwnOptionSetLiteral: Node {
    let set: OwnOptionSet
    let options: [any Node]
    let range: SourceRange

    func evaluate(_ frame: Frame) throws -> Value {
        let members = try options.map { try bits(of: $0.evaluate(frame)) }
        let takesNumber = set.empty === set.initializer
        var sum = try made(set.empty, takesNumber ? [.int(0)] : [], frame)
        for member in members {
            // Swift asks whether the option is in it already: a copy of the option, and what both have.
            let copy = bits(of: try made(member, frame))
            _ = try made(copy.combined(with: bits(of: sum), { $0 & $1 }), frame)
            sum = try made(bits(of: sum).combined(with: member, { $0 | $1 }), frame)
        }
        return sum
    }

    private func made(_ bits: Value, _ frame: Frame) throws -> Value {
        try made(set.initializer, [bits], frame)
    }

    private func made(_ initializer: Initializer, _ arguments: [Value], _ frame: Frame) throws -> Value {
        try initializer.make(set.type, arguments, frame.execution, at: range)
    }

    private func bits(of value: Value) -> Value {
        guard case .structure(let value) = value else {
            preconditionFailure("The checker let an option set through that has no raw value.")
        }
        return value.fields[set.rawValue]
    }
}

extension Value {
    /// A calculation with the bits of two whole numbers of one type.
    fileprivate func combined(with other: Value, _ calculation: (UInt64, UInt64) -> UInt64) -> Value {
        let bits = calculation(unsigned, other.unsigned)
        if case (.int, .int) = (self, other) { return .int(Int(truncatingIfNeeded: bits)) }
        return .unsigned(bits)
    }
}

/// What literals of an option set of the scenario are made with.
struct OwnOptionSet {
    let type: RuntimeType
    /// `init(rawValue:)`
    let initializer: Initializer
    /// The author's `init()`; without one, `init(rawValue:)`, which takes 0 then.
    let empty: Initializer
    /// The number of the field `rawValue`.
    let rawValue: Int
}

/// `[.left, .right]` where an option set is expected.
struct OptionSetLiteral: Node {
    let type: StaticType
    let options: [any Node]

    func evaluate(_ frame: Frame) throws -> Value {
        var sum = 0
        for option in options {
            if case .option(_, let raw) = try option.evaluate(frame) { sum |= raw }
        }
        guard case .native(let id) = type else { preconditionFailure("Only native types are option sets.") }
        return .option(id, sum)
    }
}

/// A text where a part of one is asked for.
struct PieceOfText: Node {
    let text: any Node

    func evaluate(_ frame: Frame) throws -> Value { .piece(try text.evaluate(frame).piece) }
}

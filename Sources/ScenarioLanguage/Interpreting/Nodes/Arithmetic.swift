/// `a + b` and its kin on Int; traps on overflow and division by zero.
struct IntegerArithmetic: Node {
    let operation: ArithmeticOperator
    let left: any Node
    let right: any Node
    let range: SourceRange

    func evaluate(_ frame: Frame) throws -> Value {
        let a = try left.evaluate(frame).integer
        let b = try right.evaluate(frame).distance
        return .int(try operation.apply(a, b, at: range))
    }
}

/// `a + b` and its kin on UInt8, Int32 and the like.
struct SizedArithmetic: Node {
    let operation: ArithmeticOperator
    let left: any Node
    let right: any Node
    let bounds: IntegerBounds
    let range: SourceRange

    func evaluate(_ frame: Frame) throws -> Value {
        let a = try left.evaluate(frame)
        return try bounds.apply(operation, a, try right.evaluate(frame), at: range)
    }
}

/// `-a` and `~a` on them.
struct SizedPrefix: Node {
    let isComplement: Bool
    let operand: any Node
    let bounds: IntegerBounds
    let range: SourceRange

    func evaluate(_ frame: Frame) throws -> Value {
        let value = try operand.evaluate(frame)
        if isComplement { return bounds.complement(of: value) }
        return try bounds.apply(.subtract, .int(0), value, at: range)
    }
}

/// `a + b` and its kin on Double, CGFloat.
struct DoubleArithmetic: Node {
    let operation: ArithmeticOperator
    let left: any Node
    let right: any Node

    func evaluate(_ frame: Frame) throws -> Value {
        let a = try left.evaluate(frame).number
        let b = try right.evaluate(frame).number
        return .double(operation.apply(a, b))
    }
}

/// `a + b` and its kin on Float.
struct FloatArithmetic: Node {
    let operation: ArithmeticOperator
    let left: any Node
    let right: any Node

    func evaluate(_ frame: Frame) throws -> Value {
        guard case .float(let a) = try left.evaluate(frame), case .float(let b) = try right.evaluate(frame)
        else {
            preconditionFailure("The checker let a value through that is no Float.")
        }
        return .float(operation.apply(a, b))
    }
}

/// The arithmetic operators, also inside compound assignments.
enum ArithmeticOperator: String {
    case add = "+", subtract = "-", multiply = "*", divide = "/", remainder = "%"
    case and = "&", or = "|", exclusiveOr = "^", shiftLeft = "<<", shiftRight = ">>"
    case addWrapping = "&+", subtractWrapping = "&-", multiplyWrapping = "&*"
    case maskedShiftLeft = "&<<", maskedShiftRight = "&>>"

    /// Whether the right side says how far, in any whole number.
    var isShift: Bool {
        switch self {
        case .shiftLeft, .shiftRight, .maskedShiftLeft, .maskedShiftRight: true
        default: false
        }
    }

    /// Whether floating-point numbers have it.
    var isForFloatingPoint: Bool {
        switch self {
        case .add, .subtract, .multiply, .divide: true
        default: false
        }
    }

    /// On whole numbers.
    ///
    /// - Parameter type: of what the result is no number when it does not fit.
    func apply<Number: FixedWidthInteger>(
        _ a: Number, _ b: Number, as type: String = "an Int", at range: SourceRange
    ) throws -> Number {
        let (result, overflow): (Number, Bool)
        switch self {
        case .add: (result, overflow) = a.addingReportingOverflow(b)
        case .subtract: (result, overflow) = a.subtractingReportingOverflow(b)
        case .multiply: (result, overflow) = a.multipliedReportingOverflow(by: b)
        case .divide, .remainder:
            guard b != 0 else { throw SourceTrap(problem: .divisionByZero, range: range) }
            (result, overflow) =
                self == .divide
                ? a.dividedReportingOverflow(by: b) : a.remainderReportingOverflow(dividingBy: b)
        case .and: return a & b
        case .or: return a | b
        case .exclusiveOr: return a ^ b
        case .shiftLeft: return a << b
        case .shiftRight: return a >> b
        case .addWrapping: return a &+ b
        case .subtractWrapping: return a &- b
        case .multiplyWrapping: return a &* b
        case .maskedShiftLeft: return a &<< b
        case .maskedShiftRight: return a &>> b
        }
        if overflow { throw SourceTrap(problem: .overflow(rawValue, type: type), range: range) }
        return result
    }

    /// On floating-point numbers.
    func apply<Number: BinaryFloatingPoint>(_ a: Number, _ b: Number) -> Number {
        switch self {
        case .add: a + b
        case .subtract: a - b
        case .multiply: a * b
        case .divide: a / b
        default: preconditionFailure("The checker let \(rawValue) through on floating-point numbers.")
        }
    }
}

/// `-a`
struct Negation: Node {
    let operand: any Node
    let range: SourceRange

    func evaluate(_ frame: Frame) throws -> Value {
        switch try operand.evaluate(frame) {
        case .int(let value):
            guard value != .min else { throw SourceTrap(problem: .overflow("-"), range: range) }
            return .int(-value)
        case .double(let value): return .double(-value)
        case .float(let value): return .float(-value)
        default: preconditionFailure("The checker let a value through that has no negative.")
        }
    }
}

/// `~a`
struct Complement: Node {
    let operand: any Node

    func evaluate(_ frame: Frame) throws -> Value { .int(~(try operand.evaluate(frame).integer)) }
}

/// A whole number that becomes a floating-point one; only for literals, which the checker could not fold.
struct Concatenation: Node {
    let left: any Node
    let right: any Node
    let range: SourceRange

    func evaluate(_ frame: Frame) throws -> Value {
        try Self.join(try left.evaluate(frame), try right.evaluate(frame), frame.execution, at: range)
    }

    /// `+` of strings or arrays.
    static func join(_ a: Value, _ b: Value, _ execution: Execution, at range: SourceRange) throws -> Value
    {
        switch (a, b) {
        case (.string(let a), .string(let b)):
            try execution.charge(stringBytes: a.utf8.count + b.utf8.count, at: range)
            return .string(a + b)
        case (.array(let a), .array(let b)):
            try execution.charge(elements: a.count + b.count, at: range)
            return .array(a + b)
        case (.piece, _), (_, .piece):
            try execution.charge(stringBytes: a.piece.utf8.count + b.piece.utf8.count, at: range)
            return .string(a.text + b.text)
        case (.slice(var list), _):
            let more = try execution.located(at: range) { try execution.context.elements(of: b) }
            try execution.charge(elements: list.count + more.count, at: range)
            list += more
            return .slice(list)
        case (.array, _), (_, .array), (_, .slice):
            let (a, b) = try execution.located(at: range) {
                (try execution.context.elements(of: a), try execution.context.elements(of: b))
            }
            try execution.charge(elements: a.count + b.count, at: range)
            return .array(a + b)
        default: preconditionFailure("The checker let values through that cannot be joined.")
        }
    }
}

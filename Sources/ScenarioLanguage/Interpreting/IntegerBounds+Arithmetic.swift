extension IntegerBounds {
    /// Does a calculation in this type.
    func apply(_ operation: ArithmeticOperator, _ a: Int, _ b: Int, at range: SourceRange) throws -> Int {
        switch operation {
        case .shiftLeft: return try held(b >= bits ? 0 : truncating(a << b), at: range)
        case .shiftRight: return try b < 0 ? apply(.shiftLeft, a, b == .min ? .max : -b, at: range) : a >> b
        case .maskedShiftLeft: return try held(truncating(a << (b & (bits - 1))), at: range)
        case .maskedShiftRight: return a >> (b & (bits - 1))
        case .addWrapping, .subtractWrapping, .multiplyWrapping:
            return try held(truncating(operation.apply(a, b, at: range)), at: range)
        case .and, .or, .exclusiveOr, .divide, .remainder, .add, .subtract, .multiply:
            let result = try isCut ? cut(operation, a, b, at: range) : operation.apply(a, b, at: range)
            if self.range.contains(result) { return result }
            throw SourceTrap(problem: .overflow(operation.rawValue, type: name), range: range)
        }
    }

    /// A calculation whose result may be right and too large for Int.
    private func cut(
        _ operation: ArithmeticOperator, _ a: Int, _ b: Int, at range: SourceRange
    ) throws -> Int {
        let isTooLarge: Bool = switch operation {
        case .add: a.addingReportingOverflow(b).overflow
        case .multiply: a.multipliedReportingOverflow(by: b).overflow
        default: false
        }
        if isTooLarge { throw tooLarge(at: range) }
        return try operation.apply(a, b, at: range)
    }

    /// The number, unless it is one that scenarios cannot hold.
    func held(_ number: Int, at range: SourceRange) throws -> Int {
        if self.range.contains(number) { return number }
        throw tooLarge(at: range)
    }

    private func tooLarge(at range: SourceRange) -> SourceTrap {
        SourceTrap(problem: .member(.unsupported("a \(name) beyond Int.max")), range: range)
    }
}

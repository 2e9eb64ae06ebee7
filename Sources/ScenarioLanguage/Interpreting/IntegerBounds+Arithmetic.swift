extension IntegerBounds {
    /// Does a calculation in this type.
    func apply(
        _ operation: ArithmeticOperator, _ a: Value, _ b: Value, at range: SourceRange
    ) throws -> Value {
        if hasLarge {
            let number = a.unsigned
            return .unsigned(
                operation.isShift
                    ? shifted(number, operation, b.distance)
                    : try operation.apply(number, b.unsigned, as: name, at: range))
        }
        return .int(try apply(operation, a.integer, b.distance, at: range))
    }

    /// All bits of a number, each changed into the other.
    func complement(of value: Value) -> Value {
        hasLarge ? .unsigned(~value.unsigned) : .int(truncating(~value.integer))
    }

    private func apply(
        _ operation: ArithmeticOperator, _ a: Int, _ b: Int, at range: SourceRange
    ) throws -> Int {
        switch operation {
        case .shiftLeft: return b >= bits ? 0 : truncating(a << b)
        case .shiftRight: return try b < 0 ? apply(.shiftLeft, a, b == .min ? .max : -b, at: range) : a >> b
        case .maskedShiftLeft: return truncating(a << (b & (bits - 1)))
        case .maskedShiftRight: return a >> (b & (bits - 1))
        case .addWrapping, .subtractWrapping, .multiplyWrapping:
            return truncating(try operation.apply(a, b, at: range))
        case .and, .or, .exclusiveOr, .divide, .remainder, .add, .subtract, .multiply:
            let result = try operation.apply(a, b, as: name, at: range)
            if self.range.contains(result) { return result }
            throw SourceTrap(problem: .overflow(operation.rawValue, type: name), range: range)
        }
    }

    /// Of UInt and UInt64.
    private func shifted(_ number: UInt64, _ operation: ArithmeticOperator, _ distance: Int) -> UInt64 {
        switch operation {
        case .shiftLeft: number << distance
        case .shiftRight: number >> distance
        case .maskedShiftLeft: number &<< UInt64(truncatingIfNeeded: distance)
        default: number &>> UInt64(truncatingIfNeeded: distance)
        }
    }
}

import Foundation
import SwiftSyntax

/// Literals of numbers, of whatever type of numbers is expected.
extension Checker {
    /// `3`, of whatever number type is expected; `Int` without one.
    func checkInteger(_ spelling: String, _ expected: StaticType?, _ range: SourceRange) throws -> Typed {
        let value = Int(spelling) ?? spelling.withoutUnderscores.wholeNumber()
        var digits: String { spelling.withoutUnderscores }
        let target = expected.map { $0.wrapped ?? $0 }
        switch target {
        case .double?, .cgFloat?:
            cost += 1
            return Typed(
                target ?? .double, Constant(value: .double(value.map(Double.init) ?? Double(digits) ?? 0)),
                range)
        case .float?:
            cost += 1
            return Typed(
                .float, Constant(value: .float(value.map { Float($0) } ?? Float(digits) ?? 0)), range)
        default: break
        }
        guard let value else { return try checkLarge(digits, target, range) }
        if let box = boxedLiteral(NSNumber(value: value), expected, range) { return box }
        if let target, target.isStandIn, conformances.conforms(target, to: .numeric) {
            cost += 1
            return Typed(target, Constant(value: .int(value)), range)
        }
        if let target, case .native = target,
            catalogue.record(of: target)?.literals.contains(.integer) == true
        {
            cost += 1
            if let bounds = IntegerBounds.of(target), !bounds.range.contains(value) {
                throw fail(.literalOverflow(digits, type: bounds.name), at: range)
            }
            return Typed(target, Constant(value: .int(value)), range)
        }
        return Typed(.int, Constant(value: .int(value)), range)
    }

    /// `-128` of Int8: the least number of a type, of which the digits alone are none. Nil for others.
    func leastNumber(_ digits: ExprSyntax, _ wanted: StaticType?, _ range: SourceRange) -> Typed? {
        guard let literal = digits.as(IntegerLiteralExprSyntax.self) else { return nil }
        let type = wanted.flatMap { $0.isWhole ? $0 : nil } ?? .int
        let least = IntegerBounds.of(type)?.range.lowerBound ?? .min
        let value: UInt64? = literal.literal.spelling.withoutUnderscores.wholeNumber()
        guard least < 0, value == UInt64(least.magnitude) else { return nil }
        return Typed(type, Constant(value: .int(least)), range)
    }

    /// A number that only UInt and UInt64 have.
    private func checkLarge(
        _ digits: String, _ target: StaticType?, _ range: SourceRange
    ) throws -> Typed {
        let type = target ?? .int
        guard let bounds = IntegerBounds.of(type) else {
            throw fail(.literalOverflow(digits, type: "Int"), at: range)
        }
        guard bounds.hasLarge, let value: UInt64 = digits.wholeNumber() else {
            throw fail(.literalOverflow(digits, type: bounds.name), at: range)
        }
        cost += 1
        return Typed(type, Constant(value: .unsigned(value)), range)
    }

    func checkFloat(_ spelling: String, _ expected: StaticType?, _ range: SourceRange) throws -> Typed {
        let digits = spelling.withoutUnderscores
        guard let value = Double(digits) else { throw unsupported("this number", at: range) }
        switch expected?.wrapped ?? expected {
        case .cgFloat?:
            cost += 1
            return Typed(.cgFloat, Constant(value: .double(value)), range)
        case .float?:
            cost += 1
            return Typed(.float, Constant(value: .float(Float(digits) ?? Float(value))), range)
        case let target? where target.isStandIn && conformances.conforms(target, to: .floatingPoint):
            cost += 1
            return Typed(target, Constant(value: .double(value)), range)
        default:
            return boxedLiteral(NSNumber(value: value), expected, range)
                ?? Typed(.double, Constant(value: .double(value)), range)
        }
    }
}

extension String {
    /// The digits of `1_000`.
    fileprivate var withoutUnderscores: String {
        utf8.contains(UInt8(ascii: "_")) ? filter { $0 != "_" } : self
    }

    /// The value of the digits of a whole number, perhaps with `0x` in front; nil for one that is too large.
    fileprivate func wholeNumber<Number: FixedWidthInteger>() -> Number? {
        if hasPrefix("0x") { return Number(dropFirst(2), radix: 16) }
        if hasPrefix("0b") { return Number(dropFirst(2), radix: 2) }
        return hasPrefix("0o") ? Number(dropFirst(2), radix: 8) : Number(self)
    }
}

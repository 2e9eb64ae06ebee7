import Foundation
import SwiftSyntax

/// Texts, numbers and rectangles as Objective-C's objects: `text as NSString`, `3 as NSNumber`.
extension Checker {
    /// `a as T` between a value and its box; nil for other types, which convert or do not.
    func checkBoxing(_ value: Typed, to target: StaticType, _ range: SourceRange) -> Typed? {
        guard !value.type.isOptional || target.isOptional else { return nil }
        let (source, goal) = (value.type.wrapped ?? value.type, target.wrapped ?? target)
        let isText = source == .boxedText && goal == .string
        if let box = source.box, isProtocol(goal), conversionCost(from: box, to: goal) != nil {
            return Typed(target, Boxing(operand: value.node, type: box), range)
        }
        guard source.isBoxed(as: goal) || isText else { return nil }
        return Typed(target, Boxing(operand: value.node, type: goal), range)
    }

    /// `[a, 0.5] as [NSNumber]`, where `a` is no box: the values become a list first, and then boxes.
    func checkBoxed(_ operand: OperatorTree, as target: StaticType) throws -> Typed {
        let isOfValues = target.isListOfBoxes && attempt { try check(operand, target) } == nil
        return try check(operand, isOfValues ? nil : target)
    }

    /// `a as AnyObject` of what is no object by its type; nil for what is one, and for other types.
    func checkObject(_ value: Typed, _ target: StaticType, _ range: SourceRange) -> Typed? {
        guard target.wrapped ?? target == .anyObject, conversionCost(from: value.type, to: target) == nil
        else { return nil }
        noteErasure(of: value.type.wrapped ?? value.type)
        return Typed(target, ObjectOf(operand: value.node, keepsNil: target.isOptional, range: range), range)
    }

    /// Whether a cast with `as?`, `as!` or `is` leads into a box or out of one.
    func canBeBoxed(_ source: StaticType, _ goal: StaticType) -> Bool {
        source.box == goal || goal.box == source || source == .boxedValue && goal.box == .boxedNumber
    }

    /// A literal where its box is expected; nil where something else is.
    func boxedLiteral(_ value: @autoclosure () -> NSNumber, _ expected: StaticType?, _ range: SourceRange)
        -> Typed?
    {
        guard expected?.wrapped ?? expected == .boxedNumber else { return nil }
        cost += 1
        return Typed(.boxedNumber, Constant(value: .object(value())), range)
    }

    /// A number with a minus where its box is expected; nil for all else.
    func boxedNegative(
        _ prefix: PrefixOperatorExprSyntax, _ expected: StaticType?, _ range: SourceRange
    ) throws -> Typed? {
        guard expected?.wrapped ?? expected == .boxedNumber, ExprSyntax(prefix).isNumberLiteral else {
            return nil
        }
        let number = try checkPrefix(prefix, nil)
        cost += 1
        return Typed(.boxedNumber, ObjectOf(operand: number.node, keepsNil: false, range: range), range)
    }
}

import Foundation
import SwiftSyntax

/// `as`, `as?`, `as!` and `is`.
extension Checker {
    func checkCast(
        _ operand: OperatorTree, _ mark: TokenSyntax?, _ type: TypeSyntax, _ range: SourceRange
    ) throws -> Typed {
        let target = try resolve(type)
        guard let mark else {
            var value = try checkBoxed(operand, as: target)
            if !target.isOptional, !target.isErased, target != .anyObject { value = unwrapped(value) }
            if let error = checkBridging(value, mark, to: target, range) { return error }
            if let box = checkBoxing(value, to: target, range) { return box }
            if let object = checkObject(value, target, range) { return object }
            var result = try convert(value, to: target)
            result.range = range
            return result
        }
        let value = try check(operand, nil)
        if let error = checkBridging(value, mark, to: target, range) { return error }
        try checkCast(from: value, to: target, range)
        let isForced = mark.tokenKind == .exclamationMark
        let own = shown(value, to: target.wrapped ?? target)
        let node = Cast(
            operand: own.node, type: target, dynamicSelf: try dynamicSelf(type), isForced: isForced,
            source: value.type, range: range)
        if isForced { return Typed(target, node, range) }
        return Typed(.optional(target), node, range)
    }

    func checkTypeTest(_ operand: OperatorTree, _ type: TypeSyntax, _ range: SourceRange) throws -> Typed {
        let value = try checkOperand(operand)
        let target = try resolve(type)
        try checkCast(from: value, to: target, range)
        let own = shown(value, to: target.wrapped ?? target)
        let test = TypeTest(operand: own.node, type: target, dynamicSelf: try dynamicSelf(type))
        return Typed(.bool, test, range)
    }

    /// What gives the type that `Self` is for this instance; nil for other types, and where it is the type
    /// around for all instances.
    func dynamicSelf(_ type: TypeSyntax) throws -> (any Node)? {
        guard type.as(IdentifierTypeSyntax.self)?.name.tokenKind == .keyword(.Self),
            case .value(let own) = try meaning(of: "Self", at: SourceRange(type))
        else { return nil }
        return own.node
    }

    /// Whether a cast can succeed at all.
    func checkCast(from value: Typed, to target: StaticType, _ range: SourceRange) throws {
        let source = value.type.wrapped ?? value.type
        let goal = target.wrapped ?? target
        // A string may be in there as an object.
        if [source, goal].contains(where: { $0.isErased || $0 == .anyObject || $0 == .native(NSObject.self) })
        {
            return
        }
        // Of a placeholder of the type that is extended nothing is known.
        if source.holdsOpaque || goal.holdsOpaque || source.holdsStandIn || goal.holdsStandIn { return }
        if conversionCost(from: source, to: goal) != nil,
            !(source.isNumber && goal.isNumber && source != goal)
        {
            return
        }
        if conversionCost(from: goal, to: source) != nil, !(source.isNumber && goal.isNumber) { return }
        if case .array(let a) = source, case .array(let b) = goal, isClass(a) == isClass(b) { return }
        if isProtocol(goal), isClass(source) || isProtocol(source) { return }
        if isProtocol(source) || canBeBoxed(source, goal) { return }
        // For all types of a placeholder the cast is right; for this one it only never succeeds.
        if meanings.areForParticularTypes { return }
        throw fail(.impossibleCast(from: value.type.description, to: target.description), at: range)
    }

    /// Whether a type is a protocol of the engine or of the scenario.
    func isProtocol(_ type: StaticType) -> Bool {
        switch type {
        case .user(let user): user.kind == .protocol
        case .native: catalogue.record(of: type)?.kind == .protocol
        default: false
        }
    }
}

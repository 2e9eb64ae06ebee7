import Foundation
import SwiftSyntax

/// Members that Swift makes for all types of a kind: `hashValue` of what is Hashable, `description` of
/// collections.
extension Checker {
    /// `hashValue` of a type that has none of its own; nil for other names.
    func checkHashValue(_ name: String, _ base: MemberBase, _ range: SourceRange) throws -> Typed? {
        guard name == "hashValue", let receiver = base.receiver.map({ unwrapped($0) }),
            conformances.conforms(receiver.type, to: .hashable),
            members(named: name, of: receiver.type).isEmpty
        else { return nil }
        if receiver.type.isStandIn { return Typed(.int, Constant(value: .void), range) }
        return Typed(.int, HashValue(operand: receiver.node), range)
    }

    /// A bare name for what Swift makes for the type around; nil for other names and outside of types.
    func madeMember(named name: String, at range: SourceRange) throws -> NameMeaning? {
        guard ["hashValue", "description"].contains(name), currentSelf != nil else { return nil }
        let base = MemberBase.value(try checkSelf(at: range))
        let made = try checkHashValue(name, base, range) ?? checkDescription(name, base, range)
        return made.map { .value($0) }
    }

    /// `description` of an array, a set or a dictionary, of an object, or of what only a protocol is known
    /// of: what `print` shows. Nil for other names and types.
    func checkDescription(_ name: String, _ base: MemberBase, _ range: SourceRange) -> Typed? {
        guard ["description", "debugDescription"].contains(name),
            let receiver = base.receiver.map({ unwrapped($0) }),
            members(named: name, of: base.isSuper ? base.type : receiver.type).isEmpty
        else { return nil }
        if isSubclass(receiver.type, of: NSObject.staticType) {
            guard base.isSuper else { return described(receiver, range) }
            return Typed(.string, PlainDescription(operand: receiver.node, range: range), range)
        }
        switch receiver.type {
        case .array, .set, .dictionary, .anyHashable: break
        case .optional where name == "debugDescription": break
        case .user(let user) where user.kind == .protocol && !user.isStandIn:
            let isDebug = name == "debugDescription"
            let wanted = isDebug ? Conformance.debugStringConvertible : .stringConvertible
            guard conformances.conforms(receiver.type, to: wanted) else { return nil }
            if isDebug { return Typed(.string, Reflection(operand: receiver.node, range: range), range) }
        default: return nil
        }
        return described(receiver, range)
    }

    /// The call of a method that Swift makes, and not a declaration; nil for other calls.
    func checkMadeBySwift(
        _ name: String, _ receiver: Typed?, _ arguments: [Argument], _ expected: StaticType?,
        _ range: SourceRange, _ nameRange: SourceRange
    ) throws -> Typed? {
        try checkHashing(name, receiver, arguments, range)
            ?? checkAppending(name, receiver, arguments, range)
            ?? checkObserving(name, receiver, arguments, expected, range, nameRange)
    }

    /// `value.hash(into: &hasher)` of what has no such method of its own; nil for other calls.
    func checkHashing(
        _ name: String, _ receiver: Typed?, _ arguments: [Argument], _ range: SourceRange
    ) throws -> Typed? {
        guard name == "hash", arguments.count == 1, arguments[0].label == "into",
            arguments[0].isInout, let value = receiver.map(unwrapped),
            conformances.conforms(value.type, to: .hashable),
            !members(named: name, of: value.type).contains(where: \.isFunction)
        else { return nil }
        let place = try checkValue(arguments[0].expression)
        guard place.type == StableHasher.staticType,
            let combine = catalogue.members(named: "combine", of: place.type).first
        else { return nil }
        try checkIsVariable(place, combine.fullName)
        let node = NativeCall(
            receiver: place.node, member: combine, arguments: [value.node], message: nil, range: range)
        return Typed(.void, node, range)
    }

    private func described(_ receiver: Typed, _ range: SourceRange) -> Typed {
        let piece = Interpolation.Piece.value(receiver.node, receiver.type)
        return Typed(.string, Interpolation(pieces: [piece], range: range), range)
    }
}

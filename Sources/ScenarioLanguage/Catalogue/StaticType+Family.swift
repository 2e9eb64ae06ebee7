import EventEngine
import Foundation

extension StaticType {
    /// The ID under which the catalogue keeps the members of this type: Swift's own for plain types, that
    /// of an example (`[AnyValue]`) for generic ones.
    var family: NativeTypeID? {
        switch self {
        case .native(let id): id
        case .bool: NativeTypeID(Bool.self)
        case .int: NativeTypeID(Int.self)
        case .double: NativeTypeID(Double.self)
        case .float: NativeTypeID(Float.self)
        case .cgFloat: NativeTypeID(CGFloat.self)
        case .string: NativeTypeID(String.self)
        case .character: NativeTypeID(Character.self)
        case .optional: NativeTypeID(Optional<AnyValue>.self)
        case .array: NativeTypeID([AnyValue].self)
        case .set: NativeTypeID(Set<Int>.self)
        case .dictionary: NativeTypeID([Int: AnyValue].self)
        case .range: NativeTypeID(Range<Int>.self)
        case .closedRange: NativeTypeID(ClosedRange<Int>.self)
        case .sequence(_, .lazy): NativeTypeID(Swift.LazySequence<[AnyValue]>.self)
        case .sequence(_, .slice): NativeTypeID(ArraySlice<AnyValue>.self)
        case .sequence(_, let kind):
            kind.isCollection
                ? NativeTypeID(AnyCollection<AnyValue>.self) : NativeTypeID(AnySequence<AnyValue>.self)
        case .anyObject: NativeTypeID(AnyObject.self)
        default: nil
        }
    }

    /// What the placeholders in the signatures of this type's members stand for.
    package var placeholders: [String: StaticType] {
        switch self {
        case .optional(let type): ["Wrapped": type]
        case .array(let type), .set(let type), .sequence(let type, _): ["Element": type]
        case .range(let type), .closedRange(let type): ["Bound": type, "Element": type]
        case .dictionary(let key, let value): ["Key": key, "Value": value, "Element": element ?? .void]
        case .string: ["Element": .character]
        case .native(let id) where id.type == Substring.self: ["Element": .character]
        default: [:]
        }
    }
}

extension NativeCatalogue {
    /// Whether values of `type` can be used where the protocol is asked for.
    ///
    /// - Parameter added: what extensions of a scenario make types of the engine and of Swift conform to.
    package func conforms(
        _ type: StaticType, to conformance: Conformance, with added: [StaticType: Set<Conformance>] = [:]
    ) -> Bool {
        if !added.isEmpty, added[type]?.contains(conformance) == true { return true }
        func inside(_ element: StaticType) -> Bool {
            isEqualityOrHash(conformance) && conforms(element, to: conformance, with: added)
        }
        let isDescription = conformance == .stringConvertible || conformance == .debugStringConvertible
        switch type {
        case .optional(let element): return conformance == .debugStringConvertible || inside(element)
        case .array(let element), .dictionary(_, let element):
            return isDescription || conformance == .sequence || inside(element)
        case .set: return isDescription || conformance == .sequence || isEqualityOrHash(conformance)
        case .range(let bound), .closedRange(let bound):
            return isDescription || isEqualityOrHash(conformance)
                || conformance == .sequence && bound.isWhole
        case .sequence(let element, .slice): return conformance == .sequence || inside(element)
        case .sequence: return conformance == .sequence
        case .never: return [.error, .equatable, .hashable, .comparable].contains(conformance)
        case .user(let user): return conforms(user, to: conformance)
        default:
            return record(of: type).map { conforms($0, to: conformance) } ?? false
        }
    }

    private func conforms(_ user: UserType, to conformance: Conformance) -> Bool {
        let isExistential = user.kind == .protocol && !user.isStandIn
        if user.conformances.contains(conformance) {
            // A value of a protocol is none of a type that conforms to the protocols with requirements.
            return !isExistential || ![.equatable, .hashable, .comparable].contains(conformance)
        }
        if !isExistential, user.protocols.contains(where: { asks($0, for: conformance) }) { return true }
        let isOfValues = [.error, .stringConvertible, .debugStringConvertible].contains(conformance)
        if isOfValues, user.protocols.contains(where: { asks($0, for: conformance) }) { return true }
        return user.superclass.map { conforms($0, to: conformance) } ?? false
    }

    /// Whether the declaration of a type of the scenario, or a protocol that it names, names one of Swift's.
    func declares(_ user: UserType, _ conformance: Conformance) -> Bool {
        user.conformances.contains(conformance)
            || user.protocols.contains { asks($0, for: conformance) }
    }

    /// Whether a protocol of the scenario inherits from one of Swift's.
    private func asks(_ type: StaticType, for conformance: Conformance) -> Bool {
        guard case .user(let user) = type, user.kind == .protocol else { return false }
        return declares(user, conformance)
    }

    private func conforms(_ record: NativeType, to conformance: Conformance) -> Bool {
        if record.conformances.contains(conformance) { return true }
        return record.superclass.map { conforms(.native($0), to: conformance) } ?? false
    }

    private func isEqualityOrHash(_ conformance: Conformance) -> Bool {
        conformance == .equatable || conformance == .hashable
    }
}

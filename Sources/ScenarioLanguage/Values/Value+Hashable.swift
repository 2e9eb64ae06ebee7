import EventEngine
import Foundation

/// Equality as Swift's `==` has it for the standard types, synthesized conformances and NSObject. An
/// author's own
/// `==` is asked through `UserType.equals`.
extension Value: Hashable {
    package static func == (a: Value, b: Value) -> Bool {
        switch (a, b) {
        case (.void, .void), (.null, .null): true
        case (.bool(let x), .bool(let y)): x == y
        case (.int(let x), .int(let y)): x == y
        case (.double(let x), .double(let y)): x == y
        case (.float(let x), .float(let y)): x == y
        case (.string(let x), .string(let y)): x == y
        case (.character(let x), .character(let y)): x == y
        case (.object(let x), .object(let y)): Value.objectsEqual(x, y)
        case (.point(let x), .point(let y)): x == y
        case (.size(let x), .size(let y)): x == y
        case (.rect(let x), .rect(let y)): x == y
        case (.option(let s, let x), .option(let t, let y)): x == y && s == t
        case (.native(let x), .native(let y)): x.isEqual(to: y)
        case (.array(let x), .array(let y)): x == y
        case (.tuple(let x), .tuple(let y)): x == y
        case (.range(let x), .range(let y)): x == y
        case (.set(let x), .set(let y)): x.count == y.count && x.values.allSatisfy(y.contains)
        case (.dictionary(let x), .dictionary(let y)):
            x.count == y.count && x.pairs.allSatisfy { y[$0.key] == $0.value }
        case (.closure(let x), .closure(let y)): x === y
        case (.structure(let x), .structure(let y)):
            x.type == y.type && Value.equal(a, b, x.type) { x.fields == y.fields }
        case (.enumeration(let x), .enumeration(let y)):
            x.type == y.type && Value.equal(a, b, x.type) { x.index == y.index && x.payload == y.payload }
        case (.type(let x), .type(let y)): x == y
        case (.existential(let x), _): x.value == b
        case (_, .existential(let y)): a == y.value
        default: false
        }
    }

    private static func objectsEqual(_ a: AnyObject, _ b: AnyObject) -> Bool {
        if a === b { return true }
        if let x = a as? NSObject, let y = b as? NSObject { return x == y }
        guard let x = a as? ScriptObject, let equals = x.type.equals else { return false }
        return equals(.object(a), .object(b))
    }

    private static func equal(_ a: Value, _ b: Value, _ type: UserType, _ synthesized: () -> Bool) -> Bool {
        guard let equals = type.equals else { return synthesized() }
        return equals(a, b)
    }

    package func hash(into hasher: inout Hasher) {
        switch self {
        case .void, .null, .closure, .lazy: break
        case .bool(let x): hasher.combine(x)
        case .int(let x): hasher.combine(x)
        case .double(let x): hasher.combine(x)
        case .float(let x): hasher.combine(x)
        case .string(let x): hasher.combine(x)
        case .character(let x): hasher.combine(x)
        case .object(let x): hash(of: x, into: &hasher)
        case .point(let x): hasher.combine(x.x); hasher.combine(x.y)
        case .size(let x): hasher.combine(x.width); hasher.combine(x.height)
        case .rect(let x): hasher.combine(x.origin.x); hasher.combine(x.size.width)
        case .option(_, let x): hasher.combine(x)
        case .native(let x): x.combine(into: &hasher)
        case .array(let x), .tuple(let x): hasher.combine(x)
        case .range(let x): hasher.combine(x)
        case .set(let x): hasher.combine(x.count)
        case .dictionary(let x): hasher.combine(x.count)
        case .structure(let x): if x.type.equals == nil { hasher.combine(x.fields) }
        case .enumeration(let x):
            if x.type.equals == nil { hasher.combine(x.index); hasher.combine(x.payload) }
        case .type(let x): hasher.combine(x)
        case .existential(let x): x.value.hash(into: &hasher)
        }
    }

    private func hash(of object: AnyObject, into hasher: inout Hasher) {
        if let object = object as? NSObject {
            hasher.combine(object)
        } else if (object as? ScriptObject)?.type.equals == nil {
            hasher.combine(ObjectIdentifier(object))
        }
    }
}

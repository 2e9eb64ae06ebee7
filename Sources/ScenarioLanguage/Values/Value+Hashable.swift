import EventEngine
import Foundation

/// Equality as Swift's `==` has it for the standard types, synthesized conformances and NSObject. An
/// author's own `==` is asked through `UserType.equals`. Both draw from the run's budget, and stop when
/// nothing is left: the answer is of no use then.
extension Value: Hashable {
    package static func == (a: Value, b: Value) -> Bool { equal(a, b, depth: 0) }

    package func hash(into hasher: inout Hasher) { feed(&hasher, depth: 0) }

    private static func equal(_ a: Value, _ b: Value, depth: Int) -> Bool {
        switch (a, b) {
        case (.void, .void), (.null, .null): true
        case (.someNil(let a), .someNil(let b)): a == b
        case (.bool(let x), .bool(let y)): x == y
        case (.int(let x), .int(let y)): x == y
        case (.large(let x), .large(let y)): x == y
        case (.double(let x), .double(let y)): x == y
        case (.float(let x), .float(let y)): x == y
        case (.string(let x), .string(let y)): ValueWork.draw(comparing: x, y) && x == y
        case (.character(let x), .character(let y)): equal(x, y)
        case (.object(let x), .object(let y)): objectsEqual(x, y)
        case (.point(let x), .point(let y)): x == y
        case (.size(let x), .size(let y)): x == y
        case (.rect(let x), .rect(let y)): x == y
        case (.option(let s, let x), .option(let t, let y)): x == y && s == t
        case (.native(let x), .native(let y)):
            (x.walkingUnits == 0 || ValueWork.draw(x.walkingUnits)) && x.isEqual(to: y)
        case (.range(let x), .range(let y)): x == y
        case (.closure(let x), .closure(let y)): x === y
        case (.type(let x), .type(let y)): x == y
        default: partsEqual(a, b, depth: depth)
        }
    }

    /// Equality of values that have others inside.
    private static func partsEqual(_ a: Value, _ b: Value, depth: Int) -> Bool {
        switch (a, b) {
        case (.array(let x), .array(let y)), (.tuple(let x), .tuple(let y)): equal(x, y, depth: depth)
        case (.slice(let x), .slice(let y)): equal(x, y, depth: depth)
        case (.slice(let x), .array(let y)), (.array(let y), .slice(let x)): equal(x, y[...], depth: depth)
        case (.piece, .piece), (.piece, .string), (.string, .piece):
            equal(.string(a.text), .string(b.text), depth: depth)
        case (.set(let x), .set(let y)):
            x.count == y.count && ValueWork.draw(x.count * ValueWork.comparison)
                && x.values.allSatisfy(y.contains)
        case (.dictionary(let x), .dictionary(let y)):
            x.count == y.count && ValueWork.draw(x.count * ValueWork.comparison)
                && x.pairs.allSatisfy { pair in
                    y[pair.key].map { equal($0, pair.value, depth: depth + 1) } ?? false
                }
        case (.structure(let x), .structure(let y)):
            x.type == y.type
                && (x.type.equals.map { $0(a, b) } ?? equal(x.fields, y.fields, depth: depth))
        case (.enumeration(let x), .enumeration(let y)):
            x.type == y.type
                && (x.type.equals.map { $0(a, b) }
                    ?? (x.index == y.index && equal(x.payload, y.payload, depth: depth)))
        case (.existential(let x), _): equal(x.value, b, depth: depth)
        case (_, .existential(let y)): equal(a, y.value, depth: depth)
        default: false
        }
    }

    private static func equal(_ a: [Value], _ b: [Value], depth: Int) -> Bool {
        equal(a[...], b[...], depth: depth)
    }

    private static func equal(_ a: ArraySlice<Value>, _ b: ArraySlice<Value>, depth: Int) -> Bool {
        guard a.count == b.count else { return false }
        guard depth < ValueWork.maximumDepth else { return ValueWork.refuseDepth() }
        if a.isEmpty { return true }
        guard ValueWork.draw(a.count * ValueWork.comparison) else { return false }
        for (x, y) in zip(a, b) where !equal(x, y, depth: depth + 1) { return false }
        return true
    }

    private static func equal(_ a: Character, _ b: Character) -> Bool {
        if min(a.utf8.count, b.utf8.count) > String.shortText {
            guard ValueWork.draw(comparing: String(a), String(b)) else { return false }
        }
        return a == b
    }

    private static func objectsEqual(_ a: AnyObject, _ b: AnyObject) -> Bool {
        if a === b { return true }
        if let equals = UserType.of(object: a)?.equals { return equals(.object(a), .object(b)) }
        if let x = a as? NSObject, let y = b as? NSObject { return x == y }
        // Colours and paths of Core Graphics are no objects of Objective-C.
        guard let x = a as? any Hashable, let y = b as? any Hashable else { return false }
        return AnyHashable(x) == AnyHashable(y)
    }

    // MARK: Hashing

    private func feed(_ hasher: inout Hasher, depth: Int) {
        switch self {
        case .void, .null, .closure, .lazy: break
        case .someNil(let depth): hasher.combine(depth)
        case .bool(let x): hasher.combine(x)
        case .int(let x): hasher.combine(x)
        case .large(let x): hasher.combine(x)
        case .double(let x): hasher.combine(x)
        case .float(let x): hasher.combine(x)
        case .string(let x): feed(x, &hasher)
        case .piece(let x): feed(String(x), &hasher)
        case .character(let x):
            if x.utf8.count <= String.shortText { hasher.combine(x) } else { feed(String(x), &hasher) }
        case .object(let x): hash(of: x, into: &hasher)
        case .point(let x):
            hasher.combine(x.x)
            hasher.combine(x.y)
        case .size(let x):
            hasher.combine(x.width)
            hasher.combine(x.height)
        case .rect(let x):
            for number in [x.origin.x, x.origin.y, x.size.width, x.size.height] { hasher.combine(number) }
        case .option(_, let x): hasher.combine(x)
        case .native(let x):
            if x.walkingUnits == 0 || ValueWork.draw(x.walkingUnits) { x.combine(into: &hasher) }
        case .array(let x), .tuple(let x): feed(x[...], &hasher, depth: depth)
        case .slice(let x): feed(x, &hasher, depth: depth)
        case .range(let x): hasher.combine(x)
        case .set(let x): Value.feedUnordered(x.values, &hasher)
        case .dictionary(let x): Value.feedUnordered(x.pairs.map { .tuple([$0.key, $0.value]) }, &hasher)
        case .structure(let x) where x.type.hashes != nil: hasher.combine(x.type.hashes?(self) ?? 0)
        case .enumeration(let x) where x.type.hashes != nil: hasher.combine(x.type.hashes?(self) ?? 0)
        case .structure(let x): if x.type.equals == nil { feed(x.fields[...], &hasher, depth: depth) }
        case .enumeration(let x):
            if x.type.equals == nil {
                hasher.combine(x.index)
                feed(x.payload[...], &hasher, depth: depth)
            }
        case .type(let x): hasher.combine(x)
        case .existential(let x): x.value.feed(&hasher, depth: depth)
        }
    }

    private func feed(_ values: ArraySlice<Value>, _ hasher: inout Hasher, depth: Int) {
        hasher.combine(values.count)
        guard depth < ValueWork.maximumDepth else { return _ = ValueWork.refuseDepth() }
        if values.isEmpty { return }
        guard ValueWork.draw(values.count * ValueWork.comparison) else { return }
        for value in values { value.feed(&hasher, depth: depth + 1) }
    }

    /// Two sets are equal in whatever order they have their members.
    private static func feedUnordered(_ values: [Value], _ hasher: inout Hasher) {
        guard ValueWork.draw(values.count * 2 * ValueWork.comparison) else { return }
        hasher.combine(values.reduce(0) { $0 ^ $1.hashValue })
    }

    private func feed(_ text: String, _ hasher: inout Hasher) {
        if text.utf8.count > String.shortText, !ValueWork.draw(text.comparingUnits) { return }
        hasher.combine(text)
    }

    private func hash(of object: AnyObject, into hasher: inout Hasher) {
        if let type = UserType.of(object: object), type.equals != nil {
            if let hashes = type.hashes { hasher.combine(hashes(.object(object))) }
        } else if let object = object as? NSObject {
            hasher.combine(object)
        } else if let object = object as? any Hashable {
            hasher.combine(AnyHashable(object))
        } else {
            hasher.combine(ObjectIdentifier(object))
        }
    }
}

import EventEngine
import Foundation

/// Swift's `Hasher`, except that the same values give the same number in every run (our decision: Swift's own
/// begins with a random number, so that no program may count on what it gives).
package struct StableHasher: BridgedStruct {
    private var state: UInt64 = 0xCBF2_9CE4_8422_2325

    package init() {}

    package func isEqual(to other: any NativeStruct) -> Bool { false }

    /// The number for what was combined so far.
    package func finalize() -> Int { Int(truncatingIfNeeded: state ^ (state >> 29)) }

    /// Adds a value; equal values add the same.
    package mutating func combine(_ value: Value) { feed(value, depth: 0) }

    private mutating func feed(_ bits: UInt64) {
        state = (state ^ bits) &* 0x0000_0100_0000_01B3
        state ^= state >> 32
    }

    private mutating func feed(_ text: String) {
        guard ValueWork.draw(text.utf8.count / ValueWork.bytesInUnit + 1) else { return }
        // Texts are equal when their letters are, however those are written.
        for byte in text.decomposedStringWithCanonicalMapping.utf8 { feed(UInt64(byte)) }
    }

    private mutating func feed(_ number: Double) { feed((number == 0 ? 0 : number).bitPattern) }

    private mutating func feed(_ value: Value, depth: Int) {
        guard ValueWork.draw(ValueWork.comparison) else { return }
        guard depth < ValueWork.maximumDepth else { return _ = ValueWork.refuseDepth() }
        switch value {
        case .bool(let flag): feed(UInt64(flag ? 1 : 0))
        case .int(let number): feed(UInt64(bitPattern: Int64(number)))
        case .large(let number): feed(number)
        case .double(let number): feed(number)
        case .float(let number): feed(Double(number))
        case .string(let text): feed(text)
        case .piece(let text): feed(String(text))
        case .character(let letter): feed(String(letter))
        case .point(let point):
            feed(point.x)
            feed(point.y)
        case .size(let size):
            feed(size.width)
            feed(size.height)
        case .option(_, let number): feed(UInt64(truncatingIfNeeded: number))
        case .array(let parts), .tuple(let parts): feed(parts, depth: depth)
        case .slice(let parts): feed(Array(parts), depth: depth)
        case .set(let set): feed(unordered: set.values, depth: depth)
        case .dictionary(let pairs):
            feed(unordered: pairs.pairs.map { .tuple([$0.key, $0.value]) }, depth: depth)
        case .structure(let structure):
            feed(structure.fields, by: structure.type, of: value, depth: depth)
        case .enumeration(let one):
            if one.type.hashes == nil, one.type.equals == nil { feed(UInt64(one.index)) }
            feed(one.payload, by: one.type, of: value, depth: depth)
        case .object(let object):
            if let type = UserType.of(object: object) { feed([], by: type, of: value, depth: depth) }
        case .existential(let typed): feed(typed.value, depth: depth + 1)
        // Which one it is shows when they are compared.
        case .void, .null, .someNil, .rect, .native, .range, .lazy, .closure, .type: feed(UInt64(2))
        }
    }

    private mutating func feed(_ parts: [Value], depth: Int) {
        feed(UInt64(parts.count))
        for part in parts { feed(part, depth: depth + 1) }
    }

    private mutating func feed(_ parts: [Value], by type: UserType, of value: Value, depth: Int) {
        if let hashes = type.hashes {
            feed(UInt64(bitPattern: Int64(hashes(value))))
        } else if type.equals == nil {
            feed(parts, depth: depth)
        }
    }

    private mutating func feed(unordered parts: [Value], depth: Int) {
        var sum: UInt64 = 0
        for part in parts {
            var own = StableHasher()
            own.feed(part, depth: depth + 1)
            sum ^= own.state
        }
        feed(sum)
    }
}

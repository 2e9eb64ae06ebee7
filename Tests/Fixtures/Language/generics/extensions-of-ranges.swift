// What a range asks of its bounds, and a dictionary of its keys, its extensions may use.
extension Range {
    func clamp(_ value: Bound) -> Bound {
        lowerBound > value ? lowerBound : upperBound < value ? upperBound : value
    }
}
extension ClosedRange {
    var isOne: Bool { lowerBound == upperBound }
}
extension Dictionary {
    func knows(_ key: Key) -> Bool { keys.contains(key) && keys.contains { $0 == key } }
}
struct Version: Comparable {
    var number: Int
    static func < (a: Version, b: Version) -> Bool { a.number > b.number }
}
print((1..<5).clamp(9), (0.5..<1).clamp(0), ("a"..<"c").clamp("b"))  // prints: 5 0.5 b
// The order is the type's own, and the other way round.
print((Version(number: 5)..<Version(number: 1)).clamp(Version(number: 9)).number)  // prints: 5
print((1...1).isOne, ("a"..."b").isOne, ["a": 1].knows("a"), [1: 2].knows(2))
// prints: true false true false

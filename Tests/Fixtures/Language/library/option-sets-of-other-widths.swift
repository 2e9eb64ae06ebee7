// Option sets over all whole numbers.
struct Edges: OptionSet, Hashable {
    let rawValue: UInt
    static let top = Edges(rawValue: 1 << 0)
    static let left = Edges(rawValue: 1 << 1)
    static let bottom = Self(rawValue: 1 << 2)
    static let all: Edges = [.top, .left, .bottom]
    static let none: Edges = []
}
var edges: Edges = [.top, .left]
print(edges.contains(.top), edges.rawValue, edges.isEmpty, Edges.none.isEmpty)  // prints: true 3 false true
edges.insert(.bottom)
print(edges == .all, edges.subtracting(.top).rawValue)  // prints: true 6
print(edges.remove(.left)?.rawValue ?? 99)  // prints: 2
print(edges)  // prints: Edges(rawValue: 5)
print(Set([edges, .all, .all]).count)  // prints: 2
struct Small: OptionSet {
    var rawValue: UInt8
    init(rawValue: UInt8) { self.rawValue = rawValue }
    static let a = Small(rawValue: 1 << 7)
    static let b = Small(rawValue: 0x0F)
}
print(Small.a.union(.b).rawValue, Small([.a, .b]).symmetricDifference(.a).rawValue)  // prints: 143 15
struct Signed: OptionSet {
    let rawValue: Int32
    static let low = Self(rawValue: 1)
    static let high = Self(rawValue: 1 << 20)
}
let signed: Signed = [.low, .high]
print(signed.rawValue, type(of: signed.rawValue), signed.isSuperset(of: .low), signed.isDisjoint(with: []))
// prints: 1048577 Int32 true true
struct Days: OptionSet, CustomStringConvertible {
    let rawValue: Int8
    static let monday = Days(rawValue: 1), sunday = Days(rawValue: 2)
    var description: String { "days \(rawValue)" }
    mutating func toggle(_ day: Days) { if contains(day) { remove(day) } else { insert(day) } }
}
var days = Days()
days.toggle(.monday)
print(days, "\(days)", [days])  // prints: days 1 days 1 [days 1]
days.formUnion(.sunday)
print(days.intersection(.sunday), days.isStrictSuperset(of: .monday))  // prints: days 2 true
struct Long: OptionSet, Hashable { let rawValue: UInt64; static let x = Long(rawValue: 1 << 40) }
print(Long.x.rawValue, [Long.x: 1] == [:])  // prints: 1099511627776 false

// Extensions of generic types with their arguments.
extension Array<Int> {
    var total: Int { reduce(0, +) }
    func scaled(by factor: Int) -> [Int] { map { $0 * factor } }
}
extension [String] {
    var text: String { joined(separator: "-") }
    init(letters: String) { self = letters.map { String($0) } }
}
typealias Pairs = [String: Int]
extension Pairs {
    var sum: Int { values.reduce(0, +) }
    static func ones(_ keys: String...) -> Pairs { Pairs(uniqueKeysWithValues: keys.map { ($0, 1) }) }
}
typealias Span = ClosedRange<Double>
extension Span {
    var middle: Double { (lowerBound + upperBound) / 2 }
    init(around middle: Double) { self = middle - 1...middle + 1 }
}
extension Optional<Int> { var zero: Int { self ?? 0 } }
extension Bool? { var isTrue: Bool { self == true } }
extension Set<Character> { var word: String { String(sorted()) } }
protocol Weighed { var weight: Int { get } }
extension [Bool]: Weighed { var weight: Int { filter { $0 }.count } }

print([1, 2].total, [1, 2].scaled(by: 3), ["a", "b"].text, [String](letters: "xyz").text)
// prints: 3 [3, 6] a-b x-y-z
print(["a": 3, "b": 4].sum, Pairs.ones("k", "l").sum, (0.0...2).middle, Span(around: 4).middle)
// prints: 7 2 1.0 4.0
print(Int?.none.zero, Int?(4).zero, Bool?.some(true).isTrue, Bool?.none.isTrue, Set("hello").word)
// prints: 0 4 true false ehlo
let weighed: any Weighed = [true, false, true]
print(weighed.weight, ([true] as Any) is any Weighed, ([1] as Any) is any Weighed)  // prints: 2 true false

// An extension of Swift's protocols, or of its collections with some elements only, is for each type that fits.
extension Comparable {
    func clamped(to limits: ClosedRange<Self>) -> Self { min(max(self, limits.lowerBound), limits.upperBound) }
}
let wide: CGFloat = 7.5
print(12.clamped(to: 0...10), wide.clamped(to: 8...9)) // prints: 10 8.0

extension Array where Element: Equatable {
    mutating func removeFirst(equalTo element: Element) -> Bool {
        guard let index = firstIndex(of: element) else { return false }
        remove(at: index)
        return true
    }
    var withoutRepeats: [Element] {
        var found: [Element] = []
        for element in self where !found.contains(element) { found.append(element) }
        return found
    }
}
var numbers = [1, 2, 3, 2]
print(numbers.removeFirst(equalTo: 2), numbers, numbers.removeFirst(equalTo: 9)) // prints: true [1, 3, 2] false
print(["a", "b", "a"].withoutRepeats) // prints: ["a", "b"]

extension Collection {
    var second: Element? { dropFirst().first }
}
print([4, 5].second ?? 0, ["x"].second ?? "none") // prints: 5 none

extension Sequence where Element == Int {
    func total() -> Int { reduce(0, +) }
}
print([1, 2, 3].total(), Set([4]).total()) // prints: 6 4

extension Optional where Wrapped == String {
    var orEmpty: String { self ?? "" }
    var isBlank: Bool { orEmpty.isEmpty }
}
let name: String? = nil
print(name.orEmpty + "!", name.isBlank) // prints: ! true

extension Array {
    subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
print(numbers[safe: 1] ?? -1, numbers[safe: 7] ?? -1) // prints: 3 -1

extension Dictionary where Key == String, Value == Int {
    mutating func count(_ key: String) { self[key, default: 0] += 1 }
    var total: Int { values.reduce(0, +) }
}
var words: [String: Int] = [:]
words.count("a")
words.count("a")
print(words, words.total) // prints: ["a": 2] 2

extension FloatingPoint {
    var halved: Self { self / 2 }
}
extension BinaryInteger {
    var isEven: Bool { self % 2 == 0 }
}
print(wide.halved, (3.0).halved, 4.isEven) // prints: 3.75 1.5 true

class Shape { var area: Int { 1 } }
class Square: Shape { override var area: Int { 4 } }
extension Array where Element: Shape {
    var area: Int { reduce(0) { $0 + $1.area } }
}
print([Shape(), Square()].area, [Square()].area) // prints: 5 4

struct Version: Comparable {
    var number: Int
    static func < (one: Version, other: Version) -> Bool { one.number < other.number }
}
extension Comparable {
    func atLeast(_ least: Self) -> Self { max(self, least) }
}
print(Version(number: 9).atLeast(Version(number: 12)).number, "a".atLeast("b")) // prints: 12 b

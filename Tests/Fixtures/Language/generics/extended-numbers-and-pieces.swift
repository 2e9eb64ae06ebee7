// Extensions of protocols of numbers, pieces of collections, closures that are called at once.
extension FloatingPoint {
    var isWhole: Bool { self == rounded() }
    var half: Self { self / 2 }
    func up() -> Self { self.rounded(.up) }
}
extension BinaryFloatingPoint {
    var root: Self { squareRoot() }
}
extension Comparable {
    func atLeast(_ other: Self) -> Self { max(self, other) }
}
extension BinaryInteger {
    var isOdd: Bool { !isMultiple(of: 2) }
}
extension Numeric {
    var squared: Self { self * self }
}
print(3.0.isWhole, 2.5.half, 2.1.up(), 4.0.root, 3.atLeast(5), 3.isOdd, 4.squared)
// prints: true 1.25 3.0 2.0 5 true 16
print([1, 2, 3, 4].split { $0 == 2 }.map { Array($0) }, [0, 1, 0, 2].split(separator: 0).map { $0.count })
// prints: [[1], [3, 4]] [1, 1]
print([1, 0, 0, 2].split(separator: 0, omittingEmptySubsequences: false).count)  // prints: 3
print("a1b22c".split { $0.isNumber }, "a b c d".split(maxSplits: 1, whereSeparator: { $0 == " " }))
// prints: ["a", "b", "c"] ["a", "b c d"]
for line in "x=1\ny=2".split(whereSeparator: \.isNewline) { print(line) }
// prints: x=1
// prints: y=2
func note<T>(_ name: String, _ value: T) -> T {
    print(name)
// prints: b
// prints: a
    return value
}
func maybe() -> Double? { return note("a", { () -> Double? in 2.5 }()) }
let none: Double? = note("b", { () -> Double? in nil }())
print(maybe() as Any, none as Any)  // prints: Optional(2.5) nil

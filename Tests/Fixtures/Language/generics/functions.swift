func identity<T>(_ value: T) -> T { value }
func firstTwo<T>(_ list: [T]) -> (T, T) { (list[0], list[1]) }
func swapped<A, B>(_ pair: (A, B)) -> (B, A) { (pair.1, pair.0) }
func largest<T: Comparable>(_ list: [T]) -> T? {
    var best: T?
    for item in list where best == nil || item > best! { best = item }
    return best
}
func index<T: Equatable>(of wanted: T, in list: [T]) -> Int? {
    for (index, item) in list.enumerated() where item == wanted { return index }
    return nil
}
func clamp<T: Comparable>(_ value: T, _ low: T, _ high: T) -> T { min(max(value, low), high) }
func count<K: Hashable, V>(_ list: [V], by key: (V) -> K) -> [K: Int] {
    var counts: [K: Int] = [:]
    for item in list { counts[key(item), default: 0] += 1 }
    return counts
}
func exchange<T>(_ a: inout T, _ b: inout T) {
    let old = a
    a = b
    b = old
}
func twice<T>(_ value: T, _ change: (T) -> T) -> T { change(change(value)) }
func sum<N: Numeric>(_ list: [N]) -> N { list.reduce(0) { $0 + $1 } }
func half<F: FloatingPoint>(_ value: F) -> F { value / 2 }
func describe<T>(_ value: T, times: Int = 2) -> String where T: CustomStringConvertible {
    (0..<times).map { _ in value.description }.joined(separator: "|")
}
print(identity(3), identity("a"), identity(CGPoint(x: 1, y: 2)))  // prints: 3 a (1.0, 2.0)
print(firstTwo([1, 2, 3]), swapped((1, "x")))  // prints: (1, 2) ("x", 1)
print(largest([3, 9, 4])!, largest(["b", "a"])!, largest([Int]()) as Any)  // prints: 9 b nil
print(index(of: "b", in: ["a", "b"])!, clamp(12, 0, 10), clamp(1.5, 2, 3))  // prints: 1 10 2.0
print(count(["a", "bb", "cc"], by: { $0.count })[2]!)  // prints: 2
var left = "l", right = "r"
exchange(&left, &right)
print(left, right)  // prints: r l
print(twice(3) { $0 * 2 }, twice("a") { $0 + "b" })  // prints: 12 abb
print(sum([1, 2, 3]), sum([0.5, 0.25]), half(CGFloat(3)), half(5.0))  // prints: 6 0.75 1.5 2.5
print(describe(7), describe("s", times: 3))  // prints: 7|7 s|s|s
let point: CGFloat = identity(2)
print(point, type(of: identity(2.5)))  // prints: 2.0 Double

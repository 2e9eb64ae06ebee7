// A literal where a set of a placeholder is expected, and members that Swift makes by itself.
func count<T: Hashable>(_ set: Set<T>) -> Int { set.count }
print(count([1, 2, 2]), count(["a", "b"]))  // prints: 2 2

func isSame<T: Hashable>(_ one: T, _ other: T) -> Bool { one.hashValue == other.hashValue }
struct Place: Hashable {
    var row: Int
    var name: String?
}
enum Side: Hashable {
    case left, right(Int)
}
print(isSame(1, 1), isSame("a", "a"), isSame(Place(row: 1), Place(row: 1)))  // prints: true true true
print(Side.right(2).hashValue == Side.right(2).hashValue, [1, 2].hashValue == [1, 2].hashValue)  // prints: true true

let lengths: [CGFloat] = [1, 2.5]
print(lengths.description, ["a": 1].description, [[1], []].debugDescription)  // prints: [1.0, 2.5] ["a": 1] [[1], []]
print([1, 2, 3].reduce(0, +), [1, 2, 3].reduce(into: 10, +=), [2, 3].reduce(into: 1, *=))  // prints: 6 16 6
print([1.5, 2].reduce(into: 0, -=), ["a", "b"].reduce(into: "", +=))  // prints: -3.5 ab

// Types that say themselves by what sets and dictionaries look for them.
struct Key: Hashable {
    let id: Int
    let note: String
    static func == (a: Key, b: Key) -> Bool { a.id == b.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
print(Set([Key(id: 1, note: "a"), Key(id: 1, note: "b"), Key(id: 2, note: "c")]).count)  // prints: 2
var counts: [Key: Int] = [:]
counts[Key(id: 1, note: "x")] = 3
print(counts[Key(id: 1, note: "y")] ?? 0)  // prints: 3
final class Item: Hashable {
    let name: String
    init(_ name: String) { self.name = name }
    static func == (lhs: Item, rhs: Item) -> Bool { lhs === rhs }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
let item = Item("a")
print(Set([item, item, Item("a")]).count)  // prints: 2
enum Section: Hashable { case one, two(Int)
    func hash(into hasher: inout Hasher) { if case .two(let n) = self { hasher.combine(n) } } }
print(Set([Section.one, .two(1), .two(1)]).count)  // prints: 2
var hasher = Hasher()
hasher.combine(3)
hasher.combine("a")
print(hasher.finalize() == hasher.finalize())  // prints: true

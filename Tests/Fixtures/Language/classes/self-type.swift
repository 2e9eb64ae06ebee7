class Node {
    var tags: [String] = []
    required init() {}
    func tagged(_ tag: String) -> Self { tags.append(tag); return self }
    class var kind: String { "node" }
    var kindOfSelf: String { Self.kind }
}
class Leaf: Node { override class var kind: String { "leaf" } }
let leaf = Leaf().tagged("a").tagged("b")
print(leaf.tags, leaf is Leaf, leaf.kindOfSelf)  // prints: ["a", "b"] true leaf
struct Counter {
    static let limit = 3
    var n = 0
    func next() -> Self { Self(n: min(n + 1, Self.limit)) }
}
print(Counter().next().next().n)  // prints: 2

class Source<Item> {
    var items: [Item]
    init(_ items: [Item]) { self.items = items }
    func item(at index: Int) -> Item { items[index] }
}
typealias OldSource = Source

let numbers = OldSource([3, 4])
let words: OldSource<String> = OldSource(["a"])
print(numbers.item(at: 1), words.item(at: 0))  // prints: 4 a

final class Provider<Item> {
    // A type inside a generic type uses what its placeholders stand for.
    struct Context {
        let source: Source<Item>
        let index: Int
        var item: Item { return source.item(at: index) }
        func twice() -> [Item] { [source.item(at: index), item] }
    }
    enum Kind: String { case plain, marked }

    let source: Source<Item>
    let kind: Kind
    init(_ source: Source<Item>, kind: Kind) {
        self.source = source
        self.kind = kind
    }
    func context(_ index: Int) -> Context { Context(source: source, index: index) }
}
extension Provider {
    typealias Handler = (Item, Int) -> String
    func call(_ handler: Handler?) -> String { handler.map { $0(source.item(at: 0), 0) } ?? "no handler" }
}
let provider = Provider(numbers, kind: .marked)
print(provider.context(0).item, provider.context(1).twice(), provider.kind)  // prints: 3 [4, 4] marked
print(provider.call { "\($0) at \($1)" }, provider.call(nil))  // prints: 3 at 0 no handler
print(Provider(words, kind: .plain).kind.rawValue)  // prints: plain

final class Maker<Item> {
    let source: Source<Item>
    init(_ source: Source<Item>) { self.source = source }
    // The argument that stands first says which `Kind` is meant.
    var marked: Provider<Item> { Provider(source, kind: .marked) }
}
print(Maker(words).marked.kind)  // prints: marked

var states = [String: (Any?, Int?)]()
states["size"] = (nil, 3)
print(states.count, states["size"]?.1 ?? 0)  // prints: 1 3
let places = [(Int, at: String)]()
print(places.isEmpty)  // prints: true

let pairs: [(String, Int)] = [("a", 1), ("b", 2)]
for pair: (name: String, count: Int) in pairs { print(pair.name, pair.count) }
// prints: a 1
// prints: b 2

struct Anchor<Kind, Axis> { let value: Int }
class Aligned {}
final class Edge: Aligned {}
extension Anchor where Kind: Aligned {
    func align<Other: Aligned>(with other: Anchor<Other, Axis>, gap: Int = 0) -> String {
        "near \(value) \(other.value) \(gap)"
    }
    func align<Other: Aligned>(with other: Anchor<Other, Axis>, offset: Int = 0, gap: Int = 0) -> String {
        "moved \(value) \(other.value) \(offset) \(gap)"
    }
}
let edge = Anchor<Edge, Int>(value: 1)
print(edge.align(with: edge), edge.align(with: edge, gap: 2), edge.align(with: edge, offset: 3))
// prints: near 1 1 0 near 1 1 2 moved 1 1 3 0

extension Comparable {
    func held(from least: Self, to most: Self) -> Self { min(max(self, least), most) }
}
extension BinaryFloatingPoint {
    func share() -> Self { held(from: 0.25, to: 1.0) }
}
print(0.1.share(), Float(3).share())  // prints: 0.25 1.0

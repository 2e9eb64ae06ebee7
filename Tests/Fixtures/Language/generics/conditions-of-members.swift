protocol Tool { var name: String { get } }
struct Hammer: Tool { let name = "hammer" }
struct Box<T> {
    var items: [T]
    init(_ items: T...) { self.items = items }
    func sorted() -> [T] where T: Comparable { items.sorted() }
    func pairs<U>(_ other: U) -> [(T, U)] where T: Hashable { items.map { ($0, other) } }
    mutating func double() where T == Int { for i in items.indices { items[i] *= 2 } }
    subscript(name: String) -> T? where T: Tool { items.first { $0.name == name } }
    struct Inner { var v: T; func same(_ o: T) -> Bool where T: Equatable { v == o } }
}
extension Box where T: Hashable {
    func count(of t: T) -> Int where T: Comparable { items.filter { $0 == t }.count }
    func bag() -> Int { Set(items).count }
}
var b = Box(3, 1, 2)
print(b.sorted(), b.pairs("x").count)  // prints: [1, 2, 3] 3
b.double(); print(b.items, b.count(of: 6), b.bag())  // prints: [6, 2, 4] 1 3
print(Box(Hammer())["hammer"]!.name, Box<Int>.Inner(v: 3).same(3))  // prints: hammer true
class Base<T> { let t: T; init(_ t: T) { self.t = t }; func show() where T: Tool { print("base", t.name) } }
class Sub<T>: Base<T> { override func show() where T: Tool { print("sub"); super.show() } }
let base: Base<Hammer> = Sub(Hammer())
base.show()
// prints: sub
// prints: base hammer
extension Array {
    func total() -> Element where Element: Numeric { reduce(0, +) }
    func joinedNames() -> String where Element: Tool { map(\.name).joined(separator: ", ") }
    init(repeated e: Element) where Element == String { self = [e, e] }
    func plain() -> Int { count }
}
print([1, 2].total(), [Hammer(), Hammer()].joinedNames(), Array(repeated: "q"), ["x"].plain())  // prints: 3 hammer, hammer ["q", "q"] 1
extension Optional { func orEmpty() -> String where Wrapped == String { self ?? "" } }
let none: String? = nil
print(none.orEmpty().isEmpty)  // prints: true
extension Tool { func twice() -> [Self] where Self: Equatable { [self, self] }; func shout() { print(name.uppercased()) } }
struct Saw: Tool, Equatable { var name = "saw" }
print(Saw().twice().count); Saw().shout(); Hammer().shout()
// prints: 2
// prints: SAW
// prints: HAMMER
protocol Container { associatedtype Item; var items: [Item] { get } }
struct Bag<Item>: Container { var items: [Item] }
extension Container { func largest() -> Item? where Item: Comparable { items.max() }; func sum() -> Int where Item == Int { items.reduce(0, +) } }
print(Bag(items: [1, 5, 2]).largest()!, Bag(items: [1, 5, 2]).sum())  // prints: 5 8
struct Holder<C: Container> { var c: C; func first() -> Int where C.Item == Int { c.items[0] }; func any() -> Int { c.items.count } }
print(Holder(c: Bag(items: [4])).first(), Holder(c: Bag(items: ["x"])).any())  // prints: 4 1
enum Either<A, B> { case a(A), b(B); func merged() -> A where A == B { switch self { case .a(let x): return x; case .b(let x): return x } } }
print(Either<Int, Int>.b(4).merged())  // prints: 4
struct Wrap<T, U> { var t: T; var u: U; func inside() -> Bool where T == [U], U: Equatable { t.contains(u) } }
print(Wrap(t: [1, 2], u: 2).inside())  // prints: true
struct Pair<A, B> { var first: A; var second: B }
extension Pair where A == B { func swapped() -> Pair { Pair(first: second, second: first) } }
print(Pair(first: 1, second: 2).swapped())  // prints: Pair<Int, Int>(first: 2, second: 1)
class Y<T> { var t: T; init(_ t: T) { self.t = t }; init(text: String) where T == String { t = text } }
print(Y(text: "made").t, Y(1).t)  // prints: made 1
extension Sequence {
    func least() -> Element? where Element: Comparable {
        var it = makeIterator()
        guard var m = it.next() else { return nil }
        while let n = it.next() { if n < m { m = n } }
        return m
    }
}
print([3, 1, 2].least()!, Set(["b", "a"]).least()!)  // prints: 1 a

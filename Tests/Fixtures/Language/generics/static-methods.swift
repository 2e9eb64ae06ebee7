// Methods of a generic type itself: their arguments say which type.
struct Pair<A, B> {
    var a: A, b: B
    static func make(_ a: A, _ b: B) -> Pair { Pair(a: a, b: b) }
    static func twins(of type: A.Type = A.self, _ text: B) -> [B] { [text, text] }
}
let p = Pair.make(1, "x")
print(p.a, p.b)  // prints: 1 x
let q: Pair<Int, String> = .make(2, "y")
print(q.a, q.b, Pair.twins(of: Int.self, "t"))  // prints: 2 y ["t", "t"]
extension Pair where A == Int { static func number(_ b: B) -> Pair { Pair(a: 7, b: b) } }
print(Pair<Int, String>.number("n").a)  // prints: 7
class Store<T> {
    var items: [T]
    init(_ items: [T]) { self.items = items }
    class func filled(with item: T, count: Int) -> Store<T> { Store(Array(repeating: item, count: count)) }
    static func joined<U>(_ one: T, _ other: U) -> (T, U) { (one, other) }
}
print(Store.filled(with: 2.5, count: 2).items, Store.joined(1, true))  // prints: [2.5, 2.5] (1, true)

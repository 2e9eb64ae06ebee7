// Generic methods and subscripts that protocols ask for: the receiver's own type decides, for each type of the placeholders.
protocol Storage {
    subscript<K: Hashable>(key key: K) -> String { get set }
    func load<T: CustomStringConvertible>(_ value: T) -> String
    func pair<A, B>(_ a: A, _ b: B) -> (B, A)
    mutating func add<S: Sequence>(_ s: S) where S.Element == Int
}
extension Storage {
    func twice<T>(_ v: T) -> [T] { [v, v] }
}
struct Memory: Storage {
    var d: [String: String] = [:]
    var sum = 0
    subscript<K: Hashable>(key key: K) -> String {
        get { d["\(key)"] ?? "none" }
        set { d["\(key)"] = newValue }
    }
    func load<T: CustomStringConvertible>(_ value: T) -> String { "loaded " + value.description }
    func pair<A, B>(_ a: A, _ b: B) -> (B, A) { (b, a) }
    mutating func add<S: Sequence>(_ s: S) where S.Element == Int { for x in s { sum += x } }
}
final class Loud: Storage {
    var d: [String: String] = [:]
    subscript<Q: Hashable>(key key: Q) -> String {
        get { (d["\(key)"] ?? "NONE") + "!" }
        set { d["\(key)"] = newValue.uppercased() }
    }
    func load<T: CustomStringConvertible>(_ value: T) -> String { "LOADED " + value.description }
    func pair<A, B>(_ a: A, _ b: B) -> (B, A) { (b, a) }
    func add<S: Sequence>(_ s: S) where S.Element == Int { d["sum"] = "\(s.reduce(0, +))" }
}
func use<S: Storage>(_ s: inout S) {
    s[key: 3] = "three"
    print(s[key: 3], s[key: "x"], s.load(4.5), s.pair(1, "b"), s.twice(true))
    s.add([1, 2, 3]); s.add(Set([4])); s.add(1...3)
}
var m = Memory(), l = Loud()
use(&m); use(&l)
print(m.sum, l.d["sum"] ?? "-")
var things: [any Storage] = [Memory(), Loud()]
for i in things.indices {
    things[i][key: "k"] = "vé"
    things[i].add([7])
    print(things[i][key: "k"], things[i].load(1), things[i].pair("a", 2), things[i].twice("z"))
}
protocol Visitor { associatedtype R; func visit<N: Node>(_ n: N) -> R }
protocol Node { func accept<V: Visitor>(_ v: V) -> V.R }
struct Num: Node { let n: Int; func accept<V: Visitor>(_ v: V) -> V.R { v.visit(self) } }
struct Add: Node { let a: any Node, b: any Node; func accept<V: Visitor>(_ v: V) -> V.R { v.visit(self) } }
struct Printer: Visitor {
    func visit<N: Node>(_ n: N) -> String {
        if let n = n as? Num { return "\(n.n)" }
        if let s = n as? Add { return "(" + s.a.accept(self) + "+" + s.b.accept(self) + ")" }
        return "?"
    }
}
struct Eval: Visitor {
    func visit<N: Node>(_ n: N) -> Int {
        switch n {
        case let n as Num: return n.n
        case let s as Add: return s.a.accept(self) + s.b.accept(self)
        default: return 0
        }
    }
}
let tree = Add(a: Num(n: 1), b: Add(a: Num(n: 2), b: Num(n: 3)))
print(tree.accept(Printer()), tree.accept(Eval()))
// prints: three none loaded 4.5 ("b", 1) [true, true]
// prints: THREE! NONE! LOADED 4.5 ("b", 1) [true, true]
// prints: 16 6
// prints: vé loaded 1 (2, "a") ["z", "z"]
// prints: VÉ! LOADED 1 (2, "a") ["z", "z"]
// prints: (1+(2+3)) 6

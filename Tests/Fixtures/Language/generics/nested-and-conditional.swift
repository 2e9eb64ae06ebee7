struct Box<T> {
    var value: T
    func get() -> T { value }
    var double: (T, T) { (value, value) }
    enum Kind { case a, b }
    typealias Pair = (T, T)
    func pair() -> Pair { (value, value) }
    var kind = Kind.a
}
let b: Box = Box(value: 3)
print(b.double, b.pair().1, b.kind, type(of: b), [b].count)  // prints: (3, 3) 3 a Box<Int> 1
print(Box<String>(value: "x").value, Box<Int>.Kind.b)  // prints: x b
func unbox<T>(_ b: Box<T>) -> T { b.value }
print(unbox(b), unbox(Box(value: [1, 2])))  // prints: 3 [1, 2]
class Holder<T> {
    weak var owner: UIView?
    var v: T
    required init(_ v: T) { self.v = v }
    deinit { print("gone") }
    subscript(i: Int) -> T { v }
}
var h: Holder<String>? = Holder("s")
print(h![3], h is Holder<String>, h as Any is Holder<Int>)  // prints: s true false
h = nil  // prints: gone
let boxes: [Box<Int>] = [.init(value: 1), Box(value: 2)]
print(boxes.map(\.value), boxes.map { $0.get() })  // prints: [1, 2] [1, 2]
struct Counter<Key: Hashable> { private(set) var counts: [Key: Int] = [:]; mutating func add(_ k: Key) { counts[k, default: 0] += 1 } }
var c = Counter<String>()
c.add("a"); c.add("a")
print(c.counts)  // prints: ["a": 2]
extension Box: Equatable where T: Equatable {}
print(Box(value: 1) == Box(value: 1), Box(value: "a") != Box(value: "b"))  // prints: true true
func wrap<T>(_ x: T...) -> [Box<T>] { x.map { Box(value: $0) } }
print(wrap(1, 2).count)  // prints: 2
let maybe: Box<Int>? = Box(value: 9)
if let maybe { print(maybe.value) }  // prints: 9

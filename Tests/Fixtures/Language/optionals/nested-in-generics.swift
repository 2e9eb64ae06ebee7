// Placeholders may be optionals: then an optional of one is an optional of an optional.
// siblings: collections, closures, protocols, generics
protocol Store { associatedtype Item; var items: [Item] { get set }; func peek() -> Item? }
extension Store { func peek() -> Item? { items.first } 
  mutating func pull() -> Item? { items.isEmpty ? nil : items.removeFirst() } }
struct Bag: Store { var items: [Int?] }
var bag = Bag(items: [nil, 4])
print(bag.peek() as Any, bag.pull() as Any, bag.pull() as Any, bag.pull() as Any)
// prints: Optional(nil) Optional(nil) Optional(Optional(4)) nil
extension Optional { func orElse(_ d: Wrapped) -> Wrapped { self ?? d }
  var isSome: Bool { if case .some = self { return true }; return false } 
  func zip<B>(_ b: B?) -> (Wrapped, B)? { guard let a = self, let b = b else { return nil }; return (a, b) } }
let n: Int? = nil
let nn: Int?? = n
print(nn.isSome, n.isSome, nn.orElse(3) as Any, (nil as Int??).orElse(3) as Any)
// prints: true false nil Optional(3)
print(nn.zip("x") as Any, n.zip("x") as Any)  // prints: Optional((nil, "x")) nil
class Cache<Key: Hashable, Value> { private var storage: [Key: Value] = [:]
  subscript(key: Key) -> Value? { get { storage[key] } set { storage[key] = newValue } }
  func value(_ key: Key, make: () -> Value) -> Value { if let v = storage[key] { return v }; let v = make(); storage[key] = v; return v } }
let cache = Cache<String, Int?>()
cache["a"] = .some(nil)
print(cache["a"] as Any, cache["b"] as Any, cache.value("a") { 5 } as Any, cache.value("b") { 5 } as Any)
// prints: Optional(nil) nil nil Optional(5)
cache["a"] = nil
print(cache["a"] as Any)  // prints: nil
func map2<A, B>(_ a: A?, _ f: (A) -> B) -> B? { guard let a else { return nil }; return f(a) }
print(map2(3) { $0 > 2 ? $0 : nil } as Any, map2(nn) { $0 ?? 1 } as Any)
// prints: Optional(Optional(3)) Optional(1)
func all<T>(_ xs: [T?]) -> [T]? { var r: [T] = []; for y in xs { guard let x = y else { return nil }; r.append(x) }; return r }
print(all([1, 2]) as Any, all([1, nil]) as Any, all([nn, .some(2)]) as Any)
// prints: Optional([1, 2]) nil Optional([nil, Optional(2)])
indirect enum Tree<T> { case node(Tree<T>, T, Tree<T>), leaf
  func find(_ p: (T) -> Bool) -> T? { switch self { case .leaf: return nil
    case let .node(l, v, r): return l.find(p) ?? (p(v) ? .some(v) : r.find(p)) } } }
let tree: Tree<Int?> = .node(.leaf, nil, .node(.leaf, 3, .leaf))
print(tree.find { $0 == nil } as Any, tree.find { $0 == 3 } as Any, tree.find { $0 == 9 } as Any)
// prints: Optional(nil) Optional(Optional(3)) nil
var stack: [String?] = ["a", nil]
while let top = stack.popLast() { print(top ?? "nothing") }
// prints: nothing
// prints: a
let dict: [String: Any?] = ["x": 1, "y": nil]
print(dict["x"] as Any, dict["y"] as Any, dict["z"] as Any)  // prints: Optional(Optional(1)) Optional(nil) nil
if let y = dict["y"] { print("y is there", y as Any) }  // prints: y is there nil
if let v = dict["x"] as? Int { print("int", v) }  // prints: int 1
let nested: [String: [String: Int?]?] = ["o": ["i": 3, "j": nil], "p": nil]
print(nested["o"]??["i"] as Any, nested["p"] as Any, nested["p"]??["i"] as Any)
// prints: Optional(Optional(3)) Optional(nil) nil
let f: (Int) -> Int?? = { $0 == 0 ? nil : $0 == 1 ? Int??.some(nil) : $0 }
print((0...2).map(f))  // prints: [nil, Optional(nil), Optional(Optional(2))]
print((0...2).compactMap(f))  // prints: [nil, Optional(2)]
func rethrow<T>(_ body: () throws -> T) -> T? { try? body() }
print(rethrow { n } as Any)  // prints: Optional(nil)
let result: Result<Int?, Error> = .success(nil)
print((try? result.get()) as Any)  // prints: nil
let lazyFirst = [n, 1].lazy.map { $0 }.first
print(lazyFirst as Any)  // prints: Optional(nil)
print([n, 3, nil].firstIndex(of: nil) as Any, [n, 3].contains(3), [n, 3].contains(nil), [1: n] == [1: nil])
// prints: Optional(0) true true true
print([n: 1, 3: 2][n] as Any)  // prints: Optional(1)
var opt: Int?? = 3
if var inner = opt { inner = nil; print(inner as Any, opt as Any) }  // prints: nil Optional(Optional(3))
opt??.negate()
print(opt as Any)  // prints: Optional(Optional(-3))
switch (nn, opt) { case (nil, _): print("first nil"); case (.some(nil), .some(let x?)): print("mixed", x); default: print("other") }
// prints: mixed -3
func count(_ x: Int???) -> Int { guard let a = x else { return 0 }; guard let b = a else { return 1 }; return b == nil ? 2 : 3 }
print(count(nil), count(.some(nil)), count(.some(.some(nil))), count(4), count(n), count(nn))
// prints: 0 1 2 3 2 2
@propertyWrapper struct Holder<T> { var wrappedValue: T?; init(wrappedValue: T?) { self.wrappedValue = wrappedValue } }
struct Uses { @Holder<Int?> var a: Int?? = .some(nil) }
print(Uses().a as Any)  // prints: Optional(nil)
let kp = \[Int?].first
print([n][keyPath: kp] as Any)  // prints: Optional(nil)
print([n, 2].max { ($0 ?? 0) < ($1 ?? 0) } as Any, [n, 2].min { ($0 ?? 0) < ($1 ?? 0) } as Any)
// prints: Optional(Optional(2)) Optional(nil)
print([n].enumerated().first(where: { _ in true }) as Any)  // prints: Optional((offset: 0, element: nil))
print([[n], []].map { $0.first } , [[n], []].compactMap { $0.first }, [[n], []].flatMap { $0 })
// prints: [Optional(nil), nil] [nil] [nil]
print(n == nn, nn == .some(nil), nn == nil, nn != 3)  // prints: true true false true

// Subscripts with placeholders of their own, and those that protocols ask for.
struct Store {
    var values: [String: Int] = ["a": 1, "1": 2]
    subscript<K: Hashable>(_ key: K) -> Int {
        get { values["\(key)"] ?? 0 }
        set { values["\(key)"] = newValue }
    }
    subscript<T>(type: T.Type) -> String { "\(type)" }
    static subscript<T>(of value: T) -> T { value }
}
var store = Store()
print(store["a"], store[1], store[2.5])
store[2.5] = 7
store["a"] += 4
print(store[2.5], store["a"], store.values.count)
print(store[Int.self], Store[of: "x"])
class Box<Value> {
    var items: [Value] = []
    subscript<T>(map f: (Value) -> T) -> [T] { items.map(f) }
    subscript<T>(as type: T.Type) -> [T] { items.compactMap { $0 as? T } }
}
let box = Box<Any>()
box.items = [1, "two", 3.0, 4]
print(box[as: Int.self], box[map: { "\($0)!" }])
protocol Grid { subscript(x: Int, y: Int) -> Int { get set } ; subscript(n: String) -> Int { get } }
struct A: Grid { var d = [1,2,3,4]; subscript(x: Int, y: Int) -> Int { get { d[y*2+x] } set { d[y*2+x] = newValue } }; subscript(n: String) -> Int { n.count } }
var g: any Grid = A()
g[0, 1] = 9
print(g[0, 1], g["abc"])
func f<G: Grid>(_ g: inout G) { g[1,1] += 1; print(g[1,1]) }
var a = A(); f(&a)
// prints: 1 2 0
// prints: 7 5 3
// prints: Int x
// prints: [1, 4] ["1!", "two!", "3.0!", "4!"]
// prints: 9 3
// prints: 5

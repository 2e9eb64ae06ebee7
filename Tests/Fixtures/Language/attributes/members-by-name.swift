// Members that a type does not have are asked of its subscript(dynamicMember:).
@dynamicMemberLookup
struct JSON {
    var fields: [String: Int]
    subscript(dynamicMember name: String) -> Int? {
        get { fields[name] }
        set { fields[name] = newValue }
    }
    var count: Int { fields.count }
}
var j = JSON(fields: ["a": 1])
print(j.a ?? -1, j.b ?? -1, j.count)
j.b = 5
j.a? += 3
print(j.a!, j.b!, j.count)
struct Point { var x = 0.0, y = 0.0; let name = "p" }
@dynamicMemberLookup
final class Ref<T> {
    var value: T
    init(_ v: T) { value = v }
    subscript<U>(dynamicMember path: KeyPath<T, U>) -> U { value[keyPath: path] }
    subscript<U>(dynamicMember path: WritableKeyPath<T, U>) -> U {
        get { value[keyPath: path] }
        set { value[keyPath: path] = newValue }
    }
}
let r = Ref(Point())
r.x = 4
r.y += 2
print(r.x, r.y, r.name, r.value)
@dynamicMemberLookup
enum Wrapper { case a(String)
  subscript<U>(dynamicMember path: KeyPath<String, U>) -> U { switch self { case .a(let s): return s[keyPath: path] } } }
print(Wrapper.a("abc").count, Wrapper.a("abc").isEmpty)
@dynamicMemberLookup
struct Lens<Root> {
    let root: Root
    subscript<U>(dynamicMember path: KeyPath<Root, U>) -> Lens<U> { Lens<U>(root: root[keyPath: path]) }
}
struct Person { var home = Point(); var tags = ["x", "y"] }
print(Lens(root: Person()).home.x.root, Lens(root: Person()).tags.count.root)
@dynamicMemberLookup
struct Env { let f: (String) -> String
 subscript(dynamicMember m: String) -> String { f(m) }
 subscript(dynamicMember m: String) -> Int { m.count } }
let e = Env { "<" + $0 + ">" }
let s: String = e.home; let n: Int = e.home
print(s, n)
@dynamicMemberLookup
struct Builder<Target> {
  var make: () -> Target
  subscript<V>(dynamicMember kp: WritableKeyPath<Target, V>) -> (V) -> Builder<Target> {
     { v in Builder { var t = self.make(); t[keyPath: kp] = v; return t } }
  }
}
print(Builder { Point() }.x(3).y(9).make())
// prints: 1 -1 1
// prints: 4 5 2
// prints: 4.0 2.0 p Point(x: 4.0, y: 2.0, name: "p")
// prints: 3 false
// prints: 0.0 2
// prints: <home> 4
// prints: Point(x: 3.0, y: 9.0, name: "p")

// A class that adopts a protocol for its subclasses is asked once.
protocol Listed: Item {}
class Item { let name = "item" }
extension Item: Listed {}
let listed: Listed = Item()
print(listed.name, Item().name) // prints: item item

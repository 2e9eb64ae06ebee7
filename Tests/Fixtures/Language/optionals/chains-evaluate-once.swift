// The indices inside a chain are evaluated once, whatever is done to what it finds.
struct Inner { var v = 1; mutating func up() { v += 1 } }
struct Outer { var n: Inner? = Inner() }
protocol Up { mutating func up() }
extension Inner: Up {}
func t(_ i: Int) -> Int { print("index", i); return i }
func k(_ s: String) -> String { print("key", s); return s }
func right(_ n: Int) -> Int { print("right"); return n }
var list = [Outer(), Outer()]
list[t(0)].n?.v += 2  // prints: index 0
list[t(1)].n?.up()  // prints: index 1
list[t(1)].n?.v = right(9)
// prints: index 1
// prints: right
print(list[0].n?.v ?? 0, list[1].n?.v ?? 0)  // prints: 3 9
var map = ["a": [1]]
map[k("a")]?.append(2)  // prints: key a
map[k("a")]?[0] += 4  // prints: key a
map[k("b")]?.append(right(1))  // prints: key b
print(map["a"] ?? [])  // prints: [5, 2]
var ups: [any Up] = [Inner(), Inner()]
ups[t(1)].up()  // prints: index 1
print((ups[1] as? Inner)?.v ?? 0)  // prints: 2
class Holder {
    var inner: Inner? { get { print("get"); return Inner() } set { print("set", newValue?.v ?? 0) } }
    var outer: Outer? = Outer()
}
let holder = Holder()
holder.inner?.up()
// prints: get
// prints: set 2
holder.inner?.v = right(7)
// prints: get
// prints: right
// prints: set 7
holder.outer?.n?.v += 1
holder.outer?.n!.up()
print(holder.outer?.n?.v ?? 0)  // prints: 3

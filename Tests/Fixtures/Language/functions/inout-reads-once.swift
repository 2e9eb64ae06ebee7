// A property that is passed with `&` is read once and set once, in the order of Swift.
class Meter {
    var v: Int { get { print("get v"); return 1 } set { print("set v", newValue) } }
    var w: Int { get { print("get w"); return 1 } set { print("set w", newValue) } }
    var stored = 1 { didSet { print("stored", oldValue, stored) } }
    var pair: Pair { get { print("get pair"); return Pair() } set { print("set pair", newValue.x) } }
    private var cells = [0, 0]
    subscript(i: Int) -> Int {
        get { print("get cell", i); return cells[i] }
        set { print("set cell", i, newValue); cells[i] = newValue }
    }
}
struct Pair { var x = 1; mutating func raise(_ other: inout Int) { x += 1; other += 1 } }
let meter = Meter()
func both(_ a: inout Int, _ b: inout Int) { a += 1; b += 2 }
func said(_ n: Int) -> Int { print("said", n); return n }
func add(_ a: inout Int, _ n: Int) { a += n }
both(&meter.v, &meter.w)
// prints: get v
// prints: get w
// prints: set w 3
// prints: set v 2
add(&meter.stored, said(3))
// prints: said 3
// prints: stored 1 4
add(&meter[said(1)], said(7))
// prints: said 1
// prints: said 7
// prints: get cell 1
// prints: set cell 1 7
meter.pair.raise(&meter.v)
// prints: get pair
// prints: get v
// prints: set v 2
// prints: set pair 2
var (a, b) = (1, 2)
swap(&a, &b)
print(a, b)  // prints: 2 1

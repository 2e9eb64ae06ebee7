// A protocol's method may change its arguments and the value it is called on.
protocol Adding {
    func add(_ x: inout Int)
    mutating func move(_ x: inout Int, by n: Int) throws
}
struct TooMuch: Error {}
struct Meter: Adding {
    var sum = 0
    func add(_ x: inout Int) { x += 1 }
    mutating func move(_ x: inout Int, by n: Int) throws {
        x += n
        sum += n
        if n > 5 { throw TooMuch() }
    }
}
class Gauge: Adding {
    func add(_ x: inout Int) { x += 10 }
    func move(_ x: inout Int, by n: Int) throws { x += n }
}
var adding: any Adding = Meter()
var a = 1
adding.add(&a)
try? adding.move(&a, by: 2)
try? adding.move(&a, by: 7)
print(a, (adding as? Meter)?.sum ?? 0)  // prints: 11 9
class Holder { var adding: any Adding = Gauge() { didSet { print("set") } } }
let holder = Holder()
holder.adding.add(&a)
try? holder.adding.move(&a, by: 1)  // prints: set
print(a)  // prints: 22
func use<T: Adding>(_ t: inout T, _ n: inout Int) {
    t.add(&n)
    try? t.move(&n, by: 1)
}
var meter = Meter()
use(&meter, &a)
print(meter.sum, a)  // prints: 1 24

// What a function does to its arguments before it throws is done.
struct Stop: Error {}
func change(_ x: inout Int) throws { x += 5; throw Stop() }
var a = 1
try? change(&a)
print(a)  // prints: 6
class Box {
    var computed: Int { get { print("get"); return 1 } set { print("set", newValue) } }
    var told = 1 { didSet { print("told", told) } }
    var compared = 1 { didSet { print("compared", oldValue, compared) } }
    static var shared = 1 { didSet { print("shared", shared) } }
    var items = [1, 2, 3]
    subscript(i: Int) -> Int { get { items[i] } set { print("item", i, newValue); items[i] = newValue } }
}
let box = Box()
try? change(&box.computed)
// prints: get
// prints: set 6
try? change(&box.told)
try? change(&box.compared)  // prints: compared 1 6
try? change(&Box.shared)
try? change(&box[1])  // prints: item 1 7
print(box.told, box.compared, Box.shared, box.items)  // prints: 6 6 6 [1, 7, 3]
struct Counter {
    var n = 0
    mutating func add(_ k: Int) throws { n += k; throw Stop() }
}
var counter = Counter()
func bump() -> Int { counter.n = 10; return 1 }
try? counter.add(bump())
print(counter.n)  // prints: 11
protocol Adding { mutating func add(_ k: Int) throws }
extension Counter: Adding {}
var adding: [any Adding] = [Counter()]
func index(_ i: Int) -> Int { print("index"); return i }
try? adding[index(0)].add(2)  // prints: index
print((adding[0] as? Counter)?.n ?? 0)  // prints: 2
do {
    try counter.add(4)
} catch { print("caught", counter.n) }  // prints: caught 15

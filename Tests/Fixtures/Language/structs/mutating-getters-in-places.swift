// Where getters that change what they are read from are read.
struct Bad: Error {}
struct Counter {
    var count = 0
    var next: Int {
        mutating get {
            count += 1
            return count
        }
    }
    var risky: Int {
        mutating get throws {
            count += 10
            if count > 15 { throw Bad() }
            return count
        }
    }
}
struct Box<Value> {
    var value: Value
    private(set) var reads = 0
    init(_ value: Value) { self.value = value }
    var read: Value {
        mutating get {
            reads += 1
            return value
        }
    }
    subscript<Key: Hashable>(key: Key) -> Value {
        mutating get {
            reads += 10
            return value
        }
    }
}

var optional: Counter? = Counter()
print(optional?.next ?? 0, optional!.next, optional?.count ?? 0)  // prints: 1 2 2
var many = ["a": Counter()]
print(many["a"]!.next, many["a"]?.next ?? 0, many["b", default: Counter()].next)  // prints: 1 2 1
print(many["b"]?.count ?? -1)  // prints: 1
var pair = (Counter(), 1)
if pair.0.next < 5, pair.0.next == 2 { print("twice \(pair.0.next)") }  // prints: twice 3
do {
    print(try pair.0.risky)  // prints: 13
    print(try pair.0.risky)
} catch {
    print("thrown", pair.0.count)  // prints: thrown 23
}
var box = Box("text")
print(box.read, box[1], box["k"], box.reads)  // prints: text text text 21
func read(_ counter: inout Counter) -> Int { counter.next + counter.next }
var given = Counter()
let look = { given.next }
print(read(&given), look(), given.count)  // prints: 3 3 3

// Generic types that are made of literals: the elements say which type it is.
struct Queue<Element>: ExpressibleByArrayLiteral {
    private(set) var items: [Element]
    init(arrayLiteral elements: Element...) { items = elements }
}
var numbers: Queue = [1, 2]
let names: Queue<String> = ["a"]
print(numbers.items, names.items)  // prints: [1, 2] ["a"]
func count(_ queue: Queue<Double>) -> Int { queue.items.count }
print(count([1]), count([]))  // prints: 1 0
struct Table<Key: Hashable, Value>: ExpressibleByDictionaryLiteral {
    private var rows: [Key: Value] = [:]
    init(dictionaryLiteral elements: (Key, Value)...) { for (key, value) in elements { rows[key] = value } }
    subscript(key: Key) -> Value? { rows[key] }
}
let table: Table = ["a": 1.5]
let views: Table<String, UIView> = ["label": UILabel()]
print(table["a"] ?? 0, views["label"] is UILabel)  // prints: 1.5 true
final class Holder {
    var queue: Queue = [true, false]
    static let shared: Table = [1: "one"]
}
print(Holder().queue.items, Holder.shared[1] ?? "-")  // prints: [true, false] one

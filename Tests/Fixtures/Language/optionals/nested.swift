// An optional of an optional tells nil from a nil inside; each step unwraps one level.
let none: Int?? = nil
let someNone: Int?? = .some(nil)
let plain: Int? = nil
let wrapped: Int?? = plain
let five: Int?? = 5
print(none as Any, someNone as Any, wrapped as Any, five as Any)
// prints: nil Optional(nil) Optional(nil) Optional(Optional(5))
print(none == nil, someNone == nil, wrapped == nil, someNone == wrapped, five == 5)
// prints: true false false true true
func name(_ value: Int??) -> String {
    switch value {
    case nil: return "none"
    case .some(nil): return "some none"
    case .some(.some(let x)): return "some some \(x)"
    }
}
print([none, someNone, five].map(name))  // prints: ["none", "some none", "some some 5"]
if let outer = someNone { print("outer", outer as Any) }  // prints: outer nil
if let outer = five, let inner = outer { print(inner + 1) }  // prints: 6
if case let x?? = five { print("x", x) }  // prints: x 5
if case .some(nil) = wrapped { print("nil within") }  // prints: nil within
print(none ?? 7 as Any, someNone ?? 7 as Any, (five ?? nil) as Any, (five ?? 3) ?? 4)
// prints: 7 nil Optional(5) 5
print(five!! + 1, someNone! as Any)  // prints: 6 nil
let list: [Int?] = [nil, 2, nil]
print(list.first as Any, list.last as Any, [Int?]().first as Any)  // prints: Optional(nil) Optional(nil) nil
print(list.first == nil, list.first == .some(nil))  // prints: false true
if let first = list.first { print("there is", first as Any) }  // prints: there is nil
print(list.first(where: { $0 == nil }) as Any, list.first(where: { $0 == 3 }) as Any)
// prints: Optional(nil) nil
var copy = list
print(copy.popLast() as Any, copy.count, copy.removeLast() as Any)  // prints: Optional(nil) 2 Optional(2)
print(list.compactMap { $0 }, list.map { $0.map { $0 * 2 } })  // prints: [2] [nil, Optional(4), nil]
let deep: [Int??] = [nil, .some(nil), 3]
print(deep.compactMap { $0 }, deep)  // prints: [nil, Optional(3)] [nil, Optional(nil), Optional(Optional(3))]
var table: [String: Int?] = ["a": 1, "b": nil]
print(table["a"] as Any, table["b"] as Any, table["c"] as Any, table.count)
// prints: Optional(Optional(1)) Optional(nil) nil 2
table["a"] = nil
table["d"] = .some(nil)
let nothing: Int? = nil
table["e"] = nothing
table.updateValue(nil, forKey: "f")
print(table.keys.sorted(), table["e"] as Any)  // prints: ["b", "d", "e", "f"] Optional(nil)
print(table.removeValue(forKey: "d") as Any, table.removeValue(forKey: "z") as Any)
// prints: Optional(nil) nil
if let value = table["b"], let number = value { print(number) } else { print("no number") }
// prints: no number
print(table["b"] ?? 4 as Any, (table["b"] ?? 4) ?? 5, (table["z"] ?? 4) ?? 5)  // prints: nil 5 4
print(Optional(plain) as Any, Optional.some(plain) as Any, Optional(Optional(2)) as Any)
// prints: Optional(nil) Optional(nil) Optional(Optional(2))
print(plain.map { $0 } as Any, Optional(3).map { _ in plain } as Any, Optional(3).flatMap { _ in plain } as Any)
// prints: nil Optional(nil) nil
func pick<T>(_ a: T?, or b: T) -> T { a ?? b }
print(pick(.some(plain), or: 3) as Any, pick(nil, or: plain) as Any)  // prints: nil nil
func firstOf<T>(_ values: [T]) -> T? { values.first }
print(firstOf(list) as Any, firstOf([Int?]()) as Any)  // prints: Optional(nil) nil
struct Slot<T> { var value: T?
  var isEmpty: Bool { value == nil } 
  mutating func take() -> T? { defer { value = nil }; return value } }
var slot = Slot<Int?>(value: .some(nil))
print(slot.isEmpty, slot.take() as Any, slot.isEmpty)  // prints: false Optional(nil) true
extension Array { func at(_ i: Int) -> Element? { indices.contains(i) ? self[i] : nil } }
print(list.at(0) as Any, list.at(1) as Any, list.at(9) as Any)
// prints: Optional(nil) Optional(Optional(2)) nil
var place: Int?? = 4
place! = nil
print(place as Any)  // prints: Optional(nil)
place? = 6
print(place as Any)  // prints: Optional(Optional(6))
place = nil
place? = 7
print(place as Any)  // prints: nil
let anyValue: Any = plain as Any
print(anyValue as? Int? as Any, anyValue as? Int as Any, anyValue is Int?)  // prints: Optional(nil) nil true
let closures: (() -> Int?)? = { nil }
print(closures?() as Any)  // prints: nil
func fails() throws -> Int? { nil }
print((try? fails()) as Any)  // prints: nil
let walk = sequence(first: 1) { $0 < 3 ? $0 + 1 : nil }
for x in walk { print(x) }
// prints: 1
// prints: 2
// prints: 3
print(Set<Int?>([nil, 1, nil]).count, [Int?: String]()[nil] as Any)  // prints: 2 nil
for case let x? in list { print("case", x) }  // prints: case 2
for x in deep where x != nil { print("deep", x as Any) }
// prints: deep Optional(nil)
// prints: deep Optional(Optional(3))
print("\(String(describing: someNone)) \(String(describing: five))")
// prints: Optional(nil) Optional(Optional(5))
print([1, nil] as [Int??], [list] as [[Int??]])
// prints: [Optional(Optional(1)), nil] [[Optional(nil), Optional(Optional(2)), Optional(nil)]]
class Node { var next: Node??; var tag: Int?? = .some(nil) }
let node = Node()
node.next = .some(nil)
print(node.next == nil, node.tag as Any)  // prints: false Optional(nil)
node.next = Node()
node.next??.tag = 8
print(node.next??.tag as Any)  // prints: Optional(Optional(8))

import UIKit

// Types that are made of literals.
struct Priority: ExpressibleByFloatLiteral, Equatable {
    typealias FloatLiteralType = Float
    let value: Float
    init(floatLiteral value: Float) { self.value = value }
    init(_ value: Float) { self.value = value }
    static var required: Priority { return 1000.0 }
    static var high: Priority { 750.0 }
}
struct Name: ExpressibleByStringLiteral, Hashable {
    let raw: String
    init(stringLiteral value: String) { raw = value }
}
struct Count: ExpressibleByIntegerLiteral, Comparable {
    var n: Int
    init(integerLiteral value: Int) { n = value }
    static func < (a: Count, b: Count) -> Bool { a.n < b.n }
    static func + (a: Count, b: Count) -> Count { var c = a; c.n += b.n; return c }
}
struct Bag: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    var items: [String] = []
    init(arrayLiteral elements: String...) { items = elements }
    init(dictionaryLiteral elements: (String, Int)...) { items = elements.map { "\($0.0)\($0.1)" } }
}
enum Maybe: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral { case nothing, yes, no
    init(nilLiteral: ()) { self = .nothing }
    init(booleanLiteral value: Bool) { self = value ? .yes : .no } }
print(Priority.required.value, Priority.high.value)  // prints: 1000.0 750.0
func f(_ p: Priority) -> Float { p.value }
print(f(5.0), f(2.5), f(.high))  // prints: 5.0 2.5 750.0
let c: Count = 3
print((c + 4).n, c < 10, (-2 as Count).n)  // prints: 7 true -2
let n: Name = "ab"
print(n.raw, ["x": 1] as [Name: Int] == ["x": 1])  // prints: ab true
let bag: Bag = ["a", "b"]
let pairs: Bag = ["a": 1, "b": 2]
let none: Bag = []
print(bag.items, pairs.items, none.items)  // prints: ["a", "b"] ["a1", "b2"] []
let m: Maybe = nil
let t: Maybe = true
print(m, t)  // prints: nothing yes

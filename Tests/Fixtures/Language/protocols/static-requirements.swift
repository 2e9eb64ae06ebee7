// What a protocol asks of a type itself: met by static members, class members and defaults.
protocol Makes {
    static func make() -> Int
    static var kind: String { get }
}
extension Makes {
    static var kind: String { "any" }
    static func twice() -> Int { make() * 2 }
}
struct Nail: Makes { static func make() -> Int { 5 } }
class Chair: Makes {
    class func make() -> Int { 1 }
    static var kind: String { "chair" }
}
class Stool: Chair { override class func make() -> Int { 2 } }
enum Colour: Makes { case red; static func make() -> Int { 7 } }
func made<T: Makes>(_ type: T.Type) -> Int { T.make() }
print(Nail.make(), made(Nail.self), made(Stool.self), made(Colour.self))  // prints: 5 5 2 7
let types: [any Makes.Type] = [Nail.self, Chair.self, Stool.self, Colour.self]
for type in types { print(type.make(), type.kind, type.twice()) }
// prints: 5 any 10
// prints: 1 chair 2
// prints: 2 chair 4
// prints: 7 any 14
let things: [any Makes] = [Nail(), Stool(), Colour.red]
for thing in things { print(type(of: thing).make(), type(of: thing).kind) }
// prints: 5 any
// prints: 2 chair
// prints: 7 any

// Static properties that are set through the protocol.
protocol Counting { static var count: Int { get set } }
extension Counting { static func up() { count += 1 } }
struct Apples: Counting { static var count = 3 }
struct Pears: Counting { static var count: Int { get { 10 } set { print("set", newValue) } } }
Apples.up()
Apples.up()
Pears.up()  // prints: set 11
print(Apples.count)  // prints: 5
let counter: any Counting.Type = Apples.self
counter.count = 40
print(Apples.count, counter.count)  // prints: 40 40

// A type that is not the scenario's.
extension Int: Makes { static func make() -> Int { 99 } }
let whole: any Makes.Type = Int.self
print(made(Int.self), whole.make(), whole.kind)  // prints: 99 99 any

// The identifier of a cell, as it is usually written.
protocol Reusable: AnyObject { static var identifier: String { get } }
extension Reusable { static var identifier: String { String(describing: self) } }
class Row: Reusable {}
print(Row.identifier)  // prints: Row

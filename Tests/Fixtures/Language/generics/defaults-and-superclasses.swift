// Default values of a placeholder, and a placeholder for what the arguments have in common.
func make<T>(_ type: T.Type = T.self, _ text: String) -> T? { print("\(type)"); return nil }  // prints: Int
let a: Int? = make(Int.self, "x")
func each<T>(_ x: T, then: ((T) -> Void)? = nil) { then?(x); print(x) }  // prints: 3
each(3)
each("s") { print($0) }
// prints: s
// prints: s
func value<T>(_ x: T, or y: T? = nil) -> [T] { [x] + (y.map { [$0] } ?? []) }
print(value(1), value(2, or: 3))  // prints: [1] [2, 3]
struct Box<T> {
    var v: T
    var make: ((T) -> T)?
    init(_ v: T, make: ((T) -> T)? = nil) {
        self.v = v
        self.make = make
    }
}
print(Box(3).make == nil)  // prints: true
func first<T: Comparable>(_ xs: [T], by less: (T, T) -> Bool = { $0 < $1 }) -> T? { xs.min(by: less) }
print(first([3, 1]) as Any)  // prints: Optional(1)
class Animal {}
class Dog: Animal {}
func same<T>(_ a: T, _ b: T) -> [T] { [a, b] }
print(same(Animal(), Dog()).count, same(Dog(), Animal()).count, "\(type(of: same(Dog(), Animal())))")
// prints: 2 2 Array<Animal>
let nothing: Int? = nil
print(same(3, nothing), same(nothing, 3))  // prints: [Optional(3), nil] [nil, Optional(3)]

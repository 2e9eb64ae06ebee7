// Dictionaries, sets and arrays are cast element by element; CGFloat is no Double inside them either.
let sizes: [CGFloat] = [1.5, 2]
let any: [Any] = sizes
print(any[0] is CGFloat, any[0] is Double, any)  // prints: true false [1.5, 2.0]
print(any as? [CGFloat] ?? [], any as? [Double] as Any)  // prints: [1.5, 2.0] nil
if let back = any as? [CGFloat] { print(back[0] + back[1]) }  // prints: 3.5
let widths: [String: CGFloat] = ["a": 1]
let anything: [String: Any] = widths
print(anything["a"] as? CGFloat as Any, anything["a"] as? Double as Any)  // prints: Optional(1.0) nil
let numbers: Any = ["n": 2.5]
print((numbers as? [String: Any])?["n"] as Any)  // prints: Optional(2.5)
print(numbers as? [String: Int] as Any, numbers as? [String: Double] as Any)
// prints: nil Optional(["n": 2.5])
let mixed: [String: Any] = ["a": 1, "b": 2]
print((mixed as? [String: Int])?["b"] ?? 0, mixed as? [String: String] as Any)  // prints: 2 nil
let set: Any = Set([1])
print((set as? Set<Int>)?.count ?? 0, set as? Set<String> as Any)  // prints: 1 nil
class Base {}
class Derived: Base { let n = 4 }
let objects: Any = ["d": Derived()]
print((objects as? [String: Base])?.count ?? 0, ((objects as? [String: Base])?["d"] as? Derived)?.n ?? 0)
// prints: 1 4
print(type(of: Optional(1)), type(of: 1))  // prints: Optional<Int> Int

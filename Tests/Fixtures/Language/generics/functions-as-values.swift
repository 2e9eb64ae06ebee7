// Generic functions as values: what is expected says their types.
func twice<T>(_ value: T) -> [T] { [value, value] }
func show<T: CustomStringConvertible>(_ value: T) -> String { "<" + value.description + ">" }
print([1, 2].map(twice), [1, 2].map(show))  // prints: [[1, 1], [2, 2]] ["<1>", "<2>"]
let make: (String) -> [String] = twice
print(make("a"))  // prints: ["a", "a"]
func apply<A, B>(_ value: A, _ change: (A) -> B) -> B { change(value) }
print(apply(3, twice))  // prints: [3, 3]
func largest<T: Comparable>(_ a: T, _ b: T) -> T { a > b ? a : b }
print([3, 9, 2].reduce(0, largest), [0.5, 2].reduce(1, largest))  // prints: 9 2.0
struct Box<T> {
    var value: T
    func mapped<U>(_ change: (T) -> U) -> Box<U> { Box<U>(value: change(value)) }
    func pair<U>(_ other: U) -> (T, U) { (value, other) }
}
print(Box(value: 3).mapped(show).value)  // prints: <3>
print(["x", "y"].map(Box(value: 1).pair))  // prints: [(1, "x"), (1, "y")]

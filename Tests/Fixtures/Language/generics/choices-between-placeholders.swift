// Of two generic functions that fit, the one is called that takes less.
func shown<T>(_ value: T?) -> String { "optional" }
func shown<T>(_ value: T) -> String { "any" }
func listed<T>(_ values: [T]) -> String { "list" }
func listed<T>(_ value: T) -> String { "one" }
func paired<T, U>(_ a: T, _ b: [U]) -> String { "with a list" }
func paired<T, U>(_ a: T, _ b: U) -> String { "with anything" }
let number: Int? = 3
print(shown(number), shown(3))  // prints: optional any
print(listed([1]), listed(1))  // prints: list one
print(paired(1, [2]), paired([1], 2))  // prints: with a list with anything

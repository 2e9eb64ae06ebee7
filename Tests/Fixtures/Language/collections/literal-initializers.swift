// The initializers that literals call may be called by name.
let set = Set<Int>(arrayLiteral: 1, 2, 2)
print(set.count)  // prints: 2
let array = Array(arrayLiteral: "a", "b")
print(array)  // prints: ["a", "b"]
let pairs = [String: Int](dictionaryLiteral: ("a", 1), ("b", 2))
print(pairs["b"] ?? 0, pairs.count)  // prints: 2 2

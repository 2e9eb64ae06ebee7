// An initializer where a function is expected.
struct Item {
    let name: String
    init(_ name: String) { self.name = name }
    init(number: Int) { name = "number \(number)" }
}
class Box {
    let size: Int
    init(size: Int) { self.size = size }
}
print(["a", "b"].map(Item.init).map(\.name))  // prints: ["a", "b"]
print([1, 2].map(Item.init(number:)).map(\.name), [3, 4].map(Box.init).map(\.size))
// prints: ["number 1", "number 2"] [3, 4]
print(["1", "x"].compactMap(Int.init), [1, 2].map(Double.init))  // prints: [1] [1.0, 2.0]

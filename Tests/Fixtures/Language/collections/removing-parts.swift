// Parts of arrays and texts, taken out.
var numbers = Array(0..<8)
numbers.removeSubrange(1..<3)
numbers.removeSubrange(0...1)
print(numbers) // prints: [4, 5, 6, 7]
numbers.removeSubrange(2..<4)
print(numbers) // prints: [4, 5]
var text = "banana!"
text.removeAll(where: { $0 == "a" })
print(text, text.popLast() ?? "-", text) // prints: bnn! ! bnn
var nothing = ""
print(nothing.popLast() == nil) // prints: true

// Parts of arrays that are open at one end, and sums of what has elements.
extension Array {
    mutating func rotate(by count: Int) {
        self = Array(self[count ..< endIndex] + self[startIndex ..< count])
    }
}
var letters = ["a", "b", "c", "d"]
letters.rotate(by: 1)
print(letters)  // prints: ["b", "c", "d", "a"]
letters.removeSubrange(2...)
print(letters)  // prints: ["b", "c"]
letters.removeSubrange(..<1)
print(letters)  // prints: ["c"]
letters.removeSubrange(...0)
print(letters)  // prints: []
let first = [1, 2]
print(first + (3...5))  // prints: [1, 2, 3, 4, 5]
print((0..<1) + first)  // prints: [0, 1, 2]
print(first + first[1...])  // prints: [1, 2, 2]
print(first[1...] + first)  // prints: [2, 1, 2]
print(first[1...] + [8])  // prints: [2, 8]
print(first + Set([7]))  // prints: [1, 2, 7]
print([1] + first.reversed())  // prints: [1, 2, 1]
print(first + first.map { $0 * 2 }.dropLast())  // prints: [1, 2, 2]
print((3...).contains(7), (..<3).contains(3), (...3).contains(3))  // prints: true false true

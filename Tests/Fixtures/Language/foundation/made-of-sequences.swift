// Sets of indices of whatever has whole numbers, and texts that get letters.
print(IndexSet(Set([2, 1])).count, IndexSet(1..<4).contains(3), IndexSet(4...4).contains(5))
// prints: 2 true false
print(IndexSet([1, 2].map { $0 + 1 }).contains(3), IndexSet([5: "a"].keys).contains(5))  // prints: true true
var text = "a"
text.append(contentsOf: ["b", "c"] as [Character])
text.append(contentsOf: "xyz".dropFirst())
text.append(contentsOf: "de")
text.append(contentsOf: "fg".reversed())
print(text)  // prints: abcyzdegf
print(text.index(of: "c") == text.firstIndex(of: "c"), text.index(of: "!") == nil)  // prints: true true

// Parts of arrays by their places.
var list = [1, 2, 3, 4, 5]
list[3...] = [8, 9, 10]
print(list, list.suffix(from: 4), list.prefix(upTo: 1), list.prefix(through: 1))
// prints: [1, 2, 3, 8, 9, 10] [9, 10] [1] [1, 2]
list.replaceSubrange(1..<3, with: [7])
list.replaceSubrange(3..., with: [0, 0])
print(list)  // prints: [1, 7, 8, 0, 0]
list[..<2] = list[2...]
print(list)  // prints: [8, 0, 0, 8, 0, 0]

// Parts of texts are joined as texts are.
let words = "one two".split(separator: " ")
print(words.joined(separator: "-"), words.joined(), ["a", "b"].joined())  // prints: one-two onetwo ab
let initials: String = words.map { $0.prefix(1) }.joined()
print(initials)  // prints: ot

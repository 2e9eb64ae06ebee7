// Closures say whether elements match, and ranges which places they name.
print([3, 4].starts(with: [-3]) { abs($0) == abs($1) }, [1, 2].starts(with: [1], by: ==)) // prints: true true
print([1].elementsEqual(["a"]) { $0 == $1.count }, (1...2).elementsEqual([1, 3], by: <=)) // prints: true true
print([1, 2, 3].lexicographicallyPrecedes([1, 3], by: <), [1].lexicographicallyPrecedes([1], by: <)) // prints: true false
let upTo = (..<"abc".endIndex)
print(upTo.relative(to: "abc") == "abc".startIndex..<"abc".endIndex) // prints: true
print((1...).relative(to: [1, 2, 3]), (...1).relative(to: [1, 2, 3])) // prints: 1..<3 0..<2
print((..<2).relative(to: [1, 2, 3][1...]), (0...2).relative(to: [1]), (1..<4).relative(to: 0..<3)) // prints: 1..<2 0..<3 1..<4
print(Array([[1], [2, 3]].joined(separator: [0])), [[1][...], []].joined(separator: [5, 6]).map { $0 + 1 }) // prints: [1, 0, 2, 3] [2, 6, 7]
let nothing: String? = nil
let number: Int? = Optional.none
print(nothing == Optional.none, number as Any, Void() == ()) // prints: true nil true
var text = "ab"
text.reserveCapacity(20)
let letter: Unicode.Scalar = "ä"
print(text, letter.utf16.count, Array(letter.utf8), letter.utf8.count) // prints: ab 1 [195, 164] 2
withExtendedLifetime(text) { print("in") } // prints: in
print(withExtendedLifetime(3) { $0 + 1 }) // prints: 4

// Unicode scalars, and sets of characters that say which ones a text may have.
let entered = "12a"
let digits = CharacterSet.decimalDigits
print(entered.rangeOfCharacter(from: digits.inverted) == nil)  // prints: false
print(entered.unicodeScalars.allSatisfy { digits.contains($0) })  // prints: false
print(String(entered.unicodeScalars.filter { digits.contains($0) }))  // prints: 12
print(String(entered.unicodeScalars.filter(digits.contains)))  // prints: 12
print(digits.isSuperset(of: CharacterSet(charactersIn: "90")))  // prints: true
var allowed = digits
allowed.insert(charactersIn: ".,")
print(allowed.contains("."), allowed.isDisjoint(with: .letters))  // prints: true true
allowed.remove(charactersIn: ",")
allowed.formUnion(.whitespaces)
print(allowed.contains(","), allowed.contains(" "))  // prints: false true
print(CharacterSet.letters.subtracting(.lowercaseLetters).contains("a"))  // prints: false
print("é".unicodeScalars.count, "e\u{301}".unicodeScalars.count)  // prints: 1 2
let first: Unicode.Scalar = "A"
print(first.value, first, first < "B", Character(first), String(first))  // prints: 65 A true A A
print(Unicode.Scalar(UInt32(0xD800)) == nil, UnicodeScalar(66).map { String($0) } ?? "-")  // prints: true B
for scalar in "ab".unicodeScalars { print(scalar.value) }
// prints: 97
// prints: 98
let view: String.UnicodeScalarView = "xyz".unicodeScalars
print(view.first ?? "-", view.map { $0.value }.max() ?? 0)  // prints: x 122
if let range = "ab12".rangeOfCharacter(from: .decimalDigits, options: .backwards) {
    print("ab12"[range])  // prints: 2
}
print("a b".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? "-")  // prints: a%20b
print("a%20b".removingPercentEncoding ?? "-", "%".removingPercentEncoding ?? "none")  // prints: a b none
print("one ONE one".replacingOccurrences(of: "one", with: "1", options: .caseInsensitive))  // prints: 1 1 1
let word = "one one"
let start = word.index(word.startIndex, offsetBy: 3)
print(word.replacingOccurrences(of: "one", with: "1", options: [], range: start..<word.endIndex))  // prints: one 1
print(Unicode.Scalar(233 as UInt8).isASCII, "A".first?.unicodeScalars.first?.isASCII ?? false)  // prints: false true

// Sets of characters, changed and compared.
var set = CharacterSet()
print(set.isEmpty)  // prints: true
set.insert("a")
set.insert("b")
set.remove("b")
print(set.contains("a"), set.contains("b"), set.isSubset(of: .lowercaseLetters))  // prints: true false true
set.invert()
print(set.contains("a"), set.contains("b"))  // prints: false true
set.formIntersection(CharacterSet(charactersIn: "abc"))
print(set == CharacterSet(charactersIn: "bc"))  // prints: true
set.subtract(CharacterSet(charactersIn: "c"))
print(set.intersection(.letters).contains("c"), set.contains("b"))  // prints: false true
print(CharacterSet.uppercaseLetters.contains("A"), CharacterSet.capitalizedLetters.contains("A"))  // prints: true false
print(CharacterSet.symbols.contains("+"), CharacterSet.controlCharacters.contains("\t"))  // prints: true true
print(CharacterSet.urlPathAllowed.contains("/"), CharacterSet.urlHostAllowed.contains("/"))  // prints: true false
print(CharacterSet.urlFragmentAllowed.contains("?"))  // prints: true
let whole = "ab12"
let behind = whole.index(after: whole.startIndex)..<whole.endIndex
print(whole.rangeOfCharacter(from: .letters, options: [], range: behind).map { String(whole[$0]) } ?? "")
// prints: b

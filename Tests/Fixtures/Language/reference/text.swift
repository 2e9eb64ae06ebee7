import Foundation
print(String(reflecting: "a"))  // prints: "a"
debugPrint("a", 1)  // prints: "a" 1
var text = "letters"
print(text.dropFirst(), text.dropLast(3))  // prints: etters lett
print(text.count(where: { $0 == "t" }), text.first(where: { $0 > "m" }) ?? "-")  // prints: 2 t
text.removeAll()
print(text.isEmpty, text.randomElement() == nil)  // prints: true true
let letter: Character = "A"
print(letter.lowercased())  // prints: a
let vowels = CharacterSet(charactersIn: "aeiou")
print("aabcc".trimmingCharacters(in: vowels))  // prints: bcc
print("aabcc".trimmingCharacters(in: vowels.inverted))  // prints: aa
print("1a1".trimmingCharacters(in: .letters))  // prints: 1a1
print("a1b".trimmingCharacters(in: vowels.union(.decimalDigits)))  // prints: b

// Texts in other letters, as a locale has them.
import Foundation

let locale = Locale(identifier: "en_US")
print("abc".uppercased(with: locale), "ABC".lowercased(with: nil), "one two".capitalized(with: locale))
print("abc".dropFirst().uppercased(with: locale))
// prints: ABC abc One Two
// prints: BC

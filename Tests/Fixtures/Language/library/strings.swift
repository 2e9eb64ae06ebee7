// What strings answer.
let name = "Gray View"
print(name.count, name.isEmpty, name.uppercased(), name.lowercased(), name.capitalized)
print(name.hasPrefix("Gray"), name.hasSuffix("view"), name.contains("ay V"), name.contains("z"))
print(name.first ?? "?", name.last ?? "?", "".first as Any)
print(name.split(separator: " "), name.components(separatedBy: " "))
print(name.replacingOccurrences(of: "Gray", with: "Red"), String(name.reversed()))
print(name.prefix(4), name.suffix(4), name.dropFirst(5), name.dropLast())
print("  padded ".trimmingCharacters(in: .whitespaces) + "|")
print("a,b,,c".split(separator: ","), "a,b,,c".components(separatedBy: ","))
print("a b c".split(separator: " ", maxSplits: 1), "a  b".split(separator: " ", omittingEmptySubsequences: false))
print(String(repeating: "ab", count: 3), String(repeating: "-", count: 5))
print(String(255, radix: 16), String(255, radix: 2), String(255, radix: 16, uppercase: true))
print(Int("42") ?? 0, Int("4x") as Any, Double("2.5") ?? 0, Int("ff", radix: 16) ?? 0)
print(String(3), String(2.5), String(true), String(describing: [1, 2]), String(describing: Optional(1)))
print(String(format: "%.2f and %d and %@", 3.14159, 7, "text"))
print(String(format: "%5d|%-5d|%05d|%+d|%x|%X", 42, 42, 42, 42, 255, 255))
print(String(format: "%8.3f|%e|%g|%%", 2.5, 12345.678, 0.0001))
let letters = name.filter { $0.isLetter }
print(letters, name.map { String($0) }.joined(separator: "-"))
var text = "red"
text.append(" view")
text += "!"
text.append(contentsOf: "?")
print(text, text.removeLast(), text, text.removeFirst(), text)
for character in "ab1 " { print(character, character.isLetter, character.isNumber, character.isWhitespace) }
print("a" < "b", "view" == "vi" + "ew", ["b", "a", "C"].sorted())
print("x".padding(toLength: 4, withPad: ".", startingAt: 0), "tab\tquote\"", ["tab\tquote\""])
print("abc".contains("b"), "abc".contains { $0 == "c" }, "abc".allSatisfy { $0.isLowercase })
print("é".count, "👨‍👩‍👧".count, "naïve".uppercased())
print(Character("a"), Character("7").wholeNumberValue ?? 0, String(Character("z")), Character("a").uppercased())

import UIKit

let text = "hello world"
let place = text.index(text.startIndex, offsetBy: 4)
print(text[place], text[..<place], text[place...], text[...place])  // prints: o hell o world hello
print(text[text.startIndex..<place], text[text.startIndex...place])  // prints: hell hello
print(text.index(after: place) > place, text.distance(from: text.startIndex, to: place))  // prints: true 4
print(text[text.index(before: text.endIndex)])  // prints: d
print(text.index(text.startIndex, offsetBy: 90, limitedBy: text.endIndex) == nil)  // prints: true
print(text.index(text.endIndex, offsetBy: -2, limitedBy: text.startIndex).map { text[$0] } ?? "-")  // prints: l

if let found = text.range(of: "wor") {
    print(text[found], text.replacingCharacters(in: found, with: "WOR"))  // prints: wor hello WORld
    print(text[found.upperBound...], text[..<found.lowerBound].count)  // prints: ld 6
    print(NSRange(found, in: text), found.contains(place))  // prints: {6, 3} false
}
print(text.range(of: "WOR") == nil, text.range(of: "WOR", options: .caseInsensitive) != nil)  // prints: true true
let last = text.range(of: "o", options: [.backwards], range: text.startIndex..<text.endIndex)
print(last.map { text.distance(from: text.startIndex, to: $0.lowerBound) } ?? -1)  // prints: 7

if let blank = text.firstIndex(of: " "), let letter = text.lastIndex(of: "l") {
    print(text[..<blank], String(text[text.index(after: blank)...]), text[letter...])  // prints: hello world ld
}
print(text.firstIndex(where: { $0 == "w" }).map { text[$0] } ?? "-")  // prints: w
print(text.lastIndex { $0 == "o" }.map { String(text[$0...]) } ?? "-")  // prints: orld
for index in text.indices.prefix(2) { print(text[index]) }
// prints: h
// prints: e

var changing = text
changing.insert("!", at: changing.endIndex)
print(changing.remove(at: changing.startIndex))  // prints: h
changing.insert(contentsOf: "J", at: changing.startIndex)
changing.replaceSubrange(changing.startIndex..<changing.index(changing.startIndex, offsetBy: 2), with: "Ca")
print(changing)  // prints: Callo world!
changing.removeSubrange(changing.startIndex...changing.startIndex)
print(changing, changing.utf16.count, "é".utf8.count, Array("é".utf8))  // prints: allo world! 11 2 [195, 169]

// What a text field asks: code units in, indices out.
func changed(_ text: String, _ range: NSRange, _ new: String) -> String? {
    guard let range = Range(range, in: text) else { return nil }
    return text.replacingCharacters(in: range, with: new)
}
print(changed("12👍4", NSRange(location: 2, length: 2), "3") ?? "nil")  // prints: 1234
print(changed("12", NSRange(location: 1, length: 5), "3") ?? "nil")  // prints: nil
print(NSRange(text.startIndex..., in: text), NSRange(..<place, in: text))  // prints: {0, 11} {0, 4}
print(NSRange(...place, in: text), NSRange(place...place, in: text))  // prints: {0, 5} {4, 1}
print(NSRange(1..<4), NSRange(1...4), NSMakeRange(2, 3), NSMaxRange(NSMakeRange(2, 3)))  // prints: {1, 3} {1, 4} {2, 3} 5
print(NSLocationInRange(3, NSMakeRange(2, 3)))  // prints: true

// Subscripts by numbers, as people add them.
extension String {
    subscript(offset: Int) -> Character { self[index(startIndex, offsetBy: offset)] }
    subscript(range: Range<Int>) -> Substring {
        let start = index(startIndex, offsetBy: range.lowerBound)
        return self[start..<index(start, offsetBy: range.count)]
    }
}
print(text[1], text[0..<4])  // prints: e hell

let part: Substring = text.prefix(5)
print(part == "hello", "hello" == part, part != text)  // prints: true true true
switch part {
case "hello": print("greeting")  // prints: greeting
default: print("other")
}
print("a".compare("b") == .orderedAscending, "A".caseInsensitiveCompare("a") == .orderedSame)  // prints: true true
print("a2".compare("a10", options: .numeric) == .orderedAscending)  // prints: true
print("Été".compare("ete", options: [.caseInsensitive, .diacriticInsensitive]) == .orderedSame)  // prints: true
print("abc".range(of: "b", options: .anchored) == nil, "abc".range(of: "a", options: .literal) != nil)  // prints: true true
print("Hello".localizedCaseInsensitiveContains("ELL"))  // prints: true
let start: String.Index = text.startIndex
print(start == text.startIndex)  // prints: true
print([1, 2, 3].index(0, offsetBy: 2), [1, 2, 3].distance(from: 0, to: 2))  // prints: 2 2
print([1, 2].index(0, offsetBy: 5, limitedBy: 2) == nil)  // prints: true

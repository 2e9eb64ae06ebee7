// A part of a text keeps the places that its letters have in the whole.
import Foundation
let greeting = "hello, wörld"
let comma = greeting.firstIndex(of: ",") ?? greeting.endIndex
let tail = greeting[greeting.index(after: comma)...]
print(tail, tail.startIndex > comma, greeting[tail.startIndex], tail.endIndex == greeting.endIndex)
// prints:  wörld true   true
let letter = tail.firstIndex(of: "w") ?? tail.endIndex
print(greeting[letter...], greeting[..<letter], tail[letter], tail[tail.startIndex..<letter] + "|")
// prints: wörld hello,  w  |
print(
    greeting.distance(from: greeting.startIndex, to: letter),
    tail.distance(from: tail.startIndex, to: letter))
// prints: 7 1
print(tail.index(tail.startIndex, offsetBy: 1) == letter, tail.index(before: letter) == tail.startIndex)
// prints: true true
print(tail.index(letter, offsetBy: 9, limitedBy: tail.endIndex) == nil, tail.indices.count, tail.base)
// prints: true 6 hello, wörld
print(tail.lastIndex(of: "l").map { greeting[$0...] } ?? "", tail.firstIndex { $0 == "r" } == nil)
// prints: ld false
let words = "the quick brown fox"
print(words.split(separator: " ").map { words.distance(from: words.startIndex, to: $0.startIndex) })
// prints: [0, 4, 10, 16]
print(words.split { $0 == "o" }.map { words.distance(from: words.startIndex, to: $0.startIndex) })
// prints: [0, 13, 18]
let quick = words.range(of: "quick")!
print(
    words.prefix(upTo: quick.lowerBound), words.suffix(from: quick.upperBound),
    words.prefix(through: quick.lowerBound))
// prints: the   brown fox the q
print(
    words.dropFirst(4).range(of: "brown") == words.range(of: "brown"),
    words[quick.upperBound...].hasPrefix(" b"))
// prints: true true
// What changes it leaves the whole alone.
var rest = words[...]
var tokens: [Substring] = []
while let space = rest.firstIndex(of: " ") {
    tokens.append(rest[..<space])
    rest = rest[rest.index(after: space)...]
}
print(tokens, rest, words)  // prints: ["the", "quick", "brown"] fox the quick brown fox
var digits = "12ab"[...]
func take(_ text: inout Substring, while fits: (Character) -> Bool) -> Substring {
    let end = text.firstIndex { !fits($0) } ?? text.endIndex
    defer { text = text[end...] }
    return text[..<end]
}
print(take(&digits) { $0.isNumber }, digits, digits.popFirst() ?? "?", digits, digits.popLast() ?? "?")
// prints: 12 ab a b b
print(digits.isEmpty)  // prints: true
var part = words.dropFirst(4).prefix(5)
part.insert("!", at: part.endIndex)
part.insert(contentsOf: ">>", at: part.startIndex)
part += "?"
print(part, part.remove(at: part.startIndex), part, part.removeFirst(), part)
// prints: >>quick!? > >quick!? > quick!?
part.removeSubrange(part.startIndex..<part.index(after: part.startIndex))
part.replaceSubrange(part.startIndex..<part.index(after: part.startIndex), with: "U")
part.removeAll { $0 == "!" }
print(part, part.replacingCharacters(in: part.startIndex..<part.index(after: part.startIndex), with: "u"))
// prints: Uick? uick?
// A literal may be one.
let known: Substring = "key"
let counts: [Substring: Int] = ["a": 1, "key": 2]
print(known, counts[known] ?? 0, "\(known)" == known, words.split(separator: " ").contains("fox"))
// prints: key 2 true true
print(type(of: known), known as Any is String, known as Any is Substring, "a" as Any is Substring)
// prints: Substring false true false
let pieces = words.split(separator: " ")
print(pieces.sorted(), pieces.max() ?? "", pieces[0] < pieces[1], pieces[0] > "a")
// prints: ["brown", "fox", "quick", "the"] the false true
switch pieces[3] {
case "a"..."e": print("early")
case "fox": print("a fox")  // prints: a fox
default: print("late")
}

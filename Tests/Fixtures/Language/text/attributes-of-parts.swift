import UIKit

let text = NSMutableAttributedString(string: "one two three", attributes: [.kern: 1])
text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 4, length: 3))
print(text.attributes(at: 0, effectiveRange: nil).count, text.attributes(at: 5, effectiveRange: nil).count)
// prints: 1 2

let whole = NSRange(location: 0, length: text.length)
text.enumerateAttribute(.foregroundColor, in: whole, options: []) { value, range, _ in
    print(value == nil ? "plain" : "red", range.location, range.length)
}
// prints: plain 0 4
// prints: red 4 3
// prints: plain 7 6
text.enumerateAttribute(.foregroundColor, in: whole, options: [.reverse]) { value, range, stop in
    print(range.location)
    if value != nil { stop.pointee = true }
}
// prints: 7
// prints: 4
text.enumerateAttributes(in: NSRange(location: 2, length: 4), options: []) { attributes, range, stop in
    print(attributes.count, range.location, range.length, stop.pointee)
}
// prints: 1 2 2 false
// prints: 2 4 2 false
text.enumerateAttributes(in: whole, options: [.longestEffectiveRangeNotRequired]) { _, range, stop in
    stop.pointee = true
    print(range.location)
}
// prints: 0

text.beginEditing()
text.replaceCharacters(in: NSRange(location: 4, length: 3), with: "2")
text.insert(NSAttributedString(string: "zero "), at: 0)
text.endEditing()
print(text.string, text.attributes(at: 9, effectiveRange: nil).keys.contains(.foregroundColor))
// prints: zero one 2 three true
text.replaceCharacters(in: NSRange(location: 0, length: 4), with: NSAttributedString(string: "0"))
text.deleteCharacters(in: NSRange(location: 5, length: 2))
print(text.string)  // prints: 0 one three
text.setAttributes([.kern: 2, .ligature: 0], range: NSRange(location: 0, length: 1))
print(text.attributes(at: 0, effectiveRange: nil).count)  // prints: 2
text.setAttributes(nil, range: NSRange(location: 0, length: 1))
print(text.attributes(at: 0, effectiveRange: nil).count)  // prints: 0
text.setAttributedString(NSAttributedString(string: "new"))
print(text.string, text.length)  // prints: new 3
let named = NSAttributedString(string: "abc", attributes: [.kern: 2])
let all = NSRange(location: 0, length: 3)
print(named.attributes(at: 1, longestEffectiveRange: nil, in: all).count)  // prints: 1
print(named.attribute(.kern, at: 1, longestEffectiveRange: nil, in: all) as? Int ?? 0)  // prints: 2

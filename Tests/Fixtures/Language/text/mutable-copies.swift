// A copy of an attributed text that can be changed.
let text = NSAttributedString(string: "one")
let copy = text.mutableCopy() as! NSMutableAttributedString
copy.append(NSAttributedString(string: " two"))
print(text.string, copy.string)  // prints: one one two

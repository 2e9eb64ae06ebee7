// A text and a part of one, joined.
let word = "carousel"
let rest = word.dropFirst(3)
print("<" + rest + ">", rest + "s", rest + rest)  // prints: <ousel> ousels ouselousel
func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
print(capitalized("swift"))  // prints: Swift
let whole: String = rest + "!"
var text = "the "
text += rest
print(whole, text, word.prefix(3) + word)  // prints: ousel! the ousel carcarousel
let part: Substring = word.prefix(2) + word.suffix(2)
print(part)  // prints: cael

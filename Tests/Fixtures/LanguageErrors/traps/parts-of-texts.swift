// A part of a text has no letters but its own.
let text = "hello"
let part = text.dropFirst(2)
print(part[part.startIndex])  // prints: l
print(part[text.startIndex])  // error 5:7: String index is out of bounds

// Offsets in UTF-16 of a part of a text, and places from them.
let part = "touch me".prefix(5)
let place = part.index(part.startIndex, offsetBy: 2)
print(place.utf16Offset(in: part))  // prints: 2
print(part[String.Index(utf16Offset: 3, in: part)...])  // prints: ch

// The same for a part of a part.
var part = [1, 2, 3, 4].dropFirst()
part[1] = 5
print(part, part[...3])  // prints: [5, 3, 4] [5, 3, 4]
part[..<0] = [1]  // error 5:1: array index is out of range

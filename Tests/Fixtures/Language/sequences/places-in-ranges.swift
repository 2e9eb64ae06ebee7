// The places of a half-open range are its numbers, and its parts are ranges again.
let range = UInt8(1)..<9
print(range[3], range.startIndex, range.endIndex, range.indices)  // prints: 3 1 9 1..<9
print(range.index(after: 4), range.index(before: 4), range.index(4, offsetBy: 3))  // prints: 5 3 7
print(range.distance(from: 1, to: 4), range.distance(from: 4, to: 1))  // prints: 3 -3
print(range.firstIndex(of: 4)!, range.lastIndex(of: 9) == nil, range.firstIndex { $0 > 4 }!)  // prints: 4 true 5
print(range[3..<5], range.prefix(2), range.dropFirst(2), range.suffix(3), range.dropLast(), range.dropFirst())
// prints: 3..<5 1..<3 3..<9 6..<9 1..<8 2..<9
print(range.prefix(upTo: 4), range.prefix(through: 4), range.suffix(from: 4), range.prefix(0), range.dropFirst(20))
// prints: 1..<4 1..<5 4..<9 1..<1 9..<9
let counted = 1..<9
print(counted[4...], counted[..<4], counted[...4], counted[2...3], type(of: counted.prefix(2)))
// prints: 4..<9 1..<4 1..<5 2..<4 Range<Int>
print(counted.prefix { $0 < 4 }, counted.drop { $0 < 4 })  // prints: 1..<4 4..<9
let closed = 1...9
print(closed.prefix(2).count, closed.dropLast(2).last!, closed.dropFirst(2).first!, closed.suffix(20).count)
// prints: 2 7 3 9
print(Array(closed.dropFirst(6)), closed.prefix(0).isEmpty, closed.drop { $0 < 9 }.map { $0 })
// prints: [7, 8, 9] true [9]
for x in (Int.max - 2...Int.max).dropFirst() { print(x) }
// prints: 9223372036854775806
// prints: 9223372036854775807

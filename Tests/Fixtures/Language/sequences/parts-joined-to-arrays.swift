// A part of an array and an array, joined: a part, or an array where one is wanted.
var sizes = [3, 9, 7, 8]
sizes = sizes[...1] + sizes[2...].sorted { $0 < $1 }
print(sizes)  // prints: [3, 9, 7, 8]
let whole: [Int] = sizes[0..<1] + [5, 4]
let part = sizes[0..<1] + [5, 4]
let other = [5, 4] + sizes[3...]
print(whole, type(of: part), type(of: other))  // prints: [3, 5, 4] ArraySlice<Int> Array<Int>

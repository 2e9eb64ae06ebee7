// Tuples with and without labels, and ranges.
let pair = (1, "one")
let labelled = (x: 2, y: 3.5)
print(pair.0, pair.1, labelled.x, labelled.y)  // prints: 1 one 2 3.5
let (number, text) = pair
print(number, text)  // prints: 1 one
var (a, b) = (1, 2)
(a, b) = (b, a)
print(a, b)  // prints: 2 1
var state = (count: 0, last: "")
state.count += 1
state.last = "x"
print(state.count, state.last)  // prints: 1 x
let (first, _) = (10, 20)
print(first)  // prints: 10
let half = 0..<5
let full = 1...5
print(half.contains(5), full.contains(5), half.count, full.lowerBound, half.upperBound)  // prints: false true 5 1 5
print(full.map { $0 * $0 }, half.reversed() as [Int], (1..<4).reduce(0, +))  // prints: [1, 4, 9, 16, 25] [4, 3, 2, 1, 0] 6
print((0.0...1.0).contains(0.5), 3 ~= 3, (1...3) ~= 4)  // prints: true true false
print([10, 20, 30, 40][1..<3], Array(half.prefix(2)), full.isEmpty)  // prints: [20, 30] [0, 1] false
print((0..<0).isEmpty, half.lowerBound..<2)  // prints: true 0..<2

// How two ranges lie to each other.
print((0...5).overlaps(5...9), (0..<5).overlaps(5..<9), (0..<5).overlaps(4...9), (2..<2).overlaps(0..<9))
// prints: true false true false
print((3...7).clamped(to: 5...9), (0..<3).clamped(to: 5..<9), (1.0...4.0).clamped(to: 2...3))
// prints: 5...7 5..<5 2.0...3.0
print(("a"..."c").overlaps("c"..."f"))  // prints: true
// An operator for pairs.
let numbers = [1, 4, 9]
print(zip(numbers, numbers.dropFirst()).map(-), zip(numbers, numbers).map(+))  // prints: [-3, -5] [2, 8, 18]

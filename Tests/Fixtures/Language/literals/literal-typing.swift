print(7 / 2)  // prints: 3
let half: CGFloat = 7 / 2
print(half)  // prints: 3.5
print(7 % 4, -7 / 2, -7 % 4)  // prints: 3 -3 -3
print(view.bounds.width / 2)  // prints: 187.5
print(Double(1 / 2))  // prints: 0.0
print(1 + 2.5)  // prints: 3.5
let width = 10
print(CGFloat(width) * 1.5)  // prints: 15.0
let double: Double = 3
let mixed = double * half
print(mixed)  // prints: 10.5
print(1_000 + 0xff + 0b11 + 0o17)  // prints: 1273
print(max(half, 10), min(3, 2), abs(-4))  // prints: 10.0 2 4
print(5 & 3, 5 | 3, 5 ^ 3, 1 << 4, ~0)  // prints: 1 7 6 16 -1

// A literal takes its type from where it stands: two whole numbers divide to a whole number.
print(7 / 2)  // prints: 3
print(7 / 2.0)  // prints: 3.5
print(-7 / 2, -7 % 3)  // prints: -3 -1
let half: CGFloat = 1 / 2
print(half)  // prints: 0.5
let third = 1 / 3
print(third)  // prints: 0
print(view.bounds.width / 2)  // prints: 187.5
print(view.bounds.height * 2 / 3)  // prints: 444.6666666666667
let scale = 2
print(CGFloat(scale) * view.bounds.width)  // prints: 750.0
print(0x1F, 0b101, 0o17, 1_000_000)  // prints: 31 5 15 1000000
print(1e3, 1.5e-2, 2.0)  // prints: 1000.0 0.015 2.0
print(-0.0, 1.0 / 3, 100.0 * 1.1)  // prints: -0.0 0.3333333333333333 110.00000000000001

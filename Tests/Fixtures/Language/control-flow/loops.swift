// Loops over ranges and collections, with conditions, and ways out.
for i in 0..<3 { print(i) }
// prints: 0
// prints: 1
// prints: 2
for i in 1...6 where i % 2 == 0 {
    if i == 4 { continue }
    print("even", i)
}
// prints: even 2
// prints: even 6
var n = 0
while true {
    n += 1
    if n == 5 { break }
}
print(n)  // prints: 5
repeat { n -= 2 } while n > 0
print(n)  // prints: -1
for i in stride(from: 10, to: 0, by: -4) { print("down", i) }
// prints: down 10
// prints: down 6
// prints: down 2
for x in stride(from: 0.0, through: 1.0, by: 0.5) { print(x) }
// prints: 0.0
// prints: 0.5
// prints: 1.0
for (index, letter) in ["a", "b"].enumerated() { print(index, letter) }
// prints: 0 a
// prints: 1 b
for (a, b) in zip([1, 2, 3], ["x", "y"]) { print(a, b) }
// prints: 1 x
// prints: 2 y
for view in [UIView(), UILabel()].reversed() { print(type(of: view)) }
// prints: UILabel
// prints: UIView
for _ in 0..<2 { n *= 3 }
print(n)  // prints: -9

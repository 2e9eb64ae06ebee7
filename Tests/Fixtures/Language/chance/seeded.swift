// Chance is seeded, so that a run can be repeated.
let rolls = (0..<5).map { _ in Int.random(in: 1...6) }
print(rolls.allSatisfy { (1...6).contains($0) }, rolls)  // prints: true [6, 3, 1, 6, 1]
let share = CGFloat.random(in: 0..<1)
print(share >= 0 && share < 1, share, Double.random(in: -1...1), Bool.random())
// prints: true 0.32732576421812576 -0.6522642680806343 true
print([1, 2, 3, 4].shuffled(), [1, 2, 3].randomElement() ?? 0, arc4random_uniform(10))  // prints: [2, 4, 3, 1] 3 5
for _ in 0..<3 {
    let dot = UIView(frame: CGRect(x: CGFloat.random(in: 0...300), y: .random(in: 0...600), width: 20, height: 20))
    view.addSubview(dot)
    hand.tap(dot)
}

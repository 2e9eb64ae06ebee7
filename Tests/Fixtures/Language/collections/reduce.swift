// What a closure or an operator does decides which number the first literal is.
let views = [CGFloat(10), 20.5].map { UIView(frame: CGRect(x: 0, y: 0, width: $0, height: 2 * $0)) }
print(views.reduce(0) { $0 + $1.frame.height })  // prints: 61.0
print(views.map { $0.bounds.width }.reduce(0, +))  // prints: 30.5
print([1, 2, 3].reduce(0, +), [1, 2, 3].reduce(1, *))  // prints: 6 6
print([0.5, 1.5].reduce(1) { max($0, $1) })  // prints: 1.5
let sum: CGFloat = [1, 2].reduce(0) { $0 + CGFloat($1) }
print(sum)  // prints: 3.0
print(["a", "bc"].reduce(0) { $0 + $1.count })  // prints: 3

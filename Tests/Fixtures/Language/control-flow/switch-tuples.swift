func place(_ p: (Int, Int)) -> String {
    switch p {
    case (0, 0): return "origin"
    case (_, 0): return "on x"
    case (0, let y): return "on y at \(y)"
    case let (x, y) where x == y: return "diagonal \(x)"
    case (1...3, 1...3): return "near"
    case (let x, let y): return "\(x), \(y)"
    }
}
print(place((0, 0)), place((4, 0)), place((0, 2)))  // prints: origin on x on y at 2
print(place((5, 5)), place((1, 3)), place((9, 1)))  // prints: diagonal 5 near 9, 1
switch (true, 3 as Int?) {
case (true, let n?): print("some", n)  // prints: some 3
case (true, nil): print("none")
case (false, _): print("false")
}

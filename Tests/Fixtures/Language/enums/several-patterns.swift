enum Shape { case circle(r: Double), square(side: Double), line(length: Double, width: Double) }
func size(_ s: Shape) -> Double {
    switch s {
    case .circle(let x), .square(let x): return x
    case .line(let x, width: _): return x
    }
}
print(size(.circle(r: 1)), size(.square(side: 2)), size(.line(length: 3, width: 0)))  // prints: 1.0 2.0 3.0

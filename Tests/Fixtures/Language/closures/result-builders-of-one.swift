let square: (Int) -> Int = { $0 * $0 }
let compose = { (f: @escaping (Int) -> Int, g: @escaping (Int) -> Int) in { (x: Int) in g(f(x)) } }
print(compose(square) { $0 + 1 }(3))  // prints: 10
let optional: ((Int) -> Int)? = square
print(optional?(4) ?? 0, optional!(2))  // prints: 16 4

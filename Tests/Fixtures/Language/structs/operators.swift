struct Vector: Equatable {
    var x: CGFloat, y: CGFloat
    static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
    static func * (a: Vector, k: CGFloat) -> Vector { Vector(x: a.x * k, y: a.y * k) }
    static prefix func - (v: Vector) -> Vector { Vector(x: -v.x, y: -v.y) }
    static func += (a: inout Vector, b: Vector) { a = a + b }
}
var v = Vector(x: 1, y: 2) + Vector(x: 3, y: 4) * 2
v += Vector(x: 1, y: 1)
print(v, -v == Vector(x: -8, y: -11))  // prints: Vector(x: 8.0, y: 11.0) true

// Class methods that are overridden once and for all, and literals in which some elements have no type alone.
class Shape {
    class func name() -> String { "shape" }
    class var sides: Int { 0 }
}
class Square: Shape {
    override static func name() -> String { "square of " + super.name() }
    override static var sides: Int { 4 }
}
let kinds: [Shape.Type] = [Shape.self, Square.self]
for kind in kinds { print(kind.name(), kind.sides) }
print(Square.name())
// prints: shape 0
// prints: square of shape 4
// prints: square of shape

enum Side { case left, right }
let a = [0.0, .nan, -.infinity]
print(a.count, a[1].isNaN, a[2])
// prints: 3 true -inf

let b = [.left, Side.right]
print(b == [.left, .right])
let c = ["x": .left, "y": Side.right]
print(c["x"] == .left)
// prints: true
// prints: true

let d = [.pi, 1]
print(d.count, d[0] > 3)
let e: Set = [.right, Side.left]
print(e.count)
// prints: 2 true
// prints: 2

let f = [.some(1), nil, 2]
print(f)
// prints: [Optional(1), nil, Optional(2)]

// An initializer is a function, also of a type that is only known by what it conforms to.
protocol Shape {
    init()
    init(side: Double)
    var area: Double { get }
}
struct Square: Shape {
    var side = 2.0
    var area: Double { side * side }
}
class Circle: Shape {
    let radius: Double
    required init() { radius = 1 }
    required init(side: Double) { radius = side }
    var area: Double { 3 * radius * radius }
}
final class Ring: Circle {
    override var area: Double { super.area - 1 }
}
let types: [any Shape.Type] = [Square.self, Circle.self, Ring.self]
print(types.map { $0.init().area }, types.map { $0.init(side: 3).area })
// prints: [4.0, 3.0, 2.0] [9.0, 27.0, 26.0]
let makers = types.map { type -> (Double) -> any Shape in type.init(side:) }
print(makers.map { $0(2).area })  // prints: [4.0, 12.0, 11.0]
func maker<T: Shape>(_ type: T.Type) -> (Double) -> T { T.init(side:) }
print(maker(Square.self)(5).area, [1.0, 2].map(maker(Ring.self)).map(\.area))  // prints: 25.0 [2.0, 11.0]
extension Circle {
    func another() -> () -> Circle { Self.init }
}
let circle: Circle = Ring()
print(circle.another()().area)  // prints: 2.0
print([1.5, -2.5].map(Int.init), [1, 2].map(String.init(describing:)), ["7", "x"].map(Int.init))
// prints: [1, -2] ["1", "2"] [Optional(7), nil]

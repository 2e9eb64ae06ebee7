// In a protocol's extension `Self` is the type of the instance, also where only the protocol is known.
protocol Shape {
    static var sides: Int { get }
    static func make() -> Self
    var number: Int { get }
}
extension Shape {
    static var twice: Int { sides + Self.sides }
    var info: String { "\(Self.self) \(Self.sides)" }
    func other() -> Shape { Self.make() }
    func isLike(_ other: Shape) -> Bool { other is Self }
    func number(of other: Shape) -> Int { (other as? Self)?.number ?? -1 }
    func count() -> Int {
        let inside = { Self.sides }
        return inside() + Self.twice
    }
    func names() -> String { String(describing: Self.self) + String(describing: type(of: self)) }
    func both() -> [Self] { [self, self] }
}
struct Square: Shape {
    static let sides = 4
    let number = 1
    static func make() -> Square { Square() }
}
final class Triangle: Shape {
    static var sides: Int { 3 }
    let number = 2
    static func make() -> Self { Self() }
}
let shapes: [any Shape] = [Square(), Triangle()]
print(shapes.map(\.info), shapes.map { $0.info }) // prints: ["Square 4", "Triangle 3"] ["Square 4", "Triangle 3"]
print(shapes.map { type(of: $0).twice }, shapes.map { $0.isLike(Square()) }) // prints: [8, 6] [true, false]
print(shapes.map { $0.number(of: Triangle()) }, shapes[0].other().number) // prints: [-1, 2] 1
print(shapes.map { $0.count() }, shapes.map { $0.names() }) // prints: [12, 9] ["SquareSquare", "TriangleTriangle"]
print(shapes[1].both().count, Square().info, Triangle().count()) // prints: 2 Square 4 9

protocol Marked: UIView { static var mark: String { get } }
extension Marked { func marked() -> String { Self.mark + "\(Self.self)" } }
final class Button: UIButton, Marked { static let mark = "b" }
final class Label: UILabel, Marked { static let mark = "l" }
let marked: [Marked] = [Button(), Label()]
print(marked.map { $0.marked() }, Button().marked()) // prints: ["bButton", "lLabel"] bButton

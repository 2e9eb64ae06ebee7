// A protocol may ask for an initializer; generic code makes instances with it.
protocol Made {
    init(number: Int)
}
struct Point: Made {
    var number: Int
}
final class Thing: Made {
    let text: String
    init(number: Int) { text = "thing \(number)" }
}
func make<T: Made>(_ type: T.Type, _ numbers: [Int]) -> [T] { numbers.map { T(number: $0) } }
print(make(Point.self, [1, 2]).map { $0.number }, make(Thing.self, [3]).map { $0.text }) // prints: [1, 2] ["thing 3"]
extension Made {
    static func standard() -> Self { Self(number: 0) }
}
print(Point.standard().number, Thing.standard().text) // prints: 0 thing 0

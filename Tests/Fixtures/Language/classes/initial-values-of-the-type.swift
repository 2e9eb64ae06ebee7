// Initial values and default arguments see the type's own members by their bare names.
class Store {
    static let width = 3
    static func make() -> Int { 2 }
    var x = width + 1
    var list = [width]
    var made = make()
    let number: Double = Double(width)
    func count(_ n: Int = width) -> Int { n }
}
final class Shop: Store {
    var twice = width * 2
}
print(Store().x, Store().list, Store().made, Store().number, Store().count())  // prints: 4 [3] 2 3.0 3
print(Shop().twice, Shop().x)  // prints: 6 4
struct Size {
    static let usual = 1.5
    var value = usual
    var larger = max(usual, 2)
}
print(Size().value, Size().larger)  // prints: 1.5 2.0

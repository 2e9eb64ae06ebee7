// Initializers in extensions of protocols, and through types as values.
protocol Makeable { init(n: Int) }
extension Makeable {
    init() { self.init(n: 7) }
    init?(text: String) {
        guard let n = Int(text) else { return nil }
        self.init(n: n)
    }
    static func pair() -> [Self] { [Self(), Self(n: 2)] }
}
struct M: Makeable, Equatable { let n: Int }
print(M().n, M(text: "4")?.n ?? 0, M(text: "x") == nil, M.pair())
// prints: 7 4 true [Scenario.M(n: 7), Scenario.M(n: 2)]
class K: Makeable { let n: Int; required init(n: Int) { self.n = n } }
final class L: K { var name = "l" }
print(K().n, L().n, L().name, L(text: "9")!.n, type(of: L.pair()[0]))  // prints: 7 7 l 9 L
enum E: Makeable { case few, many; init(n: Int) { self = n < 5 ? .few : .many } }
print(E(), E(n: 1))  // prints: many few
func make<T: Makeable>(_ type: T.Type) -> T { T(text: "3") ?? T() }
print(make(M.self), make(K.self).n, make(E.self))  // prints: M(n: 3) 3 few
struct Plain: Makeable { var n = 1; init(n: Int) { self.n = n } }
extension Plain { init(twice n: Int) { self.init(n: n * 2) } }
print(Plain().n, Plain(twice: 4).n)  // prints: 7 8
protocol Empty { init() }
struct Settings: Empty { var level = 1; var name = "s" }
func fresh<T: Empty>() -> T { T() }
let settings: Settings = fresh()
print(settings, Settings(level: 2), Settings())
// prints: Settings(level: 1, name: "s") Settings(level: 2, name: "s") Settings(level: 1, name: "s")
extension Int: Makeable { init(n: Int) { self = n } }
print(Int(text: "12") ?? 0)  // prints: 12

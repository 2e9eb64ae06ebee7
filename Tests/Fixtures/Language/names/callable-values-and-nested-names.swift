// Values that are called, implicit members that collections explain, and names of types inside of types.
struct Point3: Equatable, CustomStringConvertible {
    var x = 0.0, y = 0.0
    static let zero = Point3()
    static func + (l: Self, r: Self) -> Self { Self(x: l.x + r.x, y: l.y + r.y) }
    var description: String { "(\(x), \(y))" }
}
let points = [Point3(x: 1, y: 2), Point3(x: 3, y: 4)]
print(points.reduce(.zero, +), points.reduce(.init(x: 1)) { $0 + $1 }, points.reduce(.zero) { Point3(x: $0.x + $1.x) })
// prints: (4.0, 6.0) (5.0, 6.0) (4.0, 0.0)
print([[1], [2, 3]].reduce([], +), ["a", "b"].reduce("", +), [1.5, 2].reduce(.zero, +))
// prints: [1, 2, 3] ab 3.5
struct Adder {
    let base: Int
    var calls = 0
    func callAsFunction(_ n: Int) -> Int { base + n }
    func callAsFunction(_ a: Int, times b: Int) -> Int { base + a * b }
    mutating func callAsFunction() -> Int { calls += 1; return calls }
}
var adder = Adder(base: 2)
print(adder(3), adder(3, times: 4), Adder(base: 1)(1), adder(), adder(), [1, 2].map { adder($0) })
// prints: 5 14 2 1 2 [3, 4]
class Router {
    var handler = Adder(base: 10)
    func callAsFunction(_ path: String, body: () -> Void) { print("route", path); body() }
    func run() { print(handler(1)); self("inner") { print("closure") } }
// prints: 11
// prints: route inner
// prints: closure
// prints: route outer
}
let router = Router()
router.run()
router("outer") { print("trailing") }  // prints: trailing
print(router.handler())  // prints: 1
struct P { struct Inner { var k = 0; enum Deep { case a(Inner2); struct Inner2 { var z = 1 } } }; var inner = Inner() }
extension P { struct Late { var d = Inner.Deep.a(.init()) } }
struct Pair<T> { var t: T; struct Tag { var s = "" }; enum Side { case l, r }; var tag = Tag() }
class K { enum State { case on, off }; struct Gen<U> { var u: U } }
func tail(_ text: String) -> String { String(text.drop { $0 != "." }) }
print(tail("\([P.Inner()])"), tail("\([Pair(t: 1).tag])"), tail("\([Pair<Int>.Side.l])"))
// prints: .P.Inner(k: 0)] .Pair<Swift.Int>.Tag(s: "")] .Pair<Swift.Int>.Side.l]
print(tail("\([K.State.on])"), tail("\([K.Gen(u: 2)])"), type(of: K.Gen(u: 2)), type(of: P.Inner()), P.Inner.self)
// prints: .K.State.on] .K.Gen<Swift.Int>(u: 2)] Gen<Int> Inner Inner
var word = "12px solid"
print(word.prefix { $0.isNumber }, word.prefix(while: \.isNumber), word.drop(while: { $0 != " " }).dropFirst())
// prints: 12 12 solid
word.removeFirst(2)
word.removeLast(6)
let letter: Character = "f"
print(word, letter.asciiValue ?? 0, letter.hexDigitValue ?? 0, letter.isHexDigit, Character("+").isSymbol)
// prints: px 102 15 true true

// Property wrappers that are made of a property's first value, by a memberwise initializer or by one's own.
@propertyWrapper
struct Clamped<V: Comparable> {
    private var value: V
    let range: ClosedRange<V>
    var wrappedValue: V { get { value } set { value = min(max(newValue, range.lowerBound), range.upperBound) } }
    init(wrappedValue: V, _ range: ClosedRange<V>) { self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound) }
    var projectedValue: ClosedRange<V> { range }
}
struct Volume { @Clamped(0...10) var level = 12; var name = "v" }
var v = Volume()
print(v.level, v.$level)
v.level = -4; print(v.level)
let v2 = Volume(level: 3, name: "w"); print(v2.level, v2.name)
let v3 = Volume(name: "x"); print(v3.level)
@propertyWrapper
struct Trimmed {
    private(set) var value = ""
    var wrappedValue: String { get { value } set { value = newValue.trimmed() } }
    init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}
extension String { func trimmed() -> String { var s = Substring(self); while s.first == " " { s.removeFirst() }; while s.last == " " { s.removeLast() }; return String(s) } }
struct Post { @Trimmed var title: String; @Trimmed var body: String = " b " }
let p = Post(title: "  hi ", body: " x "); print(p.title, p.body)
let p2 = Post(title: "  yo "); print(p2.title, p2.body)
@propertyWrapper
class Logged<T> {
    var log: [String] = []
    var wrappedValue: T { didSet { log.append("\(oldValue)->\(wrappedValue)") } }
    var projectedValue: Logged<T> { self }
    init(wrappedValue: T) { self.wrappedValue = wrappedValue }
}
class Model { @Logged var n = 0; @Logged var s: String? = nil
  init() { n = 2; print(_n.log) } }
let m = Model(); m.n = 5; m.s = "q"; print(m.$n.log, m.$s.log)
@propertyWrapper
struct Default<T> { var wrappedValue: T?; let fallback: T
  init(_ f: T) { fallback = f }
  var projectedValue: T { wrappedValue ?? fallback } }
struct Settings { @Default(5) var size: Int?; @Default("a") var name: String? }
var s = Settings(); print(s.$size, s.$name, s.size as Any); s.size = 8; print(s.$size)
@propertyWrapper struct Lower { var projectedValue: Bool { get { flag } set { flag = newValue } }; var flag = false
  var wrappedValue: String { didSet { wrappedValue = wrappedValue.lowercased(); flag = true } } }
func local() { @Clamped(1...3) var k = 9; print(k, $k); k = 0; print(k) }
local()
@propertyWrapper struct Fn { var wrappedValue: Int; init(wrappedValue: Int, by k: Int = 2) { self.wrappedValue = wrappedValue * k } }
struct W { @Fn var a: Int = 4; @Fn(by: 3) var b: Int = 4; @Fn(wrappedValue: 1, by: 9) var c }
print(W().a, W().b, W().c, W(a: 1, b: 1).b)
@propertyWrapper struct Both { var wrappedValue: Int; init() { wrappedValue = 7 }; init(wrappedValue: Int) { self.wrappedValue = wrappedValue } }
@propertyWrapper struct Imp { var wrappedValue: Int = 3; var n = 1 }
@propertyWrapper struct Opt<T> { var wrappedValue: T? = nil }
@propertyWrapper struct OnlyPlain { var v = 1; var wrappedValue: Int { v } ; init() {} }
struct A { @Both var a: Int; @Both var b: Int = 2 }
struct B { @Imp var a: Int; @Imp(n: 4) var b: Int = 2 }
struct C { @Opt var a: String? }
struct D { @OnlyPlain var a; var z = 1 }
print(B().a, B().b)
print(C().a as Any)
print(D(z: 4).a)
class K { @Both var a: Int; @Imp var q: Int; @Opt var o: String?
 init(a: Int) { self.a = a; q = 9 } }
print(K(a: 5).a, K(a: 5).q)
@propertyWrapper struct Req { var log = ""; var wrappedValue: Int { didSet { log += "set" } } ; init(wrappedValue: Int) { self.wrappedValue = wrappedValue; log = "made" } }
struct E1 { @Req var x: Int; init(_ v: Int) { x = v; x = v + 1 } ; var l: String { _x.log } }
print(E1(3).x, E1(3).l)
// prints: 10 0...10
// prints: 0
// prints: 3 w
// prints: 10
// prints: hi x
// prints: yo b
// prints: ["0->2"]
// prints: ["0->2", "2->5"] ["nil->Optional(\"q\")"]
// prints: 5 a nil
// prints: 8
// prints: 3 1...3
// prints: 1
// prints: 8 12 9 3
// prints: 3 2
// prints: nil
// prints: 1
// prints: 5 9
// prints: 4 madeset

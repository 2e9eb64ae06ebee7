// Generic requirements of all kinds of types that conform, and what an extension has for those that bring nothing.
protocol P { func f<T>(_ x: T) -> String; subscript<K: Hashable>(k k: K) -> Int { get } }
extension P { func f<T>(_ x: T) -> String { "default \(x)" }; subscript<K: Hashable>(k k: K) -> Int { -1 } }
extension Int: P { func f<U>(_ x: U) -> String { "int \(self) \(x)" } }
class Base: P {}; class Sub: Base { }
struct Gen<V>: P { var v: V; func f<T>(_ x: T) -> String { "\(v) and \(x)" }; subscript<K: Hashable>(k k: K) -> Int { "\(k)".count } }
extension Optional: P where Wrapped: P {}
let all: [any P] = [3, Base(), Sub(), Gen(v: "g"), Gen(v: 2.5), Optional(4) as Int?]
for p in all { print(p.f("q"), p.f(1.5), p[k: "abc"], p[k: 12]) }
func go() { struct Local: P { func f<T>(_ x: T) -> String { "local" } }; let p: any P = Local(); print(p.f(1), p[k: 1]) }
go()
func use<T: P>(_ t: T) -> String { t.f(t) + t.f([1]) + "\(t[k: true])" }
print(use(5), use(Gen(v: 1)), use(Sub()) .count > 3)
// prints: int 3 q int 3 1.5 -1 -1
// prints: default q default 1.5 -1 -1
// prints: default q default 1.5 -1 -1
// prints: g and q g and 1.5 3 2
// prints: 2.5 and q 2.5 and 1.5 3 2
// prints: default q default 1.5 -1 -1
// prints: local -1
// prints: int 5 5int 5 [1]-1 1 and Gen<Int>(v: 1)1 and [1]4 true

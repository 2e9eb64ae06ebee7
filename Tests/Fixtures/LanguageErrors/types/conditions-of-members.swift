protocol Tool {}
struct Box<T> {
    var v: T
    func d() -> String where T: Comparable { "c" }
    func e() -> Int where T == Int { v }
    func f() where T: Tool { v.missing() }  // error 6:32: 'T' has no member 'missing'
    subscript(i: Int) -> Int where T == [Int] { v[i] }
}
struct P {}
print(Box(v: P()).d())  // error 10:19: 'Box<P>' has 'd' only where 'P' conforms to 'Comparable'
print(Box(v: "x").e())  // error 11:19: 'Box<String>' has 'e' only where 'String' is 'Int'
print(Box(v: 1)[0])  // error 12:7: 'Box<Int>' has 'subscript' only where 'Int' is '[Int]'
extension Sequence { func least() -> Int where Element: Comparable { 1 } }
print([P()].least())  // error 14:13: '[P]' has 'least' only where 'P' conforms to 'Comparable'
struct Plain { func f() where Int: Equatable { } }  // error 15:31: a 'where' clause needs placeholders, and nothing here is generic
extension String { func q() where Element == Character { } }  // error 16:35: a 'where' clause needs placeholders, and nothing here is generic
func top() where Int: Equatable { }  // error 17:12: a 'where' clause needs placeholders, and nothing here is generic
protocol Q { associatedtype A; func f() where A: Equatable }  // error 18:47: a 'where' clause of what a protocol asks for is not supported in scenarios
extension Box where T: Tool { func only() {} }
Box(v: 3).only()  // error 20:11: 'Box<Int>' has 'only' only where 'Int' conforms to 'Tool'

protocol Shape { func area() -> Double; func fits<T>(_ x: T) -> Bool }
struct Box<T: Shape> { static var count = 0; var value: T }  // error 2:35: a stored static property of a generic type is not supported in scenarios
func add<T>(_ a: T, _ b: T) -> T { a + b }  // error 3:36: '+' does not work on 'T' and 'T'
func walk<S: Strideable>(_ s: S) { }  // error 4:14: 'Strideable' as a constraint is not supported in scenarios
func outer() { func inner<T>(_ x: T) -> Int { x.size } }  // error 5:49: 'T' has no member 'size'
let f = identity  // error 6:9: nothing says what 'identity' stands for here
func identity<T>(_ x: T) -> T { let y: T? = x; return y! }
print(identity(3))
let box = Box(value: 3)  // error 9:11: 'Int' does not conform to 'Shape'
class Base { func go<T>(_ x: T) { } }
class Derived: Base { override func go<T>(_ x: T) { } }  // error 11:37: overriding a generic method is not supported in scenarios
struct Pair<A, B> { var a: A; var b: B }
let p: Pair<Int> = Pair(a: 1, b: 2)  // error 13:8: this number of arguments of the type 'Pair' is not supported in scenarios
extension Pair<Int, Int> { func sum() -> Int { a + b } }  // error 14:11: an extension of 'Pair<Int, Int>' is not supported in scenarios
enum Tree<T> { indirect case node(Tree<T>), leaf(T) }
protocol Key { init<U>(_ other: U) }  // error 16:16: a generic initializer in a protocol is not supported in scenarios
func zero<T: SetAlgebra>() -> T? { nil }  // error 17:14: 'SetAlgebra' as a constraint is not supported in scenarios
let q = Pair.self  // error 18:9: nothing says what 'Pair' stands for here
func make<T>() -> T? { nil }
make()  // error 20:1: nothing says what 'make()' stands for here
let first = [Int?]().first
func show(_ x: Int) -> String { "Int" }
func show(_ x: Any) -> String { "Any" }
func both<T>(_ x: T) -> String { show(x) }  // error 24:34: a call that means something else for T = Int is not supported in scenarios
print(both(1))
protocol Loader { func load<T: Equatable>(_ t: T) -> T; subscript<K>(k: K) -> Int { get } }
struct Strict: Loader { func load<T: Comparable>(_ t: T) -> T { t }; subscript<K>(k: K) -> Int { 0 } }  // error 27:8: 'Strict' does not have 'load(_:)', which 'Loader' asks for
struct Halved: Loader { func load<T: Equatable>(_ t: T) -> T { t }; subscript(k: Int) -> Int { 0 } }  // error 28:8: 'Halved' does not have 'subscript(_:)', which 'Loader' asks for
@dynamicMemberLookup struct Named { subscript(dynamicMember name: String) -> Int { name.count } }
print(Named().size.height)  // error 30:20: 'Int' has no member 'height'
print(Named().go())  // error 31:15: a value of type 'Int' cannot be called

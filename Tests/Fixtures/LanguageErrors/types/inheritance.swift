// What cannot be inherited from, and what cannot conform.
class Inner: Inner.Deep { class Deep {} }  // error 2:14: 'Inner' is defined by itself
class Outer: Middle.Core {}
class Middle: Outer { class Core {} }  // error 4:15: 'Middle' is defined by itself
protocol Same where Self == Same {}  // error 5:29: 'Self' of a protocol is whatever conforms to it, and never 'Same' alone
protocol Number where Int == Self {}  // error 6:23: 'Self' of a protocol is whatever conforms to it, and never 'Int' alone
final class Last {}
class Further: Last {}  // error 8:16: 'Last' is 'final': no class inherits from it
protocol Shared: AnyObject {}
struct Value: Shared {}  // error 10:8: 'Value' is no class, and only classes conform to 'Shared'
class Base {
    final func move() {}
    final var size: Int { 1 }
    final subscript(place: Int) -> Int { place }
    subscript(name: String) -> Int { get { 1 } set {} }
    subscript(flag: Bool) -> Int { 1 }
    subscript<Key: Hashable>(key: Key) -> Int { 1 }
}
class Derived: Base {
    override func move() {}  // error 20:19: 'move()' is 'final' in the superclass, and cannot be overridden
    override var size: Int { 2 }  // error 21:18: 'size' is 'final' in the superclass, and cannot be overridden
    override subscript(place: Int) -> Int { 2 }  // error 22:14: 'subscript(_:)' is 'final' in the superclass, and cannot be overridden
    override subscript(name: String) -> Int { 3 }  // error 23:14: 'subscript(_:)' can be set in the superclass, and not here
    subscript(flag: Bool) -> Int { 4 }  // error 24:5: 'subscript(_:)' overrides a member of the superclass
    override subscript(other: Double) -> Int { 5 }  // error 25:14: 'subscript(_:)' overrides nothing
    override subscript<Key: Hashable>(key: Key) -> Int { 6 }  // error 26:14: overriding a generic subscript is not supported in scenarios
}
struct Size {
    let (width, height) = (1, 2)  // error 29:9: one value for several constants of a struct is not supported in scenarios
    var (first, second) = Size.both  // error 30:9: a pattern of properties whose value is not written part by part is not supported in scenarios
    static let both = (1, 2)
    static let (low, high) = (1, 2, 3)  // error 32:16: a pattern of 2 parts cannot match a value of type '(_, _, _)'
    lazy var (top, left) = (1, 2)  // error 33:14: 'lazy' in front of several properties is not supported in scenarios
    var (x, y): (Int, Int) { (1, 2) }  // error 34:28: accessors of several properties is not supported in scenarios
    var area: Int { mutating get { 1 } }
}

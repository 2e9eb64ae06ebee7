// A default implementation has values for arguments that the protocol's own method has not.
protocol Themed {
    func apply(_ name: String?, animated: Bool) -> String
}
extension Themed {
    func apply(_ name: String? = nil, animated: Bool = true) -> String { "default \(name ?? "none") \(animated)" }
}
struct Plain: Themed {}
struct Own: Themed {
    func apply(_ name: String?, animated: Bool) -> String { "own \(name ?? "none") \(animated)" }
    func applyTwice() -> String { apply("a") + ", " + apply("a", animated: false) }
}
print(Plain().apply())  // prints: default none true
print(Plain().apply("a"), Plain().apply(animated: false))  // prints: default a true default none false
print(Own().apply("a", animated: true))  // prints: own a true
print(Own().apply("a"))  // prints: default a true
print(Own().applyTwice())  // prints: default a true, own a false
let some: Themed = Own()
print(some.apply(), some.apply(nil, animated: false))  // prints: default none true own none false
func applied<T: Themed>(_ one: T) -> String { one.apply("b") }
print(applied(Plain()), applied(Own()))  // prints: default b true default b true
let method = Own().apply
print(method("c", true))  // prints: own c true

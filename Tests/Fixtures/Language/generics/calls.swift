// What a call means inside generic code is settled by what the signature says, not by the types of the call.
func kind(_ x: Int) -> String { "Int" }
func kind<T>(_ x: T) -> String { "something" }
func kind<T: Comparable>(_ x: T) -> String { "comparable" }
print(kind(1), kind(1.5), kind(view))  // prints: Int comparable something
protocol Speaker { func speak() -> String }
extension Speaker {
    func speak() -> String { "default" }
    func loud() -> String { speak().uppercased() }
}
struct Dog: Speaker { func speak() -> String { "woof" } }
struct Fish: Speaker {}
func talk<S: Speaker>(_ s: S) -> String { s.speak() + s.loud() }
print(talk(Dog()), talk(Fish()))  // prints: woofWOOF defaultDEFAULT
struct Wrapper<T> {
    var value: T
    func replaced(by other: T) -> Wrapper { Wrapper(value: other) }
    func casted<U>(to type: U.Type) -> U? { value as? U }
}
print(Wrapper(value: 1).replaced(by: 2).value, Wrapper<Any>(value: "s").casted(to: String.self)!)  // prints: 2 s
print(Wrapper<Any>(value: 1).casted(to: String.self) == nil)  // prints: true

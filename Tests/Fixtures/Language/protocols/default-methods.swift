protocol Greeter {
    var name: String { get }
    func greet() -> String
}
extension Greeter {
    func greet() -> String { "hello " + name }
    func twice() -> String { greet() + ", " + greet() }
}
struct Plain: Greeter { let name = "plain" }
struct Own: Greeter { let name = "own"; func greet() -> String { "hey" } }
let list: [Greeter] = [Plain(), Own()]
print(list.map { $0.greet() }, Own().twice())  // prints: ["hello plain", "hey"] hey, hey

// `Any` asks for nothing where a protocol may be named.
protocol Named: Any {
    var name: String { get }
}
struct Card: Named, Any {
    let name: String
}
typealias NamedThing = Any & Named

func describe<Thing: Any>(_ thing: Thing) -> String { "\(type(of: thing))" }
func greet(_ thing: any NamedThing) -> String { "Hello, \(thing.name)" }

print(describe(3), greet(Card(name: "Ada")))
let list: [Any & Named] = [Card(name: "Bo")]
print(list.map(\.name))
// prints: Int Hello, Ada
// prints: ["Bo"]

// A closure that an object keeps in itself, and that does not mention it, does not keep it alive.
class Store {
    var handlers: [() -> Void] = []
    let name: String
    init(_ name: String) {
        self.name = name
        handlers.append { print("called") }
    }
    deinit { print("gone", name) }
}
var store: Store? = Store("a")
store?.handlers.forEach { $0() }  // prints: called
store = nil  // prints: gone a
print("end")  // prints: end

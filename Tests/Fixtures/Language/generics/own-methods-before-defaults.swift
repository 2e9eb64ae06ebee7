// What an extension has for the type itself comes before what a protocol has for all types, also where a
// method is generic and only the protocol is known.
protocol Visited {
    func visit<Value>(_ value: Value) -> String
    func name() -> String
}
extension Visited {
    func visit<Value>(_ value: Value) -> String { "default" }
    func name() -> String { "default" }
}
struct Leaf: Visited {
    func visit<Value>(_ value: Value) -> String { "leaf \(value)" }
}
extension Array: Visited where Element: Visited {
    func visit<Value>(_ value: Value) -> String { map { $0.visit(value) }.joined(separator: ", ") }
    func name() -> String { "array" }
}
let all: [any Visited] = [Leaf(), [Leaf(), Leaf()]]
for one in all { print(one.visit(3), "|", one.name()) }
// prints: leaf 3 | default
// prints: leaf 3, leaf 3 | array
func ask<Tree: Visited>(_ tree: Tree) -> String { tree.visit(1.5) + " " + tree.name() }
print(ask([Leaf()]), ask(Leaf()), [Leaf()].visit("s")) // prints: leaf 1.5 array leaf 1.5 default leaf s

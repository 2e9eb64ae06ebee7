// Objects whose classes say nothing of their hash values have one each, the same in every run.
class Edge: NSObject {}
let one = Edge(), other = Edge()
print(one.hashValue == one.hashValue, one.hashValue == other.hashValue)  // prints: true false
print(one.hash == one.hash, one.hash == other.hash, view.hash == view.hash)  // prints: true false true
class Vertex: Hashable {
    let name: String
    init(_ name: String) { self.name = name }
    static func == (a: Vertex, b: Vertex) -> Bool { a.name == b.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
print(Vertex("a").hashValue == Vertex("a").hashValue)  // prints: true
class Point: NSObject {
    var x = 0
    override var hash: Int { x &+ super.hash &- super.hash }
}
print(Point().hash == Point().hash)  // prints: true

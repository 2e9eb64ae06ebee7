// An option set of the scenario's own is a set of bits.
struct Edges: OptionSet, Hashable {
    let rawValue: Int

    static let top = Edges(rawValue: 1 << 0)
    static let left = Edges(rawValue: 1 << 1)
    static let bottom = Edges(rawValue: 1 << 2)
    static let vertical: Edges = [.top, .bottom]
}
var edges: Edges = [.top]
print(edges.insert(.left).inserted, edges.insert(.left).inserted, edges.rawValue) // prints: true false 3
print(edges.contains(.top), edges.contains(.vertical), edges.isEmpty) // prints: true false false
print(edges.remove(.top) == .top, edges.remove(.bottom) == nil, edges == .left) // prints: true true true
print(edges.union(.vertical).rawValue, Edges.vertical.intersection([.top, .left]).rawValue) // prints: 7 1
print(Edges.vertical.subtracting(.top) == .bottom, Edges.vertical.isSuperset(of: .top)) // prints: true true
print(Edges().isEmpty, Edges.vertical.symmetricDifference([.top, .left]).rawValue) // prints: true 6
edges.formUnion([.top, .bottom])
print(edges) // prints: Edges(rawValue: 7)

func pin(_ edges: Edges = []) -> String { edges.isEmpty ? "nothing" : "\(edges.rawValue)" }
print(pin(), pin(.left), pin([.left, .top])) // prints: nothing 2 3
print(Set([Edges.top, [.top], .left]).count) // prints: 2

struct Hit { let name: String; let depth: Int; let area: CGFloat }
var hits = [Hit(name: "b", depth: 2, area: 10), Hit(name: "a", depth: 2, area: 4), Hit(name: "c", depth: 1, area: 9)]
hits.sort { ($0.depth, $0.area) < ($1.depth, $1.area) }
print(hits.map(\.name))  // prints: ["c", "a", "b"]
print(hits.sorted { $0.name > $1.name }.map(\.name), hits.max { $0.area < $1.area }!.name)  // prints: ["c", "b", "a"] b
print([3, 1, 2].sorted().reversed().map { $0 }, ["b", "C", "a"].sorted { $0.lowercased() < $1.lowercased() })
// prints: [3, 2, 1] ["a", "b", "C"]

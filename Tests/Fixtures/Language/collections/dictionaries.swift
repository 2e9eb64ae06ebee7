// Dictionaries, read in an order of one's own: theirs is nobody's.
var ages = ["Ann": 3, "Bob": 5]
ages["Cy"] = 8
ages["Ann"]! += 1
print(ages["Ann"] ?? 0, ages["Dan"] as Any, ages.count)  // prints: 4 nil 3
ages["Bob"] = nil
print(ages.keys.sorted(), ages.values.sorted())  // prints: ["Ann", "Cy"] [4, 8]
ages["Bob", default: 0] += 2
print(ages["Bob"]!, ages["Eve", default: 1], ages.isEmpty)  // prints: 2 1 false
print(ages.removeValue(forKey: "Cy") ?? 0, ages.count)  // prints: 8 2
for (name, age) in ages.sorted(by: { $0.key < $1.key }) { print(name, age) }
// prints: Ann 4
// prints: Bob 2
print(ages.mapValues { $0 * 10 }["Ann"]!, ages.filter { $0.value > 2 }.count)  // prints: 40 1
print(ages.contains { $0.key == "Bob" }, ["a": 1] == ["a": 1], [String: Int]())  // prints: true true [:]
let nested = ["x": [1, 2]]
print(nested["x"]?.count ?? 0, nested["y"]?.first as Any)  // prints: 2 nil

var counts: [Character: Int] = [:]
for c in "hello" { counts[c, default: 0] += 1 }
print(counts["l"]!, counts["z"] ?? 0, counts.count)  // prints: 2 0 4
let byLength = Dictionary(grouping: ["a", "bb", "cc", "d"], by: \.count)
print(byLength[1]!, byLength[2]!.count)  // prints: ["a", "d"] 2
var ages = ["ann": 3, "bob": 5]
ages["cid"] = 7
ages["bob"] = nil
print(ages.keys.sorted(), ages.values.reduce(0, +), ages.mapValues { $0 * 2 }["cid"]!)  // prints: ["ann", "cid"] 10 14
if let old = ages.updateValue(4, forKey: "ann") { print(old, ages["ann"]!) }  // prints: 3 4
print(ages.removeValue(forKey: "zed") as Any, ages.filter { $0.value > 5 }.count)  // prints: nil 1
let pairs = Dictionary(uniqueKeysWithValues: zip(["x", "y"], [1, 2]))
print(pairs["y"]!, ages.contains { $0.key == "cid" }, ages.isEmpty)  // prints: 2 true false
let tallies = Dictionary([("a", 1), ("b", 2), ("a", 3)], uniquingKeysWith: +)
print(tallies["a"] ?? 0, tallies["b"] ?? 0)  // prints: 4 2
let firsts = Dictionary(zip(["x", "y", "x"], 1...3), uniquingKeysWith: { first, _ in first })
print(firsts["x"] ?? 0, firsts.count)  // prints: 1 2

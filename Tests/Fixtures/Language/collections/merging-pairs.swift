// Dictionaries merge with pairs as well.
let ages = ["a": 1, "b": 2]
let merged = ages.merging([("b", 3), ("c", 4)]) { $0 + $1 }
print(merged.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })  // prints: ["a1", "b5", "c4"]
print(ages.merging(["a": 9]) { old, _ in old }["a"]!)  // prints: 1
var more = ages
more.merge(zip(["a", "z"], [5, 6])) { $1 }
print(more["a"]!, more["z"]!)  // prints: 5 6

let a: Set<Int> = [1, 2, 3], b: Set<Int> = [3, 4]
print(a.union(b).sorted(), a.intersection(b).sorted(), a.subtracting(b).sorted())  // prints: [1, 2, 3, 4] [3] [1, 2]
print(a.symmetricDifference(b).count, a.isSuperset(of: [1, 2]), a.isDisjoint(with: [9]))  // prints: 3 true true
var s = Set<String>()
print(s.insert("x").inserted, s.insert("x").inserted, s.count)  // prints: true false 1
s.remove("x")
s.formUnion(["p", "q"])
print(s.sorted(), s.contains("p"), s.min()!)  // prints: ["p", "q"] true p

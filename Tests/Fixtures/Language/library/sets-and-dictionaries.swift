// Sets and dictionaries, in orders that Swift fixes.
var set: Set<Int> = [3, 1]
print(set.insert(3).inserted, set.insert(2).inserted, set.sorted(), set.count)
print(set.remove(9) as Any, set.remove(1) ?? 0, set.contains(1), set.isEmpty)
print(set.union([7]).sorted(), set.intersection([2, 8]).sorted(), set.subtracting([2]).sorted())
print(set.symmetricDifference([2, 8]).sorted(), set.isSubset(of: [1, 2, 3]), set.isSuperset(of: [2]))
print(set.isDisjoint(with: [5]), Set([1, 1, 2]).count, set == [3, 2], set.map { $0 * 2 }.sorted())
set.formUnion([10])
set.subtract([2])
print(set.sorted(), set.filter { $0 > 5 }, set.min() ?? 0, set.reduce(0, +))
set.removeAll()
print(set, set.first as Any)
var ages = ["Ann": 3]
print(ages.updateValue(4, forKey: "Ann") ?? 0, ages.updateValue(5, forKey: "Bob") as Any)
print(ages.mapValues { $0 * 2 }.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" })
print(ages.filter { $0.value > 4 }, ages.compactMapValues { $0 > 4 ? $0 : nil })
print(ages.merging(["Ann": 10]) { $0 + $1 }["Ann"] ?? 0, ages.keys.sorted(), ages.values.sorted())
ages.merge(["Cy": 1]) { old, _ in old }
print(ages.count, ages.contains { $0.value == 1 }, ages.min { $0.value < $1.value }?.key ?? "")
print(Dictionary(uniqueKeysWithValues: [("a", 1)]), Dictionary(grouping: [1, 2, 3]) { $0 % 2 }[1] ?? [])
print(ages["Zed", default: 7], ages.removeValue(forKey: "Zed") as Any, ages.isEmpty, [String: Int]())
ages["Ann"] = nil
ages["Bob"] = nil
print(ages, ages.first?.key ?? "", ages == ["Cy": 1])
for (name, age) in ages { print(name, age) }
ages.removeAll()
print(ages)

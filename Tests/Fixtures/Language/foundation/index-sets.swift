// Sets of numbers: ranges of them, their neighbours, and both of two together.
var rows = IndexSet(integersIn: 2..<5)
print(rows.insert(9).inserted, rows.insert(9).memberAfterInsert, rows.count)
for row in rows { print(row) }
print(rows.map { $0 * 2 }, rows.reduce(0, +), rows.sorted(by: >))
print(rows.contains(integersIn: 2...3), rows.contains(integersIn: 4..<6), rows.intersects(integersIn: 4..<6))
print(rows.integerGreaterThan(4) ?? -1, rows.integerLessThan(2) ?? -1)
print(rows.integerGreaterThanOrEqualTo(4) ?? -1, rows.integerLessThanOrEqualTo(8) ?? -1)
rows.remove(integersIn: 3...4)
rows.insert(integersIn: 6...7)
print(Array(rows), rows.remove(9) ?? -1)
let other: IndexSet = [1, 2]
print(Array(rows.union(other)), Array(rows.intersection(other)))
print(Array(rows.subtracting(other)), Array(rows.symmetricDifference(other)))
print(rows.isSuperset(of: [6, 7]), rows.isSuperset(of: other))
var all = other
all.formUnion(rows)
all.subtract([1])
all.formSymmetricDifference([7, 8])
all.formIntersection(IndexSet(integersIn: 0...100))
print(Array(all), IndexSet(integersIn: 3..<3).isEmpty)
let paths = rows.map { IndexPath(row: $0, section: 0) }
print(paths.count)
rows.removeAll()
print(rows.isEmpty)
// prints: true 9 4
// prints: 2
// prints: 3
// prints: 4
// prints: 9
// prints: [4, 6, 8, 18] 18 [9, 4, 3, 2]
// prints: true false true
// prints: 9 -1
// prints: 4 4
// prints: [2, 6, 7, 9] 9
// prints: [1, 2, 6, 7] [2]
// prints: [6, 7] [1, 6, 7]
// prints: true false
// prints: [2, 6, 8] true
// prints: 3
// prints: true

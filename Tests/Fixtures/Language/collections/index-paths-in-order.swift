// Index paths are ordered by section, then by row; what has fewer numbers comes first.
let first = IndexPath(row: 0, section: 0)
let second = IndexPath(row: 1, section: 0)
let next = IndexPath(row: 0, section: 1)
print(first < second, second < first, first <= first, first < first)  // prints: true false true false
print(second > first, second >= first, second < next, next > second)  // prints: true true true true
let section = IndexPath(index: 0)
print(section < first, first < section, IndexPath() < section)  // prints: true false true
let rows = [next, second, first]
print(rows.sorted().map(\.row), rows.sorted(by: >).map(\.row), rows.max() == next)  // prints: [0, 1, 0] [0, 1, 0] true
print(rows.sorted { $0 < $1 }.map(\.section), first.compare(second) == .orderedAscending)  // prints: [0, 0, 1] true
print((first...next).contains(second), (first..<second).contains(second))  // prints: true false
print((1, first) < (1, second), max(first, second) == second)  // prints: true true

// Arrays are values; the methods that scenario code uses.
var list = [3, 1, 2]
var copy = list
copy.append(4)
print(list, copy, list.count, copy.isEmpty)  // prints: [3, 1, 2] [3, 1, 2, 4] 3 false
list.insert(9, at: 1)
list[0] = 7
list += [5, 6]
print(list, list[1...2], list.first!, list.last!)  // prints: [7, 9, 1, 2, 5, 6] [9, 1] 7 6
print(list.remove(at: 1), list.removeLast(), list.removeFirst(), list)  // prints: 9 6 7 [1, 2, 5]
print(list.map { $0 * 2 }, list.filter { $0 > 1 }, list.reduce(0, +))  // prints: [2, 4, 10] [2, 5] 8
print(list.sorted(by: >), [2, 3, 1].sorted(), list.reversed() as [Int])  // prints: [5, 2, 1] [1, 2, 3] [5, 2, 1]
print(list.contains(2), list.contains { $0 > 9 }, list.firstIndex(of: 5) ?? -1)  // prints: true false 2
print(list.first { $0 > 1 } ?? 0, list.last { $0 < 5 } ?? 0, list.allSatisfy { $0 > 0 })  // prints: 2 2 true
print(list.min()!, list.max()!, list.prefix(2), list.suffix(1), list.dropFirst())  // prints: 1 5 [1, 2] [5] [2, 5]
print(["a", "b"].joined(separator: "-"), [[1], [2, 3]].flatMap { $0 })  // prints: a-b [1, 2, 3]
print(["1", "x", "3"].compactMap { Int($0) }, Array(1...4), [Int](repeating: 0, count: 2))  // prints: [1, 3] [1, 2, 3, 4] [0, 0]
list.forEach { print("item", $0) }
// prints: item 1
// prints: item 2
// prints: item 5
list.removeAll { $0 == 2 }
list.swapAt(0, 1)
print(list, list == [5, 1])  // prints: [5, 1] true
var grid = [[0, 0], [0, 0]]
grid[1][0] = 5
grid[0].append(1)
print(grid, grid.count)  // prints: [[0, 0, 1], [5, 0]] 2
let empty: [String] = []
print(empty, empty.first as Any, empty.max() as Any)  // prints: [] nil nil
for (i, view) in [UIView(), UIView()].enumerated() { view.tag = i }
print(list.indices.map { $0 }, list.enumerated().map { $0.offset * $0.element })  // prints: [0, 1] [0, 1]

var grid = [[Int]](repeating: [Int](repeating: 0, count: 3), count: 2)
grid[1][2] = 5
grid[0].append(7)
grid[1][2] += 1
print(grid, grid.map { $0.reduce(0, +) }, grid.flatMap { $0 }.filter { $0 > 0 })
// prints: [[0, 0, 0, 7], [0, 0, 6]] [7, 6] [7, 6]
var tree: [String: [String: Int]] = [:]
tree["a", default: [:]]["x"] = 1
tree["a"]?["y"] = 2
print(tree["a"]!.keys.sorted(), tree["b"]?["x"] ?? 0)  // prints: ["x", "y"] 0
var tuples = [(1, "a"), (2, "b")]
tuples[0].1 = "z"
print(tuples.map { $0.1 }, tuples.first { $0.0 == 2 }?.1 ?? "")  // prints: ["z", "b"] b

struct Cell: Hashable { var x: Int; var y: Int }
var visited: Set<Cell> = []
visited.insert(Cell(x: 1, y: 2)); visited.insert(Cell(x: 1, y: 2))
let names: [Cell: String] = [Cell(x: 0, y: 0): "origin"]
print(visited.count, visited.contains(Cell(x: 1, y: 2)), names[Cell(x: 0, y: 0)] ?? "")  // prints: 1 true origin

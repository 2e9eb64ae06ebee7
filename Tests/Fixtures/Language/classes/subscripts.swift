class Grid {
    let width: Int
    private var cells: [Int]
    init(width: Int, height: Int) { self.width = width; cells = Array(repeating: 0, count: width * height) }
    subscript(x: Int, y: Int) -> Int {
        get { cells[y * width + x] }
        set { cells[y * width + x] = newValue }
    }
    subscript(row y: Int) -> [Int] { Array(cells[y * width..<(y + 1) * width]) }
}
let grid = Grid(width: 2, height: 2)
grid[1, 0] = 5
grid[1, 0] += 2
grid[0, 1] = 3
print(grid[1, 0], grid[row: 0], grid[row: 1])  // prints: 7 [0, 7] [3, 0]

struct Board {
    private var cells: [String: Int] = [:]
    subscript(column x: Int, row y: Int) -> Int {
        get { cells["\(x),\(y)"] ?? 0 }
        set(value) { cells["\(x),\(y)"] = value }
    }
    subscript(name: String) -> Int? { cells[name] }
    var count: Int { cells.count }
}
var board = Board()
board[column: 1, row: 2] = 7
board[column: 1, row: 2] -= 2
board[column: 0, row: 0] += 1
print(board[column: 1, row: 2], board["0,0"] ?? -1, board["9,9"] as Any, board.count)  // prints: 5 1 nil 2
extension Array {
    subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
print([1, 2][safe: 1] ?? 0, [1, 2][safe: 5] ?? 0, ["a"][safe: 0]!)  // prints: 2 0 a
let boards = [board]
print(boards[0][column: 1, row: 2])  // prints: 5

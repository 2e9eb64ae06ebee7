protocol Grid {
    var cells: [Int] { get set }
    var width: Int { get }
}
extension Grid {
    subscript(row: Int, column: Int) -> Int {
        get { cells[row * width + column] }
        set { cells[row * width + column] = newValue }
    }
    subscript(last offset: Int) -> Int { cells[cells.count - 1 - offset] }
}
struct Board: Grid {
    var cells = [1, 2, 3, 4]
    let width = 2
}
final class Shared: Grid {
    var cells = [5, 6]
    var width = 1
}
var board = Board()
board[1, 0] = 9
board[0, 1] += 10
print(board.cells, board[last: 0])  // prints: [1, 12, 9, 4] 4
let shared = Shared()
shared.cells = [7, 8]
print(shared[1, 0])  // prints: 8
var any: any Grid = board
any[0, 0] = 0
print(any[0, 0], any[last: 1], board[0, 0])  // prints: 0 9 1

protocol Sized { var size: CGSize { get } }
extension Sized { subscript(axis: String) -> CGFloat { axis == "x" ? size.width : size.height } }
extension UIView: Sized { var size: CGSize { bounds.size } }
print(UILabel(frame: CGRect(x: 1, y: 1, width: 5, height: 7))["x"])  // prints: 5.0

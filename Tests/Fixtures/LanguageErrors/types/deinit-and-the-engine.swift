class Board: UIView {
    deinit { print(tag) }
}
var board: Board? = Board()
board = nil
// error 2:20: 'self' as UIView in a 'deinit' is not supported in scenarios

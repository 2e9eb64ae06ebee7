class Board: UIView {
    var order = [3, 1, 2]
    var seen = 0
    override func layoutSubviews() { seen = order.count }
}
let board = Board(frame: .zero)
board.order.sort { a, b in
    board.setNeedsLayout()
    board.layoutIfNeeded()
    return a < b
}
// error 4:45: 'order' is used here while something else is changing it

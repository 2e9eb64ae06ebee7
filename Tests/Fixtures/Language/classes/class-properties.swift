class Cell: UIView {
    class var height: CGFloat { 44 }
    class var name: String { "cell" }
    static var twice: CGFloat { height * 2 }
    var ownHeight: CGFloat { Self.height + type(of: self).height }
    func describe() -> String { "\(Self.name) \(ownHeight)" }
}
class TallCell: Cell {
    override class var height: CGFloat { super.height + 20 }
    override class var name: String { "tall " + super.name }
}
print(Cell.height, TallCell.height, TallCell.twice)  // prints: 44.0 64.0 128.0
let cells: [Cell] = [Cell(), TallCell()]
print(cells.map { $0.describe() })  // prints: ["cell 88.0", "tall cell 128.0"]

// UIKit's cells are delegates of recognizers already; other views say so.
class Cell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let pan = UIPanGestureRecognizer(target: nil, action: nil)
        pan.delegate = self
        addGestureRecognizer(pan)
        print(pan.delegate === self)
    }
    required init?(coder: NSCoder) { fatalError("not used") }
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}
class Both: UIScrollView, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}
_ = Cell(style: .default, reuseIdentifier: nil)  // prints: true
print(Both() is UIGestureRecognizerDelegate)  // prints: true

import Foundation

/// A wheel of a picker, under the name that people know from logs. It comes to rest with a row in its middle,
/// and a tap on a row brings that one there.
final class UIPickerTableView: UIScrollView {
    weak var picker: UIPickerView?
    var component = 0
    private(set) var rowCount = 0
    private(set) var rowHeight: CGFloat = 0
    /// The row that was chosen last, by a finger or by code.
    var chosen = -1
    /// The author's views of rows, and the rows that have none.
    private(set) var views: [Int: UIView] = [:]
    private lazy var tapRecognizer = RowTapRecognizer(target: nil, action: nil)

    /// Chooses a row by a tap.
    final class RowTapRecognizer: UITapGestureRecognizer {
        override func defaultAction(in state: State) {
            if state == .ended { (view as? UIPickerTableView)?.wasTapped(at: location(in: view)) }
        }
    }

    func load(rows: Int, height: CGFloat) {
        (rowCount, rowHeight) = (rows, height)
        if gestureRecognizers?.contains(where: { $0 === tapRecognizer }) != true {
            attach(tapRecognizer)
        }
        for (_, view) in views.sorted(by: { $0.key < $1.key }) { view.removeFromSuperview() }
        views = [:]
        chosen = rows > 0 ? min(max(chosen, 0), rows - 1) : -1
        fit()
    }

    /// Room above the first row and below the last one, so that each can be in the middle.
    func fit() {
        let room = max(0, (bounds.height - rowHeight) / 2)
        contentInset = UIEdgeInsets(top: room, left: 0, bottom: room, right: 0)
        contentSize = CGSize(width: bounds.width, height: CGFloat(rowCount) * rowHeight)
        if chosen >= 0 { go(to: place(of: chosen), animated: false) }
        showRows()
    }

    /// What a finger has set going ends where it is, and nobody hears of it.
    func choose(_ row: Int, animated: Bool) {
        stopMotion()
        chosen = row
        go(to: place(of: row), animated: animated)
    }

    private func place(of row: Int) -> CGPoint {
        CGPoint(x: 0, y: CGFloat(row) * rowHeight - contentInset.top)
    }

    /// The row nearest to a height within the content; nil without rows.
    private func row(at height: CGFloat) -> Int? {
        guard rowCount > 0, rowHeight > 0, height.isFinite else { return nil }
        return Int(min(max((height / rowHeight).rounded(.down), 0), CGFloat(rowCount - 1)))
    }

    /// The row nearest to the middle when the content is moved by an offset.
    private func row(inTheMiddleAt offset: CGFloat) -> Int? {
        row(at: offset + contentInset.top + rowHeight / 2)
    }

    override func restingPlace(near target: CGPoint) -> CGPoint? {
        row(inTheMiddleAt: target.y).map { place(of: $0) }
    }

    override func contentDidMove() { showRows() }

    /// A wheel that a finger or code has caught between two rows has not come to rest yet.
    override func contentCameToRest() {
        guard let row = row(inTheMiddleAt: contentOffset.y), row != chosen,
            abs(contentOffset.y - place(of: row).y) < ScrollConstants.rest
        else { return }
        chosen = row
        picker?.userChose(row, in: component)
    }

    private func wasTapped(at point: CGPoint) {
        guard (0..<contentSize.height).contains(point.y), let row = row(at: point.y) else { return }
        go(to: place(of: row), animated: true)
    }

    /// Asks for what the rows show that are seen now and were not asked for before.
    private func showRows() {
        guard let picker, bounds.height > 0, bounds.maxY > 0, bounds.minY < contentSize.height,
            let first = row(at: bounds.minY), let last = row(at: bounds.maxY.nextDown)
        else { return }
        for row in first...last where views[row] == nil {
            guard world.work.draw(WorkCost.object), !world.isHalted else { return }
            let view = picker.view(of: row, in: component)
            views[row] = view
            if view is _UIPickerRowView { continue }
            view.center = CGPoint(x: bounds.width / 2, y: (CGFloat(row) + 0.5) * rowHeight)
            addSubview(view)
        }
    }
}

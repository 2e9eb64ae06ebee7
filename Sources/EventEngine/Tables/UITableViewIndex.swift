import Foundation

/// The titles at the right edge of a table: a finger on them scrolls to their sections. UIKit keeps its class
/// to itself too.
///
/// It has a touch at once, and no content scrolls by it. How wide it is and how its titles are spread is our
/// decision: lines of one height around the middle, which become narrower where there are many.
final class UITableViewIndex: UIControl {
    weak var table: UITableView?
    var titles: [String] = []
    /// The title that the finger is on.
    private var chosen: Int?

    override var takesTouchesAtOnce: Bool { true }

    override func defaultBeginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        choose(touch)
        return true
    }

    override func defaultContinueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        choose(touch)
        return true
    }

    override func trackingIsOver() { chosen = nil }

    private func choose(_ touch: UITouch) {
        let title = number(at: touch.location(in: self).y)
        guard title != chosen, !titles.isEmpty else { return }
        chosen = title
        table?.showSection(ofTitle: title)
    }

    /// The number of the title that is nearest to a height.
    private func number(at y: CGFloat) -> Int {
        let count = CGFloat(titles.count)
        let line = min(TableConstants.indexLine, bounds.height / max(1, count))
        guard line > 0 else { return 0 }
        let top = bounds.midY - line * count / 2
        return Int(min(max(0, (y - top) / line), count - 1))
    }
}

/// The index of a table's sections.
extension UITableView {
    /// What stands for a magnifying glass in an index.
    public static let indexSearch = "{search}"

    /// Asks the data source for the titles anew.
    public func reloadSectionIndexTitles() {
        table.indexTitles = nil
        setNeedsLayout()
    }

    /// Makes the index or takes it away, before cells are asked how high they are: it takes room from them.
    final func decideIndex() {
        let titles = indexTitles
        guard !titles.isEmpty else { return takeIndexAway() }
        let view = table.indexView ?? makeIndex()
        view.titles = titles
    }

    /// Puts the titles at the right edge of what is seen, if there are any.
    final func placeIndex() {
        guard let view = table.indexView else { return }
        let seen = bounds.inset(by: adjustedContentInset)
        let width = TableConstants.indexWidth
        let frame = CGRect(x: seen.maxX - width, y: seen.minY, width: width, height: seen.height)
        if view.frame != frame { view.frame = frame }
        if subviews.last !== view { bringSubviewToFront(view) }
    }

    private func makeIndex() -> UITableViewIndex {
        let view = world.perform { UITableViewIndex(frame: .zero) }
        view.table = self
        table.indexView = view
        insert(view, at: .front)
        for (_, cell) in table.cells { cell.setBesideIndex(true) }
        return view
    }

    private func takeIndexAway() {
        guard let view = table.indexView else { return }
        view.removeFromSuperview()
        table.indexView = nil
        for (_, cell) in table.cells { cell.setBesideIndex(false) }
    }

    /// What the data source says; nothing for a table with few rows.
    private var indexTitles: [String] {
        let titles = table.indexTitles ?? askForIndexTitles()
        guard !titles.isEmpty, table.looks.sectionIndexMinimum > 0 else { return titles }
        let count = rows.sections.reduce(0) { $0 + $1.rowCount }
        return count >= table.looks.sectionIndexMinimum ? titles : []
    }

    private func askForIndexTitles() -> [String] {
        guard !world.isHalted else { return [] }
        let titles = world.askSilently(
            table.dataSourceObject, .sectionIndexTitles, [self], fallback: nil
        ) { source -> [String]?? in
            (source as? any UITableViewDataSource)?.sectionIndexTitles(for: self)
        } ?? []
        table.indexTitles = titles
        return titles
    }

    /// Scrolls to the section that the data source has for a title; by itself, the one with its number.
    fileprivate final func showSection(ofTitle number: Int) {
        let titles = table.indexTitles ?? []
        guard titles.indices.contains(number), !world.isHalted else { return }
        let section = world.askSilently(
            table.dataSourceObject, .sectionForIndexTitle, [self, titles[number], number], fallback: number
        ) {
            ($0 as? any UITableViewDataSource)?
                .tableView(self, sectionForSectionIndexTitle: titles[number], at: number)
        }
        let map = rows
        guard map.sections.indices.contains(section) else { return }
        let top = map.sections[section].top - adjustedContentInset.top
        contentOffset = clamped(CGPoint(x: contentOffset.x, y: top))
    }
}

extension UITableViewCell {
    /// Says whether the index of the table takes room from the content.
    final func setBesideIndex(_ isBesideIndex: Bool) {
        guard cell.isBesideIndex != isBesideIndex else { return }
        cell.isBesideIndex = isBesideIndex
        setNeedsLayout()
    }
}

import Foundation

/// How a table looks, without effect on touches.
struct TableLooks {
    var separatorColor: UIColor?
    var separatorInset = UIEdgeInsets(top: 0, left: TableConstants.textMargin, bottom: 0, right: 0)
    var separatorEffect: UIVisualEffect?
    var sectionIndexColor: UIColor?
    var followsReadableWidth = false
}

extension UITableView {
    /// Kept, as the lines between rows are not drawn.
    public var separatorColor: UIColor? {
        get { table.looks.separatorColor }
        set { table.looks.separatorColor = newValue }
    }
    public var separatorInset: UIEdgeInsets {
        get { table.looks.separatorInset }
        set { table.looks.separatorInset = newValue }
    }
    public var separatorEffect: UIVisualEffect? {
        get { table.looks.separatorEffect }
        set { table.looks.separatorEffect = newValue }
    }
    /// Kept, as there is no index at the side.
    public var sectionIndexColor: UIColor? {
        get { table.looks.sectionIndexColor }
        set { table.looks.sectionIndexColor = newValue }
    }
    /// Kept: no width of the screen is too wide to read here.
    public var cellLayoutMarginsFollowReadableWidth: Bool {
        get { table.looks.followsReadableWidth }
        set { table.looks.followsReadableWidth = newValue }
    }

    // MARK: Where sections are

    /// Where a section stands in the content, with its header and footer; an empty rectangle for one that
    /// does not exist.
    public func rect(forSection section: Int) -> CGRect { part(of: section) { ($0.top, $0.bottom) } }
    public func rectForHeader(inSection section: Int) -> CGRect {
        part(of: section) { ($0.top, $0.top + $0.headerHeight) }
    }
    public func rectForFooter(inSection section: Int) -> CGRect {
        part(of: section) { ($0.bottom - $0.footerHeight, $0.bottom) }
    }

    private func part(of section: Int, _ ends: (TableMap.Section) -> (CGFloat, CGFloat)) -> CGRect {
        let map = rows
        guard map.sections.indices.contains(section) else { return .zero }
        let (top, bottom) = ends(map.sections[section])
        return CGRect(x: sideMargin, y: top, width: rowWidth, height: bottom - top)
    }

    /// The rows that a rectangle of the content touches.
    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        rows.rows(from: rect.minY, to: rect.maxY)
    }
}

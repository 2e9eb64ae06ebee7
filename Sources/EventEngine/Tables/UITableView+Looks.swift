import Foundation

/// How a table looks, without effect on touches.
struct TableLooks {
    var separatorColor: UIColor?
    var separatorInset = UIEdgeInsets(top: 0, left: TableConstants.textMargin, bottom: 0, right: 0)
    var separatorReference = UITableView.SeparatorInsetReference.fromCellEdges
    var separatorEffect: UIVisualEffect?
    var sectionIndexColor: UIColor?
    var sectionIndexBackgroundColor: UIColor?
    var sectionIndexTrackingBackgroundColor: UIColor?
    var sectionIndexMinimum = 0
    var followsReadableWidth = false
    var staysInSafeArea = true
    var fillerHeight: CGFloat = 0
    var mayPrefetch = true
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
    /// From where the insets of separators are measured.
    public enum SeparatorInsetReference: Int, Sendable {
        case fromCellEdges, fromAutomaticInsets
    }
    public var separatorInsetReference: SeparatorInsetReference {
        get { table.looks.separatorReference }
        set { table.looks.separatorReference = newValue }
    }
    public var separatorEffect: UIVisualEffect? {
        get { table.looks.separatorEffect }
        set { table.looks.separatorEffect = newValue }
    }
    /// Kept, as nothing is drawn.
    public var sectionIndexColor: UIColor? {
        get { table.looks.sectionIndexColor }
        set { table.looks.sectionIndexColor = newValue }
    }
    public var sectionIndexBackgroundColor: UIColor? {
        get { table.looks.sectionIndexBackgroundColor }
        set { table.looks.sectionIndexBackgroundColor = newValue }
    }
    public var sectionIndexTrackingBackgroundColor: UIColor? {
        get { table.looks.sectionIndexTrackingBackgroundColor }
        set { table.looks.sectionIndexTrackingBackgroundColor = newValue }
    }
    /// With fewer rows a table has no index.
    public var sectionIndexMinimumDisplayRowCount: Int {
        get { table.looks.sectionIndexMinimum }
        set {
            table.looks.sectionIndexMinimum = newValue
            setNeedsLayout()
        }
    }
    /// Kept: rows are as wide as the table.
    public var insetsContentViewsToSafeArea: Bool {
        get { table.looks.staysInSafeArea }
        set { table.looks.staysInSafeArea = newValue }
    }
    /// Kept: below the last row is nothing.
    public var fillerRowHeight: CGFloat {
        get { table.looks.fillerHeight }
        set { table.looks.fillerHeight = newValue }
    }
    /// Kept: nothing is fetched ahead.
    public var isPrefetchingEnabled: Bool {
        get { table.looks.mayPrefetch }
        set { table.looks.mayPrefetch = newValue }
    }
    /// Kept: no width of the screen is too wide to read here.
    public var cellLayoutMarginsFollowReadableWidth: Bool {
        get { table.looks.followsReadableWidth }
        set { table.looks.followsReadableWidth = newValue }
    }

    // MARK: Where sections are

    /// Where a section is in the content, with its header and footer; an empty rectangle for one that
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

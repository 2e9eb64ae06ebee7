import Foundation

/// A scroll view that shows rows, and lets one tap select one.
///
/// What subclasses may override has to be in the class itself; most of it is carried out in the extensions
/// beside this file. Nothing is fetched ahead.
open class UITableView: UIScrollView {
    /// How sections look. Here it is a matter of frames: the grouped styles have gaps between sections, and
    /// only headers and footers of the plain style stay on the screen while their section does.
    public enum Style: Int, Sendable {
        case plain, grouped, insetGrouped
    }

    /// Where on the screen a row goes that is scrolled to; `none` moves it no further than necessary.
    public enum ScrollPosition: Int, Sendable {
        case none, top, middle, bottom
    }

    /// A height that is left to the table.
    public static let automaticDimension: CGFloat = -1

    final var table: TableState

    public init(frame: CGRect, style: Style) {
        table = TableState(style: style)
        super.init(frame: frame)
        alwaysBounceVertical = true
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    public required init?(coder: NSCoder) {
        table = TableState(style: .plain)
        super.init(coder: coder)
        alwaysBounceVertical = true
    }

    open var style: Style { table.style }

    // MARK: Data

    /// Gives the table its rows.
    open var dataSource: (any UITableViewDataSource)? {
        get { table.dataSourceObject as? any UITableViewDataSource }
        set { dataSourceObject = newValue }
    }
    /// Hears of highlighting and selecting, and of scrolling.
    @_nonoverride open var delegate: (any UITableViewDelegate)? {
        get { delegateObject as? any UITableViewDelegate }
        set { tableDelegateObject = newValue }
    }
    /// Forgets all rows and what is selected, and asks the data source anew: for counts and heights now, for
    /// cells in the next layout pass.
    open func reloadData() { reload() }

    open var numberOfSections: Int { sectionCount }
    /// How many rows a section has; 0 for one that does not exist.
    open func numberOfRows(inSection section: Int) -> Int { rowCount(in: section) }

    // MARK: Changes

    /// How rows come and go on a device. Here they are at their new places at once.
    public enum RowAnimation: Int, Sendable {
        case fade = 0, right, left, top, bottom, none, middle
        case automatic = 100
    }

    /// The data source has new rows, at these places.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.inserted.formUnion(indexPaths) }
    }
    /// The data source has these rows no more; their places are those before.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.deleted.formUnion(indexPaths) }
    }
    /// Asks for the cells of these rows anew.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.reloaded.formUnion(indexPaths) }
    }
    /// Lets the data source change the cells that these rows have: it gets the same ones again.
    open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.moved.append((indexPath, newIndexPath)) }
    }
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.insertedSections.formUnion(sections) }
    }
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.deletedSections.formUnion(sections) }
    }
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.reloadedSections.formUnion(sections) }
    }
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.movedSections.append((section, newSection)) }
    }
    /// Collects changes until `endUpdates`; without any, heights are asked for anew.
    open func beginUpdates() { openUpdates() }
    open func endUpdates() { closeUpdates() }
    /// Carries several changes out at once, and calls `completion` when they would be seen to be done.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        batch(updates, completion)
    }

    // MARK: Cells

    /// The cells on the screen, from top to bottom.
    open var visibleCells: [UITableViewCell] { loadedCells.map(\.cell) }
    open var indexPathsForVisibleRows: [IndexPath]? { loadedCells.map(\.path) }
    /// The cell of a row; nil for one that is not visible.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        loadedCells.first { $0.path == indexPath }?.cell
    }
    /// The row that a cell shows now; nil for a cell that is not visible.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        loadedCells.first { $0.cell === cell }?.path
    }
    /// Lets `dequeueReusableCell` make cells of a class; nil takes it back.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        registerClass(cellClass, identifier)
    }
    /// A cell that is no longer visible, or a new one of the registered class; nil without either.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        spareCell(identifier)
    }
    /// The same for a row that is about to be shown. Without a registered class, UIKit raises an exception.
    open func dequeueReusableCell(
        withIdentifier identifier: String, for indexPath: IndexPath
    ) -> UITableViewCell {
        registeredCell(identifier)
    }

    /// Lets `dequeueReusableHeaderFooterView` make views of a class; nil takes it back.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        registerTitleClass(aClass, identifier)
    }
    /// A header or footer that is no longer visible, or a new one of the registered class; nil without
    /// either.
    open func dequeueReusableHeaderFooterView(
        withIdentifier identifier: String
    ) -> UITableViewHeaderFooterView? {
        spareTitle(identifier)
    }

    /// The header of a section that is on the screen, if it is of the class for headers.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        loadedTitle(section, isHeader: true)
    }
    /// The footer, likewise.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        loadedTitle(section, isHeader: false)
    }

    // MARK: Geometry

    /// The height of rows, where the delegate says nothing else. With `automaticDimension` it is left to the
    /// table: cells say how high they are by the constraints in their content views, by
    /// `systemLayoutSizeFitting` or `sizeThatFits`; others are 44 points high.
    open var rowHeight: CGFloat {
        get { table.rowHeight }
        set { setHeight(\.rowHeight, newValue) }
    }
    /// The height of sections' headers, where the delegate says nothing else.
    open var sectionHeaderHeight: CGFloat {
        get { table.sectionHeaderHeight }
        set { setHeight(\.sectionHeaderHeight, newValue) }
    }
    /// The gap above a section's header, in points; `automaticDimension` stands for none (our decision).
    open var sectionHeaderTopPadding: CGFloat {
        get { table.sectionHeaderTopPadding }
        set { setHeight(\.sectionHeaderTopPadding, newValue) }
    }
    /// The height of sections' footers, where the delegate says nothing else.
    open var sectionFooterHeight: CGFloat {
        get { table.sectionFooterHeight }
        set { setHeight(\.sectionFooterHeight, newValue) }
    }
    /// How high rows are until their cells have said it, where their heights are left to the table: rows that
    /// have not been on the screen. With 0 all such rows are 44 points high.
    open var estimatedRowHeight: CGFloat {
        get { table.estimates.row }
        set {
            guard table.estimates.row != newValue else { return }
            table.estimates.row = newValue
            forgetRows()
        }
    }
    /// Only kept, with the one below: heights of headers and footers are known from the beginning.
    open var estimatedSectionHeaderHeight: CGFloat {
        get { table.estimates.header }
        set { table.estimates.header = newValue }
    }
    open var estimatedSectionFooterHeight: CGFloat {
        get { table.estimates.footer }
        set { table.estimates.footer = newValue }
    }
    /// A view behind all others, which has the size of the table and does not scroll.
    open var backgroundView: UIView? {
        get { table.backgroundView }
        set {
            let old = table.backgroundView
            table.backgroundView = newValue
            replaceBackground(old, newValue)
        }
    }
    /// A view above all rows, as high as it is; it becomes as wide as the table.
    open var tableHeaderView: UIView? {
        get { table.headerView }
        set { replaceView(\.headerView, newValue) }
    }
    /// A view below all rows.
    open var tableFooterView: UIView? {
        get { table.footerView }
        set { replaceView(\.footerView, newValue) }
    }
    /// Where a row is in the content; an empty rectangle for one that does not exist.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { frameOfRow(indexPath) ?? .zero }
    /// The row at a point of the content; nil beside the rows.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        guard point.x >= bounds.minX, point.x < bounds.maxX else { return nil }
        return rows.row(at: point.y)
    }
    /// Scrolls so that a row is where one wants it.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, scrollPosition, animated)
    }

    /// Scrolls to the selected row that is nearest to what is visible; nothing happens without any.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        let middle = bounds.midY
        world.work.draw(table.selected.count)
        let nearest = table.selected.min {
            abs(rectForRow(at: $0).midY - middle) < abs(rectForRow(at: $1).midY - middle)
        }
        if let nearest { scroll(to: nearest, scrollPosition, animated) }
    }

    // MARK: Selection

    /// Whether touches select rows.
    open var allowsSelection: Bool {
        get { table.allowsSelection }
        set { table.allowsSelection = newValue }
    }
    /// Whether several rows may be selected at once; tapping a selected one then deselects it.
    open var allowsMultipleSelection: Bool {
        get { table.allowsMultipleSelection }
        set { table.allowsMultipleSelection = newValue }
    }
    /// Whether rows are being edited: they have controls that delete or insert, those that can be moved have
    /// one for it, and what touches select follows the two properties below.
    open var isEditing: Bool {
        get { table.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    open func setEditing(_ editing: Bool, animated: Bool) {
        command(.setCellEditing, [editing, animated]) {
            table.isEditing = editing
            closeSwipe()
            for (_, cell) in table.cells where cell.isEditing != editing && !world.isHalted {
                cell.setEditing(editing, animated: animated)
            }
            decideControlsAnew()
        }
    }
    /// Whether touches select rows while the table is edited (M-06).
    open var allowsSelectionDuringEditing: Bool {
        get { table.allowsSelectionDuringEditing }
        set { table.allowsSelectionDuringEditing = newValue }
    }
    /// Whether they select several; two fingers do so too, where the delegate allows it (M-11).
    open var allowsMultipleSelectionDuringEditing: Bool {
        get { table.allowsMultipleSelectionDuringEditing }
        set {
            guard table.allowsMultipleSelectionDuringEditing != newValue else { return }
            table.allowsMultipleSelectionDuringEditing = newValue
            if table.isEditing { decideControlsAnew() }
        }
    }
    /// The row that was selected first of those that are.
    open var indexPathForSelectedRow: IndexPath? { table.selected.first }
    /// The selected rows in the order in which they were selected; nil without any.
    open var indexPathsForSelectedRows: [IndexPath]? { table.selected.isEmpty ? nil : table.selected }
    /// Selects a row, and tells the delegate nothing; nil deselects all.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        selectByCode(indexPath, animated, scrollPosition)
    }
    /// Deselects a row, and tells the delegate nothing.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated) }

    // MARK: Drawing, which has no effect on events

    open var separatorStyle: UITableViewCell.SeparatorStyle {
        get { table.separatorStyle }
        set { table.separatorStyle = newValue }
    }

    // MARK: What the engine's class does

    override func defaultTouchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.defaultTouchesBegan(touches, with: event)
        pressRow(touches)
    }

    override func defaultTouchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.defaultTouchesEnded(touches, with: event)
        releaseRow(touches)
    }

    override func defaultTouchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.defaultTouchesCancelled(touches, with: event)
        abandonRow(touches)
    }

    override func contentWillBeDragged() { closeSwipe() }

    override func defaultLayoutSubviews() {
        super.defaultLayoutSubviews()
        layoutRows()
    }
}

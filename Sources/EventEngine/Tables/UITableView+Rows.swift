import Foundation

/// What the data source and the delegate say of rows, and where that puts them.
extension UITableView {
    /// The data source, also one that is of a scenario's class and so cannot conform to the protocol.
    package final var dataSourceObject: AnyObject? {
        get { table.dataSourceObject }
        set {
            table.dataSourceObject = newValue
            prepareSwipes()
            forgetRows()
        }
    }

    /// The delegate, likewise; it has a say in heights, so the rows are asked for anew.
    package final var tableDelegateObject: AnyObject? {
        get { delegateObject }
        set {
            delegateObject = newValue
            prepareSwipes()
            prepareMenus(.menuOfRow)
            if world.declares(newValue, .shouldBeginSelectingRows) { prepareTwoFingers() }
            forgetRows()
        }
    }

    /// Counts and heights, asked for when they are not known. While that is done, methods of the author that
    /// ask in turn see what is known by then.
    final var rows: TableMap {
        if let map = table.map ?? table.asked?.map { return map }
        let map = askAnew()
        place(map)
        return map
    }

    /// Counts and heights as they are now, before rows are at their places. The author's methods may ask for
    /// them in turn.
    final func askAnew() -> TableMap {
        defer { table.asked = nil }
        return askForRows()
    }

    /// Rows are there now.
    final func place(_ map: TableMap) {
        table.map = map
        let footer = table.footerView?.bounds.height ?? 0
        contentSize = CGSize(width: bounds.width, height: map.bottom + footer)
    }

    /// Rows are to be asked for anew, with cells, in the next layout pass.
    final func forgetRows() {
        table.map = nil
        table.measured = MeasuredRows()
        table.indexTitles = nil
        table.measuredTitles = []
        retireCells { _ in true }
        removeTitles { _ in true }
        setNeedsLayout()
    }

    final func reload() {
        table.selected = []
        table.presses = []
        forgetRows()
        let map = rows
        if let swipe = table.swipe { finishSwipe(swipe, at: map.contains(swipe.path) ? swipe.path : nil) }
    }

    final func setHeight(_ path: WritableKeyPath<TableState, CGFloat>, _ height: CGFloat) {
        guard table[keyPath: path] != height else { return }
        table[keyPath: path] = height
        forgetRows()
    }

    final func frameOfRow(_ path: IndexPath) -> CGRect? {
        guard let (top, bottom) = rows.span(of: path) else { return nil }
        return CGRect(x: sideMargin, y: top, width: rowWidth, height: bottom - top)
    }

    /// The inset style leaves margins at the sides.
    final var sideMargin: CGFloat { table.style == .insetGrouped ? TableConstants.insetMargin : 0 }
    final var rowWidth: CGFloat { max(0, bounds.width - 2 * sideMargin) }

    // MARK: Asking

    private func askForRows() -> TableMap {
        let map = TableMap(top: table.headerView?.bounds.height ?? 0)
        let source = table.dataSourceObject
        guard source != nil, !world.isHalted else { return map }
        let count = world.askSilently(source, .numberOfSections, [self], fallback: 1) {
            ($0 as? any UITableViewDataSource)?.numberOfSections(in: self)
        }
        guard mayHave(count, "sections") else { return map }
        table.asked = AskedRows(sectionCount: count, map: map)
        var total = 0
        for section in 0..<count where !world.isHalted {
            let rowCount = world.askSilently(source, .numberOfRowsInSection, [self, section], fallback: 0) {
                ($0 as? any UITableViewDataSource)?.tableView(self, numberOfRowsInSection: section)
            }
            guard mayHave(rowCount, "rows in a section"), mayHave(total + rowCount, "rows") else { break }
            total += rowCount
            table.asked?.rowCounts[section] = rowCount
            world.work.draw(WorkCost.row * (rowCount + 1))
            let heights = (0..<rowCount).map { height(ofRow: IndexPath(row: $0, section: section)) }
            let automatic = heights.contains { $0.isAutomatic } ? heights.map(\.isAutomatic) : []
            let header = titleHeight(section, isHeader: true)
            let footer = titleHeight(section, isHeader: false)
            let gap = header > 0 ? max(0, table.sectionHeaderTopPadding) : 0
            table.asked?.map.add(
                gap: gap, header: header, rows: heights.map(\.height), automatic: automatic, footer: footer)
        }
        return table.asked?.map ?? map
    }

    /// How many sections the data source has, also while heights are asked for.
    final var sectionCount: Int { table.asked?.sectionCount ?? rows.sections.count }

    /// The same of the rows of a section; 0 for one that does not exist.
    final func rowCount(in section: Int) -> Int {
        table.asked?.rowCounts[section]
            ?? (rows.sections.indices.contains(section) ? rows.sections[section].rowCount : 0)
    }

    /// Rows are cheap, but not free: each has a height.
    private func mayHave(_ count: Int, _ what: String) -> Bool {
        let limit = world.limits.rows
        if count < 0 || count > limit {
            let most = count < 0 ? "" : "; at most \(limit) are possible here"
            world.report(.refused("the data source of a table says that it has \(count) \(what)\(most)"))
        }
        return !world.isHalted
    }

    /// How high a row is, and whether that is left to the table; without estimates, all rows are alike.
    private func height(ofRow path: IndexPath) -> (height: CGFloat, isAutomatic: Bool) {
        let height = world.askSilently(
            delegateObject, .heightForRow, [self, path], fallback: table.rowHeight
        ) { ($0 as? any UITableViewDelegate)?.tableView(self, heightForRowAt: path) }
        if let height = accepted(height) { return (height, false) }
        guard table.estimates.row != 0, !world.isHalted else { return (TableConstants.rowHeight, false) }
        return (estimatedHeight(ofRow: path), true)
    }

    /// A height that the author gave; nil when it is left to the table.
    private func accepted(_ height: CGFloat) -> CGFloat? {
        if height == Self.automaticDimension { return nil }
        if height >= 0, height.isFinite { return height }
        world.report(.refused("a row, header or footer of a table cannot be \(height) points high"))
        return nil
    }

    private func titleHeight(_ section: Int, isHeader: Bool) -> CGFloat {
        let own = isHeader ? table.sectionHeaderHeight : table.sectionFooterHeight
        let selector = isHeader ? MessageSelector.heightForHeader : .heightForFooter
        let height = world.askSilently(delegateObject, selector, [self, section], fallback: own) {
            guard let delegate = $0 as? any UITableViewDelegate else { return nil }
            return isHeader
                ? delegate.tableView(self, heightForHeaderInSection: section)
                : delegate.tableView(self, heightForFooterInSection: section)
        }
        if let height = accepted(height) { return height }
        if let height = measuredHeight(TitleKey(section: section, isHeader: isHeader)) { return height }
        if title(section, isHeader) != nil { return TableConstants.titleHeight }
        if table.style == .plain { return 0 }
        return section == 0 && isHeader ? TableConstants.groupedTopGap : TableConstants.groupedGap
    }

    /// What is above or below a section, if it is text.
    final func title(_ section: Int, _ isHeader: Bool) -> String? {
        let selector = isHeader ? MessageSelector.titleForHeader : .titleForFooter
        return world.askSilently(table.dataSourceObject, selector, [self, section], fallback: nil) {
            guard let source = $0 as? any UITableViewDataSource else { return nil }
            return isHeader
                ? source.tableView(self, titleForHeaderInSection: section)
                : source.tableView(self, titleForFooterInSection: section)
        }
    }
}

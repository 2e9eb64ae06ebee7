import Foundation

/// Cells: those of visible rows are there, others are not.
extension UITableView {
    /// The visible rows with their cells, after a layout that is pending.
    final var loadedCells: [(path: IndexPath, cell: UITableViewCell)] {
        if needsLayout, !table.isLoading { layoutRows() }
        return table.cells
    }

    /// Asks for the cells of rows that have become visible, and lets go of the others.
    final func layoutRows() {
        guard !table.isLoading, !world.isHalted else { return }
        table.isLoading = true
        defer { table.isLoading = false }
        _ = rows
        let width = bounds.width
        if contentSize.width != width {
            contentSize = CGSize(width: width, height: contentSize.height)
        }
        decideIndex()
        table.measured.rowsAreWide(rowWidth - (table.indexView == nil ? 0 : TableConstants.indexWidth))
        repeat { loadVisible() } while takeMeasuredHeights()
        for (path, cell) in table.cells {
            guard table.movement?.cell !== cell, var frame = frameOfCell(path) else { continue }
            frame.origin.y += room(at: path)
            if cell.frame != frame { cell.frame = frame }
        }
        layoutSwipe()
        layoutTitles(rows)
        placeEnds(rows)
        placeBackground(table.backgroundView)
        placeIndex()
    }

    /// Makes the cells of what is seen now, and asks them how high they are.
    private func loadVisible() {
        let visible = rows.rows(from: bounds.minY, to: bounds.maxY)
        // A row keeps its cell while a finger that came down on it drags it off the screen: without its view
        // the touch would be over, and the drag with it (D-11).
        let touched = table.cells.filter { world.touchDelivery.hasTouch(in: $0.cell) }.map(\.path)
        if !touched.allSatisfy(visible.contains) { world.tidyWhenUntouched(self) }
        retireCells { !visible.contains($0) && !touched.contains($0) }
        layoutControls()
        for (path, cell) in table.cells { measure(cell, path) }
        for path in visible where !world.isHalted { show(path) }
        table.cells.sort { $0.path < $1.path }
    }

    private func show(_ path: IndexPath) {
        guard !table.cells.contains(where: { $0.path == path }) else { return }
        let cell = world.askSilently(
            table.dataSourceObject, .cellForRow, [self, path], fallback: nil
        ) { source -> UITableViewCell?? in
            (source as? any UITableViewDataSource)?.tableView(self, cellForRowAt: path)
        }
        guard !world.isHalted, let cell = cell ?? missingCell() else { return }
        let isSelected = table.selected.contains(path)
        if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
        if cell.isEditing != table.isEditing { cell.setEditing(table.isEditing, animated: false) }
        cell.updateConfigurationNow()
        cell.cell.editedAt = nil
        layoutControls(of: cell, path)
        cell.setBesideIndex(table.indexView != nil)
        measure(cell, path)
        if let frame = frameAsMeasured(path), cell.frame != frame { cell.frame = frame }
        tellDisplay(.willDisplayRow, cell, path) { $0.tableView(self, willDisplay: cell, forRowAt: path) }
        table.cells.removeAll { $0.cell === cell }
        table.cells.append((path, cell))
        // Behind headers, and behind what the author put into the table.
        if cell.superviewReference !== self {
            insert(cell, at: .index(depthOfCells(behind: table.backgroundView)))
        }
    }

    /// A table with rows and without a method that gives it cells cannot go on.
    private func missingCell() -> UITableViewCell? {
        world.report(.refused("the data source of a table gave it no cell"))
        return nil
    }

    /// Takes cells off the screen; those with an identifier wait to be given out again.
    final func retireCells(where isMeant: (IndexPath) -> Bool) {
        let retired = table.cells.filter { isMeant($0.path) }
        guard !retired.isEmpty else { return }
        table.cells.removeAll { isMeant($0.path) }
        for (path, cell) in retired {
            let isTouched = world.keepWhileTouched(cell) { [weak self] in self?.spare(cell) }
            if !isTouched { cell.removeFromSuperview() }
            tellDisplay(.didEndDisplayingRow, cell, path) {
                $0.tableView(self, didEndDisplaying: cell, forRowAt: path)
            }
            if !isTouched { spare(cell) }
        }
    }

    /// Keeps a cell to be given out again.
    private func spare(_ cell: UITableViewCell) {
        guard let identifier = cell.reuseIdentifier else { return }
        table.spares[identifier, default: []].append(cell)
    }

    /// Tells the delegate that the cell of a row comes or goes.
    private func tellDisplay(
        _ selector: MessageSelector, _ cell: UITableViewCell, _ path: IndexPath,
        _ news: (any UITableViewDelegate) -> Void
    ) {
        world.askDelegate(delegateObject, selector, [self, cell, path], fallback: ()) {
            ($0 as? any UITableViewDelegate).map(news)
        }
    }

    // MARK: Reuse

    final func registerClass(_ cellClass: AnyClass?, _ identifier: String) {
        guard let cellClass else {
            table.makers[identifier] = nil
            return
        }
        guard let maker = world.cellClasses.maker(of: cellClass) else {
            let name = _typeName(cellClass, qualified: false)
            return world.report(.refused("a table cannot make cells of class '\(name)'"))
        }
        table.makers[identifier] = maker
    }

    /// Lets `dequeueReusableCell` make cells of a scenario's class.
    package final func register(
        forCellReuseIdentifier identifier: String, maker: ((_ identifier: String) -> UITableViewCell)?
    ) {
        table.makers[identifier] = maker
    }

    /// Asks for the cells of rows that are visible, and gives out the same ones.
    final func reconfigure(_ paths: [IndexPath]) {
        for path in paths where !world.isHalted && world.work.draw(WorkCost.row) {
            guard let cell = cellForRow(at: path) else { continue }
            table.reconfigured = cell
            _ = world.askSilently(
                table.dataSourceObject, .cellForRow, [self, path], fallback: nil
            ) { source -> UITableViewCell?? in
                (source as? any UITableViewDataSource)?.tableView(self, cellForRowAt: path)
            }
            table.reconfigured = nil
        }
        let automatic = paths.filter { table.map?.isAutomatic($0) == true }
        guard !automatic.isEmpty else { return }
        table.measured.askAgain(automatic)
        setNeedsLayout()
    }

    final func spareCell(_ identifier: String) -> UITableViewCell? {
        if let cell = table.reconfigured, cell.reuseIdentifier == identifier { return cell }
        if let cell = table.spares[identifier]?.popLast() {
            if cell.isHighlighted { cell.setHighlighted(false, animated: false) }
            cell.prepareForReuse()
            return cell
        }
        return table.makers[identifier].map { maker in world.perform { maker(identifier) } }
    }

    final func registeredCell(_ identifier: String) -> UITableViewCell {
        if let cell = spareCell(identifier) { return cell }
        world.report(
            .refused("no cell class is registered for the identifier '\(identifier)' in a table"))
        return world.perform { UITableViewCell(style: .default, reuseIdentifier: identifier) }
    }
}

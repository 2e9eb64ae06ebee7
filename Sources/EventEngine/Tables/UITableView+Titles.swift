import Foundation

/// What is above and below the rows: headers and footers of sections, and those of the table.
extension UITableView {
    /// Puts the headers and footers of visible sections where they belong.
    final func layoutTitles(_ map: TableMap) {
        let visible = map.sections(from: bounds.minY, to: bounds.maxY)
        removeTitles { !visible.contains($0.section) || frame(of: $0, in: map) == nil }
        for number in visible where !world.isHalted {
            place(TitleKey(section: number, isHeader: true), in: map)
            place(TitleKey(section: number, isHeader: false), in: map)
        }
    }

    final func removeTitles(where isMeant: (TitleKey) -> Bool) {
        let all = table.titles
        let leaving = all.filter { isMeant($0.key) }
        if leaving.isEmpty { return }
        // Taken out first: the delegate may load the table anew.
        table.titles = all.filter { !isMeant($0.key) }
        for (key, view) in leaving {
            view.removeFromSuperview()
            tell(key.isHeader ? .didEndDisplayingHeader : .didEndDisplayingFooter, view, key.section) {
                key.isHeader
                    ? $0.tableView(self, didEndDisplayingHeaderView: view, forSection: key.section)
                    : $0.tableView(self, didEndDisplayingFooterView: view, forSection: key.section)
            }
            guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier
            else { continue }
            table.spareTitles[identifier, default: []].append(view)
        }
    }

    /// Tells the delegate that the view of a title comes or goes.
    private func tell(
        _ selector: MessageSelector, _ view: UIView, _ section: Int,
        _ news: (any UITableViewDelegate) -> Void
    ) {
        world.askDelegate(delegateObject, selector, [self, view, section], fallback: ()) {
            ($0 as? any UITableViewDelegate).map(news)
        }
    }

    /// A header or footer on the screen, after a layout that is pending.
    final func loadedTitle(_ section: Int, isHeader: Bool) -> UITableViewHeaderFooterView? {
        _ = loadedCells
        let key = TitleKey(section: section, isHeader: isHeader)
        return table.titles.first { $0.key == key }?.view as? UITableViewHeaderFooterView
    }

    private func place(_ key: TitleKey, in map: TableMap) {
        guard let frame = frame(of: key, in: map), let view = titleView(key, frame) else { return }
        if view.frame != frame { view.frame = frame }
    }

    /// Where a header or footer belongs; nil where there is none, or where it is not on the screen.
    private func frame(of key: TitleKey, in map: TableMap) -> CGRect? {
        let section = map.sections[key.section]
        let height = key.isHeader ? section.headerHeight : section.footerHeight
        guard height > 0 else { return nil }
        var y = key.isHeader ? section.top : section.bottom - height
        // In the plain style they stay on the screen as long as their section does.
        if table.style == .plain, key.isHeader {
            let last = section.bottom - section.footerHeight - height
            y = max(y, min(bounds.minY + adjustedContentInset.top, last))
        } else if table.style == .plain {
            let first = section.top + section.headerHeight
            y = min(y, max(bounds.maxY - adjustedContentInset.bottom - height, first))
        }
        guard y < bounds.maxY, y + height > bounds.minY else { return nil }
        return CGRect(x: sideMargin, y: y, width: rowWidth, height: height)
    }

    /// - Parameter frame: where the view will be; the delegate hears of it when it is there.
    private func titleView(_ key: TitleKey, _ frame: CGRect) -> UIView? {
        if let known = table.titles.first(where: { $0.key == key }) { return known.view }
        guard let view = measuredView(key) ?? askForView(key) ?? textView(key) else { return nil }
        if view.frame != frame { view.frame = frame }
        tell(key.isHeader ? .willDisplayHeader : .willDisplayFooter, view, key.section) {
            key.isHeader
                ? $0.tableView(self, willDisplayHeaderView: view, forSection: key.section)
                : $0.tableView(self, willDisplayFooterView: view, forSection: key.section)
        }
        table.titles.append((key, view))
        let front = table.cells.filter { $0.cell.superviewReference === self }.count
        insert(view, at: .index(front + depthOfCells(behind: table.backgroundView)))
        return view
    }

    /// The height of a header or footer that is left to the table and has a view: what its constraints say,
    /// and without any as high as a title, our decision. So such views are asked for with the heights.
    final func measuredHeight(_ key: TitleKey) -> CGFloat? {
        guard !world.isHalted, let view = askForView(key) else { return nil }
        table.measuredTitles.append((key, view))
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return fitting.height > 0 ? fitting.height : TableConstants.titleHeight
    }

    private func measuredView(_ key: TitleKey) -> UIView? {
        guard let index = table.measuredTitles.firstIndex(where: { $0.key == key }) else { return nil }
        return table.measuredTitles.remove(at: index).view
    }

    private func askForView(_ key: TitleKey) -> UIView? {
        let selector = key.isHeader ? MessageSelector.viewForHeader : .viewForFooter
        return world.askSilently(delegateObject, selector, [self, key.section], fallback: nil) {
            guard let delegate = $0 as? any UITableViewDelegate else { return nil }
            return key.isHeader
                ? delegate.tableView(self, viewForHeaderInSection: key.section)
                : delegate.tableView(self, viewForFooterInSection: key.section)
        }
    }

    private func textView(_ key: TitleKey) -> UIView? {
        guard let text = title(key.section, key.isHeader) else { return nil }
        let view = world.perform { UITableViewHeaderFooterView(frame: .zero) }
        view.textLabel?.text = text
        return view
    }

    // MARK: Reuse

    final func registerTitleClass(_ viewClass: AnyClass?, _ identifier: String) {
        guard let viewClass else {
            table.titleMakers[identifier] = nil
            return
        }
        guard let maker = world.cellClasses.titleMaker(of: viewClass) else {
            let name = _typeName(viewClass, qualified: false)
            return world.report(.refused("a table cannot make headers of class '\(name)'"))
        }
        table.titleMakers[identifier] = maker
    }

    /// Lets `dequeueReusableHeaderFooterView` make views of a scenario's class.
    package final func register(
        forHeaderFooterViewReuseIdentifier identifier: String,
        maker: ((_ identifier: String) -> UITableViewHeaderFooterView)?
    ) {
        table.titleMakers[identifier] = maker
    }

    final func spareTitle(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let view = table.spareTitles[identifier]?.popLast() {
            view.prepareForReuse()
            return view
        }
        return table.titleMakers[identifier].map { maker in world.perform { maker(identifier) } }
    }

    // MARK: The table's own header and footer

    final func replaceView(_ path: WritableKeyPath<TableState, UIView?>, _ view: UIView?) {
        let old = table[keyPath: path]
        if old !== view { old?.removeFromSuperview() }
        table[keyPath: path] = view
        if let view, view.superviewReference !== self { insert(view, at: .front) }
        forgetRows()
    }

    final func placeEnds(_ map: TableMap) {
        let ends = [(table.headerView, 0), (table.footerView, map.bottom)]
        for case (let view?, let y) in ends where view.superviewReference === self {
            let frame = CGRect(x: 0, y: y, width: bounds.width, height: view.bounds.height)
            if view.frame != frame { view.frame = frame }
        }
    }
}

import Foundation

/// Rows that are left to the table: they have an estimated height until their cells come onto the screen and
/// say how high they are.
///
/// Content above what is seen that turns out to be higher or lower does not move what is seen.
extension UITableView {
    /// By how many points a height may differ from that of a row's place: edges are sums, which are rounded.
    private static let tolerance: CGFloat = 0.001

    /// How high a row is for now that is left to the table.
    final func estimatedHeight(ofRow path: IndexPath) -> CGFloat {
        table.measured.heights[path] ?? estimate(ofRow: path)
    }

    private func estimate(ofRow path: IndexPath) -> CGFloat {
        let usual = table.estimates.row > 0 ? table.estimates.row : TableConstants.rowHeight
        let height = world.askSilently(
            delegateObject, .estimatedHeightForRow, [self, path], fallback: usual
        ) {
            ($0 as? any UITableViewDelegate)?.tableView(self, estimatedHeightForRowAt: path)
        }
        return height.isFinite && height > 0 ? height : TableConstants.rowHeight
    }

    /// Asks the cell of a row how high it is, if that is left to the table.
    final func measure(_ cell: UITableViewCell, _ path: IndexPath) {
        guard table.map?.isAutomatic(path) == true, !table.measured.isSettled(path), !world.isHalted,
            var place = frameOfRow(path)
        else { return }
        // The height that the cell has fits its constraints; an estimate would contradict them.
        place.size.height = cell.frame.height
        if cell.frame != place { cell.frame = place }
        cell.layoutContent()
        place.size.height =
            cell.measuresItself
            ? cell.wishedHeight(rowWidth) : TableConstants.rowHeight + cell.heightOfFurtherLines
        table.measured.settle(path, place.height)
        if cell.frame != place { cell.frame = place }
    }

    /// Where a row will be as soon as it is as high as its cell has said.
    final func frameAsMeasured(_ path: IndexPath) -> CGRect? {
        guard var place = frameOfRow(path) else { return nil }
        if table.map?.isAutomatic(path) == true, let height = table.measured.heights[path] {
            place.size.height = height
        }
        return place
    }

    /// Puts rows at their places after an update: those that stay keep their heights, and cells that are seen
    /// are asked again. Only now the content gets its size, so that none in between moves what is seen.
    final func place(_ map: TableMap, keeping measured: MeasuredRows, at places: [IndexPath: IndexPath]) {
        table.measured = measured
        table.measured.move(places)
        var map = map
        let heights = table.measured.heights.filter { map.isAutomatic($0.key) }
        if world.work.draw(WorkCost.hashed * heights.count) {
            world.work.draw(shifted: map.setHeights(heights))
        }
        place(map)
    }

    /// Puts rows where the heights say that cells have asked for; whether any has another one.
    final func takeMeasuredHeights() -> Bool {
        guard var map = table.map, !world.isHalted else { return false }
        var shift: CGFloat = 0
        var changes: [IndexPath: CGFloat] = [:]
        for (path, _) in table.cells {
            guard map.isAutomatic(path), let (top, bottom) = map.span(of: path),
                let height = table.measured.heights[path], abs(height - (bottom - top)) > Self.tolerance
            else { continue }
            changes[path] = height
            if top < bounds.minY { shift += height - (bottom - top) }
        }
        guard !changes.isEmpty, world.work.draw(WorkCost.row * changes.count) else { return false }
        world.work.draw(shifted: map.setHeights(changes))
        place(map, movingBy: shift)
        return true
    }

    /// Puts rows at other places, and moves the content with what is seen, by so many points.
    private func place(_ map: TableMap, movingBy shift: CGFloat) {
        // At the top of the content, what is seen begins with the first row.
        guard shift != 0, contentOffset.y > 0 else { return place(map) }
        // Content that becomes lower first could end above what is seen, and would move it once more.
        let isHigher = map.bottom > rows.bottom
        if isHigher { place(map) }
        let (y, range) = (contentOffset.y, range(.vertical))
        contentOffset.y = min(max(y + shift, min(y, range.least)), max(y, range.most))
        if !isHigher { place(map) }
    }
}

extension UITableViewCell {
    /// Whether constraints say how high the cell is, or code of the author's may.
    final var measuresItself: Bool {
        if measuredView != nil { return true }
        if let dynamicSubclass {
            return dynamicSubclass.overrides(.systemLayoutSizeFitting)
                || dynamicSubclass.overrides(.sizeThatFits)
        }
        return !ClassNames(of: self).isKit
    }

    /// The content view, if there are constraints in it.
    final var measuredView: UIView? {
        let view = contentViewIfLoaded
        return (view?.storedLayoutState?.constraints ?? []).isEmpty ? nil : view
    }

    /// How high a cell would like to be that measures itself; one that asks for nothing has the usual height.
    fileprivate func wishedHeight(_ width: CGFloat) -> CGFloat {
        let height = systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        return height.isFinite && height > 0 ? height : TableConstants.rowHeight
    }

    /// How much higher the cell's own labels are than one line each.
    final var heightOfFurtherLines: CGFloat {
        [cell.text, cell.detail].compactMap { $0 }.reduce(0) { sum, label in
            guard label.numberOfLines != 1 else { return sum }
            layoutContent()
            let room = CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)
            return sum + max(0, label.sizeThatFits(room).height - label.font.lineHeight.rounded(.up))
        }
    }
}

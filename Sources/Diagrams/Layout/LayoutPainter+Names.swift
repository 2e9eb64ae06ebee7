import EventEngine

/// Names, in the views' top edges, or key letters where there is no room.
extension LayoutPainter {
    mutating func paintNames() {
        for index in scene.views.indices {
            guard let box = boxes[index] else { continue }
            if box.isDrawable {
                guard let sharing = sharers[box], sharing.last == index else { continue }
                paintName(of: sharing, in: box)
            } else {
                paintKey(besideSmall: index, box)
            }
        }
    }

    private mutating func paintName(of sharing: [Int], in box: CellBox) {
        let texts = sharing.map { names[scene.views[$0].id] }
        let length = texts.map(\.count).reduce(0, +) + 2 * (texts.count - 1)
        let roomy = place(forColumns: length + 2, of: sharing, in: box)
        guard let start = roomy ?? place(forColumns: length, of: sharing, in: box) else {
            return paintKey(inEdgeOf: sharing, box)
        }
        let gap = roomy == nil ? "" : " "
        var column = start
        func put(_ text: String, _ view: Int, into grid: inout LayoutGrid) {
            for character in text.utf8 {
                grid[column, box.top] = LayoutGrid.Cell(character, .text, view: view)
                column += 1
            }
        }
        put(gap, sharing[0], into: &grid)
        for (number, text) in texts.enumerated() {
            if number > 0 { put(", ", sharing[number], into: &grid) }
            put(text, sharing[number], into: &grid)
        }
        put(gap, sharing[sharing.count - 1], into: &grid)
    }

    /// The column from which so many cells of the top edge, corners excepted, show this outline; the second
    /// column if that will do.
    private func place(forColumns count: Int, of sharing: [Int], in box: CellBox) -> Int? {
        let edge = grid.visible(columns: (box.left + 1)...(box.right - 1))
        let last = edge.upperBound - count
        guard last >= edge.lowerBound else { return nil }
        let preferred = box.left + 2
        let starts = [preferred] + Array(edge.lowerBound...last)
        return starts.first { start in
            guard start >= edge.lowerBound, start <= last else { return false }
            return (start..<start + count).allSatisfy { isOutline(of: sharing, $0, box.top) }
        }
    }

    private func isOutline(of sharing: [Int], _ column: Int, _ row: Int) -> Bool {
        let cell = grid[column, row]
        return cell.content == .outline && sharing.contains(cell.view)
    }

    /// A key letter on the outline: in the top edge if it can be seen there, else anywhere on it.
    private mutating func paintKey(inEdgeOf sharing: [Int], _ box: CellBox) {
        let columns = grid.visible(columns: (box.left + 1)...(box.right - 1))
        let rows = grid.visible(rows: (box.top + 1)...(box.bottom - 1))
        var places = columns.map { ($0, box.top) }
        places += rows.flatMap { [(box.left, $0), (box.right, $0)] }
        places += columns.map { ($0, box.bottom) }
        guard let place = places.first(where: { isOutline(of: sharing, $0.0, $0.1) }),
            let key = names.key(for: scene.views[sharing[sharing.count - 1]].id)
        else { return }
        for index in sharing { names.share(key, with: scene.views[index].id) }
        set(key, at: place, sharing[sharing.count - 1])
    }

    private mutating func set(_ key: String, at place: (column: Int, row: Int), _ view: Int) {
        guard let letter = key.utf8.first else { return }
        grid[place.column, place.row] = LayoutGrid.Cell(letter, .text, view: view)
    }

    /// The key letter of a view that is only an `o`, in a free cell beside it.
    private mutating func paintKey(besideSmall index: Int, _ box: CellBox) {
        let (column, row) = LayoutPainter.centre(of: box)
        guard grid[column, row].view == index, grid[column, row].content == .outline else { return }
        let around = [(1, 0), (-1, 0), (0, 1), (0, -1)].map { (column + $0.0, row + $0.1) }
        let free = around.first { grid.contains($0.0, $0.1) && grid[$0.0, $0.1].content == .blank }
        guard let place = free, let key = names.key(for: scene.views[index].id) else { return }
        set(key, at: place, index)
    }
}

import EventEngine

/// Names, in the views' top edges, else inside them, beside the picture, or as key letters.
extension LayoutPainter {
    mutating func paintNames() {
        for index in scene.views.indices {
            guard let box = boxes[index] else { continue }
            if box.isDrawable {
                guard let sharing = sharers[box], sharing.last == index else { continue }
                paintName(of: sharing, in: box)
            } else {
                paintName(besideSmall: index, box)
            }
        }
    }

    // MARK: In the edge

    /// The long names of an outline's views, and the short ones.
    private func texts(of sharing: [Int]) -> (long: [String], short: [String]) {
        let views = sharing.map { scene.views[$0] }
        let short = views.map { $0.title?.short ?? names[$0.id] }
        let long = zip(views, short).map { view, short in
            (view.title?.long ?? short) + (view.turn.map { " (" + $0 + ")" } ?? "")
        }
        return (long, short)
    }

    private mutating func paintName(of sharing: [Int], in box: CellBox) {
        let (long, short) = texts(of: sharing)
        for (texts, isCoveredToo) in [(long, false), (short, false), (long, true), (short, true)] {
            let length = texts.map(\.count).reduce(0, +) + 2 * (texts.count - 1)
            for gap in [" ", ""] {
                let columns = length + 2 * gap.count
                guard let start = place(forColumns: columns, of: sharing, in: box, isCoveredToo) else {
                    continue
                }
                if texts == short { noteTurns(of: sharing) }
                return write(texts, gap, of: sharing, from: start, box.top)
            }
        }
        if !paintName(inside: sharing, box) { paintName(outside: sharing, box) }
    }

    private mutating func noteTurns(of sharing: [Int]) {
        unsaidTurns += sharing.filter { scene.views[$0].turn != nil }
    }

    private mutating func write(
        _ texts: [String], _ gap: String, of sharing: [Int], from start: Int, _ row: Int
    ) {
        var column = start
        func put(_ text: String, _ view: Int, into grid: inout LayoutGrid) {
            for character in text.utf8 {
                grid[column, row] = LayoutGrid.Cell(character, .text, view: view)
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
    private func place(
        forColumns count: Int, of sharing: [Int], in box: CellBox, _ isCoveredToo: Bool
    ) -> Int? {
        let edge = grid.visible(columns: (box.left + 1)...(box.right - 1))
        let last = edge.upperBound - count
        guard last >= edge.lowerBound else { return nil }
        let preferred = box.left + 2
        let starts = [preferred] + Array(edge.lowerBound...last)
        return starts.first { start in
            guard start >= edge.lowerBound, start <= last else { return false }
            return (start..<start + count).allSatisfy { column in
                isOutline(of: sharing, column, box.top)
                    && (isCoveredToo || !grid[column, box.top].isCovered)
            }
        }
    }

    private func isOutline(of sharing: [Int], _ column: Int, _ row: Int) -> Bool {
        let cell = grid[column, row]
        return cell.content == .outline && sharing.contains(cell.view)
    }

    // MARK: Inside

    /// In the first row inside the outline where the views are in front and nothing else is drawn; false when
    /// there is no such place.
    private mutating func paintName(inside sharing: [Int], _ box: CellBox) -> Bool {
        let texts = texts(of: sharing).long
        let length = texts.map(\.count).reduce(0, +) + 2 * (texts.count - 1)
        let start = box.left + 2
        guard start + length < box.right else { return false }
        let later = boxes.dropFirst(sharing[sharing.count - 1] + 1).compactMap { $0 }
        let row = grid.visible(rows: (box.top + 1)...(box.bottom - 1)).first { row in
            (start - 1...start + length).allSatisfy { column in
                grid.contains(column, row) && grid[column, row].content == .blank
                    && !later.contains { $0.contains(column, row) }
            }
        }
        guard let row else { return false }
        write(texts, "", of: sharing, from: start, row)
        return true
    }

    // MARK: Outside of the edge

    /// Beside the picture, in a row in which the outline is to be seen and no other name is; else a key
    /// letter on the outline, in the top edge if it can be seen there.
    private mutating func paintName(outside sharing: [Int], _ box: CellBox) {
        let columns = grid.visible(columns: (box.left + 1)...(box.right - 1))
        let rows = grid.visible(rows: (box.top + 1)...(box.bottom - 1))
        var places = columns.map { ($0, box.top) }
        places += rows.flatMap { [(box.left, $0), (box.right, $0)] }
        places += columns.map { ($0, box.bottom) }
        let visible = places.filter { isOutline(of: sharing, $0.0, $0.1) }
        let (long, short) = texts(of: sharing)
        let last = sharing[sharing.count - 1]
        if note(long, of: last, inRows: visible.map(\.1)) { return }
        noteTurns(of: sharing)
        if note(short, of: last, inRows: visible.map(\.1)) { return }
        guard let place = visible.first, let key = names.key(for: scene.views[last].id) else { return }
        for index in sharing { names.share(key, with: scene.views[index].id) }
        set(key, at: place, last)
    }

    /// Writes names beside the first of some rows that has none yet; false when there is no such row or no
    /// room.
    private mutating func note(_ texts: [String], of view: Int, inRows rows: [Int]) -> Bool {
        let text = texts.joined(separator: ", ")
        guard text.columns <= margin, let row = rows.first(where: { beside[$0] == nil }) else { return false }
        beside[row] = (text, view)
        return true
    }

    private mutating func set(_ key: String, at place: (column: Int, row: Int), _ view: Int) {
        guard let letter = key.utf8.first else { return }
        grid[place.column, place.row] = LayoutGrid.Cell(letter, .text, view: view)
    }

    /// The name of a view that is only an `o`: beside the picture, or a key letter in a free cell beside it.
    private mutating func paintName(besideSmall index: Int, _ box: CellBox) {
        let (column, row) = LayoutPainter.centre(of: box)
        guard grid[column, row].view == index, grid[column, row].content == .outline else { return }
        let (long, short) = texts(of: [index])
        if note(long, of: index, inRows: [row]) { return }
        noteTurns(of: [index])
        if note(short, of: index, inRows: [row]) { return }
        let around = [(1, 0), (-1, 0), (0, 1), (0, -1)].map { (column + $0.0, row + $0.1) }
        let free = around.first { grid.contains($0.0, $0.1) && grid[$0.0, $0.1].content == .blank }
        guard let place = free, let key = names.key(for: scene.views[index].id) else { return }
        set(key, at: place, index)
    }
}

import EventEngine

/// Ways to make a hit-test tree smaller. Each takes rows in the order of the tree and returns rows in that
/// order.
enum HitTreeFolding {
    /// By row: the number of the first row that does not hang below it.
    private static func subtreeEnds(_ rows: [HitRow]) -> [Int] {
        var ends = Array(repeating: rows.count, count: rows.count)
        var open: [Int] = []
        for (index, row) in rows.enumerated() {
            while let last = open.last, rows[last].depth >= row.depth {
                ends[last] = index
                open.removeLast()
            }
            open.append(index)
        }
        return ends
    }

    private static func folded(_ fold: HitRow.Fold, _ views: Int, like row: HitRow) -> HitRow {
        HitRow(content: .folded(views, fold), depth: row.depth, object: row.object, entry: row.entry)
    }

    /// Begins at the deepest view that contains all that is of interest: leaves out views from the top as
    /// long as each has nothing but one subview, which was asked, and nothing else is to be said about it.
    static func fromDeepest(_ rows: [HitRow]) -> [HitRow] {
        guard rows.count(where: { $0.depth == 0 }) == 1 else { return rows }
        let ends = subtreeEnds(rows)
        var top = 0
        while top + 1 < rows.count, rows[top + 1].isAsked, ends[top + 1] == rows.count, !rows[top].hasStar,
            !rows[top].isReturned
        {
            top += 1
        }
        return top < 2 ? rows : from(top, rows)
    }

    /// Begins at a row; all others are one row above it.
    static func from(_ top: Int, _ rows: [HitRow]) -> [HitRow] {
        guard top > 0 else { return rows }
        let tree = rows[top..<subtreeEnds(rows)[top]].map { row in
            var row = row
            row.depth -= rows[top].depth
            return row
        }
        return [folded(.above, rows.count - tree.count, like: rows[0])] + tree
    }

    /// Makes one row of three or more in a line of which each is the only one below the other.
    static func withoutChains(_ rows: [HitRow]) -> [HitRow] {
        let ends = subtreeEnds(rows)
        func isLink(_ row: Int) -> Bool {
            guard row + 1 < rows.count, rows[row].isAsked, rows[row].word == .inside else { return false }
            return !rows[row].hasStar && !rows[row].isReturned && rows[row + 1].depth == rows[row].depth + 1
                && ends[row] == ends[row + 1]
        }
        var result: [HitRow] = []
        var lifted: [(depth: Int, by: Int)] = []
        var row = 0
        while row < rows.count {
            while let last = lifted.last, rows[row].depth <= last.depth { lifted.removeLast() }
            let lift = lifted.reduce(0) { $0 + $1.by }
            var end = row
            while isLink(end) { end += 1 }
            var next = rows[row]
            next.depth -= lift
            if end - row >= 3, next.depth > 0 {
                result.append(folded(.chain, end - row, like: next))
                lifted.append((rows[row].depth, end - row - 1))
                row = end
            } else {
                result.append(next)
                row += 1
            }
        }
        return result
    }

    /// Makes one row of three or more siblings in a row that have nothing below them and of which the same
    /// is said.
    static func withoutRepeats(_ rows: [HitRow]) -> [HitRow] {
        func isLeaf(_ row: Int) -> Bool { row + 1 >= rows.count || rows[row + 1].depth <= rows[row].depth }
        func isLike(_ a: HitRow, _ b: HitRow) -> Bool {
            b.isDull && a.depth == b.depth && a.isAsked == b.isAsked && a.word == b.word
                && a.speaker == b.speaker
        }
        var result: [HitRow] = []
        var row = 0
        while row < rows.count {
            var end = row + 1
            if rows[row].isDull, isLeaf(row) {
                while end < rows.count, isLike(rows[row], rows[end]), isLeaf(end) { end += 1 }
            }
            if end - row >= 3 {
                var one = folded(.alike, end - row, like: rows[row])
                one.word = rows[row].word
                one.answer = rows[row].answer
                one.speaker = rows[row].speaker
                one.said = rows[row].said
                result.append(one)
            } else {
                result += rows[row..<end]
            }
            row = end
        }
        return result
    }

    /// The rows from the top down to the returned one, or to the deepest one that was asked.
    static func path(_ rows: [HitRow]) -> [Int] {
        guard !rows.isEmpty else { return [] }
        let asked = rows.indices.filter { rows[$0].isAsked }
        let deepest = asked.max { (rows[$0].depth, -$0) < (rows[$1].depth, -$1) } ?? 0
        var row = rows.firstIndex(where: \.isReturned) ?? deepest
        var path = [row]
        while rows[row].depth > 0, let above = rows[..<row].lastIndex(where: { $0.depth < rows[row].depth }) {
            path.append(above)
            row = above
        }
        return path.reversed()
    }
}

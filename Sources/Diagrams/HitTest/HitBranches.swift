/// The lines that lead to each row of a tree: `|   `-- `.
struct HitBranches {
    /// By row.
    private(set) var texts: [String] = []

    init(rows: [HitRow], width: FigureWidth) {
        let blank = width == .wide ? "    " : "   "
        let bar = width == .wide ? "|   " : "|  "
        let hasSibling = HitBranches.siblings(rows)
        var bars: [Bool] = []
        for (index, row) in rows.enumerated() {
            while bars.count <= row.depth { bars.append(false) }
            bars[row.depth] = hasSibling[index]
            var text = ""
            if row.depth > 1 {
                for depth in 1..<row.depth { text += bars[depth] ? bar : blank }
            }
            let mark = HitBranches.mark(row, width)
            if row.depth > 0 {
                text += (hasSibling[index] ? "|" : "`") + mark + " "
            } else if row.isReturned || row.isUnasked {
                text = mark + " "
            }
            texts.append(text)
        }
    }

    /// By row: whether another one hangs below the same row, further down.
    private static func siblings(_ rows: [HitRow]) -> [Bool] {
        var hasSibling = Array(repeating: false, count: rows.count)
        // By depth, seen from below: whether a row comes before the tree goes back to a lesser depth.
        var isOpen: [Bool] = []
        for (index, row) in rows.enumerated().reversed() {
            while isOpen.count <= row.depth { isOpen.append(false) }
            isOpen.removeSubrange((row.depth + 1)...)
            hasSibling[index] = isOpen[row.depth]
            isOpen[row.depth] = true
        }
        return hasSibling
    }

    /// `--` asked, `==` returned, `xx` not asked.
    private static func mark(_ row: HitRow, _ width: FigureWidth) -> String {
        if row.isReturned { return width == .wide ? "==" : "=" }
        if row.isUnasked { return width == .wide ? "xx" : "x" }
        return width == .wide ? "--" : "-"
    }
}

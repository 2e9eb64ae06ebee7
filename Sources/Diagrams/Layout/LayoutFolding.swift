/// Which rows of a picture are set: all, or all but some of those that repeat the row above.
struct LayoutFolding: Equatable {
    /// The rows to set, ascending.
    private(set) var kept: [Int]
    /// The rows beneath which rows were left out.
    private(set) var marked: Set<Int> = []

    /// All of so many rows.
    init(none rows: Int) {
        kept = Array(0..<rows)
    }

    /// Leaves out rows of the longest stretches first, until no more than `rows` are left; nil if that is
    /// impossible. Of each stretch two rows remain.
    init?(of grid: LayoutGrid, rows: Int) {
        var stretches: [Range<Int>] = []
        var start = 0
        for row in 1...max(1, grid.rows) where row == grid.rows || !LayoutFolding.alike(grid, row - 1, row) {
            stretches.append(start..<row)
            start = row
        }
        var left = stretches.map(\.count)
        var excess = grid.rows - rows
        while excess > 0 {
            guard let longest = left.indices.max(by: { (left[$0], -$0) < (left[$1], -$1) }),
                left[longest] > 2
            else { return nil }
            left[longest] -= 1
            excess -= 1
        }
        kept = []
        for (stretch, count) in zip(stretches, left) {
            kept += stretch.prefix(count)
            if count < stretch.count { marked.insert(stretch.lowerBound + count / 2) }
        }
    }

    /// Whether two rows show the same and neither has a name or a touch in it.
    private static func alike(_ grid: LayoutGrid, _ a: Int, _ b: Int) -> Bool {
        (0..<grid.columns).allSatisfy { grid[$0, a] == grid[$0, b] && grid[$0, a].content != .text }
    }
}

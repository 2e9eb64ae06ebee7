/// Which rows of a picture are set: all of them, or one line in place of each run of rows in which nothing
/// changes.
struct LayoutFolding: Equatable {
    /// A line of the sheet.
    enum Line: Equatable {
        /// A row of the picture.
        case row(Int)
        /// Rows that all show the same.
        case gap(Range<Int>)
    }

    /// How many rows a run has at least, to become one line.
    private static let shortestRun = 4
    /// The same where a row has nothing but the two sides of one view, or nothing at all.
    private static let shortestEmptyRun = 3

    private(set) var lines: [Line] = []

    /// All of so many rows.
    init(none rows: Int) {
        lines = (0..<rows).map(Line.row)
    }

    /// Every run of rows in which nothing changes is one line.
    init(of grid: LayoutGrid, keeping noted: Set<Int> = []) {
        var start = 0
        while start < grid.rows {
            var end = start + 1
            while end < grid.rows, grid.areAlike(start, end), !noted.contains(end) { end += 1 }
            let isRun = grid.areAlike(start, start) && !noted.contains(start)
            let shortest = grid.count(inRow: start) <= 2
                ? LayoutFolding.shortestEmptyRun : LayoutFolding.shortestRun
            if isRun, end - start >= shortest {
                lines.append(.gap(start..<end))
            } else {
                if !isRun { end = start + 1 }
                lines += (start..<end).map(Line.row)
            }
            start = end
        }
    }

    /// The rows that are set as they are, ascending.
    var rows: [Int] {
        lines.compactMap { if case .row(let row) = $0 { row } else { nil } }
    }
}

import Foundation

/// How high rows are that are left to the table, as far as their cells have said it.
struct MeasuredRows {
    /// What cells have said, in points; an estimate for a row whose cell has to be asked again.
    private(set) var heights: [IndexPath: CGFloat] = [:]
    /// The rows whose cells need not be asked.
    private var settled: Set<IndexPath> = []
    /// How wide rows were when their cells were asked, in points, without what the index takes.
    private var width: CGFloat = 0

    func isSettled(_ path: IndexPath) -> Bool { settled.contains(path) }

    /// Keeps what the cell of a row has said, in points.
    mutating func settle(_ path: IndexPath, _ height: CGFloat) {
        settled.insert(path)
        heights[path] = height
    }

    /// Lets cells be asked anew: all of them, or those of some rows.
    mutating func askAgain() { settled = [] }
    mutating func askAgain(_ paths: [IndexPath]) { settled.subtract(paths) }

    /// Cells of another width have another height.
    mutating func rowsAreWide(_ width: CGFloat) {
        if width != self.width { settled = [] }
        self.width = width
    }

    /// Rows that stay keep their heights; their cells are asked anew.
    mutating func move(_ places: [IndexPath: IndexPath]) {
        settled = []
        guard !heights.isEmpty else { return }
        var moved: [IndexPath: CGFloat] = [:]
        for (path, height) in heights {
            if let place = places[path] { moved[place] = height }
        }
        heights = moved
    }
}

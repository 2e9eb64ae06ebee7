import Foundation

/// Where the rows, headers and footers of a table are: its data source's counts and heights, added up once.
struct TableMap {
    struct Section {
        /// In the content's coordinates.
        var top: CGFloat
        var headerHeight: CGFloat
        var footerHeight: CGFloat
        /// The upper edges of the rows, and the lower edge of the last.
        var edges: [CGFloat]
        /// Whether the height of each row is left to the table; empty where that of none is.
        var automatic: [Bool] = []

        var rowCount: Int { edges.count - 1 }
        var bottom: CGFloat { (edges.last ?? top) + footerHeight }

        /// Moves the section down, and gives some of its rows other heights, in points.
        ///
        /// - Parameter heights: those of rows that exist, from top to bottom.
        /// - Returns: how far what is below the section has to move down.
        mutating func move(by start: CGFloat, _ heights: [(row: Int, height: CGFloat)]) -> CGFloat {
            var shift = start
            var changes = heights[...]
            top += shift
            var upper = edges[0]
            edges[0] += shift
            for row in 0..<rowCount {
                let lower = edges[row + 1]
                if let change = changes.first, change.row == row {
                    shift += change.height - (lower - upper)
                    changes.removeFirst()
                }
                upper = lower
                edges[row + 1] += shift
            }
            return shift
        }
    }

    /// What is above the first section.
    let top: CGFloat
    private(set) var sections: [Section] = []

    init(top: CGFloat) { self.top = top }

    /// The lower edge of the last section.
    var bottom: CGFloat { sections.last?.bottom ?? top }

    /// Adds a section below the others, after a gap.
    mutating func add(
        gap: CGFloat = 0, header: CGFloat, rows: [CGFloat], automatic: [Bool] = [], footer: CGFloat
    ) {
        let start = bottom + gap
        var edges = [start + header]
        edges.reserveCapacity(rows.count + 1)
        for height in rows { edges.append(edges[edges.count - 1] + height) }
        sections.append(
            Section(
                top: start, headerHeight: header, footerHeight: footer, edges: edges, automatic: automatic))
    }

    /// Whether the height of a row is left to the table.
    func isAutomatic(_ path: IndexPath) -> Bool {
        contains(path) && !sections[path.section].automatic.isEmpty
            && sections[path.section].automatic[path.row]
    }

    /// Gives rows other heights, in points; what is below them moves.
    ///
    /// - Returns: how many edges it had to look at, for the work budget.
    mutating func setHeights(_ heights: [IndexPath: CGFloat]) -> Int {
        let changes = Dictionary(grouping: heights.filter { contains($0.key) }, by: \.key.section)
        guard let first = changes.keys.min() else { return 0 }
        var (shift, count): (CGFloat, Int) = (0, 0)
        for number in first..<sections.count where shift != 0 || changes[number] != nil {
            let rows = (changes[number] ?? []).map { (row: $0.key.row, height: $0.value) }
            shift = sections[number].move(by: shift, rows.sorted { $0.row < $1.row })
            count += sections[number].edges.count
        }
        return count
    }

    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && sections.indices.contains(path.section) && path.row >= 0
            && path.row < sections[path.section].rowCount
    }

    /// The upper and the lower edge of a row; nil for one that does not exist.
    func span(of path: IndexPath) -> (top: CGFloat, bottom: CGFloat)? {
        guard contains(path) else { return nil }
        let edges = sections[path.section].edges
        return (edges[path.row], edges[path.row + 1])
    }

    /// The sections of which something is between two heights.
    func sections(from top: CGFloat, to bottom: CGFloat) -> [Int] {
        sections.indices.filter { sections[$0].top < bottom && sections[$0].bottom > top }
    }

    /// The rows of which something is between two heights, from top to bottom.
    func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
        guard top < bottom else { return [] }
        return sections(from: top, to: bottom).flatMap { number -> [IndexPath] in
            let edges = sections[number].edges
            // The first row that ends below the top.
            var row = max(0, firstIndex(in: edges) { $0 > top } - 1)
            var rows: [IndexPath] = []
            while row < edges.count - 1, edges[row] < bottom {
                if edges[row + 1] > edges[row] { rows.append(IndexPath(row: row, section: number)) }
                row += 1
            }
            return rows
        }
    }

    /// The row at a height; rows contain their upper edge and not the lower one (B-05).
    func row(at y: CGFloat) -> IndexPath? {
        for (number, section) in sections.enumerated() where section.top <= y && y < section.bottom {
            let next = firstIndex(in: section.edges) { $0 > y }
            if next > 0, next < section.edges.count { return IndexPath(row: next - 1, section: number) }
        }
        return nil
    }

    /// By halving: edges ascend.
    private func firstIndex(in edges: [CGFloat], where isMeant: (CGFloat) -> Bool) -> Int {
        var (low, high) = (0, edges.count)
        while low < high {
            let middle = (low + high) / 2
            if isMeant(edges[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

/// What the data source has said of rows while it is asked for them, and the delegate for their heights.
struct AskedRows {
    let sectionCount: Int
    /// By section, as far as they are known.
    var rowCounts: [Int: Int] = [:]
    /// The sections whose heights are known.
    var map: TableMap

    init(sectionCount: Int, map: TableMap) { (self.sectionCount, self.map) = (sectionCount, map) }
}

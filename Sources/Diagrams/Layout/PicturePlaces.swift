import Foundation

/// Where points of the screen lie in a drawn layout, for a page that moves a finger over it.
package struct PicturePlaces: Sendable {
    /// A cell of the canvas, both from 0.
    package struct Place: Hashable, Sendable {
        package var column: Int
        package var row: Int
    }

    private let scale: LayoutScale
    private let gutter: Int
    /// By row of the picture: its row on the canvas; for one that was folded away the one above.
    private let canvasRows: [Int]
    /// The places at which touches that began at a point are drawn, which may be one cell beside it.
    private let starts: [CGPoint: Place]

    /// - Parameters:
    ///   - kept: the picture's rows that are drawn, ascending.
    ///   - top: the canvas row of the first of them.
    init(
        scale: LayoutScale, kept: [Int], top: Int, gutter: Int,
        starts: [(point: CGPoint, column: Int, row: Int)]
    ) {
        self.scale = scale
        self.gutter = gutter
        var rows: [Int] = []
        var shown = 0
        for row in 0..<scale.rows {
            while shown + 1 < kept.count, kept[shown + 1] <= row { shown += 1 }
            rows.append(top + shown)
        }
        canvasRows = rows
        var places: [CGPoint: Place] = [:]
        for start in starts where rows.indices.contains(start.row) {
            places[start.point] = Place(column: gutter + start.column, row: rows[start.row])
        }
        self.starts = places
    }

    /// The cell for a point of the screen; nil where the picture does not show it.
    package func place(of point: CGPoint) -> Place? {
        if let place = starts[point] { return place }
        let column = scale.column(point.x)
        let row = scale.row(point.y)
        guard (0..<scale.columns).contains(column), canvasRows.indices.contains(row) else { return nil }
        return Place(column: gutter + column, row: canvasRows[row])
    }
}

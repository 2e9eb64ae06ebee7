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
    /// By row of the picture: its row on the canvas; for one in a gap the line that stands for it.
    private let canvasRows: [Int]
    /// The places at which touches that began at a point are drawn, which may be one cell beside it.
    private let starts: [CGPoint: Place]

    /// - Parameters:
    ///   - lines: what is drawn of the picture's rows.
    ///   - top: the canvas row of the first of them.
    init(
        scale: LayoutScale, lines: [LayoutFolding.Line], top: Int, gutter: Int,
        starts: [(point: CGPoint, column: Int, row: Int)]
    ) {
        self.scale = scale
        self.gutter = gutter
        var rows: [Int] = []
        for (number, line) in lines.enumerated() {
            switch line {
            case .row: rows.append(top + number)
            case .gap(let gap): rows += gap.map { _ in top + number }
            }
        }
        canvasRows = rows
        var places: [CGPoint: Place] = [:]
        for start in starts where rows.indices.contains(start.row) {
            places[start.point] = Place(column: gutter + start.column, row: rows[start.row])
        }
        self.starts = places
    }

    /// How many rows of the canvas there are up to the picture's last one.
    package var rows: Int { (canvasRows.last ?? -1) + 1 }

    /// The cell for a point of the screen; nil where the picture does not show it.
    package func place(of point: CGPoint) -> Place? {
        if let place = starts[point] { return place }
        let column = scale.column(point.x)
        let row = scale.row(point.y)
        guard (0..<scale.columns).contains(column), canvasRows.indices.contains(row) else { return nil }
        return Place(column: gutter + column, row: canvasRows[row])
    }
}

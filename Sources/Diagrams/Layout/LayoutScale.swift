import Foundation

/// A rectangle in cells, edges included.
struct CellBox: Hashable, Sendable {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    /// Whether it has room for an outline and something inside.
    var isDrawable: Bool { right - left >= 2 && bottom - top >= 2 }

    func contains(_ column: Int, _ row: Int) -> Bool {
        column >= left && column <= right && row >= top && row <= bottom
    }

    /// Whether the box, laid over a cell of an outline, hides it: the cell lies inside, or the box's own edge
    /// crosses the outline there. An edge along the outline hides nothing.
    func covers(_ column: Int, _ row: Int, _ side: UInt8) -> Bool {
        if containsInside(column, row) { return true }
        guard contains(column, row) else { return false }
        switch side {
        case UInt8(ascii: "|"): return column > left && column < right
        case UInt8(ascii: "-"): return row > top && row < bottom
        default: return false
        }
    }

    func containsInside(_ column: Int, _ row: Int) -> Bool {
        column > left && column < right && row > top && row < bottom
    }
}

/// How points become cells: column = round((x - x0) / step), row = round((y - y0) / (2 step)).
struct LayoutScale: Equatable, Sendable {
    /// The points at the left edge of column 0 and the top edge of row 0.
    let origin: CGPoint
    /// The points that one column stands for; a row stands for twice as many.
    let step: Double
    let columns: Int
    let rows: Int

    /// - Parameter snapped: Whether column 0 is a whole number of columns away from zero, as a ruler needs
    ///   it.
    init(region: Box, step: Double, snapped: Bool) {
        let x = snapped ? (region.left / step).rounded(.down) * step : region.left
        let y = snapped ? (region.top / (2 * step)).rounded(.down) * 2 * step : region.top
        origin = CGPoint(x: x, y: y)
        self.step = step
        columns = LayoutScale.cell((region.right - x) / step) + 1
        rows = LayoutScale.cell((region.bottom - y) / (2 * step)) + 1
    }

    func column(_ x: Double) -> Int { LayoutScale.cell((x - origin.x) / step) }
    func row(_ y: Double) -> Int { LayoutScale.cell((y - origin.y) / (2 * step)) }

    func cells(of box: Box) -> CellBox {
        CellBox(left: column(box.left), top: row(box.top), right: column(box.right), bottom: row(box.bottom))
    }

    /// Rounds to a cell; cells far outside any picture are all alike, and so is what is no number.
    private static func cell(_ value: Double) -> Int {
        guard !value.isNaN else { return -1 }
        return Int(min(max(value, -10_000), 10_000).rounded(.toNearestOrAwayFromZero))
    }

    // MARK: Choice

    /// The scales of the wide form, finest first: 1, 2, 2.5, 4, 5, 8, 10, 20, 25, ...
    static let series: [Double] = (0...6).flatMap { power in
        [1, 2, 2.5, 4, 5, 8].map { $0 * [1, 10, 100, 1000, 1e4, 1e5, 1e6][power] }
    }

    /// Those of the series that fit into a width, for a picture with rulers.
    static func candidates(for region: Box, columns: Int) -> [LayoutScale] {
        series.map { LayoutScale(region: region, step: $0, snapped: true) }.filter { $0.columns <= columns }
    }

    /// The finest scale, of any number of tenths from 1 on, that fits into a width and a height; for a
    /// picture without rulers.
    static func fitting(_ region: Box, columns: Int, rows: Int) -> LayoutScale {
        let across = region.width / Double(max(1, columns - 1))
        let down = region.height / Double(2 * max(1, rows - 1))
        let step = max(1, (max(across, down) * 10).rounded(.up) / 10)
        return LayoutScale(region: region, step: step, snapped: false)
    }
}

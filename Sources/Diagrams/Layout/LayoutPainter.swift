import EventEngine
import Foundation

/// Paints a scene at a scale: outlines in painter's order, then the hit view's, then touches, then names.
struct LayoutPainter {
    let scene: LayoutScene
    let scale: LayoutScale
    var names: DrawnNames
    var grid: LayoutGrid
    /// By view: its cells; nil when it is not drawn at all.
    private(set) var boxes: [CellBox?] = []
    /// Views with the same outline, by it: the indices of the views, first to last.
    var sharers: [CellBox: [Int]] = [:]
    /// Where the touches' starts are drawn.
    var starts: [(point: CGPoint, column: Int, row: Int)] = []
    /// How many moments of the touches' paths are numbered.
    var moments = 0
    /// Names that have no room in the picture, by the row beside which they are, with their views.
    var beside: [Int: (text: String, view: Int)] = [:]
    /// The views of which no name in the picture says how they are turned.
    var unsaidTurns: [Int] = []
    /// The columns to the right of the picture for names that have no room in it.
    let margin: Int

    init(scene: LayoutScene, scale: LayoutScale, names: DrawnNames, margin: Int) {
        self.margin = margin
        self.scene = scene
        self.scale = scale
        self.names = names
        grid = LayoutGrid(columns: scale.columns, rows: scale.rows)
        boxes = scene.views.map { view in
            guard let box = view.box, let region = scene.region, box.meets(region) else { return nil }
            return scale.cells(of: box)
        }
        for index in scene.views.indices { paint(index) }
        for index in scene.views.indices where scene.views[index].hits.first == 0 { paintHit(index) }
        paintTouches()
        paintNames()
    }

    // MARK: Outlines

    private mutating func paint(_ index: Int) {
        guard let box = boxes[index] else { return }
        let view = scene.views[index]
        guard box.isDrawable else { return paintSmall(index, box) }
        let isSolid = view.isShown && !view.isTurned
        let isRepeated = sharers[box] != nil
        sharers[box, default: []].append(index)
        // A view that cannot be seen must not turn the outline it shares with a visible one into dots.
        if isRepeated, !isSolid { return }
        let clip = view.clip.map(scale.cells(of:))
        let reach = view.reach.map(scale.cells(of:))
        if isSolid { cover(box, clip: clip) }
        for (column, row, side) in grid.outline(of: box) {
            var character = side
            let isCutOff = clip.map { LayoutPainter.cuts($0, box, column, row) } ?? false
            // What a superview cuts off is not there to be drawn over anything.
            if isCutOff, grid[column, row].content != .blank { continue }
            if !isSolid || isCutOff {
                character = side == UInt8(ascii: "|") ? UInt8(ascii: ":") : UInt8(ascii: ".")
            } else if side != UInt8(ascii: "+"), let reach, !reach.contains(column, row) {
                character = side == UInt8(ascii: "|") ? UInt8(ascii: "!") : UInt8(ascii: "~")
            }
            grid[column, row] = LayoutGrid.Cell(character, .outline, view: index)
        }
    }

    /// Whether a superview's edge lies between a cell of an outline and what can be seen, or in the cell
    /// itself.
    private static func cuts(_ clip: CellBox, _ box: CellBox, _ column: Int, _ row: Int) -> Bool {
        !clip.contains(column, row)
            || (row == clip.top && box.top < row) || (row == clip.bottom && box.bottom > row)
            || (column == clip.left && box.left < column) || (column == clip.right && box.right > column)
    }

    /// Covers what a view hides. Where a superview cuts it off, that superview's own edge stays.
    private mutating func cover(_ box: CellBox, clip: CellBox?) {
        guard let clip else { return grid.cover(box) }
        let part = CellBox(
            left: box.left < clip.left ? clip.left + 1 : box.left,
            top: box.top < clip.top ? clip.top + 1 : box.top,
            right: box.right > clip.right ? clip.right - 1 : box.right,
            bottom: box.bottom > clip.bottom ? clip.bottom - 1 : box.bottom)
        if part.left <= part.right, part.top <= part.bottom { grid.cover(part) }
    }

    /// The view that the first touch hit has `#` where nothing lies over its edge.
    private mutating func paintHit(_ index: Int) {
        guard let box = boxes[index] else { return }
        let mark = LayoutGrid.Cell(UInt8(ascii: "#"), .outline, view: index)
        let covers = scene.views.indices.dropFirst(index + 1).compactMap(coveringBox)
        func paint(_ column: Int, _ row: Int, _ side: UInt8) {
            if !covers.contains(where: { $0.covers(column, row, side) }) { grid[column, row] = mark }
        }
        guard box.isDrawable else {
            let place = LayoutPainter.centre(of: box)
            return paint(place.column, place.row, UInt8(ascii: "+"))
        }
        for (column, row, side) in grid.outline(of: box) { paint(column, row, side) }
    }

    /// The cells that a view hides; nil when it hides none.
    private func coveringBox(_ index: Int) -> CellBox? {
        let view = scene.views[index]
        guard view.isShown, !view.isTurned, let box = boxes[index], box.isDrawable else { return nil }
        guard let clip = view.clip.map(scale.cells(of:)) else { return box }
        return CellBox(
            left: max(box.left, clip.left), top: max(box.top, clip.top),
            right: min(box.right, clip.right), bottom: min(box.bottom, clip.bottom))
    }

    /// A view too small for an outline is one `o`, or a dot when it cannot be seen.
    private mutating func paintSmall(_ index: Int, _ box: CellBox) {
        let place = LayoutPainter.centre(of: box)
        let isClipped = scene.views[index].clip.map { clip in
            !(scene.views[index].box.map { $0.overlaps(clip) } ?? true)
        } ?? false
        let isSeen = scene.views[index].isShown && !isClipped
        let mark = isSeen ? UInt8(ascii: "o") : UInt8(ascii: ".")
        grid[place.column, place.row] = LayoutGrid.Cell(mark, .outline, view: index)
    }

    /// The cell that stands for a view without an outline.
    static func centre(of box: CellBox) -> (column: Int, row: Int) {
        ((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    }
}

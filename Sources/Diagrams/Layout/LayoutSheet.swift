import EventEngine
import Foundation

/// Sets the picture, its rulers, the scale, the table and the legend on one canvas.
struct LayoutSheet {
    /// The most rows that the picture itself may have.
    static let mostRows = 34

    private(set) var canvas: Canvas
    /// Where points lie in the picture; nil when there is none.
    private(set) var places: PicturePlaces?
    private let width: FigureWidth
    private let scene: LayoutScene
    private let recording: Recording
    /// The columns to the left of the picture, for the ruler.
    private var gutter = 0

    init(scene: LayoutScene, recording: Recording, width: FigureWidth) {
        self.scene = scene
        self.recording = recording
        self.width = width
        canvas = Canvas(columns: width.columns)
        guard let region = scene.region else { return }
        let (painter, folding) = paint(region)
        if width == .wide { addRuler(painter.scale) }
        addPicture(painter, folding)
        addScale(painter.scale)
        canvas.addRow()
        addTable(painter.names)
        addLegend(painter, folding)
    }

    // MARK: Scale

    private func painter(_ scale: LayoutScale) -> LayoutPainter {
        let names = DrawnNames(of: scene.views.map(\.id), in: recording, limit: width == .wide ? 20 : 12)
        return LayoutPainter(scene: scene, scale: scale, names: names)
    }

    /// Chooses the scale. The wide form takes the finest of the series whose width fits. If that is too
    /// high, a scale up to 1.6 times coarser that is not; else rows that repeat each other are folded; else
    /// the next coarser scale.
    private mutating func paint(_ region: Box) -> (LayoutPainter, LayoutFolding) {
        guard width == .wide else {
            let scale = LayoutScale.fitting(region, columns: width.columns, rows: LayoutSheet.mostRows)
            return (painter(scale), LayoutFolding(none: scale.rows))
        }
        let largest = max(abs(region.top), abs(region.bottom))
        gutter = max(4, PointText.number(-largest).columns) + 1
        let candidates = LayoutScale.candidates(for: region, columns: width.columns - gutter)
        guard let finest = candidates.first else {
            preconditionFailure("a region of at most ten million points fits at the coarsest scale")
        }
        let unfolded = candidates.first { $0.rows <= LayoutSheet.mostRows }
        if let scale = unfolded, scale.step <= 1.6 * finest.step {
            return (painter(scale), LayoutFolding(none: scale.rows))
        }
        for scale in candidates where scale.rows <= 4 * LayoutSheet.mostRows {
            let painter = painter(scale)
            if let folding = LayoutFolding(of: painter.grid, rows: LayoutSheet.mostRows) {
                return (painter, folding)
            }
        }
        let coarsest = candidates[candidates.count - 1]
        return (painter(coarsest), LayoutFolding(none: coarsest.rows))
    }

    // MARK: Picture

    /// Every tenth column and every fifth row has its number of points: whole numbers at every scale of the
    /// series.
    private mutating func addRuler(_ scale: LayoutScale) {
        let row = canvas.addRow()
        var free = 0
        for column in 0..<scale.columns {
            let value = scale.origin.x + Double(column) * scale.step
            guard LayoutSheet.isMultiple(value, of: 10 * scale.step) else { continue }
            let text = PointText.number(value)
            guard gutter + column >= free, gutter + column + text.columns <= width.columns else { continue }
            canvas.write(text, at: gutter + column, row)
            free = gutter + column + text.columns + 1
        }
    }

    private static func isMultiple(_ value: Double, of step: Double) -> Bool {
        let quotient = value / step
        return abs(quotient - quotient.rounded()) < 1e-6
    }

    private mutating func addPicture(_ painter: LayoutPainter, _ folding: LayoutFolding) {
        let scale = painter.scale
        let grid = painter.grid
        places = PicturePlaces(
            scale: scale, kept: folding.kept, top: canvas.height, gutter: gutter, starts: painter.starts)
        for row in folding.kept {
            let line = canvas.addRow()
            if width == .wide {
                let value = scale.origin.y + Double(row) * 2 * scale.step
                if folding.marked.contains(row) {
                    canvas.write("..", at: gutter - 3, line)
                } else if LayoutSheet.isMultiple(value, of: 10 * scale.step) {
                    let text = PointText.number(value)
                    canvas.write(text, at: gutter - 1 - text.columns, line)
                }
            }
            for column in 0..<scale.columns {
                let cell = grid[column, row]
                guard cell.content != .blank else { continue }
                let owner = cell.view < 0 ? ObjectID.none : scene.views[cell.view].id
                canvas.set(cell.character, at: gutter + column, line, owner: owner)
            }
        }
    }

    // MARK: Scale and touches

    /// `1 column = 5 pt, 1 row = 10 pt`, and the touches beside it, or beneath it where they have no room.
    private mutating func addScale(_ scale: LayoutScale) {
        let step = PointText.number(scale.step)
        let text = "1 column = " + step + " pt, 1 row = " + PointText.number(2 * scale.step) + " pt"
        canvas.addRow(text, indent: gutter)
        let row = canvas.height - 1
        let beside = gutter + text.columns + 10
        for (number, touch) in scene.touches.enumerated() {
            let sentence = touch.sentence
            if width == .wide, beside + sentence.columns <= width.columns {
                let line = number == 0 ? row : canvas.addRow()
                canvas.write(sentence, at: beside, line, owner: touch.hitView)
            } else {
                addNote(sentence, owner: touch.hitView)
            }
        }
    }

    /// Words that are no row of the picture; broken at blanks where they are too long.
    private mutating func addNote(_ text: String, owner: ObjectID = .none) {
        for line in NoteText.lines(text, columns: width.columns - gutter) {
            canvas.addRow(line, indent: gutter, owner: owner)
        }
    }

    // MARK: Table and legend

    private mutating func addTable(_ names: DrawnNames) {
        let table = LayoutTable(scene: scene, names: names)
        // Where even a list is too wide for the gutter, it stands without.
        let inset = table.lines(columns: width.columns - gutter, width: width)
        for line in inset { canvas.addRow(line, indent: gutter) }
        if scene.foldedViews > 0 { addNote(".. \(scene.foldedViews) more views, not drawn ..") }
    }

    private mutating func addLegend(_ painter: LayoutPainter, _ folding: LayoutFolding) {
        var items = LayoutLegend(painter: painter).items
        if width == .wide, !folding.marked.isEmpty { items.append(".. rows left out, all alike") }
        items += painter.names.explanations(columns: width.columns - gutter)
        guard !items.isEmpty else { return }
        canvas.addRow()
        for line in NoteText.lines(joining: items, columns: width.columns - gutter) {
            canvas.addRow(line, indent: gutter)
        }
    }
}

import EventEngine
import Foundation

/// Sets the picture, its rulers, the scale, the table and the legend on one canvas.
struct LayoutSheet {
    /// The most rows that the picture itself may have.
    static let mostRows = 34
    /// The blank columns between the picture and a name beside it.
    private static let marginGap = 2

    private(set) var canvas: Canvas
    /// Where points lie in the picture; nil when there is none.
    private(set) var places: PicturePlaces?
    private let width: FigureWidth
    private let scene: LayoutScene
    private let recording: Recording
    private let rows: LayoutOptions.Rows
    /// The columns to the left of the picture, for the ruler.
    private var gutter = 0

    init(scene: LayoutScene, recording: Recording, rows: LayoutOptions.Rows, width: FigureWidth) {
        self.rows = rows
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
        addLegend(painter)
    }

    // MARK: Scale

    private func painter(_ scale: LayoutScale) -> LayoutPainter {
        let limit = width == .wide ? 20 : 12
        let titles = scene.views.compactMap { view in view.title.map { (view.id, $0.long) } }
        let names = DrawnNames(
            of: scene.views.map(\.id), in: recording, limit: limit,
            titles: Dictionary(titles, uniquingKeysWith: { first, _ in first }))
        let margin = width.columns - gutter - scale.columns - LayoutSheet.marginGap
        return LayoutPainter(scene: scene, scale: scale, names: names, margin: margin)
    }

    private func folding(_ painter: LayoutPainter) -> LayoutFolding {
        rows == .all
            ? LayoutFolding(none: painter.scale.rows)
            : LayoutFolding(of: painter.grid, keeping: Set(painter.beside.keys))
    }

    /// Chooses the scale. The wide form takes the finest of the series whose width fits. If that is too
    /// high, a scale up to 1.6 times coarser that is not; else the finest one at which the rows that are left
    /// are not too many.
    private mutating func paint(_ region: Box) -> (LayoutPainter, LayoutFolding) {
        guard width == .wide else {
            let scale = LayoutScale.fitting(region, columns: width.columns, rows: LayoutSheet.mostRows)
            let painter = painter(scale)
            return (painter, folding(painter))
        }
        let largest = max(abs(region.top), abs(region.bottom))
        gutter = max(4, PointText.number(-largest).columns) + 1
        let candidates = LayoutScale.candidates(for: region, columns: width.columns - gutter)
        guard let finest = candidates.first else {
            preconditionFailure("a region of at most ten million points fits at the coarsest scale")
        }
        let unfolded = candidates.first { $0.rows <= LayoutSheet.mostRows }
        if let scale = unfolded, scale.step <= 1.6 * finest.step {
            let painter = painter(scale)
            return (painter, folding(painter))
        }
        for scale in candidates where scale.rows <= 4 * LayoutSheet.mostRows {
            let painter = painter(scale)
            let folding = folding(painter)
            if folding.lines.count <= LayoutSheet.mostRows { return (painter, folding) }
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
        places = PicturePlaces(
            scale: scale, lines: folding.lines, top: canvas.height, gutter: gutter, starts: painter.starts)
        var isAfterGap = false
        for line in folding.lines {
            switch line {
            case .gap(let rows):
                canvas.addRow(": \(rows.count) rows, nothing :", indent: gutter)
                isAfterGap = true
            case .row(let row):
                addRow(row, of: painter, isNumbered: isAfterGap)
                isAfterGap = false
            }
        }
    }

    /// A row of the picture. Every fifth has its number of points, and so has one that follows a gap.
    private mutating func addRow(_ row: Int, of painter: LayoutPainter, isNumbered: Bool) {
        let scale = painter.scale
        let line = canvas.addRow()
        let value = scale.origin.y + Double(row) * 2 * scale.step
        if width == .wide, isNumbered || LayoutSheet.isMultiple(value, of: 10 * scale.step) {
            let text = PointText.number(value)
            canvas.write(text, at: gutter - 1 - text.columns, line)
        }
        for column in 0..<scale.columns {
            let cell = painter.grid[column, row]
            guard cell.content != .blank else { continue }
            let owner = cell.view < 0 ? ObjectID.none : scene.views[cell.view].id
            canvas.set(cell.character, at: gutter + column, line, owner: owner)
        }
        if let note = painter.beside[row] {
            let start = gutter + scale.columns + LayoutSheet.marginGap
            canvas.write(note.text, at: start, line, owner: scene.views[note.view].id)
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
        // Where even a list is too wide for the gutter, it is without.
        let inset = table.lines(columns: width.columns - gutter, width: width)
        for line in inset { canvas.addRow(line, indent: gutter) }
        if scene.foldedViews > 0 { addNote(".. \(scene.foldedViews) more views, not drawn ..") }
    }

    private mutating func addLegend(_ painter: LayoutPainter) {
        var items = LayoutLegend(painter: painter).items
        items += painter.names.explanations(columns: width.columns - gutter)
        guard !items.isEmpty else { return }
        canvas.addRow()
        for line in NoteText.lines(joining: items, columns: width.columns - gutter) {
            canvas.addRow(line, indent: gutter)
        }
    }
}

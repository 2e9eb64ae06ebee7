import Diagrams
import EventEngine

/// Where in a drawing the objects of a figure show: few boxes in columns and rows, instead of an element for
/// each piece of a border.
struct DrawnBoxes {
    /// A rectangle of characters that belongs to one object.
    struct Box: Equatable {
        var object: ObjectID
        var columns: Range<Int>
        var rows: Range<Int>
    }

    /// In the order in which they begin, so that a box inside another one lies on top of it.
    private(set) var boxes: [Box] = []

    /// Characters of an object make one box where they touch, have only blanks between them or lie one above
    /// the other: a border is one, with all that it encloses, and so is a row of a table.
    init(_ canvas: Canvas) {
        // Those that a row may go on with, in the order in which they began.
        var open: [Int] = []
        for row in 0..<canvas.height {
            // A line that stands for many rows may lie between.
            open.removeAll { row - boxes[$0].rows.upperBound > 1 }
            for (owner, columns) in Self.stretches(of: canvas, row) {
                let above = open.first { boxes[$0].object == owner && reaches(boxes[$0], columns) }
                if let above {
                    extend(&boxes[above], columns, row)
                } else {
                    open.append(boxes.count)
                    boxes.append(Box(object: owner, columns: columns, rows: row..<row + 1))
                }
            }
        }
    }

    /// The columns of a row that belong to an object, left to right.
    private static func stretches(of canvas: Canvas, _ row: Int) -> [(owner: ObjectID, columns: Range<Int>)] {
        var found: [(owner: ObjectID, columns: Range<Int>)] = []
        var hasTextBetween = false
        for run in canvas.runs(ofRow: row) {
            if run.owner == .none {
                hasTextBetween = !run.isBlank
            } else if let last = found.last, last.owner == run.owner, !hasTextBetween {
                found[found.count - 1].columns = last.columns.lowerBound..<run.columns.upperBound
            } else {
                found.append((run.owner, run.columns))
                hasTextBetween = false
            }
        }
        return found
    }

    private func reaches(_ box: Box, _ columns: Range<Int>) -> Bool {
        columns.lowerBound <= box.columns.upperBound && box.columns.lowerBound <= columns.upperBound
    }

    private func extend(_ box: inout Box, _ columns: Range<Int>, _ row: Int) {
        let left = min(box.columns.lowerBound, columns.lowerBound)
        box.columns = left..<max(box.columns.upperBound, columns.upperBound)
        box.rows = box.rows.lowerBound..<row + 1
    }
}

extension HTMLWriter {
    /// The text of a drawing, and over it for each object the boxes that can be lit.
    mutating func drawn(_ canvas: Canvas, _ objects: FigureObjects) {
        text(canvas.fenceBody)
        let boxes = DrawnBoxes(canvas).boxes.compactMap { box in
            objects.styleClass(of: box.object).map { (box, $0) }
        }
        guard !boxes.isEmpty else { return }
        var outlines: [String: String] = [:]
        for (box, style) in boxes { outlines[style, default: ""] += box.outline }
        // The style sheet makes its unit a column wide and a row high.
        element(.svg, .box("0 0 1 1"), .stretched) { svg in
            for (_, style) in boxes {
                guard let outline = outlines.removeValue(forKey: style) else { continue }
                svg.void(.path, .class(style), .outline(outline))
            }
        }
    }
}

extension DrawnBoxes.Box {
    /// As a path of SVG draws it.
    fileprivate var outline: String {
        "M\(columns.lowerBound) \(rows.lowerBound)H\(columns.upperBound)v\(rows.count)H\(columns.lowerBound)z"
    }
}

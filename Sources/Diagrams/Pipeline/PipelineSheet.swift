import EventEngine

/// Sets the boxes of the pipeline on a canvas.
struct PipelineSheet {
    private let figure: PipelineFigure
    private let width: FigureWidth
    private let names: DrawnNames
    /// Where the boxes begin, and the column of `told` and `executed`.
    private let left: Int
    private let marginColumn: Int
    /// How many columns a box has between its edges.
    private let inside: Int
    /// The texts of the rows with their indentation.
    private let texts: [String]

    init(figure: PipelineFigure, width: FigureWidth) {
        self.figure = figure
        self.width = width
        let isWide = width == .wide
        let names = DrawnNames(
            of: figure.hitView.map { [$0] } ?? [], in: figure.recording, limit: isWide ? 14 : 11)
        let name = figure.hitView.map { names[$0] } ?? ""
        texts = figure.rows.map { row in
            let indent = isWide ? 2 + 2 * row.depth : 1 + row.depth
            let words = (isWide ? row.wide : row.narrow).replacing("@", with: name)
            return String(repeating: " ", count: indent) + words
        }
        self.names = names
        left = isWide ? 3 : 2
        marginColumn = isWide ? 60 : 32
        inside = max(isWide ? 46 : 27, (texts.map(\.columns).max() ?? 0) + 1)
    }

    var canvas: Canvas {
        var canvas = Canvas(columns: width.columns)
        let heading = width == .wide ? "in this book" : "in book"
        canvas.addRow(heading, indent: marginColumn)
        for box in PipelineBox.allCases {
            canvas.addRow(top(of: box), indent: left)
            for (row, text) in zip(figure.rows, texts) where row.box == box {
                add(row, text, to: &canvas)
            }
            canvas.addRow(bottom(of: box), indent: left)
            if let crossing = box.crossing { canvas.addRow("| " + crossing, indent: left + arrow) }
        }
        canvas.addRow()
        let indent = width == .wide ? 3 : 0
        let columns = width.columns - indent
        let notes = NoteText.lines(joining: legend, columns: columns) + names.explanations(columns: columns)
        for text in notes { canvas.addRow(text, indent: indent) }
        return canvas
    }

    /// Where the way leaves a box, from its left edge.
    private let arrow = 12

    private func top(of box: PipelineBox) -> String {
        let head = "+- " + box.rawValue + " "
        var text = Array(head + String(repeating: "-", count: inside + 1 - head.columns) + "+")
        if box.isBrokenInto { text[arrow] = "v" }
        return String(text)
    }

    private func bottom(of box: PipelineBox) -> String {
        var text = Array("+" + String(repeating: "-", count: inside) + "+")
        if box.crossing != nil { text[arrow] = "+" }
        return String(text)
    }

    private func isMarked(_ row: PipelineRow) -> Bool {
        figure.options.stage.map(row.stages.contains) ?? false
    }

    private func add(_ row: PipelineRow, _ text: String, to canvas: inout Canvas) {
        let number = canvas.addRow(entry: row.entry)
        let owner = row.wide.contains("@") ? figure.hitView ?? .none : .none
        if isMarked(row) { canvas.write("#", at: left - 2, number) }
        canvas.write("|", at: left, number)
        canvas.write(text, at: left + 1, number, owner: owner)
        canvas.write("|", at: left + 1 + inside, number)
        canvas.write(row.isExecuted ? "executed" : "told", at: marginColumn, number)
    }

    private var legend: [String] {
        var legend: [String] = []
        if figure.rows.contains(where: { !$0.isExecuted }) { legend.append("told: explained only") }
        if figure.rows.contains(where: \.isExecuted) {
            legend.append("executed: by the engine" + (width == .wide ? ", see the log" : ""))
        }
        if figure.options.stage != nil { legend.append("# the stage of this chapter") }
        return legend
    }
}

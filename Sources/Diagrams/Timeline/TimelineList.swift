import EventEngine

/// Sets a timeline on a narrow canvas: one event a row.
struct TimelineList {
    private static let width = FigureWidth.narrow
    private static let mostLines = 36

    private let figure: TimelineFigure
    private let lanes: [Int]
    private let rows: [TimelineRow]
    private let names: DrawnNames
    private let labels: [String]

    /// The figure with names as long as fit.
    static func canvas(of figure: TimelineFigure) -> Canvas {
        TimelineList(figure).canvas
    }

    private init(_ figure: TimelineFigure) {
        self.figure = figure
        lanes = figure.lanes(most: TimelineFigure.mostLanes)
        rows = TimelineRow.all(of: figure.scene, lanes: lanes, epoch: figure.epoch)
        names = DrawnNames(of: figure.objects(of: lanes, rows), in: figure.recording, limit: 12)
        let hasDecimal = figure.hasDecimals(rows)
        labels = rows.map { figure.label($0, hasDecimal: hasDecimal) }
    }

    private var canvas: Canvas {
        let room = Self.width.columns
        var canvas = Canvas(columns: room)
        for text in NoteText.lines(figure.heading, columns: room) { canvas.addRow(text) }
        canvas.addRow()
        let timeEnd = max(2, labels.map(\.columns).max() ?? 0)
        let start = timeEnd + 1
        let titles = lanes.map { figure.title(ofLane: $0) { names[$0] } }
        let what = start + (titles.map(\.columns).max() ?? 0) + 1
        var header = TableLine()
        header.put("ms", before: timeEnd)
        header.put("what", at: start)
        header.put("happened", at: what)
        canvas.addRow(header)
        var count = 0
        var left = 0
        for (index, row) in rows.enumerated() {
            let lines = self.lines(of: row, titles, at: start, what)
            count += lines.count
            guard count <= Self.mostLines else {
                left += 1
                continue
            }
            for (number, var line) in lines.enumerated() {
                if number == 0 { line.put(labels[index], before: timeEnd) }
                canvas.addRow(line)
            }
        }
        if left > 0 { canvas.addRow(".. \(left) more instants ..", indent: start) }
        let absences = figure.absences(besides: lanes) { lane in figure.title(ofLane: lane) { names[$0] } }
        let notes = absences + names.explanations(columns: room)
        if !notes.isEmpty { canvas.addRow() }
        for text in notes.flatMap({ NoteText.lines($0, columns: room) }) { canvas.addRow(text) }
        return canvas
    }

    /// A line for each event, in order of the lanes; words that are too long go on beneath.
    private func lines(of row: TimelineRow, _ titles: [String], at start: Int, _ what: Int) -> [TableLine] {
        var lines: [TableLine] = []
        for (place, events) in row.cells.enumerated() {
            for event in events {
                let text = figure.text(event, of: row) { names[$0] }
                let object = figure.scene.lanes[lanes[place]].object
                for (number, part) in NoteText.lines(text, columns: Self.width.columns - what).enumerated() {
                    var line = TableLine(object: object, entry: event.entry ?? row.entry)
                    if number == 0 { line.put(titles[place], at: start) }
                    line.put(part, at: what)
                    lines.append(line)
                }
            }
        }
        return lines
    }
}

import EventEngine

/// Sets a timeline on a wide canvas: a row for each instant, a column for each lane.
struct TimelineSheet {
    /// How much is shown, and how densely.
    private struct Plan {
        var lanes: [Int]
        var name: Int
        var gap: Int
        /// Whether causes may go beneath their words.
        var breaks: Bool
    }

    private static let mostLines = 30
    private static let width = FigureWidth.wide
    /// Where the rules and the title begin.
    private static let indent = 3
    private static let ruleColumns = 68

    private let figure: TimelineFigure
    private let rows: [TimelineRow]
    private let names: DrawnNames
    private let columns: [TimelineColumn]
    /// By lane: the columns that its texts have.
    private let widths: [Int]
    /// Where the time ends, and where the lanes begin.
    private let timeEnd: Int
    private let starts: [Int]
    private let labels: [String]

    /// The first of ever denser plans that fits.
    static func canvas(of figure: TimelineFigure) -> Canvas {
        for most in stride(from: TimelineFigure.mostLanes, to: 0, by: -1) {
            let lanes = figure.lanes(most: most)
            let plans = [
                Plan(lanes: lanes, name: 24, gap: 3, breaks: false),
                Plan(lanes: lanes, name: 16, gap: 2, breaks: false),
                Plan(lanes: lanes, name: 16, gap: 3, breaks: true),
                Plan(lanes: lanes, name: 12, gap: 2, breaks: true),
                Plan(lanes: lanes, name: 8, gap: 1, breaks: true),
            ]
            for plan in plans {
                if let sheet = TimelineSheet(figure, plan) { return sheet.canvas }
            }
        }
        preconditionFailure("the lane of one finger fits into any width")
    }

    /// Nil when the plan is too wide.
    private init?(_ figure: TimelineFigure, _ plan: Plan) {
        self.figure = figure
        let rows = TimelineRow.all(of: figure.scene, lanes: plan.lanes, epoch: figure.epoch)
        let names = DrawnNames(
            of: figure.objects(of: plan.lanes, rows), in: figure.recording, limit: plan.name)
        let hasDecimal = figure.hasDecimals(rows)
        labels = rows.map { figure.label($0, hasDecimal: hasDecimal) }
        timeEnd = max(Self.indent + 4, labels.map(\.columns).max() ?? 0)
        columns = plan.lanes.enumerated().map { place, lane in
            Self.column(place, lane, of: figure, rows, names)
        }
        let room = Self.width.columns - timeEnd - plan.gap - (plan.lanes.count - 1) * plan.gap
        guard let widths = Self.fit(columns, into: room, breaks: plan.breaks) else { return nil }
        var starts: [Int] = []
        var next = timeEnd + plan.gap
        for width in widths {
            starts.append(next)
            next += width + plan.gap
        }
        self.rows = rows
        self.names = names
        self.widths = widths
        self.starts = starts
    }

    /// The widths of columns that have so much room together; nil when that is not enough.
    private static func fit(_ columns: [TimelineColumn], into room: Int, breaks: Bool) -> [Int]? {
        var widths = columns.map(\.natural)
        var excess = widths.reduce(0, +) - room
        while excess > 0, breaks {
            let shrinkable = widths.indices.filter { widths[$0] > columns[$0].least }
            guard let widest = shrinkable.max(by: { widths[$0] < widths[$1] }) else { return nil }
            widths[widest] -= 1
            excess -= 1
        }
        return excess > 0 ? nil : widths
    }

    private static func column(
        _ place: Int, _ lane: Int, of figure: TimelineFigure, _ rows: [TimelineRow], _ names: DrawnNames
    ) -> TimelineColumn {
        let distances = rows.filter { $0.count == 1 }.flatMap { $0.cells[place].compactMap(\.distance) }
        let digits = distances.map { PointText.number($0).columns }.max() ?? 0
        let cells = rows.map { row in
            row.cells[place].map { phrase($0, of: row, digits: digits) { names[$0] } }
        }
        return TimelineColumn(
            lane: lane, title: figure.title(ofLane: lane) { names[$0] },
            owner: figure.scene.lanes[lane].object, cells: cells)
    }

    private static func phrase(
        _ event: TimelineEvent, of row: TimelineRow, digits: Int, _ name: (ObjectID) -> String
    ) -> TimelineColumn.Phrase {
        if row.count > 1 { return .init(atoms: [event.word + " x\(row.count)"]) }
        if let distance = event.distance {
            let number = PointText.number(distance)
            let blanks = String(repeating: " ", count: 1 + digits - number.columns)
            return .init(atoms: [event.word + blanks + number + "pt"])
        }
        let words = event.word.split(separator: " ").map(String.init)
        let cause = event.cause(name).split(separator: " ").map(String.init)
        var atoms = words + cause
        if event.isHeld {
            atoms[0] = "(" + atoms[0]
            atoms[atoms.count - 1] += ")"
        }
        return .init(atoms: atoms, remark: event.isRemark ? words.count : nil)
    }

    // MARK: Drawing

    private var canvas: Canvas {
        var canvas = Canvas(columns: Self.width.columns)
        for text in NoteText.lines(figure.heading, columns: Self.width.columns) { canvas.addRow(text) }
        canvas.addRow()
        var header = TableLine()
        header.put("ms", before: timeEnd)
        for (column, start) in zip(columns, starts) {
            header.put(column.title, at: start, owner: column.owner)
        }
        canvas.addRow(header)
        let rule = String(repeating: "-", count: Self.ruleColumns)
        canvas.addRow(rule, indent: Self.indent)
        let blocks = rows.indices.map(lines)
        let shown = Self.folded(blocks.map(\.count), most: Self.mostLines)
        for index in rows.indices {
            if index == shown.lowerBound, !shown.isEmpty {
                canvas.addRow(".. \(shown.count) more instants ..", indent: starts.first ?? timeEnd)
            }
            if shown.contains(index) { continue }
            for line in blocks[index] { canvas.addRow(line) }
        }
        canvas.addRow(rule, indent: Self.indent)
        for text in notes { canvas.addRow(text, indent: Self.indent + 1) }
        return canvas
    }

    /// The rows that are left out so that no more than so many lines remain: those in the middle.
    private static func folded(_ heights: [Int], most: Int) -> Range<Int> {
        guard heights.reduce(0, +) > most else { return 0..<0 }
        var room = most - 1
        var first = 0
        var last = heights.count
        // Two at the beginning for each at the end.
        while first < last {
            let takesEnd = (first + 1) % 3 == 0 && heights.count - last < (first + 1) / 3
            let height = takesEnd ? heights[last - 1] : heights[first]
            guard height <= room else { break }
            room -= height
            if takesEnd { last -= 1 } else { first += 1 }
        }
        return first..<last
    }

    /// The lines of a row: one, unless a lane has several events or a cause beneath its word.
    private func lines(ofRow index: Int) -> [TableLine] {
        let row = rows[index]
        let texts = zip(columns, widths).enumerated().map { place, pair -> [String] in
            let (column, width) = pair
            if column.cells[index].isEmpty { return [Self.symbol(row.presences[place])] }
            return column.cells[index].flatMap { $0.lines(columns: width) }
        }
        return (0..<(texts.map(\.count).max() ?? 0)).map { number in
            var line = TableLine(entry: row.entry)
            if number == 0 { line.put(labels[index], before: timeEnd) }
            for (place, text) in texts.enumerated() where number < text.count {
                line.put(text[number], at: starts[place], owner: columns[place].owner)
            }
            return line
        }
    }

    private static func symbol(_ presence: TimelineRow.Presence) -> String {
        switch presence {
        case .absent: ""
        case .unchanged: "."
        case .over: "-"
        }
    }

    // MARK: Beneath

    private var notes: [String] {
        let room = Self.width.columns - Self.indent - 1
        let absences = figure.absences(besides: columns.map(\.lane)) { lane in
            figure.title(ofLane: lane) { names[$0] }
        }
        let notes = absences + names.explanations(columns: room)
        return Self.joined(legend, columns: room) + notes.flatMap { NoteText.lines($0, columns: room) }
    }

    private var legend: [String] {
        let silent = rows.flatMap { row in
            zip(row.cells, row.presences).filter { $0.0.isEmpty }.map(\.1)
        }
        var legend: [String] = []
        if silent.contains(.unchanged) { legend.append(".  no change") }
        if silent.contains(.over) { legend.append("-  no longer takes part") }
        let isHeld = rows.contains { $0.cells.contains { $0.contains(where: \.isHeld) } }
        if isHeld { legend.append("(held)  not delivered yet") }
        return legend
    }

    /// Items side by side, four blanks between them.
    private static func joined(_ items: [String], columns: Int) -> [String] {
        let line = items.joined(separator: "    ")
        return line.columns <= columns ? (line.isEmpty ? [] : [line]) : items
    }
}

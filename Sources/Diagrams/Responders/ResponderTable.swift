import EventEngine

/// The rows of a responder chain, and of the matrix of phases, as lines in columns.
struct ResponderTable {
    private let figure: RespondersFigure
    private let plan: RespondersSheet.Plan
    private let names: DrawnNames
    private let width: FigureWidth
    /// Where symbols, names and what follows are.
    private let symbolColumn: Int
    private let nameColumn: Int
    private let gap: Int

    init(figure: RespondersFigure, plan: RespondersSheet.Plan, names: DrawnNames, width: FigureWidth) {
        self.figure = figure
        self.plan = plan
        self.names = names
        self.width = width
        symbolColumn = width == .wide ? 3 : 0
        nameColumn = width == .wide ? 6 : 2
        gap = width == .wide ? 2 : 1
    }

    /// The chain, what came later, and the matrix.
    var lines: [TableLine] {
        let rows = chainRows
        var lines: [TableLine] = []
        let cancellation = cancellationLine
        if figure.options.phase == .cancelled, let cancellation { lines.append(cancellation) }
        lines += chain(rows)
        if figure.options.phase != .cancelled, let cancellation { lines += [TableLine(), cancellation] }
        if figure.phasesDiffer { lines += [TableLine()] + matrix }
        return lines
    }

    /// The rows of the drawn message: without those that were in the chain at other times only.
    private var chainRows: [ResponderRow] { plan.rows.filter { $0.handling != .absent } }

    // MARK: Parts of a row

    /// The name, or words in its place for rows that are folded.
    private func label(_ row: ResponderRow) -> String {
        switch row.folded {
        case nil: names[row.object]
        case .alike(let count), .mixed(let count):
            width == .wide ? ".. \(count) responders .." : ".. \(count) .."
        }
    }

    private func className(_ row: ResponderRow) -> String {
        let index = Int(row.object.rawValue)
        guard let limit = plan.className, row.folded == nil, figure.recording.objects.indices.contains(index)
        else { return "" }
        let className = figure.recording.objects[index].className
        return DrawnNames.cut(DrawnNames.escaped(className), to: limit)
    }

    private func words(_ row: ResponderRow) -> String {
        if case .mixed = row.folded { return "" }
        return row.handling.words(width) { names[$0] }
    }

    // MARK: The chain

    private func chain(_ rows: [ResponderRow]) -> [TableLine] {
        let set = rows.map(line(columns(of: rows)))
        let end = set.map(\.width).max() ?? 0
        let cut = rows.cut
        var lines: [TableLine] = []
        for (index, line) in set.enumerated() {
            lines.append(line)
            if index == cut {
                lines.append(cutLine(behind: index, of: rows, end: end))
            } else if plan.hasConnectors, index + 1 < rows.count, rows[index].passesOn {
                var connector = TableLine()
                connector.put("|", at: nameColumn)
                lines.append(connector)
            }
        }
        if let line = endLine { lines.append(line) }
        return lines
    }

    /// Where classes and words begin.
    private func columns(of rows: [ResponderRow]) -> (className: Int, words: Int) {
        let named = rows.filter { $0.folded == nil }
        let className = nameColumn + (named.map { label($0).columns }.max() ?? 0) + 2
        let classColumns = named.map { self.className($0).columns }.max() ?? 0
        let folded = rows.filter { $0.folded != nil }.map { nameColumn + label($0).columns + 2 }.max() ?? 0
        return (className, max(folded, className + (classColumns == 0 ? 0 : classColumns + 3)))
    }

    private func line(_ columns: (className: Int, words: Int)) -> (ResponderRow) -> TableLine {
        { row in
            var line = TableLine(object: row.folded == nil ? row.object : .none, entry: row.entry)
            if case .mixed = row.folded {} else { line.put(row.handling.symbol.text, at: symbolColumn) }
            line.put(label(row), at: nameColumn)
            line.put(className(row), at: columns.className)
            line.put(words(row), at: columns.words)
            return line
        }
    }

    /// `---#---------- cut here, 4 responders never see it -------------`
    private func cutLine(behind index: Int, of rows: [ResponderRow], end: Int) -> TableLine {
        let count = rows[(index + 1)...].reduce(0) { $0 + $1.responders }
        let responders = width == .wide ? (count == 1 ? " responder" : " responders") : ""
        let words = "cut here, \(count)\(responders) never \(count == 1 ? "sees" : "see") it "
        var text = width == .wide ? "---#---------- " : "--#-- "
        text += words + "---"
        let missing = min(end + 3, width.columns) - symbolColumn - text.columns
        text += String(repeating: "-", count: max(0, missing))
        var line = TableLine(object: rows[index].object, entry: rows[index].entry)
        line.put(text, at: symbolColumn)
        return line
    }

    /// What is to be said when the last responder is not the end.
    private var endLine: TableLine? {
        guard let walk = figure.walk else { return nil }
        var line = TableLine()
        switch walk.end {
        case .nobody: return nil
        case .ring(let start):
            line.put("back to \(names[walk.steps[start].object]): next goes in a ring", at: nameColumn)
        case .unbounded:
            line.put("and on, more than \(walk.steps.count) responders", at: nameColumn)
        }
        return line
    }

    /// `-- touchesCancelled, sent by tap --`
    private var cancellationLine: TableLine? {
        guard let cancellation = figure.cancellation else { return nil }
        let because = width == .wide ? "sent because " : ""
        let cause = switch cancellation.rule {
        case _ where cancellation.sender != .none: "sent by " + names[cancellation.sender]
        case RuleID("D", 11): because + "its view was removed"
        case RuleID("A", 18): because + "the app ignores touches"
        case RuleID("N", 27): because + "a transition began"
        default: "sent by the system"
        }
        var line = TableLine(object: cancellation.sender, entry: cancellation.entry)
        let method = width == .wide ? "touchesCancelled" : "cancelled"
        line.put("-- \(method), \(cause) --", at: symbolColumn)
        return line
    }

    // MARK: The matrix

    /// A row for each responder, a column for each phase that came.
    private var matrix: [TableLine] {
        let label = width == .wide ? "in each phase" : "phase"
        let longest = plan.rows.map { self.label($0).columns }.max() ?? 0
        var column = nameColumn + max(longest, label.columns) + gap
        var columns: [Int] = []
        var header = TableLine()
        header.put(label, at: nameColumn)
        for phase in figure.phases {
            columns.append(column)
            header.put(phase.rawValue, at: column)
            column += phase.rawValue.columns + gap
        }
        return [header] + plan.rows.map { row in
            var line = TableLine(object: row.folded == nil ? row.object : .none, entry: row.entry)
            line.put(self.label(row), at: nameColumn)
            if case .mixed = row.folded { return line }
            for (column, handling) in zip(columns, row.phases) { line.put(handling.symbol.text, at: column) }
            return line
        }
    }
}

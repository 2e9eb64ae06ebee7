import Diagrams
import EventEngine
import ScenarioLanguage

/// The outcome of drawing: the output, and the words of the request that the recording does not know.
struct FigureDrawing {
    var output: FenceOutput
    /// Names of `only=` or `views=` that are nothing in the scenario, with what could have been meant.
    var unknownNames: [String] = []
    var knownNames: [String] = []
    /// Why there is nothing to draw although something was asked for: no such touch.
    var problem: String?
    /// What could be asked for instead.
    var problemHint: String?

    /// The runs that it was made from, if they are not those of the fence's scenarios.
    private var traces: [Fingerprint]?

    /// The output with the runs that it was made from.
    ///
    /// - Parameter runs: of the fence's scenarios.
    func output(of runs: [Fingerprint]) -> FenceOutput {
        var output = output
        for run in traces ?? runs { output.trace.add(run.value) }
        return output
    }

    /// The log of a run; nil when the chapter may not cost so much.
    init?(logOf run: ScenarioRun, _ options: LogOptions, budget: inout ChapterBudget) {
        let recording = run.recording
        guard budget.take(work: recording.units) else { return nil }
        let figure = LogFigure(recording: recording, options: options, declaredNames: run.declaredNames)
        guard budget.take([figure]) else { return nil }
        let listing = LogListing(figure, of: recording, hasTimes: options.times)
        output = FenceOutput(body: figure.body, form: .log(listing), entries: figure.lines.map { $0.entry })
        unknownNames = figure.unknownNames
        knownNames = figure.knownNames
    }

    /// Two scenarios side by side; nil when the chapter may not cost so much.
    init?(
        comparing first: (name: String, run: ScenarioRun), with second: (name: String, run: ScenarioRun),
        _ options: LogOptions, budget: inout ChapterBudget
    ) {
        // Each line is compared with some others.
        let entries = first.run.recording.entries.count + second.run.recording.entries.count
        guard budget.take(work: 100 * entries) else { return nil }
        let comparison = LogComparison(
            first.run.recording, second.run.recording, options: options,
            declaredNames: (first.run.declaredNames, second.run.declaredNames))
        guard budget.take([comparison.first, comparison.second]) else { return nil }
        let listing = ComparisonListing(
            comparison, (first.name, first.run.recording), (second.name, second.run.recording),
            hasTimes: options.times)
        output = FenceOutput(
            body: comparison.body, form: .comparison(listing), entries: comparison.lines.map(\.firstEntry),
            otherEntries: comparison.lines.map(\.secondEntry))
        unknownNames = comparison.unknownNames
        knownNames = comparison.knownNames
    }

    /// A row for each run; nil when the chapter may not cost so much.
    init?(
        _ runs: VariedRuns, _ options: TableOptions, declaredNames: [String], budget: inout ChapterBudget
    ) {
        guard budget.take(work: runs.runs.reduce(0) { $0 + $1.recording.units }) else { return nil }
        let table = VaryingTable(
            dimensions: runs.dimensions.map(\.name), runs: runs.runs, options: options,
            declaredNames: declaredNames)
        guard budget.take(table.logs), budget.take(table) else { return nil }
        let logs = zip(runs.runs, table.logs).map { run, log in
            LogListing(log, of: run.recording, hasTimes: options.log.times)
        }
        let listing = TableListing(
            header: table.header, rows: table.rows, dimensions: runs.dimensions.count,
            logColumn: options.columns.firstIndex(of: .log).map { $0 + runs.dimensions.count }, logs: logs)
        output = FenceOutput(body: table.body, form: .table(listing), entries: [])
        var trace = Fingerprint()
        for run in runs.runs { trace.add(Fingerprint(run.recording).value) }
        traces = [trace]
        unknownNames = table.unknownNames
        knownNames = table.knownNames
    }

    /// Why something did not happen, a paragraph for each touch or attempt.
    init(_ question: String, _ answer: WhyNotAnswer) {
        var lines: [String] = []
        var entries: [Int?] = []
        for (sentence, entry) in zip(answer.lines, answer.entries) {
            let wrapped = WrappedText.hanging(sentence)
            lines += wrapped
            entries += [entry] + wrapped.dropFirst().map { _ in nil }
        }
        let body = Array(lines.map { $0 + "\n" }.joined().utf8)
        output = FenceOutput(
            body: body, form: .reasons(WhyNotListing(question: question, answer: answer)), entries: entries)
    }

    /// A picture in which points of the screen have places.
    init(layout figure: LayoutFigure) {
        let wide = figure.drawn(.wide)
        let narrow = figure.drawn(.narrow)
        self.init(
            figure, wide: DrawnText(wide.canvas, places: wide.places),
            narrow: DrawnText(narrow.canvas, places: narrow.places))
    }

    /// A picture that is not to scale.
    init(_ figure: some Figure) {
        self.init(
            figure, wide: DrawnText(figure.canvas(.wide)), narrow: DrawnText(figure.canvas(.narrow)))
    }

    private init(_ figure: some Figure, wide: DrawnText, narrow: DrawnText) {
        let canvas = wide.canvas
        let drawing = Drawing(
            wide: wide, narrow: narrow, sentence: figure.accessibleDescription, table: figure.table)
        let entries = (0..<canvas.height).map { canvas.entry(ofRow: $0) }
        output = FenceOutput(body: canvas.fenceBody, form: .drawing(drawing), entries: entries)
        problem = figure.problem
        unknownNames = figure.unknownNames
        knownNames = figure.knownNames
    }
}

extension ChapterBudget {
    /// Some logs, of which the page will tell line by line.
    fileprivate mutating func take(_ logs: [LogFigure]) -> Bool {
        logs.allSatisfy { takeLog(lines: $0.lines.count, bytes: $0.bytes.count) }
    }

    /// A table, whose columns are as wide as their widest cells.
    fileprivate mutating func take(_ table: VaryingTable) -> Bool {
        let widths = table.header.indices.map { column in
            table.rows.reduce(0) { max($0, $1[column].utf8.count) }
        }
        return takeRows(table.rows.count, bytes: table.rows.count * widths.reduce(0, +))
    }

    /// What was drawn.
    mutating func take(_ output: FenceOutput) -> Bool {
        guard case .drawing(let drawing) = output.form else { return true }
        let cells = drawing.table.rows.reduce(0) { sum, row in
            sum + row.cells.reduce(0) { $0 + $1.utf8.count + 32 }
        }
        let height = drawing.wide.canvas.height + drawing.narrow.canvas.height + drawing.table.rows.count
        return takeRows(height, bytes: output.body.count + cells)
    }
}

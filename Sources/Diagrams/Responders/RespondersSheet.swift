import EventEngine

/// Sets a responder chain on a canvas, after having chosen how much of it can be shown.
enum RespondersSheet {
    /// The most rows that chain and matrix may have together.
    private static let mostRows = 30

    /// How a chain is shown: which rows, and how wide.
    struct Plan {
        var rows: [ResponderRow]
        var hasConnectors: Bool
        /// The most characters that a name may have, and a class; nil leaves the classes out.
        var name: Int
        var className: Int?
    }

    /// The figure in a width; the first of ever smaller plans that fits.
    static func canvas(of figure: RespondersFigure, width: FigureWidth) -> Canvas {
        let folded = ResponderFolding.withoutRepeats(figure.rows)
        let most = figure.phasesDiffer ? 11 : 24
        let heights: [(rows: [ResponderRow], hasConnectors: Bool)] = [
            (figure.rows, width == .wide), (figure.rows, false), (folded, false),
            (ResponderFolding.around(folded.cut, folded, most: most), false),
        ]
        let wide: [(name: Int, className: Int?)] = [(24, 24), (16, 20), (24, nil), (16, nil)]
        let narrow: [(name: Int, className: Int?)] = [(14, nil), (8, nil)]
        for height in heights {
            for limits in width == .wide ? wide : narrow {
                let plan = Plan(
                    rows: height.rows, hasConnectors: height.hasConnectors, name: limits.name,
                    className: limits.className)
                if let canvas = draw(figure, plan, width) { return canvas }
            }
        }
        preconditionFailure("a few responders with short names and without classes fit into any width")
    }

    /// The canvas for a plan; nil when it is too wide or too high.
    private static func draw(_ figure: RespondersFigure, _ plan: Plan, _ width: FigureWidth) -> Canvas? {
        guard plan.rows.count <= mostRows else { return nil }
        let names = DrawnNames(of: objects(of: figure, plan), in: figure.recording, limit: plan.name)
        let table = ResponderTable(figure: figure, plan: plan, names: names, width: width)
        let lines = table.lines
        guard lines.count <= mostRows, lines.allSatisfy({ $0.width <= width.columns }) else { return nil }
        var canvas = Canvas(columns: width.columns)
        for text in title(of: figure, names, width) { canvas.addRow(text) }
        canvas.addRow()
        for line in lines { canvas.addRow(line) }
        canvas.addRow()
        let indent = width == .wide ? 3 : 0
        let columns = width.columns - indent
        let legend = ResponderHandling.Symbol.allCases.filter(symbols(of: figure, plan).contains).map {
            $0.text + " " + $0.meaning(width)
        }
        for text in NoteText.lines(joining: legend, columns: columns) { canvas.addRow(text, indent: indent) }
        for note in notes(of: figure, plan, names) + names.explanations(columns: columns) {
            for text in NoteText.lines(note, columns: columns) { canvas.addRow(text, indent: indent) }
        }
        return canvas
    }

    private static func title(
        of figure: RespondersFigure, _ names: DrawnNames, _ width: FigureWidth
    ) -> [String] {
        let start = names[figure.rows[0].object]
        let items = [figure.options.phase.method, "touch \(figure.options.touch)", "starts at " + start]
        return NoteText.lines(joining: items, columns: width.columns)
    }

    /// What the rows do not show.
    private static func notes(of figure: RespondersFigure, _ plan: Plan, _ names: DrawnNames) -> [String] {
        var notes = plan.rows.filter { $0.count > 1 && $0.folded == nil }.prefix(4).map {
            names[$0.object] + " gets it \($0.count) times"
        }
        if let count = figure.variants {
            notes.append("the first of \(count) \(figure.options.phase.method); others went differently")
        }
        return notes
    }

    private static func symbols(
        of figure: RespondersFigure, _ plan: Plan
    ) -> Set<ResponderHandling.Symbol> {
        var symbols: Set<ResponderHandling.Symbol> = []
        for row in plan.rows {
            if case .mixed = row.folded { continue }
            if row.handling != .absent { symbols.insert(row.handling.symbol) }
            if figure.phasesDiffer { symbols.formUnion(row.phases.map(\.symbol)) }
        }
        return symbols
    }

    /// The objects that a plan names, in the order of its rows.
    private static func objects(of figure: RespondersFigure, _ plan: Plan) -> [ObjectID] {
        var objects = [figure.rows[0].object]
        for row in plan.rows where row.folded == nil {
            objects.append(row.object)
            if let named = row.handling.named { objects.append(named) }
        }
        if let walk = figure.walk, case .ring(let start) = walk.end {
            objects.append(walk.steps[start].object)
        }
        if let sender = figure.cancellation?.sender, sender != .none { objects.append(sender) }
        return objects
    }
}

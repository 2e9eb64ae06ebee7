import EventEngine

/// Sets a hit-test tree on a canvas, after having chosen how much of it can be shown.
enum HitTestSheet {
    /// The most rows that the tree may have.
    static let mostRows = 30

    /// How a tree is shown: which rows, and how wide.
    struct Plan {
        var rows: [HitRow]
        /// Whether the helper column is there: the points of the wide form, the answers of the narrow one.
        var hasHelpers: Bool
        /// The most characters a name may have.
        var limit: Int
    }

    /// The figure in a width; the first of ever smaller plans that fits.
    static func canvas(of figure: HitTestFigure, width: FigureWidth) -> Canvas {
        let rows = figure.walk.rows
        let limit = width == .wide ? 24 : 14
        let deepest = HitTreeFolding.fromDeepest(rows)
        let folded = fold(deepest)
        let plans = [
            Plan(rows: rows, hasHelpers: true, limit: limit),
            Plan(rows: rows, hasHelpers: false, limit: limit),
            Plan(rows: deepest, hasHelpers: true, limit: limit),
            Plan(rows: folded, hasHelpers: true, limit: limit),
            Plan(rows: folded, hasHelpers: false, limit: limit),
            Plan(rows: folded, hasHelpers: true, limit: limit * 2 / 3),
            Plan(rows: folded, hasHelpers: false, limit: limit * 2 / 3),
        ]
        for plan in plans where width == .wide || plan.hasHelpers {
            if let canvas = draw(figure, plan, width) { return canvas }
        }
        return drawFromBelow(figure, width)
    }

    private static func fold(_ rows: [HitRow]) -> [HitRow] {
        HitTreeFolding.withoutChains(HitTreeFolding.withoutRepeats(rows))
    }

    /// Begins the tree as far up the path to the returned view as fits.
    private static func drawFromBelow(_ figure: HitTestFigure, _ width: FigureWidth) -> Canvas {
        let rows = figure.walk.rows
        let path = HitTreeFolding.path(rows)
        var best: Canvas?
        var low = 0
        var high = path.count
        // The trees below the path's rows get smaller and smaller, so that halving finds the first that fits.
        while low < high {
            let middle = (low + high) / 2
            let tree = fold(HitTreeFolding.from(path[middle], rows))
            if let canvas = draw(figure, Plan(rows: tree, hasHelpers: false, limit: 12), width) {
                best = canvas
                high = middle
            } else {
                low = middle + 1
            }
        }
        return best ?? cut(figure, path.last ?? 0, width)
    }

    /// The last resort: the path's last row, and as much of what hangs below it as there is room for.
    private static func cut(_ figure: HitTestFigure, _ top: Int, _ width: FigureWidth) -> Canvas {
        let tree = fold(HitTreeFolding.from(top, figure.walk.rows)).filter { $0.depth < 2 }
        var kept = Array(tree.prefix(mostRows - 1))
        if kept.count < tree.count, let last = tree.last {
            let rest = HitRow.Content.folded(tree.count - kept.count, .alike)
            kept.append(HitRow(content: rest, depth: last.depth, object: last.object))
        }
        let plan = Plan(rows: kept, hasHelpers: false, limit: 8)
        let drawn = draw(figure, plan, width)
        precondition(drawn != nil, "two levels with names of eight characters fit into any width")
        return drawn ?? Canvas(columns: width.columns)
    }

    /// The canvas for a plan; nil when it is too wide or too high.
    private static func draw(_ figure: HitTestFigure, _ plan: Plan, _ width: FigureWidth) -> Canvas? {
        guard plan.rows.count <= mostRows else { return nil }
        let names = DrawnNames(of: objects(of: figure, plan), in: figure.recording, limit: plan.limit)
        let table = HitTreeTable(plan: plan, names: names, width: width)
        guard let lines = table.lines else { return nil }
        var canvas = Canvas(columns: width.columns)
        let notes = HitTestNotes(figure: figure, names: names, width: width)
        let title = notes.title
        let counts = notes.counts
        // Set beside each other where there is room: the counts begin above the answers.
        let beside = max(title.columns + 3, table.answerColumn + 2)
        canvas.addRow()
        canvas.write(DrawnNames.cut(title, to: width.columns), at: 0, 0)
        let hasRoom = width == .wide && beside + counts.columns <= width.columns
        if hasRoom { canvas.write(counts, at: beside, 0) }
        canvas.addRow()
        for line in lines { canvas.addRow(line) }
        let more = (width == .wide && !hasRoom ? [HitTestNotes.Note(text: counts)] : []) + notes.notes
        if !more.isEmpty { canvas.addRow() }
        let indent = width == .wide ? 3 : 0
        for note in more {
            for text in NoteText.lines(note.text, columns: width.columns - indent) {
                canvas.addRow(text, indent: indent, owner: note.object, entry: note.entry)
            }
        }
        return canvas
    }

    /// The objects that a plan names, in the order of its rows.
    private static func objects(of figure: HitTestFigure, _ plan: Plan) -> [ObjectID] {
        var objects: [ObjectID] = []
        for row in plan.rows {
            objects.append(row.object)
            for case .object(let view) in [row.answer, row.said] { objects.append(view) }
            if row.speaker != .none { objects.append(row.speaker) }
        }
        if case .object(let view) = figure.walk.result { objects.append(view) }
        return objects
    }
}

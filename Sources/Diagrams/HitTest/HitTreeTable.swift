import EventEngine
import Foundation

/// The rows of a hit-test tree as lines in columns.
struct HitTreeTable {
    /// The lines, with a header in the wide form; nil when they are too wide.
    private(set) var lines: [TableLine]?
    /// Where the answers begin.
    private(set) var answerColumn = 0

    private let plan: HitTestSheet.Plan
    private let names: DrawnNames
    private let width: FigureWidth
    /// By row: its number, or what is in its place.
    private let numbers: [String]
    /// By row: the branches of the tree, and the name behind them.
    private let views: [String]
    private let digits: Int

    init(plan: HitTestSheet.Plan, names: DrawnNames, width: FigureWidth) {
        self.plan = plan
        self.names = names
        self.width = width
        numbers = plan.rows.map { row in
            switch row.content {
            case .asked(let number): String(number)
            case .notAsked, .named: "-"
            case .folded: ""
            }
        }
        digits = numbers.map(\.columns).max() ?? 1
        let branches = HitBranches(rows: plan.rows, width: width).texts
        views = zip(branches, plan.rows).map { $0 + HitTreeTable.label($1, names, width) }
        let lines = width == .wide ? wideLines() : narrowLines()
        if lines.allSatisfy({ $0.width <= width.columns }) { self.lines = lines }
    }

    // MARK: Parts of a row

    /// The name, or words in its place for rows that are folded.
    private static func label(_ row: HitRow, _ names: DrawnNames, _ width: FigureWidth) -> String {
        guard case .folded(let count, let fold) = row.content else {
            return row.hasStar ? names[row.object] + " *" : names[row.object]
        }
        switch fold {
        case .above: return ".. from " + names[row.object] + ": \(count) views .."
        case .chain where width == .wide: return ".. \(count) views, one child each, all inside .."
        case .chain: return ".. \(count) views inside .."
        case .alike: return ".. \(count) views .."
        }
    }

    private func answer(_ answer: Answer) -> String {
        if case .object(let view) = answer { return names[view] }
        return "nil"
    }

    private func owner(_ answer: Answer) -> ObjectID? {
        if case .object(let view) = answer { return view }
        return nil
    }

    /// `not asked: blue said blue`; only `not asked` where there is no room.
    private func reason(_ row: HitRow, room: Int) -> String {
        var short = "not asked"
        if case .notAsked(let inside) = row.content, inside > 0 {
            short += width == .wide ? ", +\(inside) inside" : ", +\(inside)"
        }
        guard width == .wide, row.speaker != .none else { return short }
        let end = row.content == .named ? " returned it" : " said " + answer(row.said)
        let whole = short + ": " + names[row.speaker] + end
        return whole.columns <= room ? whole : short
    }

    /// The columns that the names take. Words in their place are across all columns, so they do not count.
    private var viewColumns: Int {
        zip(views, plan.rows).map { $1.spansColumns ? 0 : $0.columns }.max() ?? 0
    }

    // MARK: Wide

    private mutating func wideLines() -> [TableLine] {
        let rows = plan.rows
        let viewColumn = 3 + digits + 2
        let pointColumn = viewColumn + max(4, viewColumns) + 3
        let points = plan.hasHelpers ? alignedPoints() : []
        let pointColumns = plan.hasHelpers ? max(13, points.map(\.columns).max() ?? 0) + 2 : 0
        answerColumn = pointColumn + pointColumns
        let wordColumns = rows.map { $0.showsAnswer ? $0.word.text(.wide).columns : 0 }.max() ?? 0
        let resultColumn = answerColumn + wordColumns + 1
        var header = TableLine()
        header.put("#", before: 3 + digits)
        header.put("view", at: viewColumn)
        if plan.hasHelpers { header.put("point in view", at: pointColumn) }
        header.put("answer", at: answerColumn)
        return [header] + rows.indices.map { index in
            let row = rows[index]
            var line = TableLine(object: row.object, entry: row.entry)
            line.put(numbers[index], before: 3 + digits)
            line.put(views[index], at: viewColumn)
            if row.spansColumns { return line }
            if plan.hasHelpers { line.put(points[index], at: pointColumn) }
            if row.showsAnswer {
                line.put(row.word.text(.wide), at: answerColumn)
                line.put("-> ", at: resultColumn)
                line.put(answer(row.answer), at: resultColumn + 3, owner: owner(row.answer))
            } else {
                line.put(reason(row, room: width.columns - answerColumn), at: answerColumn)
            }
            return line
        }
    }

    private func alignedPoints() -> [String] {
        let asked = plan.rows.indices.filter { plan.rows[$0].point != nil }
        let texts = PointText.aligned(asked.compactMap { index in
            plan.rows[index].point.map { [Double($0.x), Double($0.y)] }
        })
        var points = Array(repeating: "", count: plan.rows.count)
        for (index, text) in zip(asked, texts) { points[index] = text }
        return points
    }

    // MARK: Narrow

    private func narrowLines() -> [TableLine] {
        let rows = plan.rows
        let answers = rows.map { $0.showsAnswer ? answer($0.answer) : "" }
        let wordColumn = digits + 1 + viewColumns + (plan.hasHelpers ? 3 : 2)
        let wordColumns = rows.map { $0.showsAnswer ? $0.word.text(.narrow).columns : 0 }.max() ?? 0
        let resultColumn = wordColumn + wordColumns + 2
        let answerColumns = plan.hasHelpers ? (answers.map(\.columns).max() ?? 0) + 2 : 0
        let hitColumn = resultColumn + answerColumns
        return rows.indices.map { index in
            let row = rows[index]
            var line = TableLine(object: row.object, entry: row.entry)
            line.put(numbers[index], before: digits)
            line.put(views[index], at: digits + 1)
            if row.spansColumns { return line }
            line.put(row.showsAnswer ? row.word.text(.narrow) : reason(row, room: 0), at: wordColumn)
            if plan.hasHelpers { line.put(answers[index], at: resultColumn, owner: owner(row.answer)) }
            if row.isReturned { line.put("HIT", at: max(hitColumn, line.width + 2)) }
            return line
        }
    }
}

extension HitRow {
    /// Whether it stands for views that were not asked.
    var isUnasked: Bool {
        switch content {
        case .notAsked, .named: true
        case .asked: false
        case .folded(_, let fold): fold == .alike && speaker != .none
        }
    }

    /// Whether its words take the place of all columns.
    fileprivate var spansColumns: Bool {
        guard case .folded(_, let fold) = content else { return false }
        return fold != .alike || (word == .none && speaker == .none)
    }

    /// Whether it has a word and an answer, rather than a reason for not having been asked.
    fileprivate var showsAnswer: Bool { !isUnasked && !spansColumns }
}

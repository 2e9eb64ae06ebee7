import EventEngine
import Foundation

/// The rows of a hit-test tree as lines in columns.
struct HitTreeTable {
    struct Line {
        var text: String
        var object = ObjectID.none
        var entry: Int?
    }

    /// The lines, with a header in the wide form; nil when they are too wide.
    private(set) var lines: [Line]?
    /// Where the answers begin.
    private(set) var answerColumn = 0

    private let plan: HitTestSheet.Plan
    private let names: DrawnNames
    private let width: FigureWidth

    init(plan: HitTestSheet.Plan, names: DrawnNames, width: FigureWidth) {
        self.plan = plan
        self.names = names
        self.width = width
        lines = width == .wide ? wideLines() : narrowLines()
        if let lines, lines.contains(where: { $0.text.count > width.columns }) { self.lines = nil }
    }

    // MARK: Parts of a row

    private func number(_ row: HitRow) -> String {
        switch row.content {
        case .asked(let number): String(number)
        case .notAsked, .named: "-"
        case .folded: ""
        }
    }

    private func answer(_ answer: Answer) -> String {
        if case .object(let view) = answer { return names[view] }
        return "nil"
    }

    /// What stands between the number and the name: the branches of the tree.
    private var branches: [String] {
        let blank = width == .wide ? "    " : "   "
        let bar = width == .wide ? "|   " : "|  "
        let rows = plan.rows
        var hasSibling: [Bool] = Array(repeating: false, count: rows.count)
        // Seen from below: whether a row of this depth comes before the tree goes back to a lesser one.
        var isOpen: [Bool] = []
        for index in rows.indices.reversed() {
            let depth = rows[index].depth
            while isOpen.count <= depth { isOpen.append(false) }
            hasSibling[index] = isOpen[depth]
            isOpen[depth] = true
            for deeper in (depth + 1)..<max(depth + 1, isOpen.count) { isOpen[deeper] = false }
        }
        var bars: [Bool] = []
        return rows.indices.map { index in
            let depth = rows[index].depth
            while bars.count <= depth { bars.append(false) }
            bars[depth] = hasSibling[index]
            let mark = self.mark(rows[index])
            guard depth > 0 else { return mark == "-" ? "" : mark + " " }
            let start = (1..<depth).map { bars[$0] ? bar : blank }.joined()
            return start + (hasSibling[index] ? "|" : "`") + mark + " "
        }
    }

    private func mark(_ row: HitRow) -> String {
        let mark = row.isReturned ? "=" : row.isAsked ? "-" : row.isUnasked ? "x" : "-"
        return row.depth == 0 && mark == "-" ? "-" : width == .wide ? mark + mark : mark
    }

    /// The name, or words in its place for rows that are folded.
    private func label(_ row: HitRow) -> String {
        guard case .folded(let count, let fold) = row.content else {
            return names[row.object] + (row.hasStar ? " *" : "")
        }
        switch fold {
        case .above: return ".. from \(names[row.object]): \(count) views .."
        case .chain where width == .wide: return ".. \(count) views, one child each, all inside .."
        case .chain: return ".. \(count) views inside .."
        case .alike: return ".. \(count) views .."
        }
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
        return whole.count <= room ? whole : short
    }

    // MARK: Wide

    private mutating func wideLines() -> [Line] {
        let rows = plan.rows
        let digits = rows.map { number($0).count }.max() ?? 1
        let views = zip(branches, rows).map { $0 + label($1) }
        // Words in place of names stand across all columns, so they do not make the first one wider.
        let viewWidth = zip(views, rows).map { $1.spansColumns ? 0 : $0.count }.max().map { max($0, 4) } ?? 4
        let points = alignedPoints()
        let pointWidth = plan.hasHelpers ? max(13, points.map(\.count).max() ?? 0) + 2 : 0
        let wordWidth = rows.filter(\.showsAnswer).map { $0.word.text(.wide).count }.max() ?? 0
        let viewColumn = 3 + digits + 2
        answerColumn = viewColumn + viewWidth + 3 + pointWidth
        var header = "   " + "#".leftPadded(to: digits) + "  " + "view".rightPadded(to: viewWidth + 3)
        if plan.hasHelpers { header += "point in view".rightPadded(to: pointWidth) }
        let body = rows.indices.map { index -> Line in
            let row = rows[index]
            var text = "   " + number(row).leftPadded(to: digits) + "  "
            if row.spansColumns {
                text += views[index]
            } else {
                text += views[index].rightPadded(to: viewWidth + 3)
                if plan.hasHelpers { text += points[index].rightPadded(to: pointWidth) }
                if row.showsAnswer {
                    text += row.word.text(.wide).rightPadded(to: wordWidth + 1) + "-> " + answer(row.answer)
                } else {
                    text += reason(row, room: width.columns - answerColumn)
                }
            }
            return Line(text: text, object: row.object, entry: row.entry)
        }
        return [Line(text: header + "answer")] + body
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

    private mutating func narrowLines() -> [Line] {
        let rows = plan.rows
        let digits = rows.map { number($0).count }.max() ?? 1
        let views = zip(branches, rows).map { $0 + label($1) }
        let gap = plan.hasHelpers ? 3 : 2
        let viewWidth = zip(views, rows).map { $1.spansColumns ? 0 : $0.count }.max() ?? 0
        let wordWidth = rows.filter(\.showsAnswer).map { $0.word.text(.narrow).count }.max() ?? 0
        let answerWidth = rows.filter(\.showsAnswer).map { answer($0.answer).count }.max() ?? 0
        return rows.indices.map { index in
            let row = rows[index]
            var text = number(row).leftPadded(to: digits) + " "
            if row.spansColumns {
                text += views[index]
            } else {
                text += views[index].rightPadded(to: viewWidth + gap)
                var answers = row.showsAnswer ? row.word.text(.narrow) : reason(row, room: 0)
                if plan.hasHelpers, row.showsAnswer {
                    answers = answers.rightPadded(to: wordWidth + 2) + answer(row.answer)
                }
                let answersWidth = wordWidth + (plan.hasHelpers ? 2 + answerWidth : 0)
                text += row.isReturned ? answers.rightPadded(to: answersWidth) + "  HIT" : answers
            }
            return Line(text: text, object: row.object, entry: row.entry)
        }
    }
}

extension HitRow {
    /// Whether it stands for views that were not asked.
    fileprivate var isUnasked: Bool {
        switch content {
        case .notAsked, .named: true
        case .asked: false
        case .folded(_, let fold): fold == .alike && speaker != .none
        }
    }

    /// Whether its words take the place of all columns.
    fileprivate var spansColumns: Bool {
        guard case .folded(_, let fold) = content else { return false }
        return fold != .alike
    }

    /// Whether it has a word and an answer, rather than a reason for not having been asked.
    fileprivate var showsAnswer: Bool { isAsked || !isUnasked }
}

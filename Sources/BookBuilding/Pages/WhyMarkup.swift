import EventEngine

/// Why the calls of a figure happened: the rules behind its rows in the order in which they first show, and
/// with each rule the remarks on single rows.
struct FigureReasons {
    private struct Reason {
        var rule: RuleID
        /// What is said of rows; those of which the same is said are named together.
        var notes: [(rows: [Int], words: String)] = []
        private var places: [String: Int] = [:]

        init(rule: RuleID) { self.rule = rule }

        mutating func add(_ words: String, of row: Int) {
            let place = places[words] ?? notes.count
            if place == notes.count {
                places[words] = place
                notes.append(([], words))
            }
            if notes[place].rows.last != row { notes[place].rows.append(row) }
        }
    }

    private var reasons: [Reason] = []

    /// - Parameter others: the rules of rows of which nothing else is said.
    init(_ listings: [LogListing], and others: [RuleID] = []) {
        var positions: [RuleID: Int] = [:]
        func position(of rule: RuleID) -> Int? {
            guard rule != .none else { return nil }
            if positions[rule] == nil {
                positions[rule] = reasons.count
                reasons.append(Reason(rule: rule))
            }
            return positions[rule]
        }
        for row in listings.flatMap(\.rows) where !row.isReturn {
            _ = position(of: row.rule)
            for note in row.notes {
                guard let position = position(of: note.rule), !note.words.isEmpty else { continue }
                reasons[position].add(note.words, of: row.number)
            }
        }
        for rule in others { _ = position(of: rule) }
    }

    var rules: [RuleID] { reasons.map(\.rule) }

    /// The rules as a list that is folded.
    ///
    /// - Parameter explained: the figures above that give the words of a rule, so that a page has them once,
    ///   by their ids.
    func write(
        into html: inout HTMLWriter, in context: LogContext,
        explained: [RuleID: String]
    ) {
        guard !reasons.isEmpty else { return }
        html.element(.details, .class("why")) { details in
            details.element(.summary, text: context.strings.why)
            let isShort = { (reason: Reason) in explained[reason.rule] != nil && reason.notes.isEmpty }
            let whole = reasons.filter { !isShort($0) }
            if !whole.isEmpty {
                details.element(.dl) { list in
                    for reason in whole {
                        write(reason, into: &list, in: context, above: explained[reason.rule])
                    }
                }
            }
            writeAbove(reasons.filter(isShort).map(\.rule), into: &details, in: context, explained)
        }
    }

    /// The rules of which nothing is to say but where their words are.
    private func writeAbove(
        _ rules: [RuleID], into details: inout HTMLWriter, in context: LogContext,
        _ explained: [RuleID: String]
    ) {
        guard !rules.isEmpty else { return }
        details.element(.p) { line in
            line.text(context.strings.explainedAbove)
            for rule in rules {
                line.text(" ")
                line.element(.a, .href("#" + (explained[rule] ?? "")), text: rule.description)
            }
        }
    }

    private func write(
        _ reason: Reason, into list: inout HTMLWriter, in context: LogContext,
        above: String?
    ) {
        guard let rule = RuleCatalogue.rule(reason.rule) else { return }
        let id = rule.id.description
        // The words of a rule that a figure above has are a link away.
        let address = above.map { "#" + $0 } ?? "\(context.rulesPage)#\(id)"
        list.element(.dt) { $0.element(.a, .href(address), text: id) }
        list.element(.dd) { words in
            if above == nil {
                words.prose(rule.statement)
                words.text(" ")
                words.element(.small, text: "(\(context.strings.words(for: rule.confidence)))")
            }
            guard !reason.notes.isEmpty else { return }
            words.element(.ul) { notes in
                for note in reason.notes {
                    notes.element(.li) { item in
                        for (index, row) in note.rows.enumerated() {
                            if index > 0 { item.text(", ") }
                            let place = PageAnchors.id(row, in: context.scenario)
                            item.element(.a, .href("#" + place), text: String(row))
                        }
                        item.text(" " + note.words)
                    }
                }
            }
        }
    }
}

extension HTMLWriter {
    /// A sentence in which code is in backquotes.
    mutating func prose(_ sentence: String) {
        let quote = UInt8(ascii: "`")
        let parts = sentence.utf8.split(separator: quote, omittingEmptySubsequences: false)
            .map { Substring($0) }
        for (index, part) in parts.enumerated() where !part.isEmpty {
            // An opening quote without its end is a quote.
            if index % 2 == 1, index + 1 < parts.count {
                element(.code, text: part)
            } else {
                text((index % 2 == 1 ? "`" : "") + part)
            }
        }
    }
}

import EventEngine

/// Why the calls of a figure happened: the rules behind its rows in the order in which they first show, and
/// with each rule the remarks on single rows.
struct FigureReasons {
    private struct Reason {
        var rule: RuleID
        var notes: [(row: Int, words: String)] = []
    }

    private var reasons: [Reason] = []

    init(_ listings: [LogListing]) {
        var positions: [RuleID: Int] = [:]
        for row in listings.flatMap(\.rows) where !row.isReturn {
            for note in [LogListing.Note(rule: row.rule, words: "")] + row.notes where note.rule != .none {
                if positions[note.rule] == nil {
                    positions[note.rule] = reasons.count
                    reasons.append(Reason(rule: note.rule))
                }
                guard let position = positions[note.rule], !note.words.isEmpty else { continue }
                reasons[position].notes.append((row.number, note.words))
            }
        }
    }

    var isEmpty: Bool { reasons.isEmpty }

    /// The rules as a list that is folded.
    func write(into html: inout HTMLWriter, in context: LogContext) {
        guard !reasons.isEmpty else { return }
        html.element(.details, .class("why")) { details in
            details.element(.summary, text: context.strings.why)
            details.element(.dl) { list in
                for reason in reasons { write(reason, into: &list, in: context) }
            }
        }
    }

    private func write(_ reason: Reason, into list: inout HTMLWriter, in context: LogContext) {
        guard let rule = RuleCatalogue.rule(reason.rule) else { return }
        let id = rule.id.description
        list.element(.dt, .data("rule", id)) { $0.element(.a, .href("\(context.rulesPage)#\(id)"), text: id) }
        list.element(.dd) { words in
            words.prose(rule.statement)
            guard !reason.notes.isEmpty else { return }
            words.element(.ul) { notes in
                for note in reason.notes {
                    let row = PageAnchors.id(note.row, in: context.scenario)
                    notes.element(.li, .data("row", row)) { item in
                        item.element(.a, .href("#" + row), text: String(note.row))
                        item.text(" " + note.words)
                    }
                }
            }
        }
    }
}

extension HTMLWriter {
    /// A sentence in which code stands in backquotes.
    mutating func prose(_ sentence: String) {
        let parts = sentence.split(separator: "`", omittingEmptySubsequences: false)
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

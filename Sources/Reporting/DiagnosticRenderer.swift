/// Turns diagnostics into text for people and for editors that read `file:line:column: error: sentence`.
///
///     Chapters/03-x.md:12:21: error: unknown option 'slect' of a 'log' fence [unknown-option]
///      12 | ```log, of=tap-red, slect=[touches]
///         |                     ^~~~~ label
///         = did you mean 'select'?
package struct DiagnosticRenderer: Sendable {
    /// Whether to colour.
    package var style: TerminalStyle
    /// How many diagnostics `render(_:)` shows before it counts the rest.
    package var limit: Int
    /// Columns of source shown of one line.
    package var sourceWidth: Int

    /// Bytes of a sentence, a label, or a line of a hint.
    private static let longestSentence = 4_000

    package init(style: TerminalStyle = .plain, limit: Int = 50, sourceWidth: Int = 100) {
        self.style = style
        self.limit = limit
        self.sourceWidth = sourceWidth
    }

    /// All diagnostics, in the order of file and place (those without a place first), each once, with an
    /// empty line between two, and at the end "and 12 more errors" when there are more than `limit`.
    package func render(_ diagnostics: [Diagnostic]) -> String {
        let sorted = DiagnosticRenderer.sorted(diagnostics)
        var parts = sorted.prefix(limit).map { render($0) }
        let rest = sorted.dropFirst(limit)
        if !rest.isEmpty { parts.append("and \(DiagnosticRenderer.count(rest, adverb: "more "))\n") }
        return parts.joined(separator: "\n")
    }

    /// One diagnostic with its source line, hint and notes, ended by a line feed.
    package func render(_ diagnostic: Diagnostic) -> String {
        var output = headline(of: diagnostic)
        var gutter = 3
        if let span = diagnostic.span {
            let excerpt = SourceExcerpt(span, width: sourceWidth)
            let number = " \(excerpt.lineNumber)"
            gutter = number.count
            let bar = String(repeating: " ", count: gutter) + " |"
            output +=
                style.apply(.faint, to: "\(number) |") + (excerpt.text.isEmpty ? "" : " \(excerpt.text)")
                + "\n"
            let label = diagnostic.label.map { " " + shown($0) } ?? ""
            output += style.apply(.faint, to: bar) + " "
            output += style.apply(role(of: diagnostic.severity), to: excerpt.underline + label) + "\n"
        }
        if let hint = diagnostic.hint {
            let indent = String(repeating: " ", count: gutter + 1)
            for (index, line) in hint.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                output +=
                    indent + (index == 0 ? style.apply(.strong, to: "= ") : "  ") + shown(line)
                    + "\n"
            }
        }
        for note in diagnostic.notes { output += render(note) }
        return output
    }

    /// How many errors and warnings are shown: `2 errors, 1 warning`; empty when there are none. What several
    /// scenarios meet in the same place counts once.
    package static func summary(of diagnostics: [Diagnostic]) -> String {
        count(sorted(diagnostics)[...], adverb: "")
    }

    /// Sorted by file, place, severity and sentence; what is said twice of one place is kept once.
    package static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        let sorted = diagnostics.map { (key: SortKey($0), diagnostic: $0) }.sorted { $0.key < $1.key }
        return sorted.indices.filter { $0 == 0 || sorted[$0 - 1].key != sorted[$0].key }.map {
            sorted[$0].diagnostic
        }
    }

    /// Its first line: place, severity, sentence and code.
    package func headline(of diagnostic: Diagnostic) -> String {
        var output = ""
        if let span = diagnostic.span {
            let start = span.start
            output +=
                style.apply(.strong, to: "\(Printable.line(span.file.path)):\(start.line):\(start.column):")
                + " "
        }
        output += style.apply(role(of: diagnostic.severity), to: "\(diagnostic.severity.rawValue):") + " "
        output += style.apply(.strong, to: shown(diagnostic.message))
        // A note belongs to the error above it, whose code it would only repeat.
        if diagnostic.severity != .note {
            output += " " + style.apply(.faint, to: "[\(diagnostic.code.rawValue)]")
        }
        return output + "\n"
    }

    /// Words of ours with an author's words among them, such as a name of megabytes, which is cut.
    private func shown(_ words: some StringProtocol) -> String {
        let most = DiagnosticRenderer.longestSentence
        guard words.utf8.count > most else { return Printable.line(words) }
        let start = String(decoding: words.utf8.prefix(most), as: UTF8.self)
        return Printable.line(start.prefix { $0 != "\u{FFFD}" }) + "…"
    }

    private func role(of severity: Diagnostic.Severity) -> TerminalStyle.Role {
        switch severity {
        case .error: .error
        case .warning: .warning
        case .note: .note
        }
    }

    private static func count(_ diagnostics: ArraySlice<Diagnostic>, adverb: String) -> String {
        let kinds: [(Diagnostic.Severity, String)] = [
            (.error, "error"), (.warning, "warning"), (.note, "note"),
        ]
        let counts = kinds.compactMap { severity, word -> String? in
            let count = diagnostics.count { $0.severity == severity }
            return count == 0 ? nil : "\(count) \(adverb)\(word)\(count == 1 ? "" : "s")"
        }
        return counts.joined(separator: ", ")
    }

    private struct SortKey: Comparable {
        var path: String
        var offset: Int
        var end: Int
        var severity: Int
        var message: String

        init(_ diagnostic: Diagnostic) {
            path = diagnostic.span?.file.path ?? ""
            offset = diagnostic.span?.range.lowerBound ?? -1
            end = diagnostic.span?.range.upperBound ?? -1
            severity = [Diagnostic.Severity.error, .warning, .note].firstIndex(of: diagnostic.severity) ?? 0
            message = diagnostic.message
        }

        static func < (left: SortKey, right: SortKey) -> Bool {
            (left.path, left.offset, left.severity, left.end, left.message)
                < (right.path, right.offset, right.severity, right.end, right.message)
        }
    }
}

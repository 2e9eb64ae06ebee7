import CommonMark
import EventEngine
import Reporting
import ScenarioLanguage

/// A chapter with everything in it run, for questions about one of its places: what is there, and what is
/// behind it.
package struct ChapterInspection: Sendable {
    package let chapter: Chapter
    let runs: ScenarioRuns
    let outputs: ChapterOutputs
    let claims: ChapterClaims

    /// What is at a place of a chapter.
    package enum Place: Sendable {
        /// The block of a scenario, by its name; the line is one of its code, nil for the fence's own line.
        case scenario(String, line: Int?)
        /// An output fence of a scenario, and the number of the entry that its line shows, from 0.
        case output(String, entry: Int?)
        /// A phrase that claims something: the index of its link.
        case claim(Int)
    }

    /// - Parameter path: of the chapter, inside Chapters; nil where the book has no such chapter, or it
    ///   cannot be read.
    package init?(_ path: String, in source: BookSource) {
        guard let file = source.chapters[path], let document = try? MarkdownDocument(file) else {
            return nil
        }
        let book = BookPlan(source).context
        chapter = Chapter(document, path: path)
        var budget = ChapterBudget()
        let assembly = ScenarioAssembly(
            chapter.scenarios, of: path, from: book.library, budget: &budget)
        runs = ScenarioRuns(assembly, budget: &budget)
        outputs = ChapterOutputs(chapter.outputs, of: runs, budget: &budget)
        claims = ChapterClaims(chapter, runs: runs, book: book)
    }

    /// What is at a line; a column chooses among several phrases of a line.
    ///
    /// - Parameter offset: a byte of the line; nil where any of the line will do.
    package func place(ofLine line: Int, offset: Int? = nil) -> Place? {
        for scenario in chapter.scenarios where lines(of: scenario.fence).contains(line) {
            return .scenario(scenario.name, line: line == scenario.fence.line ? nil : line)
        }
        for (index, output) in chapter.outputs.enumerated() where lines(of: output.fence).contains(line) {
            let row = line - output.fence.line - 1
            let entries = outputs.outputs[index]?.entries ?? []
            return .output(output.of, entry: entries.indices.contains(row) ? entries[row] : nil)
        }
        let document = chapter.document
        for link in document.links where claims.marks[link.index] != nil {
            let span = document.phrase(of: link)
            guard (span.start.line...span.end.line).contains(line) else { continue }
            guard let offset else { return .claim(link.index) }
            let end = link.destinationRange?.upperBound ?? span.range.upperBound
            if (span.range.lowerBound..<max(end, span.range.upperBound)).contains(offset) {
                return .claim(link.index)
            }
        }
        return nil
    }

    private func lines(of fence: FencedBlock) -> ClosedRange<Int> {
        fence.line...(fence.line + fence.lines.count + 1)
    }

    // MARK: Explaining

    /// Why what a line shows or claims happened, and what is wrong with the question.
    package func explanation(ofLine line: Int) -> (text: String, problem: Diagnostic?) {
        switch place(ofLine: line) {
        case .scenario(let name, let line):
            guard let explanation = explanation(of: name) else { return ("", rejected(name)) }
            return line.map { explanation.answer(ofSourceLine: $0) } ?? (explanation.text, nil)
        case .output(let name, let entry):
            guard let explanation = explanation(of: name) else { return ("", rejected(name)) }
            return entry.map { explanation.answer(ofCall: $0 + 1) } ?? (explanation.text, nil)
        case .claim(let index): return (explanation(ofClaim: index), nil)
        case nil:
            let path = chapter.document.file.path
            return (
                "",
                Diagnostic(
                    code: .unknownLine, "line \(line) of \(path) has no scenario, output or claim", at: nil,
                    hint: next(behind: line).map { "the next one is at \(path):\($0)" })
            )
        }
    }

    /// Whether the claims of a phrase are true, and the call that shows it.
    package func explanation(ofClaim index: Int) -> String {
        guard let mark = claims.marks[index] else { return "" }
        let verdict = mark.refutation.map { "false: \($0)" } ?? "true"
        var text = "\(Printable.line(mark.words))\n  \(Printable.line(verdict))\n"
        if mark.chapter == nil, let entry = mark.proof.first,
            let explanation = explanation(of: mark.scenario),
            let shown = explanation.text(ofLine: entry + 1)
        {
            text += "\n" + shown
        }
        return text
    }

    private func explanation(of name: String) -> ScenarioExplanation? {
        guard case .ran(let run) = runs.outcomes[name] else { return nil }
        return ScenarioExplanation(run.recording, name: chapter.scenarioPath(name), code: runs.codes[name])
    }

    private func rejected(_ name: String) -> Diagnostic {
        runs.diagnostics.first { $0.severity == .error }
            ?? Diagnostic(code: .unknownLine, "'\(name)' does not run, so nothing happens in it", at: nil)
    }

    private func next(behind line: Int) -> Int? {
        let starts = chapter.scenarios.map(\.fence.line) + chapter.outputs.map(\.fence.line)
        return starts.filter { $0 > line }.min()
    }
}

extension MarkdownDocument {
    /// The words of a link.
    func phrase(of link: Link) -> SourceSpan { ClaimTitle(link, in: self).phrase }
}

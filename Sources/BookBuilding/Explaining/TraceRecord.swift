import CommonMark
import Diagrams
import EventEngine
import Reporting
import ScenarioLanguage

/// The traces of all scenarios of a book as one text, so that those of two versions can be compared.
///
///     tracebook 0.1.0
///     scenario 01-taps/tap 3f2a90c1b5d7e864
///     B-06 0 window.hitTest(_:with:) -> red
package struct TraceRecord: Sendable {
    /// One scenario.
    struct Entry: Sendable {
        /// Of its code: what was edited does not show how the engine behaves.
        var code: String
        var calls: [Substring]
    }

    private var entries: [String: Entry] = [:]

    /// Reads a record; nil when the text is none.
    package init?(_ text: String) {
        guard text.hasPrefix("tracebook ") else { return nil }
        var name = ""
        for line in text.split(separator: "\n").dropFirst() {
            guard line.hasPrefix("scenario ") else {
                entries[name]?.calls.append(line)
                continue
            }
            let parts = line.split(separator: " ")
            guard parts.count == 3 else { return nil }
            name = String(parts[1])
            entries[name] = Entry(code: String(parts[2]), calls: [])
        }
    }

    /// What every scenario of a book that runs does now.
    package static func text(of source: BookSource, scheduler: some ChapterScheduler) -> String {
        let plan = BookPlan(source)
        let library = plan.context.library
        let chapters = scheduler.map(count: plan.chapters.count) { index -> String in
            let entry = plan.chapters[index]
            guard let document = try? MarkdownDocument(entry.file) else { return "" }
            let chapter = Chapter(document, path: entry.path)
            var budget = ChapterBudget()
            let assembly = ScenarioAssembly(
                chapter.scenarios, of: entry.path, from: library, budget: &budget)
            return assembly.scenarios.filter { !$0.block.fails }.map { scenario in
                let run = ScenarioRunner().run(scenario.code)
                let code = Fingerprint(scenario.code.text.text).hexadecimal
                let head = "scenario \(chapter.scenarioPath(scenario.block.name)) \(code)\n"
                return head + calls(of: run.recording)
            }.joined()
        }
        return "tracebook \(ToolVersion.number)\n" + chapters.joined()
    }

    private static func calls(of recording: Recording) -> String {
        recording.entries.indices.map { number in
            let entry = recording.entries[number]
            let call = TraceCall(recording: recording, number: number)
            let time = Milliseconds.text(entry.time - recording.epoch)
            let rule = call.rule.isEmpty ? "-" : call.rule
            return "\(rule) \(time) \(Printable.line(call.words))\n"
        }.joined()
    }

    /// What behaves differently in a later record, a line or two for each scenario: the first call in which
    /// both part, with the rules behind it. Scenarios that were added, removed or edited show nothing.
    package func changes(until later: TraceRecord) -> [String] {
        var lines: [String] = []
        for name in entries.keys.sorted() {
            guard let old = entries[name], let new = later.entries[name], old.code == new.code,
                old.calls != new.calls
            else { continue }
            let place = zip(old.calls, new.calls).prefix { $0 == $1 }.count
            let was = place < old.calls.count ? String(old.calls[place]) : "nothing more"
            let now = place < new.calls.count ? String(new.calls[place]) : "nothing more"
            lines += ["\(name)#\(place + 1)", "  was  \(was)", "  is   \(now)"]
        }
        return lines
    }

    /// How many scenarios both records have with the same code.
    package func comparable(with later: TraceRecord) -> Int {
        entries.count { later.entries[$0.key]?.code == $0.value.code }
    }
}

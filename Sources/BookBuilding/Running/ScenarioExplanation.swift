import Diagrams
import EventEngine
import Reporting

/// A scenario's log with the rule behind each call, why others lost, and what the rules say.
struct ScenarioExplanation {
    let name: String
    let recording: Recording
    /// The line of its file that each line of the assembled code is; 0 for a line of another file.
    var fileLines: [Int] = []
    private let notes: ExplanationNotes
    /// The line of the scenario's own text that a line of the assembled code is, with its text.
    private let source: (Int) -> (place: TraceJSON.Place, text: String)?

    init(
        _ recording: Recording, name: String,
        source: @escaping (Int) -> (place: TraceJSON.Place, text: String)?
    ) {
        self.name = name
        self.recording = recording
        self.source = source
        notes = ExplanationNotes(recording)
    }

    // MARK: All calls

    /// The whole log, and then each rule once.
    var text: String {
        let figure = LogFigure(recording: recording)
        let columns = max(2, String(recording.entries.count).utf8.count)
        var lines = [
            "\(name): \(figure.lines.count) of the \(recording.entries.count) lines of its full log "
                + "(without pipeline and lifecycle)",
            "",
        ]
        lines.append(String(repeating: " ", count: columns - 1) + "n  rule  what happened")
        var cited: Set<RuleID> = []
        var remarks = notes.remarks[...]
        func add(_ remark: ExplanationNotes.Remark) {
            cited.insert(remark.rule)
            lines.append(row(nil, remark.rule, "- " + remark.words, columns))
        }
        for line in figure.lines {
            while let remark = remarks.first, remark.entry <= line.entry {
                add(remark)
                remarks.removeFirst()
            }
            let entry = recording.entries[line.entry]
            if entry.rule != .none { cited.insert(entry.rule) }
            let reason = notes.reasons[line.entry].map { "   " + $0 } ?? ""
            lines.append(row(line.entry + 1, entry.rule, figure.text(of: line) + reason, columns))
        }
        for remark in remarks { add(remark) }
        if !cited.isEmpty { lines.append("") }
        for rule in cited.sorted() { lines += RuleSummary.lines(of: rule) }
        return lines.map { $0 + "\n" }.joined()
    }

    /// `12  F-01  tap: possible -> ended`
    private func row(_ number: Int?, _ rule: RuleID, _ words: String, _ columns: Int) -> String {
        let digits = number.map(String.init) ?? ""
        let id = rule.description
        return String(repeating: " ", count: columns - digits.utf8.count) + digits + "  " + id
            + String(repeating: " ", count: 4 - id.utf8.count) + "  " + words
    }

    // MARK: One call

    /// One call with its rule in full, what caused it, and who lost by it; nil when there is no such line.
    func text(ofLine line: Int) -> String? {
        let number = line - 1
        guard recording.entries.indices.contains(number) else { return nil }
        let entry = recording.entries[number]
        let call = TraceCall(recording: recording, number: number)
        var lines = ["\(name)#\(line)  \(Printable.line(call.words))"]
        if let argument = call.argument, entry.kind != .prints, entry.kind != .states {
            lines.append("  with \(Printable.line(argument))")
        }
        lines.append("  at \(Milliseconds.text(entry.time - recording.epoch)) ms\(cause(of: entry))")
        if let reason = notes.reasons[number] { lines.append("  because: \(reason)") }
        let enclosing = self.enclosing(number)
        if let enclosing {
            let words = TraceCall(recording: recording, number: enclosing).words
            lines.append("  inside \(enclosing + 1)  \(Printable.line(words))")
        }
        let losers = self.losers(by: number)
        if !losers.isEmpty { lines += ["", "who lost"] + losers.map { "  " + $0 } }
        lines.append("")
        if entry.rule == .none {
            lines.append("it follows from the scenario's own code, and from no rule")
        } else {
            lines += RuleSummary.lines(of: entry.rule)
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private func cause(of entry: TraceEntry) -> String {
        guard entry.line >= 0, let place = source(Int(entry.line)) else { return "" }
        let code = place.text.drop { $0 == " " || $0 == "\t" }
        let file = place.place.file.map { " of \($0)" } ?? ""
        return ", from line \(place.place.line)\(file): \(Printable.line(String(code)))"
    }

    private func enclosing(_ number: Int) -> Int? {
        let depth = recording.entries[number].depth
        return recording.entries[..<number].lastIndex { $0.depth < depth && Int($0.end) > number }
    }

    /// Those who lost because of a call: inside it, at the same moment by the same recognizer, or told right
    /// before it.
    private func losers(by number: Int) -> [String] {
        let entry = recording.entries[number]
        let end = max(number + 1, Int(entry.end))
        var found: [(entry: Int, words: String)] = []
        for inner in number + 1..<end {
            guard let reason = notes.reasons[inner] else { continue }
            found.append((inner, words(of: inner) + "   " + reason))
        }
        for event in recording.gestures
        where event.other == entry.receiver && event.time == entry.time && entry.kind == .states {
            guard case .changes(_, .failed) = event.kind, recording.entries.indices.contains(event.entry)
            else { continue }
            found.append((event.entry, words(of: event.entry) + "   " + (notes.reasons[event.entry] ?? "")))
        }
        for remark in notes.remarks {
            let isInside = remark.entry > number && remark.entry < end
            let isOwn = entry.receiver != .none
                && (remark.object == entry.receiver || remark.other == entry.receiver)
                && (remark.entry == number || remark.entry == end)
            let isOfHitTest = entry.kind == .hitTest && entry.depth == outermostDepth && remark.entry == end
            if isInside || isOwn || isOfHitTest {
                found.append((remark.entry, "\(remark.rule)  \(remark.words)"))
            }
        }
        return found.sorted { $0.entry < $1.entry }.map(\.words)
    }

    /// The depth of the first call of hit-testing.
    private var outermostDepth: UInt16 {
        recording.entries.first { $0.kind == .hitTest }?.depth ?? 0
    }

    private func words(of entry: Int) -> String {
        let rule = recording.entries[entry].rule
        return "\(rule)  " + Printable.line(TraceCall(recording: recording, number: entry).words)
    }
}

import EventEngine
import Reporting
import ScenarioLanguage

extension ScenarioExplanation {
    /// - Parameter code: what ran; nil when nothing could.
    init(_ recording: Recording, name: String, code: ScenarioCode?) {
        self.init(recording, name: name) { index in
            guard let code, let place = code.place(ofLine: index) else { return nil }
            let line = code.text.lines[index]
            let number = line.file.position(at: line.origin).line
            return (place, String(decoding: line.file.bytes(ofLine: number), as: UTF8.self))
        }
        guard let code else { return }
        fileLines = code.text.lines.indices.map { index in
            guard code.place(ofLine: index)?.file == nil else { return 0 }
            let line = code.text.lines[index]
            return line.file.position(at: line.origin).line
        }
    }

    /// One call by its line of the full log, or what is wrong with the number.
    func answer(ofCall line: Int) -> (text: String, problem: Diagnostic?) {
        if let text = text(ofLine: line) { return (text, nil) }
        return ("", missing("the log of '\(name)' has no line \(line)"))
    }

    /// The calls that a line of the source causes: the first with all that is to say of it, the others named.
    ///
    /// - Parameter line: in the file of the scenario's own code.
    func answer(ofSourceLine line: Int) -> (text: String, problem: Diagnostic?) {
        let calls = recording.entries.indices.filter { number in
            let cause = Int(recording.entries[number].line)
            return fileLines.indices.contains(cause) && fileLines[cause] == line
        }
        let shown = calls.filter { ![.pipeline, .lifecycle].contains(recording.entries[$0].kind) }
        guard let first = shown.first ?? calls.first, let text = text(ofLine: first + 1) else {
            return ("", missing("line \(line) causes no call"))
        }
        let rest = (shown.isEmpty ? calls : shown).dropFirst()
        let others = rest.prefix(Self.mostOthers).map { number in
            "  \(name)#\(number + 1)  "
                + Printable.line(TraceCall(recording: recording, number: number).words) + "\n"
        }
        guard !others.isEmpty else { return (text, nil) }
        let more = rest.count > Self.mostOthers ? "  and \(rest.count - Self.mostOthers) more\n" : ""
        return (text + "\nwhat line \(line) causes after that\n" + others.joined() + more, nil)
    }

    private static let mostOthers = 40

    private func missing(_ message: String) -> Diagnostic {
        let count = recording.entries.count
        return Diagnostic(
            code: .unknownLine, message, at: nil,
            hint: count == 0
                ? "nothing happens in it" : "its full log has the lines #1 to #\(count)")
    }
}

extension ScenarioCode {
    /// What a line of the assembled code is in the author's text; nil for a line that is not there.
    func place(ofLine index: Int) -> TraceJSON.Place? {
        guard text.lines.indices.contains(index) else { return nil }
        let line = text.lines[index]
        let isSource = index < sources.reduce(0) { $0 + $1.lines.count }
        return TraceJSON.Place(line: line.lineInBlock, file: isSource ? line.file.path : nil)
    }
}

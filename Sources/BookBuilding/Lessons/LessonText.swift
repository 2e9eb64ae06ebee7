import Reporting

/// Lessons on a terminal.
package enum LessonText {
    /// The answer to `tracebook explain unknown-member`. The example runs, so its messages are the real ones.
    package static func text(of code: DiagnosticCode) -> String {
        let lesson = Lesson.of(code)
        var lines = ["\(code.rawValue): \(lesson.summary)"]
        for paragraph in lesson.reasons { lines += [""] + WrappedText.lines(paragraph, indent: 2) }
        lines += ["", "for example"] + shown(lesson.wrong)
        let messages = DiagnosticRenderer(limit: 3).render(lesson.wrong.diagnostics())
        if !messages.isEmpty { lines += ["", "says", ""] + indented(messages) }
        lines += ["", "put right"] + shown(lesson.right)
        return lines.map { $0 + "\n" }.joined()
    }

    /// All codes by their topics, each with its sentence.
    package static var list: String {
        let columns = (DiagnosticCode.allCases.map(\.rawValue.count).max() ?? 0) + 2
        return LessonTopic.all.map { topic in
            let lines = topic.lessons.map { lesson in
                let name = lesson.code.rawValue
                return "  \(name)\(String(repeating: " ", count: columns - name.count))\(lesson.summary)\n"
            }
            return "\(topic.title)\n\(lines.joined())"
        }.joined(separator: "\n")
    }

    /// What to say of a code that does not exist, where no book is that might have a scenario of this name.
    package static func unknownCode(_ text: String) -> Diagnostic {
        Diagnostic(
            code: .unknownCode, "there is no code '\(text)', and no book here", at: nil,
            hint: Suggestion.hint(for: text, among: DiagnosticCode.allCases.map(\.rawValue))
                ?? "'tracebook explain' lists all codes")
    }

    private static func shown(_ example: LessonExample) -> [String] {
        example.parts.flatMap { part -> [String] in
            var lines = [""] + (part.title.map { ["  \($0)"] } ?? []) + indented(part.text)
            if part.text.isEmpty, part.kind != .nothing { lines.append("    (empty)") }
            if part.times > 1 { lines.append("    (and so on, \(part.times) times)") }
            return lines
        }
    }

    private static func indented(_ text: String) -> [String] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines.map { $0.isEmpty ? "" : "    " + $0 }
    }
}

extension LessonExample.Part {
    /// Which file it is; nil for what stands for itself.
    var title: String? {
        switch kind {
        case .swift, .console: nil
        case .markdown: "Chapters/\(file)"
        case .source: file
        case .summary: "Chapters/SUMMARY.md"
        case .json: "Chapters/Book.json"
        case .record: "Output/\(FenceRecord.path)"
        case .crash: "the scenario at which tracebook crashed"
        case .nothing: "a book without any other file"
        }
    }
}

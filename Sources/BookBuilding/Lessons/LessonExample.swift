import Reporting

/// An example of a lesson: a scenario, the files of a little book, or commands. It is what the reader sees,
/// and it runs as the reader's own would.
package struct LessonExample: Sendable {
    /// A stretch of one of its files.
    struct Part: Sendable {
        /// What it is a part of.
        enum Kind: String, Sendable {
            /// A scenario of its own.
            case swift
            /// A chapter.
            case markdown
            /// `SUMMARY.md`.
            case summary
            /// `Book.json`.
            case json
            /// A Swift file that scenarios are compiled with.
            case source
            /// What the committed site remembers of the fences.
            case record
            /// A scenario at which the program crashed, without its chapter.
            case crash
            /// Commands and their answers.
            case console
            /// A book that lacks all the others.
            case nothing
        }

        var kind: Kind
        /// Of a chapter, its path inside Chapters; of a source, its path from the book's folder.
        var file = "01-example.md"
        /// Each line ended by a line feed.
        var text: String
        /// How often the text is there, one after the other, with `{n}` for the number and `{n+1}` for
        /// the next one.
        var times = 1

        /// - Parameter words: of the info string; nil when one of them makes no sense.
        init?(_ words: [Substring], _ lines: [String]) {
            guard let kind = Kind(rawValue: String(words[0])) else { return nil }
            self.kind = kind
            text = lines.map { $0 + "\n" }.joined()
            for word in words.dropFirst(2) {
                let parts = word.split(separator: "=")
                if parts.count == 2, parts[0] == "times", let times = Int(parts[1]) {
                    self.times = times
                } else if parts.count == 2, parts[0] == "file" {
                    file = String(parts[1])
                } else {
                    return nil
                }
            }
        }

        /// What is in the file.
        var wholeText: String {
            guard times > 1 else { return text }
            return (1...times).map { number in
                text.replacing("{n+1}", with: String(number + 1)).replacing("{n}", with: String(number))
            }.joined()
        }
    }

    /// In the order in which the reader sees them. Parts of one file follow each other in it.
    var parts: [Part] = []

    /// The commands and their answers, where the example is about the command line. They cannot run here.
    package var transcript: String? {
        let commands = parts.filter { $0.kind == .console }.map(\.text)
        return commands.isEmpty ? nil : commands.joined()
    }

    /// Runs the example as the tool would, and answers what there is to say about it; nothing of commands.
    /// As long as a book has errors, what differs in it waits.
    package func diagnostics() -> [Diagnostic] {
        if transcript != nil { return [] }
        if let code = text(of: .swift) {
            return SingleRun(file: SourceFile(path: "example.swift", text: code), name: "example").diagnostics
        }
        let build = BookPipeline.build(source, scheduler: SerialScheduler())
        if build.hasErrors { return DiagnosticRenderer.sorted(build.diagnostics) }
        return DiagnosticRenderer.sorted(
            build.diagnostics + build.falseClaims.map { $0.diagnostic(.error) }
                + build.staleFences.map { $0.diagnostic(.error) })
    }

    /// The book of one small chapter, with the example's files in the place of its own.
    private var source: BookSource {
        var source = BookSource()
        var texts: [String: String] = [:]
        for part in parts where part.kind == .markdown { texts[part.file, default: ""] += part.wholeText }
        if texts.isEmpty { texts["01-example.md"] = "# An example\n" }
        for (path, text) in texts {
            source.chapters[path] = SourceFile(path: "Chapters/" + path, text: text)
        }
        if !parts.contains(where: { $0.kind == .nothing }) {
            let summary = text(of: .summary) ?? "# A book\n\n- [An example](01-example.md)\n"
            source.summary = SourceFile(path: "Chapters/SUMMARY.md", text: summary)
        }
        for part in parts where part.kind == .source {
            source.sources[part.file] = SourceText(SourceFile(path: part.file, text: part.wholeText))
        }
        source.settings = text(of: .json).map { SourceFile(path: "Chapters/Book.json", text: $0) }
        source.record = text(of: .record).map { FenceRecord(Array($0.utf8)) } ?? FenceRecord()
        if let name = text(of: .crash), let (path, chapter) = source.chapters.first {
            let place = CrashWatch.Place(chapter, path: path, scenario: String(name.dropLast()))
            source.crashes = CrashWatch(crashed: [place])
        }
        return source
    }

    private func text(of kind: Part.Kind) -> String? {
        let texts = parts.filter { $0.kind == kind }.map(\.wholeText)
        return texts.isEmpty ? nil : texts.joined()
    }
}

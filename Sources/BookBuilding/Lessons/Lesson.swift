import CommonMark
import Reporting

/// What the code of a diagnostic means, as a teacher tells it: why it is so, an example that leads to it, and
/// the same put right.
package struct Lesson: Sendable {
    package let code: DiagnosticCode
    /// What one sentence says of it.
    package internal(set) var summary = ""
    /// Paragraphs, with code between backticks.
    package internal(set) var reasons: [String] = []
    /// Leads to the code, and to no other one.
    package internal(set) var wrong = LessonExample()
    /// Leads to no diagnostic at all.
    package internal(set) var right = LessonExample()

    init(_ code: DiagnosticCode) { self.code = code }

    /// The lesson of a code. Each code has one.
    package static func of(_ code: DiagnosticCode) -> Lesson {
        for topic in LessonTopic.all {
            if let lesson = topic.lessons.first(where: { $0.code == code }) { return lesson }
        }
        preconditionFailure("the code \(code.rawValue) has no lesson")
    }
}

/// Lessons that belong together: those about fences, those about claims.
package struct LessonTopic: Sendable {
    package let title: String
    package private(set) var lessons: [Lesson] = []

    /// In the order of the table of codes.
    package static let all: [LessonTopic] = BundledText.bytes(
        "book.md", "markdown.md", "fences.md", "differences.md", "claims.md", "names.md", "calls.md",
        "types.md", "flow.md", "declarations.md", "running.md", "commands.md", in: "Lessons"
    ).map { LessonTopic($0) }

    /// Reads a file of `Lessons/`: a heading for the topic, one for each code, and beneath it a sentence,
    /// paragraphs, and the examples as fences marked `wrong`, `right` or `both`.
    private init(_ bytes: [UInt8]) {
        guard let document = try? MarkdownDocument(SourceFile(path: "lessons", bytes: bytes)),
            let first = document.headings.first
        else { preconditionFailure("the lessons are a Markdown document") }
        title = document.plainText(of: first.node)
        for node in document.children(of: nil).dropFirst() {
            switch document.nodes[node].kind {
            case .heading:
                let name = document.plainText(of: node)
                guard let code = DiagnosticCode(rawValue: name) else {
                    preconditionFailure("there is no code \(name)")
                }
                lessons.append(Lesson(code))
            case .paragraph:
                let source = String(decoding: document.file.bytes[document.nodes[node].range], as: UTF8.self)
                add(source.split(separator: "\n").joined(separator: " "))
            case .codeBlock(let fence?): add(document.fences[fence])
            default: preconditionFailure("a lesson has paragraphs and fences")
            }
        }
    }

    private mutating func add(_ paragraph: String) {
        let last = lessons.count - 1
        if lessons[last].summary.isEmpty {
            lessons[last].summary = paragraph
        } else {
            lessons[last].reasons.append(paragraph)
        }
    }

    private mutating func add(_ fence: FencedBlock) {
        let words = fence.infoString.split(separator: ",").map { $0.drop { $0 == " " } }
        let last = lessons.count - 1
        guard words.count > 1, let part = LessonExample.Part(words, fence.bodyLines) else {
            preconditionFailure("there is no example \(fence.infoString)")
        }
        if words[1] != "right" { lessons[last].wrong.parts.append(part) }
        if words[1] != "wrong" { lessons[last].right.parts.append(part) }
    }
}

import CommonMark
import Reporting

@testable import BookBuilding

/// A chapter made of text, as if it stood in `Chapters/a.md`.
func chapter(_ text: String) throws -> Chapter {
    try Chapter(MarkdownDocument(SourceFile(path: "Chapters/a.md", text: text)), path: "a.md")
}

/// What is wrong with a chapter, as its author reads it.
func problems(_ text: String) throws -> String {
    DiagnosticRenderer().render(try chapter(text).diagnostics)
}

/// The sentence and hint of the one thing that is wrong with a fence of this info string.
func problem(ofFence info: String) throws -> String {
    let text = "```swift, scenario, name=tap-red\n```\n\n```\(info)\n```\n"
    return try chapter(text).diagnostics.map { "\($0.message) | \($0.hint ?? "-")" }.joined(separator: "\n")
}

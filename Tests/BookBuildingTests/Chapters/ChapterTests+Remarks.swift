import Reporting
import Testing

@testable import BookBuilding

/// Text that other tools, or their author, would read otherwise.
extension ChapterTests {
    @Test(
        "A block that is meant as one of ours is never plain code",
        arguments: [
            ("Swift, Scenario, name=h", DiagnosticCode.missingScenario), ("swift, of=i", .unknownOutput),
            (", of=i", .unknownOutput), ("Log, of=i", .unknownOutput), ("c, of=i", .unknownOutput),
        ])
    func meant(info: String, code: DiagnosticCode) throws {
        #expect(try chapter("```\(info)\nx\n```\n").diagnostics.map(\.code) == [code])
    }

    @Test("Tables, footnotes and boxes of other Markdown are warned about; bars in a sentence are not")
    func otherMarkdown() throws {
        let text = """
            a | b
            --|--

            > | c |
            > |---|

            - [ ] d
            - [x] e

            [^1]: a note

            Either a | b or
            c - d.
            """
        let places = try chapter(text).diagnostics.map { "\($0.code.rawValue) \($0.span?.start.line ?? 0)" }
        #expect(places == ["other-markdown 1", "other-markdown 7", "other-markdown 10"])
    }

    @Test("A heading without words is an error")
    func emptyHeading() throws {
        #expect(try chapter("# A\n\n##\n").diagnostics.map(\.code) == [.missingText])
    }
}

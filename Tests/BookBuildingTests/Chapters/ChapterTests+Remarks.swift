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

    @Test("Tables, footnotes, boxes and alerts are part of a chapter")
    func githubMarkdown() throws {
        let text = """
            a | b
            --|--
            ~~c~~[^1] | d

            - [ ] e
            - [x] f

            > [!NOTE]
            > g

            [^1]: a note
            """
        #expect(try chapter(text).diagnostics.isEmpty)
    }

    @Test(
        "What other tools read as more than text is named, with what to write instead",
        arguments: [
            ("::: tip\nx\n:::", "1:1", "Markdown here has no ':::' containers; this comes out as text",
                "write a quote that begins with a line '> [!NOTE]'"),
            ("a\n\n!!! note\n", "3:1", "Markdown here has no '!!!' admonitions; this comes out as text",
                "write a quote that begins with a line '> [!NOTE]'"),
            ("a $$x^2$$ b", "1:3", "Markdown here has no formulas between '$$'; this comes out as text",
                "write the formula in words, or as code between backticks"),
            ("{{#include x.swift}}", "1:1",
                "Markdown here has no includes like '{{#include}}'; this comes out as text",
                "write the text here; the code of another scenario comes with 'extends=', and pictures "
                    + "with '![]()'"),
            ("```mermaid\na\n```", "1:4", "nothing here draws 'mermaid'; this comes out as code",
                "drawings come from scenarios: write ```layout, of= and the scenario's name"),
            ("---\ntitle: x\n---\n\na", "1:1", "a chapter has no front matter; this comes out as text",
                "leave it out: the title is the chapter's first heading, and settings are in 'Book.json'"),
            ("> [!NOT]\n> a", "1:3", "there is no alert 'NOT'; this comes out as a quote",
                "did you mean 'NOTE'?"),
            ("> [!NOTE] a\n> b", "1:3", "an alert has no words on its first line; this comes out as a quote",
                "begin a new line behind '[!NOTE]', with '> ' before it"),
            ("- > [!TIP]\n  > b", "1:5", "an alert inside a list or a quote comes out as a quote",
                "put it outside, between empty lines"),
            ("a[^nite]\n\nb[^note]\n\n[^note]: c", "1:2", "the chapter has no footnote 'nite'",
                "did you mean 'note'?"),
            ("[^note]: c", "1:3", "nothing refers to the footnote 'note', and the page leaves it out",
                "write [^note] where it belongs"),
        ])
    func otherTools(text: String, place: String, message: String, hint: String) throws {
        let found = try chapter(text).diagnostics
        #expect(found.map(\.message) == [message])
        #expect(found.map(\.hint) == [hint])
        #expect(found.map { "\($0.span?.start.line ?? 0):\($0.span?.start.column ?? 0)" } == [place])
        #expect(found.allSatisfy { $0.code == .otherMarkdown && $0.severity == .warning })
    }

    @Test(
        "A fence that is not quite one is one message, and the log of its scenario is none",
        arguments: [
            ("```{swift, scenario, name=a}\n```", DiagnosticCode.disguisedFence),
            ("```scenario, name=a\n```", .disguisedFence),
            ("```swift，scenario，name=a\n```", .disguisedFence),
            ("```swift, scenario, name=a, title=“Who is hit?”\n```", .disguisedFence),
            ("a\n\n    ```swift, scenario, name=a\n    ```", .disguisedFence),
            ("```swift, name=a\n```", .missingScenario),
        ])
    func almostFences(text: String, code: DiagnosticCode) throws {
        let found = try chapter(text + "\n\n```log, of=a\n```\n").diagnostics
        #expect(found.map(\.code) == [code])
    }

    @Test("A block that begins with more characters than it ends with is shown with its short end")
    func shortFence() throws {
        let found = try chapter("````swift, scenario, name=a\nx\n```\n\n```log, of=a\n```\n").diagnostics
        #expect(found.map(\.message) == ["the block begins with 4 characters and is never closed"])
        #expect(found.first?.notes.map { $0.span?.start.line } == [3])
    }

    @Test("Lines to fold are ranges of the block's lines, joined where they touch")
    func hiddenLines() throws {
        func scenario(_ option: String) throws -> Chapter {
            try chapter("```swift, scenario, name=a, \(option)\n1\n2\n3\n4\n5\n```\n")
        }
        #expect(try scenario("hide=[4, 1-2, 3]").scenarios.first?.hiddenLines == [1...4])
        #expect(try scenario("hide=5").scenarios.first?.hiddenLines == [5...5])
        for (value, message) in [
            ("6", "'6' is beyond the end of the block, which has 5 lines"),
            ("[2-1]", "'2-1' is no line and no range of lines"),
            ("a", "'a' is no line and no range of lines"),
        ] {
            #expect(try scenario("hide=\(value)").diagnostics.map(\.message) == [message])
        }
    }

    @Test("A heading without words is an error")
    func emptyHeading() throws {
        #expect(try chapter("# A\n\n##\n").diagnostics.map(\.code) == [.missingText])
    }
}

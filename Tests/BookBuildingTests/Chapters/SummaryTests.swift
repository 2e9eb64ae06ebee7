import Reporting
import Testing

@testable import BookBuilding

@Suite("SUMMARY.md")
struct SummaryTests {
    private let chapters: Set<String> = ["a.md", "b.md", "sub/c.md", "sub/d e.md", "01-who-is-hit.md"]

    private func summary(_ text: String) -> Summary {
        Summary(SourceFile(path: "Chapters/SUMMARY.md", text: text), chapters: chapters)
    }

    @Test("Title, parts, nested lists, prefix, suffix, drafts and rules")
    func everything() {
        let summary = summary(
            """
            # Touches

            [Preface](a.md)
            [Map](./b.md)

            ## First part

            1. [*One* `x`](sub/c.md)
               - [One A](sub/../sub/d%20e.md)
               - [To come]()
            2. [Two](01-who-is-hit.md)

            ---

            # Second part

            - [Later](<> 'What will be in it.')
            """)
        #expect(summary.diagnostics.isEmpty)
        #expect(summary.title == "Touches")
        #expect(summary.parts == ["First part", "Second part"])
        #expect(
            summary.entries.map(\.title) == ["Preface", "Map", "One x", "One A", "To come", "Two", "Later"])
        #expect(
            summary.entries.map(\.path) == [
                "a.md", "b.md", "sub/c.md", "sub/d e.md", nil, "01-who-is-hit.md", nil,
            ])
        #expect(summary.entries.map(\.part) == [nil, nil, 0, 0, 0, 0, 1])
        #expect(summary.entries.map(\.depth) == [0, 0, 0, 1, 1, 0, 0])
        #expect(summary.entries.map(\.number) == [nil, nil, [1], [1, 1], [1, 2], [2], [3]])
        #expect(summary.separators == [6])
        #expect(summary.entries.map(\.sentence) == [nil, nil, nil, nil, nil, nil, "What will be in it."])
        #expect(summary.entries.map { $0.span.start.line } == [3, 4, 8, 9, 10, 11, 17])
    }

    @Test("A book without a heading has no title, and its first later heading is a part")
    func untitled() {
        let summary = summary("- [A](a.md)\n\n# Part\n\n- [B](b.md)")
        #expect(summary.title == nil)
        #expect(summary.parts == ["Part"])
        #expect(summary.entries.map(\.part) == [nil, 0])
    }

    @Test("What is wrong is reported at its place, with what could have been meant")
    func problems() {
        let text = """
            # T

            - [A](a.md)
            - [A again](./a.md)
            - [Who](01-who-is-hti.md)
            - [Out](../x.md)
            - [Web](https://a.b/c.md)
            - [Picture](p.png)
            """
        #expect(
            DiagnosticRenderer().render(summary(text).diagnostics) == """
                Chapters/SUMMARY.md:4:13: error: 'a.md' is listed twice [listed-twice]
                 4 | - [A again](./a.md)
                   |             ^~~~~~
                Chapters/SUMMARY.md:3:7: note: it is listed here first
                 3 | - [A](a.md)
                   |       ^~~~

                Chapters/SUMMARY.md:5:9: error: the file 'Chapters/01-who-is-hti.md' does not exist \
                [missing-chapter]
                 5 | - [Who](01-who-is-hti.md)
                   |         ^~~~~~~~~~~~~~~~
                   = did you mean '01-who-is-hit.md'?

                Chapters/SUMMARY.md:6:9: error: '../x.md' leads out of the folder Chapters [outside-of-book]
                 6 | - [Out](../x.md)
                   |         ^~~~~~~
                   = a book is made of the files in it

                Chapters/SUMMARY.md:7:9: error: 'https://a.b/c.md' leads out of the folder Chapters \
                [outside-of-book]
                 7 | - [Web](https://a.b/c.md)
                   |         ^~~~~~~~~~~~~~~~
                   = a book is made of the files in it

                Chapters/SUMMARY.md:8:13: error: 'p.png' is no chapter [no-chapter]
                 8 | - [Picture](p.png)
                   |             ^~~~~
                   = chapters are files that end in .md

                """)
    }

    @Test("An entry that is no link with a title is an error")
    func strangeEntries() {
        #expect(
            DiagnosticRenderer().render(summary("- no link\n- [](b.md)\n- > quote").diagnostics) == """
                Chapters/SUMMARY.md:1:3: error: only headings, rules and links to chapters can be here \
                [bad-summary]
                 1 | - no link
                   |   ^~~~~~~
                   = for example - [Who is hit?](01-who-is-hit.md)

                Chapters/SUMMARY.md:2:3: error: the chapter has no title [bad-summary]
                 2 | - [](b.md)
                   |   ^~~~~~~~
                   = write it between the brackets

                Chapters/SUMMARY.md:3:1: error: the item does not begin with a link to a chapter \
                [bad-summary]
                 3 | - > quote
                   | ^~~~~~~~~
                   = for a chapter to come write [Title]()

                """)
    }

    @Test(
        "A summary that lists nothing, or is no text, is an error",
        arguments: [
            ("", "the book has no chapters"), ("# Only a title", "the book has no chapters"),
            ("\u{0}", "only headings, rules and links to chapters can be here"),
            ("a [b](a.md)", "only headings, rules and links to chapters can be here"),
            ("```\n[A](a.md)\n```", "only headings, rules and links to chapters can be here"),
            ("- [S](SUMMARY.md)", "'SUMMARY.md' is no chapter"),
            ("- [X](sub/../../y.md)", "'sub/../../y.md' leads out of the folder Chapters"),
            ("- [X](/a.md)", "'/a.md' leads out of the folder Chapters"),
            ("- [X](c:/a.md)", "'c:/a.md' leads out of the folder Chapters"),
            ("#\n\n- [A](a.md)", "the heading says nothing"),
            ("- [A](a.md#x)", "'a.md#x' is no chapter"),
            ("- [A](A.md)", "the file 'Chapters/A.md' does not exist"),
        ])
    func single(text: String, message: String) {
        #expect(summary(text).diagnostics.map(\.message) == [message])
    }

    @Test("Bytes that are no text are reported")
    func notText() {
        let summary = Summary(SourceFile(path: "Chapters/SUMMARY.md", bytes: [0x23, 0xFF]), chapters: [])
        #expect(summary.diagnostics.map(\.message) == ["the byte 0xFF is not UTF-8 text"])
    }
}

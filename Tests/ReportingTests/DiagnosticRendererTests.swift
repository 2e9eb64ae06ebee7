import Reporting
import Testing

@Suite("Diagnostics as text")
struct DiagnosticRendererTests {
    private func span(_ file: SourceFile, _ marked: String) -> SourceSpan {
        let bytes = Array(marked.utf8)
        let start = file.bytes.indices.first { file.bytes[$0...].starts(with: bytes) } ?? 0
        return SourceSpan(file: file, range: start..<start + bytes.count)
    }

    private func render(
        _ text: String, marking marked: String, _ sentence: String = "no", label: String? = nil
    ) -> String {
        let file = SourceFile(path: "a.md", text: text)
        return DiagnosticRenderer().render(
            Diagnostic(code: .syntax, sentence, at: span(file, marked), label: label))
    }

    @Test("Place, sentence, source line, caret, label, hint and note")
    func everything() {
        let file = SourceFile(
            path: "Chapters/03-x.md", text: "# X\n\n```log, of=tap-red, slect=[touches]\n```\n")
        let diagnostic = Diagnostic(
            code: .unknownOption, "unknown option 'slect'", at: span(file, "slect"), label: "here",
            hint: "did you mean 'select'?",
            notes: [
                Diagnostic(.note, code: .unknownOption, "the chapter begins here", at: span(file, "# X"))
            ])
        #expect(
            DiagnosticRenderer().render(diagnostic) == """
                Chapters/03-x.md:3:21: error: unknown option 'slect' [unknown-option]
                 3 | ```log, of=tap-red, slect=[touches]
                   |                     ^~~~~ here
                   = did you mean 'select'?
                Chapters/03-x.md:1:1: note: the chapter begins here
                 1 | # X
                   | ^~~

                """)
    }

    @Test("A place in no text has no excerpt")
    func withoutPlace() {
        let diagnostic = Diagnostic(
            code: .syntax, "cannot write 'Output'", at: nil, hint: "check its permissions")
        #expect(
            DiagnosticRenderer().render(diagnostic) == """
                error: cannot write 'Output' [syntax]
                    = check its permissions

                """)
    }

    @Test("The caret stands under wide characters, tabs and combining marks")
    func alignment() {
        #expect(
            render("中文\tred e\u{301} 红色", marking: "红色") == """
                a.md:1:10: error: no [syntax]
                 1 | 中文    red é 红色
                   |               ^~~~

                """)
        #expect(
            render("\t\tx", marking: "x")
                == "a.md:1:3: error: no [syntax]\n 1 |         x\n   |         ^\n")
        #expect(render("a\tb", marking: "\t") == "a.md:1:2: error: no [syntax]\n 1 | a   b\n   |  ^~~\n")
    }

    @Test("A byte order mark takes no column, and neither do the bytes of a line end")
    func marks() {
        #expect(render("\u{FEFF}abc", marking: "b") == "a.md:1:2: error: no [syntax]\n 1 | abc\n   |  ^\n")
        #expect(render("abc\r\nd", marking: "\r\n") == "a.md:1:4: error: no [syntax]\n 1 | abc\n   |    ^\n")
        #expect(render("", marking: "") == "a.md:1:1: error: no [syntax]\n 1 |\n   | ^\n")
    }

    @Test("A stretch over several lines is marked to the end of its first line")
    func severalLines() {
        #expect(
            render("one two\nthree\n", marking: "two\nthree") == """
                a.md:1:5: error: no [syntax]
                 1 | one two
                   |     ^~~

                """)
    }

    @Test("A long line is cut on both sides of the caret")
    func longLine() {
        let text =
            String(repeating: "abcdefghij", count: 50_000) + "HERE"
            + String(repeating: "klmnopqrst", count: 50_000)
        let file = SourceFile(path: "a.md", text: text)
        let output = DiagnosticRenderer(sourceWidth: 30).render(
            Diagnostic(code: .syntax, "no", at: span(file, "HERE")))
        #expect(
            output == """
                a.md:1:500001: error: no [syntax]
                 1 | …efghijabcdefghijHEREklmnopqr…
                   |                  ^~~~

                """)
        let start = Diagnostic(code: .syntax, "no", at: SourceSpan(file: file, range: 2..<400))
        #expect(
            DiagnosticRenderer(sourceWidth: 20).render(start) == """
                a.md:1:3: error: no [syntax]
                 1 | abcdefghijabcdefghi…
                   |   ^~~~~~~~~~~~~~~~~

                """)
    }

    @Test("Control characters of a stranger's chapter are shown, not sent to the terminal")
    func controlCharacters() {
        #expect(
            render("a\u{1B}[31mb\u{0}\u{202E}c", marking: "b", "unknown '\u{1B}[2J'") == """
                a.md:1:7: error: unknown '␛[2J' [syntax]
                 1 | a␛[31mb␀�c
                   |       ^

                """)
    }

    @Test("Bytes that are not UTF-8 are shown as replacement characters")
    func invalidBytes() {
        let file = SourceFile(path: "a.md", bytes: [0x61, 0xFF, 0x62])
        let diagnostic = Diagnostic(code: .syntax, "no", at: SourceSpan(file: file, range: 1..<2))
        #expect(
            DiagnosticRenderer().render(diagnostic)
                == "a.md:1:2: error: no [syntax]\n 1 | a�b\n   |  ^\n")
    }

    @Test("Several are sorted by place, said once, and limited")
    func several() {
        let file = SourceFile(path: "b.md", text: "one\ntwo\n")
        let other = SourceFile(path: "a.md", text: "three\n")
        let all = [
            Diagnostic(code: .syntax, "second", at: span(file, "two")),
            Diagnostic(.warning, code: .syntax, "first", at: span(file, "one")),
            Diagnostic(code: .syntax, "second", at: span(file, "two")),
            Diagnostic(code: .syntax, "zeroth", at: span(other, "three")),
            Diagnostic(code: .syntax, "no folder", at: nil),
        ]
        #expect(
            DiagnosticRenderer(limit: 2).render(all) == """
                error: no folder [syntax]

                a.md:1:1: error: zeroth [syntax]
                 1 | three
                   | ^~~~~

                and 1 more error, 1 more warning

                """)
        #expect(DiagnosticRenderer.sorted(all).map(\.message) == ["no folder", "zeroth", "first", "second"])
        #expect(DiagnosticRenderer.summary(of: all) == "3 errors, 1 warning")
    }

    @Test("Colour is escape sequences around the same text")
    func colour() {
        let file = SourceFile(path: "a.md", text: "x\n")
        let diagnostic = Diagnostic(code: .syntax, "no", at: span(file, "x"), hint: "do")
        #expect(
            DiagnosticRenderer(style: .coloured).render(diagnostic) == """
                \u{1B}[1ma.md:1:1:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m \u{1B}[1mno\u{1B}[0m \
                \u{1B}[2m[syntax]\u{1B}[0m
                \u{1B}[2m 1 |\u{1B}[0m x
                \u{1B}[2m   |\u{1B}[0m \u{1B}[1;31m^\u{1B}[0m
                   \u{1B}[1m= \u{1B}[0mdo

                """)
    }
}

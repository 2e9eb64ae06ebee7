import CommonMark
import Reporting
import Testing

@Suite("Headings")
struct HeadingTests {
    private func document(_ text: String) throws -> MarkdownDocument {
        try MarkdownDocument(SourceFile(path: "a.md", text: text))
    }

    @Test("Level, text and place")
    func headings() throws {
        let headings = try document("# A *b* `c` {#x}\n\nD\ne\n---\n> ### [F](g) ###").headings
        #expect(headings.map(\.level) == [1, 2, 3])
        #expect(headings.map(\.text) == ["A b c", "D e", "F"])
        #expect(headings.map(\.explicitID?.id) == ["x", nil, nil])
        #expect(headings.map(\.range) == [0..<16, 18..<21, 28..<42])
    }

    @Test(
        "A text gives an id of its letters and digits",
        arguments: [
            ("Who's hit first?", "whos-hit-first"), ("hitTest(_:with:)", "hittest-with"), ("响应链：谁", "响应链-谁"),
            ("Über  Größe", "über-größe"), ("1. Two", "1-two"),
            ("???", "section"), ("", "section"), ("हिन्दी", "हिन्दी"), ("a_b - c", "a-b-c"), ("C-09", "c-09"),
            ("Don’t", "dont"),
        ])
    func slugs(text: String, id: String) {
        #expect(HeadingAnchors.slug(of: text) == id)
    }

    @Test("Ids are unique, the author's own come first, reserved ones are left alone")
    func unique() throws {
        let document = try document("# A\n# A\n# A 1\n# B {#a-2}\n# A\n# tap-red\n")
        let anchors = HeadingAnchors(document.headings, in: document.file, reserved: ["tap-red"])
        #expect(anchors.ids == ["a", "a-1", "a-1-1", "a-2", "a-3", "tap-red-1"])
        #expect(anchors.problems.isEmpty)
    }

    @Test("An id that is taken or malformed is reported at its place")
    func problems() throws {
        let document = try document("# A {#x}\n# B {#x}\n# C {#y/z}\n# D {#tap}\n# E {#}\n# F \\{#x}\n")
        let anchors = HeadingAnchors(document.headings, in: document.file, reserved: ["tap"])
        #expect(
            DiagnosticRenderer().render(anchors.problems) == """
                a.md:2:7: error: two headings have the id 'x' [duplicate-id]
                 2 | # B {#x}
                   |       ^
                a.md:1:7: note: it is used here first
                 1 | # A {#x}
                   |       ^

                a.md:3:7: error: 'y/z' cannot be the id of a heading [bad-heading-id]
                 3 | # C {#y/z}
                   |       ^~~
                   = use letters, digits, '-', '_' and '.'

                a.md:4:7: error: a scenario of this chapter has the id 'tap' already [duplicate-id]
                 4 | # D {#tap}
                   |       ^~~
                   = choose another id for the heading

                a.md:5:7: error: '' cannot be the id of a heading [bad-heading-id]
                 5 | # E {#}
                   |       ^
                   = use letters, digits, '-', '_' and '.'

                """)
        #expect(anchors.ids.last == "f-x")
    }
}

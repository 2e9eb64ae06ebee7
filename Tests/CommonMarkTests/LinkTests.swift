import CommonMark
import Reporting
import Testing

@Suite("Links")
struct LinkTests {
    private func document(_ text: String) throws -> MarkdownDocument {
        try MarkdownDocument(SourceFile(path: "a.md", text: text))
    }

    private func written(_ document: MarkdownDocument, _ range: Range<Int>?) -> String? {
        range.map { String(decoding: document.file.bytes[$0], as: UTF8.self) }
    }

    @Test(
        "Destination and title are found in the source, however they are written",
        arguments: [
            ("[a](b)", "b", nil), ("[a](b \"c\")", "b", "c"), ("[a](<b c> 'd')", "b c", "d"),
            ("[a](b (c))", "b", "c"), ("[a](  b\n  \"c\"  )", "b", "c"),
            ("[a](b(c)d \"e\")", "b(c)d", "e"), ("[a](b\\)c)", "b\\)c", nil),
            ("[a](b 'c \"d\"')", "b", "c \"d\""), ("[a](b \"c\\\"d\")", "b", "c\\\"d"),
            ("[`]`](b \"c\")", "b", "c"), ("[a [b] c](d \"e\")", "d", "e"), ("![a](b \"c\")", "b", "c"),
            ("[a\n*b*](c\n'd')", "c", "d"), ("[](b 'c')", "b", "c"),
            ("[a](b \"c &amp; d\")", "b", "c &amp; d"), ("[a](<> \"b\")", "", "b"),
            ("> [a](b\n> \"c\n> d\")", "b", "c\n> d"),
            ("[a](check:tap-red \"never gray.touchesBegan\")", "check:tap-red", "never gray.touchesBegan"),
        ] as [(String, String, String?)])
    func parts(text: String, destination: String, title: String?) throws {
        let document = try document(text + " x [z](y)")
        let link = try #require(document.links.first)
        #expect(link.form == .inline)
        #expect(written(document, link.destinationRange) == destination)
        #expect(written(document, link.titleRange) == title)
        #expect(written(document, link.range) == (text.hasPrefix("> ") ? String(text.dropFirst(2)) : text))
        #expect(written(document, document.links.last?.range) == "[z](y)")
    }

    @Test("Each byte of a title leads back to where it was written")
    func titleOffsets() throws {
        let document = try document("> [a](b \"c\\\"d &amp;\n> é\u{0}f\") *x*")
        let link = try #require(document.links.first)
        #expect(link.title == "c\"d &\né\u{FFFD}f")
        #expect(link.titleOffsets.count == link.title.utf8.count + 1)
        let read = link.titleOffsets.map { document.file.bytes[$0] }
        #expect(read.map { String(Character(Unicode.Scalar($0))) }.joined() == "c\\d &\nÃ©\0\0\0f\"")
    }

    @Test("References and autolinks have no parts beside them")
    func otherForms() throws {
        let document = try document("[a] [b][a] <https://c.d>\n\n[a]: /u 't'")
        #expect(document.links.map(\.form) == [.reference, .reference, .automatic])
        #expect(document.links.map(\.destination) == ["/u", "/u", "https://c.d"])
        #expect(document.links.map(\.title) == ["t", "t", ""])
        #expect(
            document.links.allSatisfy {
                $0.titleRange == nil && $0.destinationRange == nil && $0.titleOffsets.isEmpty
            })
        #expect(document.links.map { written(document, $0.range) } == ["[a]", "[b][a]", "<https://c.d>"])
    }

    @Test("Links behind line breaks that libcmark does not count stand in their own lines")
    func behindHiddenBreaks() throws {
        let document = try document(
            "[r]: /u\n[s]: /v\na `b\n  c` <i\n d> e\\\nf [g](h\n 'i') j\nk [l](m) ![n\n](o)")
        #expect(
            document.links.map { written(document, $0.range) } == ["[g](h\n 'i')", "[l](m)", "![n\n](o)"])
    }

    @Test(
        "Asterisks that were meant to be bold are found, arithmetic and escapes are not",
        arguments: [
            ("**我想做的事。**所以", ["1:1", "1:9"]), ("a **b", ["1:3"]), ("2 ** 3", []), ("\\*\\*a", []),
            ("*a*", []), ("**a**", []), ("`**a`", []), ("a*b", []),
            ("> x\n> **“a”**b", ["2:3", "2:8"]), ("[**a](b)", ["1:2"]), ("a &amp; b\\\n**c", ["2:1"]),
            ("x\n\n**", []), ("# **a。**b", ["1:3", "1:7"]), ("***a**", []),
        ] as [(String, [String])])
    func leftovers(text: String, places: [String]) throws {
        let found = try document(text).leftoverEmphasis
        #expect(found.map { "\($0.start.line):\($0.start.column)" } == places)
        #expect(
            found.allSatisfy { span in span.file.bytes[span.range].allSatisfy { $0 == UInt8(ascii: "*") } })
    }
}

import CommonMark
import Reporting
import Testing

@Suite("Places of blocks and inlines")
struct PlaceTests {
    private func document(_ text: String) throws -> MarkdownDocument {
        try MarkdownDocument(SourceFile(path: "a.md", text: text))
    }

    private func written(_ document: MarkdownDocument, _ range: Range<Int>) -> String {
        String(decoding: document.file.bytes[range], as: UTF8.self)
    }

    /// Every text without escapes stands in the file as it reads, at the place that its node names.
    private func checkTexts(_ text: String) throws {
        let document = try document(text)
        for node in document.nodes {
            let source = written(document, node.range)
            switch node.kind {
            case .text(let content) where !source.contains(where: { "\\&\u{0}\r\n".contains($0) }):
                #expect(source == content, "\(text.debugDescription) has '\(content)' at '\(source)'")
            case .code:
                #expect(
                    source.first == "`" && source.last == "`", "\(text.debugDescription) code '\(source)'")
            case .link:
                #expect("[<".contains(source.first ?? "?"), "\(text.debugDescription) link '\(source)'")
            case .image: #expect(source.hasPrefix("!["), "\(text.debugDescription) image '\(source)'")
            case .emphasis, .strong:
                #expect("*_".contains(source.first ?? "?"), "\(text.debugDescription) '\(source)'")
            default: break
            }
        }
        let tree = document.nodes.indices.map { document.nodes[$0].end }
        #expect(tree.allSatisfy { $0 <= document.nodes.count })
    }

    @Test(
        "Texts, code, links and emphasis stand where their nodes say",
        arguments: SampleTexts.blocks + SampleTexts.inlines)
    func samples(text: String) throws {
        try checkTexts(text)
        try checkTexts(text.replacing("\n", with: "\r\n"))
        try checkTexts("> " + text.replacing("\n", with: "\n> "))
        try checkTexts("- x\n  1. " + text.replacing("\n", with: "\n     "))
        try checkTexts("\u{FEFF}\u{0}x\n\n" + text)
    }

    @Test("Texts of generated documents stand where their nodes say")
    func generated() throws {
        for text in GeneratedTexts(seed: 2, count: 2_000) { try checkTexts(text) }
    }

    @Test("A block of HTML reaches to the end of its last line, whatever ends it", arguments: [
        "<!-- one -->", "<!-- one\ntwo -->", "<!-- one\n\ntwo\n-->", "<div>\na\n</div>", "<pre>\n\na</pre>",
    ])
    func markup(text: String) throws {
        for (around, last) in [("", "\n\nend"), ("", ""), ("begin\n\n", "\n\n# end\n")] {
            let document = try document(around + text + last)
            let block = try #require(document.nodes.first { $0.kind == .htmlBlock })
            #expect(written(document, block.range) == text)
        }
    }

    @Test("The outline of a small chapter")
    func outline() throws {
        let text =
            "# Title `x`\n\nSee [the\nlog](b.md \"t\") **now**.\n\n"
            + "1. one\n\n   ```log\n   a\n   ```\n> quote\n"
        #expect(
            try document(text).outline == """
                heading(level: 1) 1:1-1:12
                  text("Title ") 1:3-1:9
                  code("x") 1:9-1:12
                paragraph 3:1-4:24
                  text("See ") 3:1-3:5
                  link(CommonMark.MarkdownNode.Target(destination: "b.md", title: "t")) 3:5-4:15
                    text("the") 3:6-3:9
                    softBreak 3:9-3:9
                    text("log") 4:1-4:4
                  text(" ") 4:15-4:16
                  strong 4:16-4:23
                    text("now") 4:18-4:21
                  text(".") 4:23-4:24
                list(start: Optional(1), isTight: false) 6:1-10:7
                  item 6:1-10:7
                    paragraph 6:4-6:7
                      text("one") 6:4-6:7
                    codeBlock(fence: Optional(0)) 8:4-10:7
                blockQuote 11:1-11:8
                  paragraph 11:3-11:8
                    text("quote") 11:3-11:8

                """)
    }

    @Test("Children, plain text")
    func tree() throws {
        let document = try document("- a *b*\n  `c`\n- d\n\ne")
        #expect(document.children(of: nil).map { document.nodes[$0].depth } == [0, 0])
        #expect(document.children(of: 0).count == 2)
        #expect(document.plainText(of: document.children(of: 0)[0]) == "a b c")
    }
}

import Reporting
import Testing

@testable import CommonMark

@Suite("Fenced blocks")
struct FencedBlockTests {
    private func document(_ text: String) throws -> MarkdownDocument {
        try MarkdownDocument(SourceFile(path: "a.md", text: text))
    }

    /// The body that our own reading of the source finds is the one that libcmark found.
    private func checkBodies(_ text: String) throws {
        let document = try document(text)
        let blocks = CMarkTree(Array(text.utf8)).nodes.filter {
            if case .codeBlock = $0.kind { true } else { false }
        }
        let values = document.nodes.filter { if case .codeBlock = $0.kind { true } else { false } }
        #expect(blocks.count == values.count)
        for (block, value) in zip(blocks, values) {
            guard case .codeBlock(let index?) = value.kind else { continue }
            let body = document.fences[index].bodyLines.map { $0 + "\n" }.joined()
            let expected = block.literal
            #expect(body.replacing("\u{0}", with: "\u{FFFD}") == expected, "\(text.debugDescription)")
        }
    }

    @Test("Bodies are read as libcmark reads them", arguments: SampleTexts.blocks)
    func samples(text: String) throws {
        for variant in [
            text, text + "\n", text.replacing("\n", with: "\r\n"), text.replacing("\n", with: "\r"),
        ] {
            try checkBodies(variant)
            try checkBodies("> " + variant.replacing("\n", with: "\n> "))
            try checkBodies("1. " + variant.replacing("\n", with: "\n   "))
            try checkBodies("-\t" + variant.replacing("\n", with: "\n\t"))
            try checkBodies("> * " + variant.replacing("\n", with: "\n>   "))
            try checkBodies("> * " + variant)
        }
    }

    @Test("Bodies of generated documents are read as libcmark reads them")
    func generated() throws {
        for text in GeneratedTexts(seed: 3, count: 4_000) { try checkBodies(text) }
    }

    @Test("Fence, info string, body, closing fence and prefix have their exact bytes")
    func parts() throws {
        let text =
            "x\n\n> 1. ~~~~ swift, scenario, title=\"a &amp; \\\" b\"  \n"
            + ">    one\n>\n>    ~~~\n>    ~~~~~ \n\ny\n"
        let fence = try #require(try document(text).fences.first)
        func written(_ range: Range<Int>?) -> String {
            range.map { String(decoding: fence.file.bytes[$0], as: UTF8.self) } ?? "-"
        }
        #expect(fence.character == "~" && fence.length == 4 && fence.line == 3 && fence.indentation == 0)
        #expect(written(fence.opening) == "~~~~")
        #expect(fence.infoString == "swift, scenario, title=\"a &amp; \\\" b\"")
        #expect(written(fence.body) == ">    one\n>\n>    ~~~\n")
        #expect(fence.bodyLines == ["one", "", "~~~"])
        #expect(written(fence.closing) == "~~~~~")
        #expect(String(decoding: fence.linePrefix, as: UTF8.self) == ">    ")
        #expect(fence.lineEnding == .lineFeed && fence.isClosed)
        #expect(written(fence.range).hasPrefix("~~~~ swift") && written(fence.range).hasSuffix("~~~~~"))
    }

    @Test("A tab that belongs to a list item in part leaves its rest to the text")
    func partialTabs() throws {
        let fence = try #require(try document("- ```\n\tx\n\t```\n").fences.first)
        #expect(fence.bodyLines == ["  x"])
        #expect(fence.lines.map(\.leadingSpaces) == [2])
        #expect(fence.linePrefix == Array("  ".utf8))
        #expect(fence.isClosed)
    }

    @Test(
        "A block that the end of its container or of the text ends is not closed",
        arguments: [
            ("```\na", false), ("```\na\n", false), ("```", false), ("```\na\n```", true),
            ("> ```\n> a\n\nb", false), ("> ```\n> a\n```\n", false), ("- ```\n  a\n- b", false),
            ("```\na\n``", false), ("````\n```\n````", true), ("```\n~~~", false), ("```\n```x\n", false),
            ("- ```\n  a\n\n  ```", true),
        ])
    func closing(text: String, isClosed: Bool) throws {
        #expect(try document(text).fences.first?.isClosed == isClosed)
    }

    @Test(
        "The line ending is that of the opening line",
        arguments: [
            ("```\r\na\n```", FencedBlock.LineEnding.carriageReturnLineFeed),
            ("```\ra\r```", .carriageReturn), ("a\r\n```\nb", .lineFeed), ("```", .lineFeed),
        ])
    func lineEndings(text: String, ending: FencedBlock.LineEnding) throws {
        #expect(try document(text).fences.first?.lineEnding == ending)
    }

    @Test("Body lines know where they stand")
    func embedded() throws {
        let document = try document("> 1. ```\r\n>    let é = 1\r\n>    x\r\n>    ```\r\n")
        let embedded = try #require(document.fences.first).embeddedText
        #expect(embedded.text == "let é = 1\nx\n")
        let span = try #require(embedded.span(of: 11..<12))
        #expect(span.start == SourcePosition(line: 3, column: 6))
        #expect(embedded.lines.map(\.lineInBlock) == [1, 2])
    }
}

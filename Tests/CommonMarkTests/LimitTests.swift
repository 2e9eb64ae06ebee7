import CommonMark
import Reporting
import Testing

@Suite("What is no document")
struct LimitTests {
    private func problem(_ bytes: [UInt8]) -> String {
        do {
            _ = try MarkdownDocument(SourceFile(path: "a.md", bytes: bytes))
            return ""
        } catch {
            return DiagnosticRenderer(sourceWidth: 40).render(error.diagnostic)
        }
    }

    @Test(
        "Bytes that are not UTF-8 are reported at line and column",
        arguments: [
            ([0xFF] as [UInt8], "0xFF"), ([0x80], "0x80"), ([0xC0, 0xAF], "0xC0"), ([0xE2, 0x82], "0xE2"),
            ([0xED, 0xA0, 0x80], "0xED"), ([0xF5, 0x80, 0x80, 0x80], "0xF5"),
            ([0xF0, 0x80, 0x80, 0x80], "0xF0"), ([0xE4, 0x78, 0x79], "0xE4"),
            ([0xF4, 0x90, 0x80, 0x80], "0xF4"), ([0xC3], "0xC3"),
        ])
    func notUTF8(bytes: [UInt8], shown: String) {
        let output = problem(Array("# é\r\nab".utf8) + bytes)
        #expect(
            output.hasPrefix(
                "a.md:2:3: error: the byte \(shown) is not UTF-8 text [not-utf-8]\n 2 | ab�"), "\(output)")
        #expect(output.hasSuffix("   = save the file as UTF-8\n"))
    }

    @Test("Characters of every length are text")
    func wellFormed() {
        #expect(
            problem(
                Array("\u{7F}\u{80}\u{7FF}\u{800}\u{D7FF}\u{E000}\u{FFFD}\u{FFFF}\u{10000}\u{10FFFF}".utf8))
                == "")
    }

    @Test("A file of 50 MB is turned away with the limit")
    func tooLarge() {
        #expect(
            problem([UInt8](repeating: 0x61, count: 50_000_000)) == """
                a.md:1:1: error: the file has 50000000 bytes, and a Markdown file may have 4194304 \
                [file-too-large]
                 1 | aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…
                   | ^
                   = split it into several chapters

                """)
    }

    @Test(
        "Nesting beyond what people write is turned away, whatever it is made of",
        arguments: [
            String(repeating: ">", count: 10_000), String(repeating: "> ", count: 10_000),
            String(repeating: "- ", count: 10_000) + "a",
            String(repeating: "1. ", count: 10_000),
            (0..<300).map { String(repeating: "  ", count: $0) + "- a" }.joined(separator: "\n"),
            String(repeating: "> - ", count: 5_000),
            (0..<60).map { String(repeating: "  ", count: $0) + "- a\n" }.joined(),
        ])
    func tooDeep(text: String) {
        #expect(
            problem(Array(text.utf8)).contains(
                "error: quotes and lists are nested more than 100 levels deep here [nested-too-deeply]\n"))
    }

    @Test("Ten thousand levels do not overflow a stack when the limit is lifted")
    func deep() throws {
        let limits = MarkdownLimits(bytes: 1 << 20, depth: 1 << 20, imagesInParagraph: 10)
        for text in [
            String(repeating: ">", count: 10_000) + "a", String(repeating: "- ", count: 2_000) + "a",
            String(repeating: "*a ", count: 10_000) + String(repeating: "b* ", count: 10_000),
            String(repeating: "[", count: 10_000),
        ] {
            let document = try MarkdownDocument(SourceFile(path: "a.md", text: text), limits: limits)
            #expect(document.html().contains("a") || text.hasPrefix("["))
        }
    }

    @Test(
        "Indented code, long rules and wide tables are not nesting",
        arguments: [
            String(repeating: " ", count: 500) + "x", String(repeating: "-", count: 500),
            String(repeating: "*", count: 500), "    " + String(repeating: "=", count: 500),
            "```\n" + String(repeating: " ", count: 300) + "- x\n```", "- - -\n\n* * *\n\n- - - -",
            String(repeating: "> ", count: 49) + "x",
        ])
    func shallow(text: String) {
        #expect(problem(Array(text.utf8)) == "")
    }

    @Test("Openings of images without end are turned away")
    func images() {
        expectLinear {
            let output = problem(Array(String(repeating: "![[]()", count: 100_000).utf8))
            #expect(
                output.contains(
                    "more than 2000 images begin in these lines without an empty line [too-many-images]\n"))
            #expect(problem(Array(String(repeating: "![a](b)\n\n", count: 3_000).utf8)) == "")
        }
    }

    @Test(
        "Large texts of every construct are read in linear time",
        arguments: [
            "[", "*a_ ", "`", "&", "<", "a\n", "> a\n", "- a\n", "[a](b \"c\") ", "[a]: b\n", "```\n", "**",
            "a\\\n", "\u{0}", "\r", "# a\n", "![", "- a\n\n",
        ])
    func linear(piece: String) throws {
        let limits = MarkdownLimits(bytes: 1 << 20, depth: 100, imagesInParagraph: 1 << 20)
        let text = String(repeating: piece, count: 200_000 / piece.utf8.count)
        try expectLinear(piece) {
            _ = try MarkdownDocument(SourceFile(path: "a.md", text: text), limits: limits)
        }
    }

    @Test("A file of nothing but marks is turned away before anything is made of them")
    func marks() {
        let limits = MarkdownLimits(bytes: 1 << 20, depth: 100, imagesInParagraph: 1 << 20, marks: 10)
        func offset(_ text: String) -> Int? {
            do throws(MarkdownProblem) {
                _ = try MarkdownDocument(SourceFile(path: "a.md", text: text), limits: limits)
                return nil
            } catch {
                if case .tooManyMarks(_, let offset, _) = error { return offset }
                return -1
            }
        }
        #expect(offset(String(repeating: "[", count: 10)) == nil)
        #expect(offset(String(repeating: "[", count: 11)) == 10)
        #expect(offset("a\nb\nc\n*") == nil)
        #expect(offset("a\nb\nc\n**") == 7)
        #expect(problem(Array(repeating: UInt8(ascii: "*"), count: 1_000_001)).contains("file-too-large"))
    }

    @Test(
        "Links with half a title or half an address cost no more than they are long",
        arguments: ["[a](b (", "[a]("])
    func halfLinks(link: String) throws {
        let text = "[a]: /u\n\n" + String(repeating: link, count: 20_000)
        let document = try MarkdownDocument(SourceFile(path: "a.md", text: text))
        #expect(document.links.count == 20_000)
        #expect(document.links.allSatisfy { $0.form == .reference })
    }
}

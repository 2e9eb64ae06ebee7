import CommonMark
import Reporting
import Testing

@Suite("Tables and footnotes of a stranger")
struct ExtensionLimitTests {
    private func problem(_ text: String) -> String {
        do {
            _ = try MarkdownDocument(SourceFile(path: "a.md", text: text)).html()
            return ""
        } catch {
            return error.diagnostic.message
        }
    }

    private func times(_ piece: String, _ count: Int) -> String { String(repeating: piece, count: count) }

    @Test("Ten thousand columns are a table, and with many short rows they are too many cells")
    func columns() {
        let header = times("a|", 10_000) + "\n" + times("-|", 10_000) + "\n"
        #expect(problem(header + times("b|", 10_000)) == "")
        #expect(
            problem(header + times("b|\n", 100))
                == "with this table the file has more than 200000 cells, those that rows leave out included")
    }

    @Test("Many small tables are read in a few rounds")
    func manyTables() {
        expectLinear { #expect(problem(times("|a|\n|-|\n|b|\n\n", 3_000)) == "") }
    }

    @Test(
        "What looks like a table or a footnote and is none costs no more than it is long",
        arguments: [
            ("|", 100_000, ""), ("|-", 100_000, "\n"), ("a|b\n-|\n", 5_000, ""), ("\\|", 100_000, "\n|-|"),
            ("[^a", 20_000, "]"), ("[^", 20_000, "]]]]"), ("[^a]: ", 10_000, ""),
            ("[^a]", 10_000, "\n\n[^a]: b"), ("[^a] *", 10_000, "\n\n[^a]: b"), ("~a ", 10_000, ""),
            ("~", 100_000, "a"), ("~~a~ ", 10_000, ""), ("~a *b ", 10_000, ""), ("a~ b* ", 10_000, ""),
            ("~*_", 10_000, "a"), ("> [!NOTE]\n\n", 5_000, ""), ("- [ ] a\n", 10_000, ""),
            ("[^a]: b [^a]\n", 5_000, ""), ("> a\n[^a]: b\n", 5_000, ""), ("[^a]: b\nc\n    d\n", 2_500, ""),
            ("![~a](b) ", 1_900, ""),
        ])
    func linear(piece: String, count: Int, end: String) {
        expectLinear(piece) {
            let whole = problem(times(piece, count) + end)
            #expect(whole == "" || whole.contains("more than"))
        }
    }

    @Test("Footnotes that refer to each other, and three thousand of them, are written once each")
    func mutual() throws {
        let text = (0..<3_000).map { "[^\($0)]: a [^\(($0 * 7 + 1) % 3_000)]\n" }.joined()
        let document = try MarkdownDocument(SourceFile(path: "a.md", text: text))
        #expect(document.footnotes.count == 3_000)
        #expect(document.html().components(separatedBy: "<li id=").count == 3_001)
    }

    @Test("Footnotes within each other are read, up to a limit")
    func nested() {
        func text(_ count: Int) -> String {
            (0..<count).map { times("    ", $0) + "[^\($0)]: a\n" }.joined()
        }
        #expect(problem(text(12)) == "")
        #expect(
            problem(text(40))
                == "more than 16 tables and footnotes follow each other up to here without an empty line")
    }
}

extension String {
    fileprivate func components(separatedBy separator: String) -> [Substring] {
        split(separator: separator, omittingEmptySubsequences: false)
    }
}

@testable import ScenarioLanguage
import Reporting
import Testing

@Suite struct SwiftHighlighterTests {
    private func kinds(_ text: String) -> [String] {
        let bytes = Array(text.utf8)
        return SwiftHighlighter.spans(of: text).map { span in
            "\(span.kind.rawValue) \(String(decoding: bytes[span.range], as: UTF8.self))"
        }
    }

    @Test func `Code that is longer than any scenario stays plain`() {
        #expect(SwiftHighlighter.spans(of: String(repeating: "let a = 1\n", count: 100_001)).isEmpty)
        #expect(!SwiftHighlighter.spans(of: String(repeating: "let a = 1\n", count: 100)).isEmpty)
    }

    @Test("Keywords, types, numbers and comments have their kinds")
    func kindsOfCode() {
        #expect(
            kinds("let red = RedView(tag: 3) // é\nred.move()") == [
                "keyword let", "type RedView", "number 3", "comment // é",
            ])
    }

    @Test("Strings keep their interpolations apart")
    func strings() {
        #expect(
            kinds(#""a\(b)c""#) == ["string \"a", "string c\""])
    }

    @Test("Attributes and selectors have their kinds")
    func attributes() {
        #expect(kinds("@objc func f() {}") == ["attribute @objc", "keyword func"])
        #expect(kinds("x = #selector(A.f)").contains("keyword #selector"))
    }

    @Test("A checked scenario has the colours of its own block, without being read again", arguments: [
        "red.tag = 3 // as many\n", "print(\"a\\(red.tag)\")\n", "", "#if DEBUG\nlet a = 1\n#endif\n",
    ])
    func checked(own: String) throws {
        let base = "class RedView: UIView {}\nlet red = RedView() /* the first one */\n"
        let file = SourceFile(path: "red.swift", text: base + own)
        let code = ScenarioCode(
            name: "red", text: EmbeddedText(wholeOf: file), shownFrom: base.utf8.count)
        let colours = try ScenarioRunner().check(code).get().colours
        if own.hasPrefix("#if") {
            #expect(colours == nil)
        } else {
            let known = try #require(colours)
            #expect(known.elementsEqual(SwiftHighlighter.spans(of: own), by: ==))
        }
    }

    @Test("Code with errors is highlighted as far as it goes")
    func errors() {
        #expect(kinds("let = 3 }").contains("number 3"))
        #expect(kinds("").isEmpty)
    }
}

@testable import ScenarioLanguage
import Testing

@Suite struct SwiftHighlighterTests {
    private func kinds(_ text: String) -> [String] {
        let bytes = Array(text.utf8)
        return SwiftHighlighter.spans(of: text).map { span in
            "\(span.kind.rawValue) \(String(decoding: bytes[span.range], as: UTF8.self))"
        }
    }

    @Test func `Code that is longer than any scenario stays plain`() {
        #expect(SwiftHighlighter.spans(of: String(repeating: "let a = 1\n", count: 40_001)).isEmpty)
        #expect(!SwiftHighlighter.spans(of: String(repeating: "let a = 1\n", count: 100)).isEmpty)
    }

    @Test("Keywords, types, calls, numbers and comments have their kinds")
    func kindsOfCode() {
        #expect(
            kinds("let red = RedView(tag: 3) // é\nred.move()") == [
                "keyword let", "type RedView", "number 3", "comment // é", "call move",
            ])
    }

    @Test("Strings keep their interpolations apart")
    func strings() {
        #expect(
            kinds(#""a\(b)c""#) == ["string \"", "string a", "string c", "string \""])
    }

    @Test("Attributes and selectors have their kinds")
    func attributes() {
        #expect(kinds("@objc func f() {}") == ["attribute @", "attribute objc", "keyword func"])
        #expect(kinds("x = #selector(A.f)").contains("keyword selector"))
    }

    @Test("Code with errors is highlighted as far as it goes")
    func errors() {
        #expect(kinds("let = 3 }").contains("number 3"))
        #expect(kinds("").isEmpty)
    }
}

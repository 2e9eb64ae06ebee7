import Reporting
import Testing

@testable import ScenarioLanguage

/// The slips that everybody makes: what is said to be done about them, and where.
@Suite struct SlipTests {
    private func diagnostics(_ code: String) -> [Diagnostic] {
        let file = SourceFile(path: "slip.swift", text: code)
        return ScenarioRunner().run(ScenarioCode(name: "slip", text: EmbeddedText(wholeOf: file))).diagnostics
    }

    @Test("A hint says how what is constant becomes variable", arguments: [
        ("let x = 5\nx += 1", "change 'let' to 'var'"),
        ("struct A { var n = 0 }\nlet a = A()\na.n = 1", "change 'let' to 'var'"),
        ("func f() { let x = 5; x += 1 }", "change 'let' to 'var'"),
        ("class A { let n = 0; func f() { n = 1 } }", "change 'let' to 'var'"),
        ("func f(_ x: Int?) { if let y = x { y += 1 } }", "change 'let' to 'var'"),
        ("let list = [1]\nlist.append(2)", "change 'let' to 'var'"),
        ("struct A { var n = 0; func up() { n += 1 } }", "mark the method 'mutating'"),
        ("struct A { var n = [0]; func up() { n.append(1) } }", "mark the method 'mutating'"),
    ])
    func constants(code: String, hint: String) { #expect(diagnostics(code).map(\.hint) == [hint]) }

    @Test("No such hint is given where 'let' is not written", arguments: [
        "func f(_ x: Int) { x += 1 }", "for x in 0..<3 { x += 1 }",
        "struct A { var n = 0; var up: Int { n += 1; return n } }",
    ])
    func noLet(code: String) { #expect(diagnostics(code).map(\.hint) == [nil]) }

    @Test("A wrong label is pointed at, not its argument")
    func labels() {
        let found = diagnostics("func update(with text: String) {}\nupdate(text: \"b\")")
        #expect(found.map { $0.span?.start } == [SourcePosition(line: 2, column: 8)])
        #expect(found.map(\.hint) == ["write 'with:'"])
    }

    @Test("The brace that was opened is shown beside what is missing")
    func braces() {
        let code = "class A {\n    func f() {\n        if true {\n    }\n    func g() {}\n}\n"
        let found = diagnostics(code)
        #expect(found.map(\.message) == ["expected '}' to end class: the '{' of line 3 is not closed"])
        #expect(found.flatMap(\.notes).map { $0.span?.start } == [SourcePosition(line: 3, column: 17)])
    }
}

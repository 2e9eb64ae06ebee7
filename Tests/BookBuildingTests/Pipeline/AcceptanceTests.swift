@testable import BookBuilding
import Foundation
import Reporting
import Testing

@Suite struct AcceptanceTests {
    @Test("What was accepted is fresh, and accepting again changes nothing")
    func accepting() {
        let book = TestBook(
            chapter: "# A\r\n\r\ntail  \r\n\r\n" + Sample.scenario.replacing("\n", with: "\r\n")
                + "> ~~~ log, of=tap\r\n> ~~~\r\n\r\nEnd without a line end")
        #expect(book.build().staleFences.count == 1)
        let accepted = book.accepted()
        #expect(accepted.build().staleFences.isEmpty)
        #expect(accepted.build().acceptances.isEmpty)
        #expect(accepted.text().hasPrefix("# A\r\n\r\ntail  \r\n\r\n"))
        #expect(accepted.text().hasSuffix("> ~~~\r\n\r\nEnd without a line end"))
        #expect(accepted.text().contains("> window.hitTest(_:with:) -> red\r\n"))
    }

    @Test("Output that is empty is written as such")
    func nothing() {
        let book = TestBook(
            chapter: "# A\n\n" + Sample.scenario + Sample.fence("log, of=tap, select=[prints]"))
        #expect(book.accepted().text().hasSuffix("```log, of=tap, select=[prints]\n(nothing)\n```\n"))
    }

    @Test("Only the chosen scenarios' fences are filled")
    func choosing() throws {
        let second = Sample.scenario.replacing("name=tap", with: "name=other")
        let text =
            "# A\n\n\(Sample.scenario)\(second)\(Sample.fence("log, of=tap"))\(Sample.fence("log, of=other"))"
        let acceptance = try #require(TestBook(chapter: text).build().acceptances.first)
        #expect(acceptance.fences.map(\.name) == ["a/tap", "a/other"])
        let chosen = try #require(acceptance.choosing(AcceptanceSelection(names: ["other"])))
        #expect(chosen.fences.map(\.name) == ["a/other"])
        #expect(String(decoding: chosen.bytes, as: UTF8.self).contains("```log, of=tap\n```\n"))
        #expect(acceptance.choosing(AcceptanceSelection(names: ["nobody"])) == nil)
    }

    @Test("A name that is nothing, or more than one thing, is an error with a hint")
    func names() {
        let build = TestBook(["a.md": Sample.scenario, "b/c.md": Sample.scenario]).build()
        #expect(AcceptanceSelection(names: ["a/tap", "b/c/tap", "c/tap"]).problems(in: build).isEmpty)
        let problems = AcceptanceSelection(names: ["tap", "tip", "a/tip"]).problems(in: build)
        #expect(problems.map(\.code) == [.ambiguousScenario, .unknownScenario, .unknownScenario])
        #expect(
            problems.compactMap(\.hint) == [
                "say which one: a/tap, b/c/tap", "did you mean 'tap'?", "did you mean 'a/tap'?",
            ])
    }

    @Test("A stale log names the first call in which chapter and engine part, and its rule")
    func divergence() throws {
        let book = TestBook(
            chapter: "# A\n\n" + Sample.scenario + Sample.fence("log, of=tap, select=[hit-test], pass=1"))
        let text = book.accepted().text().replacing(
            "red.hitTest(_:with:) -> red", with: "red.hitTest(_:with:) -> nil")
        let fence = try #require(TestBook(chapter: text).build().staleFences.first)
        let diagnostic = fence.diagnostic(.error)
        #expect(diagnostic.span?.start == SourcePosition(line: 8, column: 1))
        #expect(diagnostic.message == "the log of 'tap' is not what the engine does")
        #expect(
            diagnostic.hint?.hasPrefix("line 13 says 'red.hitTest(_:with:) -> nil', the engine does 'red")
                == true)
        #expect(diagnostic.hint?.contains("(rule B-") == true)
        #expect(fence.difference.render().contains("@@ -10,5 +10,5 @@"))
    }

    @Test("A stale row of a hit-test names the call that it is about")
    func divergenceOfDrawing() throws {
        let book = TestBook(chapter: "# A\n\n" + Sample.scenario + Sample.fence("hittest, of=tap"))
        let text = book.accepted().text().replacing("`== red", with: "`-- red")
        #expect(text.contains("`-- red"))
        let hint = try #require(TestBook(chapter: text).build().staleFences.first?.diagnostic(.error).hint)
        #expect(hint.contains(", the call red.hitTest(_:with:) -> red (rule B-"))
    }
}

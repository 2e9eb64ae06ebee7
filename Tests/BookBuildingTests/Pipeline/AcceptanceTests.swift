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
        let build = TestBook(chapter: text).build()
        let acceptance = try #require(build.acceptances.first)
        #expect(acceptance.fences.map(\.name) == ["a/tap", "a/other"])
        let chosen = try #require(acceptance.choosing(AcceptanceSelection(names: ["other"], in: build)))
        #expect(chosen.fences.map(\.name) == ["a/other"])
        #expect(String(decoding: chosen.bytes, as: UTF8.self).contains("```log, of=tap\n```\n"))
        #expect(acceptance.choosing(AcceptanceSelection(names: ["nobody"], in: build)) == nil)
    }

    @Test("A name that is nothing, or more than one thing, is an error with a hint")
    func names() {
        let build = TestBook(["a.md": Sample.scenario, "b/c.md": Sample.scenario]).build()
        #expect(AcceptanceSelection(names: ["a/tap", "b/c/tap", "c/tap"], in: build).problems.isEmpty)
        let problems = AcceptanceSelection(names: ["tap", "tip", "a/tip"], in: build).problems
        #expect(problems.map(\.code) == [.ambiguousScenario, .unknownScenario, .unknownScenario])
        #expect(
            problems.compactMap(\.hint) == [
                "say which one: a/tap, b/c/tap", "did you mean 'a/tap'?", "did you mean 'a/tap'?",
            ])
    }

    @Test("A full name means its own scenario only, though another one's ends in it")
    func fullNames() {
        let text = Sample.scenario + Sample.fence("log, of=tap")
        let build = TestBook(["a.md": text, "b/a.md": text]).build()
        let selection = AcceptanceSelection(names: ["a/tap"], in: build)
        #expect(selection.problems.isEmpty)
        let chosen = build.acceptances.compactMap { $0.choosing(selection) }
        #expect(chosen.flatMap(\.fences).map(\.name) == ["a/tap"])
    }

    private static let orphans = "# A\n\n" + Sample.fence("log, of=gone", "old\n") + "\n" + Sample.scenario
        + "\n> ```log, of=lost\n> old\n> ```\n\n" + Sample.fence("layout, of=away", "old\n")
        + "\n" + Sample.fence("log, of=tap", "old\n")

    @Test("Pruning takes the fences of all scenarios that are gone, or of those that are named")
    func pruning() throws {
        let source = TestBook(chapter: Self.orphans).source
        let all = try #require(OrphanPruning.all(in: source).first)
        #expect(all.removed == ["the log of a/gone", "the layout of a/away"])
        #expect(all.left == ["the log of a/lost, Chapters/a.md:13"])
        let away = try #require(OrphanPruning.all(in: source, named: ["away", "tap"]).first)
        #expect(away.removed == ["the layout of a/away"] && away.left.isEmpty)
        #expect(OrphanPruning.all(in: source, named: ["tap"]).isEmpty)
        let pruned = PrunedBook(source, without: [away])
        let build = BookPipeline.build(pruned.source, scheduler: SerialScheduler())
        let selection = AcceptanceSelection(names: ["away", "gone"], in: build, pruned: [away])
        #expect(selection.problems.map(\.message) == ["the book has no scenario 'gone'"])
    }

    @Test("What is said of a pruned book has its places in the chapter as it was read")
    func placesAsRead() throws {
        let book = TestBook(chapter: Self.orphans)
        let original = try #require(book.source.chapters["a.md"])
        let pruned = PrunedBook(book.source, without: OrphanPruning.all(in: book.source))
        let build = BookPipeline.build(pruned.source, scheduler: SerialScheduler())
        let error = try #require(build.diagnostics.map(pruned.asRead).first)
        let same = try #require(book.build().diagnostics.first { $0.message.contains("'lost'") })
        #expect(error.message == same.message && error.span?.file === original)
        #expect(error.span?.range == same.span?.range && error.span?.start.line == 13)
        let fence = pruned.asRead(try #require(build.staleFences.first))
        let own = try #require(book.build().staleFences.first)
        #expect(fence.span.range == own.span.range && fence.firstLine == own.firstLine)
        let changes = pruned.changes(accepting: build.acceptances)
        #expect(changes.map { $0.file === original } == [true])
        let text = String(decoding: try #require(changes.first).bytes, as: UTF8.self)
        #expect(!text.contains("of=gone") && !text.contains("of=away") && text.contains("> ```log, of=lost"))
        #expect(text.contains("red.touchesBegan(_:with:)\n") && text.hasPrefix("# A\n\n```swift, scenario"))
    }

    @Test("A stale line that was printed is told once, whatever was printed")
    func printed() throws {
        let code = "```swift, scenario, name=say\nprint(\"a\\tb\")\nprint(\"c\\nd\")\n```\n\n"
        for line in ["print: a\\tx\n", "print: a\\tb\nprint: x\n"] {
            let book = TestBook(chapter: "# A\n\n" + code + Sample.fence("log, of=say", line))
            let hint = try #require(book.build().staleFences.first?.diagnostic(.error).hint)
            #expect(hint.contains("the engine does 'print: ") && !hint.contains("the call"), "\(hint)")
        }
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

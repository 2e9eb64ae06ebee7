import CommonMark
import EventEngine
import Foundation
import Reporting
import ScenarioLanguage
import Testing

@testable import BookBuilding

/// What a chapter may cost: a few lines can ask for more output than any machine has room for.
@Suite struct ChapterCostTests {
    /// The findings of a chapter that may cost so much.
    private func findings(
        of chapter: String, work: Int = ChapterBudget.mostWork, kept: Int = ChapterBudget.mostKept
    ) throws -> [String] {
        let file = SourceFile(path: "a.md", text: chapter)
        let parsed = try Chapter(MarkdownDocument(file), path: "a.md")
        var budget = ChapterBudget(work: work, kept: kept)
        let library = ScenarioLibrary(screen: BookSettings.usualScreen)
        let assembly = ScenarioAssembly(parsed.scenarios, from: library, budget: &budget)
        let runs = ScenarioRuns(assembly, budget: &budget)
        let outputs = ChapterOutputs(parsed.outputs, of: runs, budget: &budget)
        let all = parsed.diagnostics + assembly.diagnostics + runs.diagnostics + outputs.diagnostics
        return all.map { "\($0.span?.start.line ?? 0):\($0.span?.start.column ?? 0) \($0.code.rawValue)" }
    }

    private let tap = "```swift, scenario, name=tap\nhand.tap(view)\n```\n\n"

    @Test func `An ordinary chapter costs next to nothing`() throws {
        #expect(try findings(of: tap + "```log, of=tap\n```\n", work: 200_000, kept: 40_000) == [])
    }

    @Test func `Many logs of one scenario end at the fence that is too much`() throws {
        let busy = "```swift, scenario, name=busy\nfor _ in 0..<20 { hand.tap(view) }\n```\n\n"
        let logs = String(repeating: "```log, of=busy\n```\n\n", count: 50)
        let found = try findings(of: busy + logs, kept: 1_000_000)
        #expect(found.count == 1)
        #expect(found.first?.hasSuffix("limit") == true)
    }

    @Test func `Combinations of values times lines of their logs end at the table`() throws {
        let chapter = """
            ```swift, scenario, name=many
            let a = vary("a", 1, 2, 3, 4)
            let b = vary("b", 1, 2, 3, 4)
            let c = vary("c", 1, 2, 3, 4)
            for _ in 0..<10 { hand.tap(view) }
            ```

            ```table, of=many, columns=[log]
            ```
            """
        let found = try findings(of: chapter, kept: 500_000)
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("8:") == true && found.first?.hasSuffix(" limit") == true)
        #expect(try findings(of: chapter) == [])
    }

    @Test func `A print that is shown many times is drawn as often as it is shown`() throws {
        let long = "```swift, scenario, name=long\nprint(String(repeating: \"x\", count: 100_000))\n```\n\n"
        let logs = String(repeating: "```log, of=long\n```\n\n", count: 9)
        let found = try findings(of: long + logs, kept: 300_000)
        #expect(found.count == 1)
        #expect(found.first?.hasSuffix("limit") == true)
    }

    @Test func `Scenarios that extend a long one are put together until it is too much`() throws {
        let base = "```swift, scenario, name=base\n"
            + (0..<200).map { "let number\($0) = \($0)\n" }.joined() + "```\n\n"
        let others = (0..<60).map { number in
            "```swift, scenario, name=n\(number), extends=base\nprint(number0)\n```\n\n"
        }
        let found = try findings(of: base + others.joined(), work: 2_000_000)
        #expect(found.count == 1)
        #expect(found.first?.hasSuffix("limit") == true)
    }

    @Test func `What is wrong is said once, in the same place each time`() throws {
        let busy = "```swift, scenario, name=busy\nfor _ in 0..<20 { hand.tap(view) }\n```\n\n"
        let logs = String(repeating: "```log, of=busy\n```\n\n```layout, of=busy\n```\n\n", count: 20)
        let first = try findings(of: busy + logs, kept: 600_000)
        #expect(first == (try findings(of: busy + logs, kept: 600_000)))
        #expect(first.count == 1)
    }

    @Test func `A run costs what it did, and its recording what it holds`() {
        let code = ScenarioCode(
            name: "a", text: EmbeddedText(wholeOf: SourceFile(path: "a.swift", text: "hand.tap(view)\n")))
        let run = ScenarioRunner().run(code)
        #expect(run.work > run.recording.entries.count)
        #expect(run.recording.units > 10 * run.recording.entries.count)
    }

    @Test func `Of more than a thousand problems of a chapter the others are only mentioned`() {
        let links = String(repeating: "[x](y)\n", count: 1_200)
        let build = TestBook(chapter: "# A\n\n" + links).build()
        #expect(build.diagnostics.count == 1_001)
        #expect(build.findings.last == "1003:5 limit")
        #expect(build.diagnostics.last?.severity == .error)
    }

    @Test func `The pages of a book together may have so many bytes`() {
        let book = TestBook(["a.md": "# A\n", "b.md": "# B\n", "c.md": "# C\n"])
        let plan = BookPlan(book.source)
        let builds = plan.chapters.map { ChapterPipeline(book: plan.context).build($0.file, path: $0.path) }
        let sizes = builds.map { $0.page?.file.bytes.count ?? 0 }
        let problem = plan.problem(withPagesOf: builds, limit: sizes[0] + sizes[1])
        #expect(problem?.span?.file.path == "Chapters/c.md")
        #expect(problem?.code == .limit)
        #expect(plan.problem(withPagesOf: builds, limit: sizes.reduce(0, +)) == nil)
    }
}

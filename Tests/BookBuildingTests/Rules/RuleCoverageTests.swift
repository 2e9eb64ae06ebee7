import EventEngine
import Foundation
import Reporting
import Testing

@testable import BookBuilding

/// Every rule of the finished parts of the catalogue is exercised by a test or by a scenario of the book, or
/// it is said why not. Where, is found out by running the book and reading the tests.
@Suite("Coverage of the rules")
struct RuleCoverageTests {
    /// The sections that are finished: the way of a touch, hit-testing, responders, delivery, recognizers,
    /// controls, scroll views and tables, geometry, layout and animation.
    private static let finished = Set("ABCDEFGHLMNPS")

    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static func file(_ path: String) throws -> SourceFile {
        SourceFile(path: path, bytes: Array(try Data(contentsOf: root.appendingPathComponent(path))))
    }

    private static func paths(in folder: String, ending: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)
            .filter { $0.hasSuffix(ending) && !$0.contains("/.") && !$0.hasPrefix(".") }.sorted()
            .map { folder + "/" + $0 }
    }

    private static func index() throws -> (index: RuleIndex, explanations: RuleExplanations) {
        var source = BookSource()
        for path in try paths(in: "Chapters", ending: ".md") where !path.hasSuffix("SUMMARY.md") {
            source.chapters[String(path.dropFirst("Chapters/".count))] = try file(path)
        }
        source.summary = try file("Chapters/SUMMARY.md")
        source.settings = try file("Chapters/Book.json")
        let build = BookPipeline.build(source, scheduler: SerialScheduler())
        let tests = TestCitations(try paths(in: "Tests", ending: ".swift").map(file))
        let explanations = RuleExplanations(try file("Tests/RulesNotExercised.txt"))
        return (RuleIndex(build.scenarios, tests: tests, explanations: explanations), explanations)
    }

    @Test("Each rule of the finished sections is exercised or explained, and none of them both")
    func everyRule() throws {
        let (index, explanations) = try Self.index()
        #expect(explanations.diagnostics.isEmpty)
        for row in index.rows where Self.finished.contains(row.rule.id.description.first ?? "-") {
            let isExplained = row.reason != nil
            #expect(row.isExercised != isExplained, "\(row.rule.id) \(row.rule.statement)")
        }
        for rule in explanations.rules {
            #expect(Self.finished.contains(rule.description.first ?? "-"), "\(rule) has a reason too early")
        }
        #expect(index.rows.count { !$0.scenarios.isEmpty } > 15, "the book was not read rightly")
        #expect(index.rows.count { !$0.tests.isEmpty } > 60, "the tests were not read rightly")
    }
}

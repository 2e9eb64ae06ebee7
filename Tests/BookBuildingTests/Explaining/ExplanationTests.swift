import Foundation
import Testing

@testable import BookBuilding
@testable import EventEngine

@Suite("Explanations of rules and of what to explain")
struct ExplanationTests {
    @Test("A rule, a file, a scenario, each of these with a line", arguments: [
        ("E-41", ExplanationSubject.rule(RuleID("E", 41))), ("e-41", .rule(RuleID("E", 41))),
        ("E-99", .unknownRule("E-99")), ("Q-01", .unknownRule("Q-01")),
        ("idea.swift", .file("idea.swift", nil)), ("a/idea.swift:12", .file("a/idea.swift", .line(12))),
        ("a/idea.swift#12", .file("a/idea.swift", .call(12))),
        ("idea.swift:3:9", .file("idea.swift", .line(3))),
        ("Chapters/a.md:22", .chapter("Chapters/a.md", line: 22)), ("a/tap#7", .scenario("a/tap", line: 7)),
        ("Chapters/a.md:22:5", .chapter("Chapters/a.md", line: 22)),
        ("a/tap", .scenario("a/tap", line: nil)), ("tap-red:7", .scenario("tap-red", line: 7)),
        ("tap-red:0", .scenario("tap-red:0", line: nil)), ("E-414", .unknownRule("E-414")),
        ("e-x", .scenario("e-x", line: nil)),
    ])
    func subjects(_ text: String, _ subject: ExplanationSubject) {
        #expect(ExplanationSubject(text) == subject)
    }

    @Test("Unknown rules lead to those that exist")
    func unknownRules() {
        #expect(ExplanationSubject.unknownRule("E-99").hint == "the rules of section E go up to E-64")
        let hint = ExplanationSubject.unknownRule("Q-01").hint
        #expect(hint == "the sections are A, B, C, D, E, F, G, H, J, K, L, M, N, P, S")
    }

    @Test("Every rule can be told, in lines that a terminal shows")
    func allRules() {
        for rule in RuleCatalogue.all {
            let text = RuleExplanation.text(of: rule.id, uses: nil)
            #expect(text.hasPrefix("\(rule.id)  "))
            #expect(text.contains(rule.confidence.description))
            // An address cannot be broken.
            for line in text.split(separator: "\n") where !line.contains("://") {
                #expect(line.count <= 76, "\(rule.id): \(line)")
            }
            for line in RuleSummary.lines(of: rule.id) { #expect(line.count <= 76, "\(rule.id)") }
        }
    }

    @Test("A rule leads to the scenarios in which it happens, with the first line")
    func uses() {
        let source = TestBook(chapter: "# A\n\n" + Sample.scenario).source
        let uses = RuleUse.all(of: RuleID("B", 6), in: source, scheduler: SerialScheduler())
        #expect(uses.map(\.scenario) == ["a/tap"])
        #expect(uses.allSatisfy { $0.words.contains("hitTest") && $0.count > 1 })
        let text = RuleExplanation.text(of: RuleID("B", 6), uses: uses)
        #expect(text.contains("  exercised by\n    a/tap#\(uses[0].line)  window.hitTest(_:with:)"))
        let none = RuleUse.all(of: RuleID("G", 1), in: source, scheduler: SerialScheduler())
        #expect(none == [])
        #expect(RuleExplanation.text(of: RuleID("G", 1), uses: none).contains("no scenario of the book"))
    }

    @Test("A scenario is found with its chapter or, where it is the only one, without")
    func search() {
        let source = TestBook(chapter: "# A\n\n" + Sample.scenario).source
        for name in ["a/tap", "tap"] {
            let found = ScenarioSearch.run(name, in: source)
            #expect(found.explanation().text.hasPrefix("a/tap: "))
            #expect(found.diagnostics.isEmpty)
        }
        let unknown = ScenarioSearch.run("a/tip", in: source)
        #expect(unknown.diagnostics.map(\.message) == ["the book has no scenario 'a/tip'"])
        #expect(unknown.diagnostics.map(\.hint) == ["did you mean 'a/tap'?"])
        #expect(unknown.explanation().text == "")
        let elsewhere = ScenarioSearch.run("two/tap", in: source)
        #expect(elsewhere.diagnostics.map(\.hint) == ["did you mean 'a/tap'?"])
        let strange = ScenarioSearch.run("nothing-of-the-sort", in: source)
        #expect(strange.diagnostics.map(\.hint) == ["'tracebook list' shows the book's scenarios"])
    }
}

import EventEngine
import Reporting
import Testing

@testable import BookBuilding

@Suite("Where rules are exercised")
struct RuleIndexTests {
    /// A file; its percent signs stand for at signs, so that nobody takes its tests for our own.
    private func file(_ text: String) -> SourceFile {
        SourceFile(path: "a.swift", text: text.replacing("%", with: "@"))
    }

    private func row(_ id: String, of index: RuleIndex) throws -> RuleIndex.Row {
        try #require(index.rows.first { $0.rule.id.description == id })
    }

    /// A set as a build reads what an earlier one kept: words of 64 rules, each behind its place.
    private func set(_ words: [(place: Int, word: UInt64)]) throws -> RuleSet {
        let file = SourceFile(path: "a.md", text: "")
        var writer = KeptWriter(file)
        writer.add(words.count)
        for (place, word) in words {
            writer.add(place)
            writer.add(word)
        }
        var reader = KeptReader(writer.bytes, file)
        return try reader.next()
    }

    @Test("A set of rules is kept as its words that are not empty; places that no set has are damage")
    func keptSets() throws {
        let file = SourceFile(path: "a.md", text: "")
        let rules = try set([(0, 6), (51, 1 << 63)])
        #expect(rules.ids.map(\.description) == ["A-01", "A-02", "Z-127"])
        var writer = KeptWriter(file)
        writer.add(rules)
        var reader = KeptReader(writer.bytes, file)
        #expect(try RuleSet(&reader).words == rules.words && reader.isAtEnd)
        for place in [-1, -2, 52, 53, Int.max, Int.min] {
            #expect(throws: KeptDamage.self, "\(place)") { try set([(0, 6), (place, 1)]) }
        }
        var cutOff = KeptReader(Array(writer.bytes.dropLast()), file)
        #expect(throws: KeptDamage.self) { try RuleSet(&cutOff) }
    }

    @Test("A set of rules names each rule in it, and scenarios are found by them")
    func sets() throws {
        let rules = try set([0, 1, 2, 3, 51].map { (place: $0, word: 1 << 63 | UInt64($0)) })
        #expect(rules.ids.count == 13 && rules.ids == rules.ids.sorted())
        let all = (UInt8(ascii: "A")...UInt8(ascii: "Z")).flatMap { letter in
            (0..<128).map { RuleID(Unicode.Scalar(letter), $0) }
        }
        #expect(rules.ids == all.filter(rules.contains))
        let span = SourceSpan(file: SourceFile(path: "a.md", text: ""), range: 0..<0)
        let scenarios = [RuleSet(), rules, rules].map { rules in
            ScenarioListing(name: "a/b", page: "a.html", anchor: "b", span: span, outputs: [], rules: rules)
        }
        #expect(scenarios.numbersByRule.count == rules.ids.count)
        #expect(scenarios.numbersByRule.values.allSatisfy { $0 == [1, 2] })
    }

    @Test("A test cites the rules in its name, also some in a row")
    func citations() {
        let citations = TestCitations([
            file(
                """
                struct Tests {
                    /// About C-01; no name.
                    %Test func `The higher level wins (B-21)`() {}
                    %Test(
                        "Animations (B-14 to B-16, C-02)",
                        arguments: [1])
                    func animations(_ a: Int) {}
                    %Test("A \\"quoted\\" name (B-21)") func quoted() {}
                    %Test(arguments: [1]) func `With arguments (D-05)`(_ a: Int) {}
                    %Test func plain() { check("GC-16, A-99, B-1") }
                }
                """)
        ])
        let names = { (id: String) in RuleID(parsing: id).map(citations.tests)?.map(\.name) ?? [] }
        #expect(names("B-21") == ["The higher level wins (B-21)", "A \\\"quoted\\\" name (B-21)"])
        #expect(names("B-15") == ["Animations (B-14 to B-16, C-02)"])
        #expect(names("C-02").count == 1)
        #expect(names("D-05").count == 1)
        #expect(names("C-01").isEmpty && names("C-16").isEmpty && names("A-99").isEmpty)
        #expect(RuleID(parsing: "B-15").map(citations.tests)?.first?.line == 4)
    }

    @Test("A scenario exercises the rules that its trace cites, and no other")
    func scenarios() throws {
        let build = TestBook(chapter: "# A\n\n" + Sample.scenario).build()
        let index = RuleIndex(build.scenarios)
        #expect(try row("A-08", of: index).scenarios == ["a/tap"])
        #expect(try row("C-09", of: index).scenarios == ["a/tap"])
        #expect(try row("C-14", of: index).scenarios == [])
        #expect(try !row("C-14", of: index).isExercised)
        #expect(index.rows.count == RuleCatalogue.all.count)
    }

    @Test("A scenario that is rejected exercises nothing")
    func rejected() throws {
        let build = TestBook(
            chapter: "# A\n\n```swift, scenario, name=a, fails\nhand.tap(view)\nview.isHiden = true\n```\n"
        ).build()
        #expect(RuleIndex(build.scenarios).rows.allSatisfy { !$0.isExercised })
    }

    @Test("The list has a rule's first words, where it is exercised, or why it is not")
    func lines() throws {
        let index = RuleIndex(
            TestBook(chapter: "# A\n\n" + Sample.scenario).build().scenarios,
            tests: TestCitations([file("%Test func `x (A-08)`() {}")]),
            explanations: RuleExplanations(file("A-01  told only\n")))
        let lines = index.lines
        let kernel = try #require(lines.firstIndex { $0.hasPrefix("A-01  A finger on the glass") })
        #expect(lines[kernel + 1] == "      nowhere: told only")
        let sending = try #require(lines.firstIndex { $0.hasPrefix("A-08  ") })
        #expect(lines[sending + 1] == "      1 scenario: a/tap")
        #expect(lines[sending + 2] == "      1 test: a.swift:1")
        #expect(lines.allSatisfy { $0.count <= 110 })
    }

    @Test("A file of reasons is checked line by line")
    func explanations() {
        let reasons = RuleExplanations(file("# why\n\nA-01  told\nA-01  again\nA-99  what\nA-02\nx y z\n"))
        #expect(reasons.rules.map(\.description) == ["A-01", "A-99"])
        #expect(
            reasons.diagnostics.map { "\($0.span?.start.line ?? 0): \($0.message)" } == [
                "4: the rule A-01 has a reason already", "5: there is no rule A-99",
                "6: this line is no rule with a reason", "7: this line is no rule with a reason",
            ])
    }
}

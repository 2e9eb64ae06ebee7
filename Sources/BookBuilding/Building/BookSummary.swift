import EventEngine

/// What a book has, in numbers.
package struct BookSummary: Equatable, Sendable {
    package let chapters: Int
    package let scenarios: Int
    package let fences: Int
    package let claims: Int
    /// The rules by which something happens in a scenario.
    package let rules: Int
    /// All rules of the catalogue.
    package let allRules: Int

    package init(_ build: BookBuild) {
        chapters = build.chapterCount
        scenarios = build.scenarios.count
        fences = build.scenarios.reduce(0) { $0 + $1.outputs.count }
        claims = build.scenarios.reduce(0) { $0 + $1.claims }
        rules = build.scenarios.exercisedRules.count
        allRules = RuleCatalogue.all.count
    }

    /// One line for each number.
    package var lines: [String] {
        [
            BookSummary.count(chapters, "chapter"), BookSummary.count(scenarios, "scenario"),
            BookSummary.count(fences, "fence"), BookSummary.count(claims, "claim"),
            "\(rules) of \(allRules) rules exercised",
        ]
    }

    private static func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
}

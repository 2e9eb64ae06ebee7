import EventEngine
import Reporting

/// A scenario as `tracebook list` shows it.
package struct ScenarioListing: Sendable {
    /// The chapter and the scenario as other commands take them: `01-who-is-hit/tap-red`.
    package var name: String
    package var title: String?
    /// The page that shows it, inside the site, and its anchor there.
    package var page: String
    package var anchor: String
    /// Where its block begins.
    package var span: SourceSpan
    /// All of its block in that file.
    package var block = 0..<0
    /// The kinds of its output fences, in reading order.
    package var outputs: [String]
    /// How many claims the book's sentences make of it.
    package var claims = 0
    /// The rules by which its calls happened.
    package var rules: RuleSet
    /// The numbers of the members of the catalogue that its run used, sorted.
    var uses: [Int] = []

    /// The link to its figure from a page beside the chapters' folder.
    var link: String { SitePath.address(of: page) + "#" + anchor }
}

extension Sequence<ScenarioListing> {
    /// The rules by which calls of any of them happened.
    var exercisedRules: RuleSet { reduce(into: RuleSet()) { $0.formUnion($1.rules) } }
}

extension [ScenarioListing] {
    /// By rule the scenarios of which calls happened by it, as their numbers, in their order.
    var numbersByRule: [RuleID: [Int]] {
        var numbers: [RuleID: [Int]] = [:]
        for index in indices {
            self[index].rules.forEach { numbers[$0, default: []].append(index) }
        }
        return numbers
    }
}

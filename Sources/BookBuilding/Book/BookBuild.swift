import Reporting

/// What a book gives: its site, and everything that is to say about it.
package struct BookBuild: Sendable {
    /// What is wrong with the book, of all chapters together.
    package var diagnostics: [Diagnostic]
    /// How many chapters it has; those to come are not counted.
    package var chapterCount: Int { chapterNames.count }
    /// The chapters as commands take them, in reading order: `01-who-is-hit`.
    package var chapterNames: [String] = []
    /// The fences whose bodies are not what their scenarios give, in reading order.
    package var staleFences: [StaleFence]
    /// The claims of the prose that are not true, in reading order.
    package var falseClaims: [FalseClaim]
    /// The scenarios in reading order.
    package var scenarios: [ScenarioListing]
    /// The site; nil when the book has errors, for then there is nothing to publish.
    package var site: Site?
    /// What a server at the root of its host shows for a page that is not there; nil without a site.
    package var notFoundPage: SiteFile?
    /// The chapters with all their stale fences brought up to date, for `accept`.
    package var acceptances: [ChapterAcceptance]

    /// Whether something is wrong that keeps the book from being built.
    package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

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
    /// The members of the catalogue that its run used.
    var uses: [ObjectIdentifier] = []

    /// The link to its figure from a page beside the chapters' folder.
    var link: String { SitePath.address(of: page) + "#" + anchor }
}

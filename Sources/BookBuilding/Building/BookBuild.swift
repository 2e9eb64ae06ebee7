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
    /// The scenarios in reading order. A large book has thousands, and `build` asks for none of them.
    package var scenarios: [ScenarioListing] { listings.value }
    var listings: MadeOnce<[ScenarioListing]>
    /// The site; nil when the book has errors, for then there is nothing to publish.
    package var site: Site?
    /// For a book with errors, the site as whoever is writing it sees it: a chapter with errors is as it was
    /// before them. Only a memory for previews asks for it.
    package var preview: Site?
    /// Whether the preview has each chapter as it is, or was, without errors.
    package var isPreviewSound = false
    /// What a server at the root of its host shows for a page that is not there; nil without a site.
    package var notFoundPage: SiteFile?
    /// Which part of the book it is; nil for all of it.
    package var part: ReportedPart?
    /// Of a part without errors: the pages of its chapters.
    package var pagesOfPart: [SiteFile] = []
    /// The chapters with all their stale fences brought up to date, for `accept`.
    package var acceptances: [ChapterAcceptance]

    /// Whether something is wrong that keeps the book from being built.
    package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// Whether the book is as it should be, to the last warning.
    package var hasNothingToReport: Bool {
        diagnostics.isEmpty && staleFences.isEmpty && falseClaims.isEmpty
    }
}

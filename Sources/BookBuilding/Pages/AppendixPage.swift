/// A part of the site that the book has besides its chapters, and that the menu of every page names.
///
/// Everything that the site knows of it is in its type. A new one is a type and a row of `Appendices`.
protocol AppendixPage {
    /// The paths of its pages inside the site; the first is the one that the menu leads to. No chapter may
    /// take their place.
    static var paths: [String] { get }
    /// What the menu calls it.
    static var menuTitle: KeyPath<SiteStrings, String> { get }

    /// Whether a book has it.
    static func isPart(of book: BookContext) -> Bool

    /// Its pages.
    static func files(_ material: AppendixMaterial) -> [SiteFile]

    /// What its pages are made of besides the settings and the list of chapters, as bytes; nil for pages
    /// that are made as quickly as they are read again.
    static func basis(_ material: AppendixMaterial) -> [UInt8]?

    /// What the search finds on its pages, page by page.
    static func sections(_ strings: SiteStrings) -> [SearchPage.Text]
}

extension AppendixPage {
    static func isPart(of book: BookContext) -> Bool { true }

    static func basis(_ material: AppendixMaterial) -> [UInt8]? { nil }

    static func sections(_ strings: SiteStrings) -> [SearchPage.Text] { [] }
}

/// All appendices, in the order of the menu.
enum Appendices {
    static var all: [any AppendixPage.Type] {
        [ScenarioIndexPage.self, RulesPage.self, LanguagePages.self, PrintPage.self]
    }

    /// Those that a book has, in the order of the menu.
    static func all(of book: BookContext) -> [any AppendixPage.Type] { all.filter { $0.isPart(of: book) } }
}

/// What appendices are made of.
struct AppendixMaterial: Sendable {
    let book: BookContext
    /// In reading order.
    let chapters: [Chapter]
    /// Of all chapters, in reading order.
    let scenarios: [ScenarioListing]

    /// What a chapter contributes.
    struct Chapter: Sendable {
        var page: PageFrame.Written
        var title: String
        var scenarios: [ScenarioListing]
    }
}

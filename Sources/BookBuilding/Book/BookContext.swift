import Reporting

/// What all chapters of a book share.
struct BookContext: Sendable {
    var settings: BookSettings
    var map: SiteMap
    /// What links can lead to.
    var destinations = BookLinks.Destinations()
    var strings: SiteStrings { SiteStrings.strings(for: settings.language) }
    /// The book's chapters by their path inside Chapters: claims may be about scenarios of any of them.
    var chapters: [String: SourceFile] = [:]
    /// The ids of the lines of code that links of any chapter lead to.
    var linkedLines: Set<String> = []
    /// The Swift files that scenarios are compiled with, by path from the book's folder.
    var sources: [String: SourceText] = [:]
    /// What scenarios are put together from.
    var library: ScenarioLibrary { ScenarioLibrary(settings, sources: sources, chapters: chapters) }
    /// What a committed site remembers of the fences.
    var record = FenceRecord()
    /// Whether the site has the whole book on one page, too.
    var hasOnePage = true
    /// Where the program itself crashed.
    var crashes = CrashWatch()
}

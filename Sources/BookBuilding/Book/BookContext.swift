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
    /// What a committed site remembers of the fences.
    var record = FenceRecord()
    /// Where the program itself crashed.
    var crashes = CrashWatch()
}

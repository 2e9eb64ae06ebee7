/// What all chapters of a book share.
struct BookContext: Sendable {
    var settings: BookSettings
    var map: SiteMap
    /// What links can lead to.
    var destinations = BookLinks.Destinations()
    var strings: SiteStrings { SiteStrings.strings(for: settings.language) }
}

/// The style sheet that all pages share, made of the files in `Theme`.
package enum StyleSheet {
    /// Its path inside the site.
    package static let path = "book.css"

    package static var file: SiteFile {
        SiteFile(path: path, bytes: parts.flatMap(ThemeText.withoutComments))
    }

    /// In the order in which later rules overrule earlier ones.
    private static var parts: [[UInt8]] {
        BundledText.bytes(
            "page.css", "prose.css", "figure.css", "log.css", "player.css", "search.css", "pages.css",
            "circumstances.css", in: "Theme")
    }
}

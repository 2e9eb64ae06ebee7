/// The style sheet that all pages share, compiled into the tool, which so needs no files beside itself, from
/// the files in `Theme`.
package enum StyleSheet {
    /// Its path inside the site.
    package static let path = "book.css"

    package static var file: SiteFile {
        SiteFile(path: path, bytes: parts.flatMap(ThemeText.withoutComments))
    }

    /// In the order in which later rules overrule earlier ones.
    private static var parts: [[UInt8]] {
        [
            PackageResources.page_css, PackageResources.prose_css, PackageResources.figure_css,
            PackageResources.log_css, PackageResources.player_css, PackageResources.search_css,
            PackageResources.pages_css, PackageResources.circumstances_css,
        ]
    }
}

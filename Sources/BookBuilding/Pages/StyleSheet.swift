/// The style sheet that all pages share. `Theme/book.css` is the source; it is compiled into the tool, which
/// so needs no files beside itself.
package enum StyleSheet {
    /// Its path inside the site.
    package static let path = "book.css"

    package static var file: SiteFile { SiteFile(path: path, bytes: PackageResources.book_css) }
}

/// The script that all pages share: `Theme/book.js`, compiled into the tool as well. Pages lose nothing
/// without it but the steps through a log, the search and buttons that copy.
package enum Script {
    /// Its path inside the site.
    package static let path = "book.js"

    package static var file: SiteFile { SiteFile(path: path, bytes: PackageResources.book_js) }
}

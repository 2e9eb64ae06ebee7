/// The script that all pages share, compiled into the tool from the files in `Theme`. Pages lose nothing
/// without it but the steps through a log, the search, buttons that copy, and a choice of colours.
package enum Script {
    /// Its path inside the site.
    package static let path = "book.js"

    package static var file: SiteFile {
        // One block: what the parts define is seen by them alone.
        let opening = "\"use strict\";\n{\n"
        let body = parts.flatMap(ThemeText.withoutComments)
        return SiteFile(path: path, bytes: Array(opening.utf8) + body + Array("}\n".utf8))
    }

    private static var parts: [[UInt8]] {
        [
            PackageResources.page_js, PackageResources.colours_js, PackageResources.contents_js,
            PackageResources.player_js, PackageResources.copying_js, PackageResources.search_js,
            PackageResources.finds_js, PackageResources.start_js,
        ]
    }
}

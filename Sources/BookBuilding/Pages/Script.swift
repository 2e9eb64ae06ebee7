/// The script that all pages share, made of the files in `Theme`. Pages lose nothing
/// without it but the steps through a log, the search, buttons that copy, and a choice of colours.
package enum Script {
    /// Its path inside the site.
    package static let path = "book.js"

    /// The path of the script that only those load who search.
    package static let searchPath = "search.js"

    package static var file: SiteFile {
        // One block: what the parts define is seen by them alone.
        let opening = "\"use strict\";\n{\n"
        let body = parts.flatMap(ThemeText.withoutComments)
        return SiteFile(path: path, bytes: Array(opening.utf8) + body + Array("}\n".utf8))
    }

    /// The search itself, and the words that mean the same to it.
    static var search: SiteFile {
        var synonyms = JSONWriter()
        synonyms.put("const synonymLines = ")
        let lines = BundledText.bytes("Theme/synonyms.txt").split(separator: UInt8(ascii: "\n"))
            .filter { $0.first != UInt8(ascii: "#") }
        synonyms.string(String(decoding: Array(lines.joined(separator: [UInt8(ascii: "\n")])), as: UTF8.self))
        synonyms.put(";\n")
        let parts = BundledText.bytes(
            "words.js", "pieces.js", "query.js", "ranking.js", "panel.js", in: "Theme")
        let body = parts.flatMap(ThemeText.withoutComments)
        let opening = Array("\"use strict\";\n{\n".utf8)
        return SiteFile(path: searchPath, bytes: opening + synonyms.bytes + body + Array("}\n".utf8))
    }

    private static var parts: [[UInt8]] {
        BundledText.bytes(
            "page.js", "colours.js", "contents.js", "player.js", "copying.js", "search.js", "finds.js",
            "start.js", in: "Theme")
    }
}

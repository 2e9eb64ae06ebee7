/// The script that all pages share, made of the files in `Theme`. Pages lose nothing
/// without it but the steps through a log, the search, buttons that copy, and a choice of colours.
package enum Script {
    /// Its path inside the site.
    package static let path = "book.js"

    /// The path of the script that only those load who search.
    package static let searchPath = "search.js"

    /// - Parameter strings: the words of what it adds to pages.
    package static func file(_ strings: SiteStrings) -> SiteFile {
        // One block: what the parts define is seen by them alone.
        let opening = Array("\"use strict\";\n{\n".utf8) + ScriptParts(strings: strings).script
        let body = parts.flatMap(ThemeText.withoutComments)
        return SiteFile(path: path, bytes: opening + body + Array("}\n".utf8))
    }

    /// The search itself, and the words that mean the same to it.
    static func search(_ strings: SiteStrings) -> SiteFile {
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
        let words = synonyms.bytes + ScriptParts(strings: strings).searchScript
        return SiteFile(path: searchPath, bytes: opening + words + body + Array("}\n".utf8))
    }

    private static var parts: [[UInt8]] {
        BundledText.bytes(
            "page.js", "colours.js", "contents.js", "player.js", "copying.js", "search.js", "finds.js",
            "start.js", in: "Theme")
    }
}

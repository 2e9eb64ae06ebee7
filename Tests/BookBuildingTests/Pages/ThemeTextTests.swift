import Testing

@testable import BookBuilding

@Suite struct ThemeTextTests {
    @Test("Comments that have lines of their own, indentation and line ends that nothing needs are left out")
    func stripped() {
        let source = """
            /* A comment
               of two lines. */
            a { b: c; } /* beside */

              /* one line */
              // another
              d("// no comment",
                "/* nor this */");
              const e = f
            """
        let stripped = String(decoding: ThemeText.withoutComments(Array(source.utf8)), as: UTF8.self)
        #expect(stripped == "a { b: c; } /* beside */\nd(\"// no comment\",\"/* nor this */\");const e = f\n")
    }

    @Test("The style sheet and the script have every part, and each comment is closed", arguments: [
        (StyleSheet.file, ["color-scheme", "blockquote", "figcaption", ".log ol", ".player", "::highlight",
            ".hero", "@media print"]),
        (Script.file(SiteStrings()), ["function furniture", "localStorage", "markSections", "class Player",
            "addCopyButtons", "class Search", "function showFound", "DOMContentLoaded"]),
    ])
    func whole(file: SiteFile, parts: [String]) {
        let text = String(decoding: file.bytes, as: UTF8.self)
        for part in parts { #expect(text.contains(part), "\(part)") }
        #expect(!text.contains("*/\n") && !text.contains("\n/*") && !text.contains("\n "))
        #expect(text.count { $0 == "{" } == text.count { $0 == "}" })
    }
}

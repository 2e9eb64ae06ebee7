@testable import BookBuilding
import Reporting
import Testing

/// Claims that are true of something else than what a reader sees.
@Suite struct LookAlikeTests {
    private static func chapter(_ name: String, _ other: String, claim: String = "") -> String {
        """
        # A

        ```swift, scenario, name=a
        let \(name) = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let \(other) = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.addSubview(\(other))
        hand.tap(\(other))
        ```

        \(claim)

        """
    }

    @Test("Names that look alike are warned of, with what makes them different", arguments: [
        ("red", "r\u{435}d", "U+0065 and U+0435"), ("red", "re\u{200B}d", "U+0064 and U+200B"),
        ("red", "re\u{200D}d", "U+0064 and U+200D"), ("BAR", "B\u{391}R", "U+0041 and U+0391"),
        ("tap1", "tapl", "U+0031 and U+006C"), ("view0", "viewO", "U+0030 and U+004F"),
        ("\u{441}\u{43E}\u{440}", "cop", "U+0441 and U+0063"), ("red", "\u{FF52}ed", "U+0072 and U+FF52"),
    ])
    func warned(name: String, other: String, points: String) throws {
        let build = TestBook(chapter: Self.chapter(name, other)).build()
        let warning = try #require(build.diagnostics.first { $0.code == .lookAlikeNames })
        #expect(warning.severity == .warning && warning.message.hasSuffix(points), "\(warning.message)")
        #expect(warning.span?.start.line == 5 && warning.notes.first?.span?.start.line == 4)
    }

    @Test("Names that differ to the eye are not", arguments: [
        ("red", "rot"), ("e", "\u{E9}"), ("gray", "grey"), ("日", "曰本"), ("label", "Label"), ("a1", "a2"),
    ])
    func fine(name: String, other: String) {
        let build = TestBook(chapter: Self.chapter(name, other)).build()
        #expect(build.diagnostics.allSatisfy { $0.code != .lookAlikeNames })
    }

    @Test("Words in texts and comments are no names")
    func texts() {
        let odd = "r\u{435}d"
        let code = "let red = 1 // \(odd)\nprint(red, \"\(odd) \\\" \(odd)\", \"\", \"\"\"\n\(odd)\n\"\"\")\n"
        let build = TestBook(chapter: "# A\n\n```swift, scenario, name=a\n\(code)```\n").build()
        #expect(build.diagnostics.isEmpty)
    }

    @Test("A print is found by a claim however its marks are written, and stays as it is")
    func normalForms() {
        let chapter = { (printed: String, claimed: String) in
            "# A\n\n```swift, scenario, name=a\nprint(\"\(printed)\")\n```\n\n"
                + "[It says so](check:a \"print \\\"\(claimed)\\\"\").\n\n"
                + "```log, of=a\nprint: \(printed)\n```\n"
        }
        for (printed, claimed) in [("caf\u{E9}", "cafe\u{301}"), ("cafe\u{301}", "caf\u{E9}")] {
            let build = TestBook(chapter: chapter(printed, claimed)).build()
            #expect(build.diagnostics.isEmpty && build.falseClaims.isEmpty && build.staleFences.isEmpty)
        }
        #expect(TestBook(chapter: chapter("caf\u{E9}", "cafe")).build().falseClaims.count == 1)
    }

    @Test("What nobody sees is marked in diagnostics and in reports", arguments: [
        "\u{202E}", "\u{2028}", "\u{FEFF}", "\u{200B}", "\u{2066}", "\u{1B}",
    ])
    func marked(character: String) {
        let link = "# A\n\n[x](<a\(character)b.md>)\n\n"
        let build = TestBook(chapter: link + "```swift, scenario, name=a\nx\(character)y\n```\n").build()
        #expect(!build.diagnostics.isEmpty)
        #expect(!DiagnosticRenderer().render(build.diagnostics).contains(character))
        for format in ReportFormat.allCases where format != .text {
            let text = format.text(of: Verification(build, pages: [], book: "."))
            #expect(!text.unicodeScalars.contains(character.unicodeScalars.first ?? "x"), "\(format)")
        }
    }
}

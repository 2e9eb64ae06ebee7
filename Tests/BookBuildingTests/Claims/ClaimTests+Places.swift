import Reporting
import Testing

@testable import BookBuilding

extension ClaimTests {
    private func build(text: String) -> BookBuild { TestBook(chapter: Self.stage + text).build() }

    @Test(
        "A claim is judged, and shown at its place, in a cell, a footnote, an alert and a box to tick",
        arguments: [
            ("| a | b |\n|---|---|\n| c \\| | [so](check:tap \"never red.touchesBegan\") |\n", 22, 11),
            ("a[^n]\n\n[^n]: [so](check:tap \"never red.touchesBegan\")\n", 22, 8),
            ("a[^n]\n\n[^n]: a\n\n    [so](check:tap \"never red.touchesBegan\")\n", 24, 6),
            ("> [!NOTE]\n> [so](check:tap \"never red.touchesBegan\")\n", 21, 4),
            ("- [ ] [so](check:tap \"never red.touchesBegan\")\n", 20, 8),
            ("~~[so](check:tap \"never red.touchesBegan\")~~\n", 20, 4),
        ])
    func newPlaces(text: String, line: Int, column: Int) throws {
        let build = build(text: text)
        #expect(build.findings == [])
        let claim = try #require(build.falseClaims.first)
        #expect(build.falseClaims.count == 1)
        #expect(claim.span.start == SourcePosition(line: line, column: column))
        #expect(build.page().contains("class=\"false\""))
    }

    @Test("A claim with a known issue is quiet while it is false, and an error when it is true")
    func knownIssue() {
        let wrong = build(text: "[It is so](check:tap \"never red.touchesBegan, known-issue='later'\").\n")
        #expect(wrong.findings == [])
        #expect(wrong.falseClaims.isEmpty)
        let fixed = build(text: "[It is so](check:tap \"red.touchesBegan, known-issue='a, b'\").\n")
        #expect(fixed.findings == ["20:2 fixed-issue"])
        #expect(fixed.diagnostics.map(\.message) == ["the claim has the known issue 'a, b', and is true"])
    }

    @Test("Folded lines of a scenario are in the page, with their ids, behind their numbers")
    func foldedLines() throws {
        let chapter = Self.stage.replacing("name=tap", with: "name=tap, hide=[1-5]")
        let links = "[first](#tap.S1), [last](#tap.S7)\n"
        let page = TestBook(chapter: chapter + links).build().page()
        let fold = try #require(page.range(of: "<summary>Lines 1–5</summary>"))
        #expect(page[fold.upperBound...].contains("id=\"tap.S1\""))
        #expect(page[fold.upperBound...].contains("id=\"tap.S7\""))
    }
}

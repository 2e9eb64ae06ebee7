@testable import BookBuilding
import Foundation
import Reporting
import Testing

@Suite struct BookTests {
    /// Gives the work out from the end, as an unlucky set of threads might.
    private struct BackwardScheduler: ChapterScheduler {
        func map<Result: Sendable>(count: Int, _ transform: @escaping @Sendable (Int) -> Result) -> [Result] {
            (0..<count).reversed().map(transform).reversed()
        }
    }

    @Test("The same book gives the same bytes, in whatever order the chapters are built")
    func sameBytes() {
        let chapter = "# A\n\n[b](b.md#tap)\n\n\(Sample.scenario)\(Sample.fence("log, of=tap"))"
        let book = TestBook(["a.md": chapter, "b.md": chapter, "c.md": chapter])
        let first = book.build()
        let second = book.build(scheduler: BackwardScheduler())
        #expect(first.site?.files == second.site?.files)
        #expect(first.site?.files.isEmpty == false)
    }

    @Test("The site's size grows with the book and not with its square")
    func linearSize() throws {
        func bytesPerChapter(_ count: Int) throws -> Int {
            let paths = (0..<count).map { "chapter-\(1000 + $0).md" }
            let book = TestBook(Dictionary(uniqueKeysWithValues: paths.map { ($0, "# Title\n\nText.\n") }))
            let site = try #require(book.build().site)
            return site.files.filter { $0.path.hasPrefix("chapter") }.reduce(0) { $0 + $1.bytes.count }
                / count
        }
        #expect(try bytesPerChapter(400) < 11 * bytesPerChapter(100) / 10)
    }

    @Test("A book with an error has no site, and all chapters' problems are told together")
    func allProblems() {
        let book = TestBook([
            "a.md": "# A\n\n[x](nowhere.md)\n\n```swift, scenario, name=t\nlet = 1\n```\n",
            "b.md": "# B\n\n```log, of=missing\n```\n",
        ])
        let build = book.build()
        #expect(build.site == nil)
        #expect(build.diagnostics.map(\.code).contains(.deadLink))
        #expect(build.diagnostics.map(\.code).contains(.unknownScenario))
        #expect(
            Set(build.diagnostics.compactMap { $0.span?.file.path }) == ["Chapters/a.md", "Chapters/b.md"])
        #expect(build.diagnostics.count >= 3)
    }

    @Test("A book without SUMMARY.md says so")
    func noSummary() {
        var book = TestBook(chapter: "# A\n")
        book.source.summary = nil
        #expect(book.build().findings == ["missing-summary"])
    }

    @Test("A file that the summary does not list is named, and is no page")
    func unlisted() {
        let book = TestBook(
            ["a.md": "# A\n\n[b](b.md)\n", "b.md": "# B\n"], summary: "# Book\n\n- [A](a.md)\n")
        let build = book.build()
        #expect(build.findings == ["3:5 dead-link", "1:1 unlisted-chapter"])
        let hint = build.diagnostics.first { $0.code == .deadLink }?.hint
        #expect(hint == "add a line '- [Title](b.md)' to SUMMARY.md")
    }

    @Test("A chapter called index.md is the front page")
    func ownIndex() {
        let build = TestBook(["index.md": "# Welcome\n", "b.md": "# B\n"]).build()
        #expect(build.page("index.html").contains("Welcome</h1>"))
    }

    @Test(
        "Links are followed as far as the book goes",
        arguments: [
            ("[x](b.md)", []), ("[x](./b.md#b)", []), ("[x](#a)", []), ("[x](https://example.org)", []),
            ("[x]()", []),
            ("![x](p.png)", []), ("[x](c/../b.md)", []),
            ("[x](c.md)", ["3:5 dead-link"]), ("[x](b.md#c)", ["3:5 dead-anchor"]),
            ("[x](#b)", ["3:5 dead-anchor"]),
            ("![x](q.png)", ["3:6 dead-link"]), ("![x](https://example.org/p.png)", ["3:6 foreign-picture"]),
            ("[x](../b.md)", ["3:5 dead-link"]), ("[x](/b.md)", ["3:5 dead-link"]),
            ("![x](b.md)", ["3:6 dead-link"]),
            ("![](p.png)", ["3:1 missing-text"]), ("[ ](b.md)", ["3:1 missing-text"]),
            ("[![x](p.png)](b.md)", []), ("[x](#100%)", ["3:5 dead-anchor"]),
            ("[x](#%zz)", ["3:5 dead-anchor"]), ("[x](b.md?y#b)", ["3:5 dead-link"]),
            ("[x](%62.md#%62)", []), ("[x](b.md#)", []), ("[x]\n\n[x]: nowhere.md", ["3:1 dead-link"]),
            ("<a id=\"raw\"></a>[x](#raw)", ["3:1 raw-html", "3:21 dead-anchor"]),
            ("<!-- to do -->", []), ("a <b>b</b>", ["3:3 raw-html"]), ("<p>\nb\n</p>", ["3:1 raw-html"]),
            ("[x](check:tap \"never red.touchesBegan\")", ["3:11 unknown-scenario"]),
        ])
    func links(link: String, findings: [String]) {
        var book = TestBook(["a.md": "# A\n\n\(link)\n", "b.md": "# B\n"])
        let picture: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 7]
        book.source.pictures["p.png"] = picture
        book.source.pictures["unused.png"] = [1]
        let build = book.build()
        #expect(build.findings == findings)
        if link == "![x](p.png)" {
            #expect(build.site?.files.contains { $0.path == "p.png" && $0.bytes == picture } == true)
        }
        #expect(build.site?.files.contains { $0.path == "unused.png" } != true)
    }

    @Test("A dead link and a dead anchor come with a suggestion")
    func suggestions() {
        let build = TestBook([
            "a.md": "# A\n\n[x](part/two.md) [y](part/tow.md#intr)\n", "part/tow.md": "# Intro\n",
        ])
        .build()
        #expect(
            build.diagnostics.compactMap(\.hint).sorted() == [
                "did you mean 'intro'?", "did you mean 'part/tow.md'?",
            ])
    }
}

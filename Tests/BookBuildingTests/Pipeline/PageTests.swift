@testable import BookBuilding
import Foundation
import Testing

@Suite struct PageTests {
    private static let full = """
        # Who is *hit*?

        Text with `code` & <b>raw</b> "quotes".

        \(Sample.scenario)
        \(Sample.fence("layout, of=tap"))
        \(Sample.fence("hittest, of=tap"))
        \(Sample.fence("log, of=tap"))
        ## Again

        Between.

        \(Sample.fence("log, of=tap, select=[touches], times"))
        ## Again

        ```swift, scenario, name=typo, fails
        view.isHiden = true
        ```

        \(Sample.fence("error, of=typo"))
        ```swift
        let plain = 1 < 2 && "a" != "b"
        ```

        ```c
        int x = 1 & 2;
        ```

        """

    @Test("A page with everything on it is well-formed, fresh or not")
    func wellFormed() {
        let book = TestBook(["a.md": Self.full, "b/c.md": "Without a heading.\n"])
        for build in [book.build(), book.accepted().build()] {
            #expect(build.findings == ["3:20 raw-html"])
            for path in ["a.html", "b/c.html", "index.html"] {
                let check = HTMLCheck(build.page(path))
                #expect(check.problems == [], "\(path)")
                #expect(check.headingOneCount == 1, "\(path)")
            }
        }
    }

    @Test("Raw HTML is not passed on, and an author's words are text")
    func rawHTML() {
        let page = TestBook(chapter: Self.full).page()
        #expect(!page.contains("<b>raw"))
        #expect(!page.contains("<!--"))
        #expect(page.contains("<u>1</u> &lt; <u>2</u>"))
        #expect(page.contains("<title>Who is hit? - Book</title>"))
    }

    @Test("Titles, numbers and names that look like markup are escaped wherever they stand")
    func hostileWords() {
        let scenario = Sample.scenario.replacing(
            "name=tap", with: "name=tap, title=\"<script>alert(1)</script>\"")
        let book = TestBook(
            ["a.md": "# <i>&amp;\"\n\n\(scenario)\(Sample.fence("log, of=tap"))"],
            settings: #"{"title": "</title><script>", "author": "\"><script>"}"#)
        let build = book.build()
        #expect(build.findings == ["1:3 raw-html"])
        for path in ["a.html", "index.html"] {
            #expect(!build.page(path).contains("<script>"), "\(path)")
            #expect(HTMLCheck(build.page(path)).problems == [], "\(path)")
        }
    }

    @Test("Outputs directly behind their scenario become one figure with it; others are figures of their own")
    func grouping() {
        let page = TestBook(chapter: Self.full).page()
        let figures = page.components(separatedBy: "<figure").dropFirst()
        #expect(figures.count == 3)
        #expect(figures.first?.contains("class=\"layout") == true)
        #expect(figures.first?.contains("class=\"hittest") == true)
        #expect(figures.first?.contains("<ol") == true)
        #expect(figures.dropFirst().first?.contains("id=\"tap\"") == false)
        #expect(figures.dropFirst().first?.contains("href=\"#tap\"") == true)
    }

    @Test("An entry has the same number in every log, and its id stands where it is shown first")
    func anchors() {
        let check = HTMLCheck(TestBook(chapter: Self.full).page())
        let rows = check.ids.filter { $0.hasPrefix("tap.L") }
        #expect(rows.count > 10)
        #expect(check.ids.filter { $0.hasPrefix("tap.S") } == ["tap.S3"])
    }

    @Test("A row of a drawing's table leads to the log row of its call, where the page has one")
    func tableLinks() {
        let drawing = Sample.fence("hittest, of=tap")
        let alone = TestBook(chapter: Sample.scenario + drawing).page()
        #expect(alone.contains("<th>red</th>"))
        let page = TestBook(chapter: Sample.scenario + drawing + Sample.fence("log, of=tap")).page()
        #expect(page.contains("<th><a href=\"#tap.L"))
        #expect(HTMLCheck(page).problems == [])
    }

    @Test("A page can be linked to at a heading, a scenario, a line of code and a row of a log")
    func deepLinks() throws {
        let row = try #require(
            HTMLCheck(TestBook(chapter: Self.full).page()).ids.first { $0.hasPrefix("tap.L") })
        let links = ["again", "again-1", "tap", "tap.S2", row].map { "[x](a.md#\($0)) [y](a.md)" }
        let book = TestBook(["a.md": Self.full, "b.md": "# B\n\n\(links.joined(separator: " "))\n"])
        let build = book.build()
        #expect(build.findings == ["3:20 raw-html"])
        #expect(build.page("b.html").contains("<a href=\"a.html#tap.S2\">x</a> <a href=\"a.html\">y</a>"))
        #expect(build.page("a.html").contains("id=\"tap.S2\""))
    }

    @Test("A link to a line of code gives the line its id, in a page that was built before, too")
    func lateLineLink() {
        var texts = ["a.md": "# A\n\n\(Sample.scenario)", "b.md": "# B\n"]
        var memory = BookMemory()
        let first = BookPipeline.build(TestBook(texts).source, scheduler: SerialScheduler(), memory: &memory)
        #expect(!first.page("a.html").contains("id=\"tap.S2\""))
        texts["b.md"] = "# B\n\n[second](a.md#t%61p.S2), [third](a.md#tap\\.S3), [no line](a.md#tap)\n"
        let second = BookPipeline.build(TestBook(texts).source, scheduler: SerialScheduler(), memory: &memory)
        let ids = HTMLCheck(second.page("a.html")).ids.filter { $0.hasPrefix("tap.S") }
        #expect(ids == ["tap.S2", "tap.S3"])
    }

    @Test("What is not accepted is marked, and once it is accepted the mark is gone")
    func marks() {
        let book = TestBook(
            chapter: Sample.scenario + Sample.fence("log, of=tap", "wrong\n") + Sample.fence("layout, of=tap")
        )
        let page = book.page()
        #expect(page.contains("The chapter says something else."))
        #expect(page.contains("The chapter has not accepted it yet."))
        #expect(!book.accepted().page().contains("class=\"notice\""))
    }

    @Test("A second heading of level 1 counts as level 2, and a page without one has the summary's title")
    func oneTitle() {
        let build = TestBook(["a.md": "# One\n\n# Two\n", "b.md": "Text.\n"]).build()
        #expect(build.page("a.html").contains("<h2 id=\"two\"><a href=\"#two\">Two</a></h2>"))
        #expect(build.page("b.html").contains("<h1>Chapter b.md</h1>"))
    }

    @Test("A heading is the link to itself; one that has a link inside has a sign behind it")
    func headingLinks() {
        let headings = "## Plain `code`\n\n## With [a link](#a)\n\n## Noted[^1]\n\n[^1]: A note.\n"
        let page = TestBook(["a.md": "# A\n\n" + headings]).build().page("a.html")
        #expect(page.contains("<a href=\"#plain-code\">Plain <code>code</code></a></h2>"))
        #expect(page.contains("<a href=\"#a\">a link</a><a class=\"permalink\" href=\"#with-a-link\""))
        #expect(page.components(separatedBy: "class=\"permalink\"").count == 3)
        #expect(HTMLCheck(page).problems == [])
    }

    @Test("Settings show: language, author, canonical address, edit link, sitemap")
    func settings() {
        let book = TestBook(
            ["a b.md": "# A\n"],
            settings: """
                {"language": "zh-Hans", "author": "Ann", "baseURL": "https://example.org/book", \
                "editURL": "https://example.org/edit/Chapters"}
                """,
            summary: "# Book\n\n- [A](<a b.md>)\n")
        let build = book.build()
        let page = build.page("a b.html")
        #expect(page.contains("<html lang=\"zh-Hans\">"))
        #expect(page.contains("<meta name=\"author\" content=\"Ann\">"))
        #expect(page.contains("<link rel=\"canonical\" href=\"https://example.org/book/a%20b.html\">"))
        #expect(page.contains("<a href=\"https://example.org/edit/Chapters/a%20b.md\">"))
        #expect(
            build.page("sitemap.xml").contains("<url><loc>https://example.org/book/a%20b.html</loc></url>"))
        #expect(!TestBook(chapter: "# A\n").page().contains("canonical"))
    }
}

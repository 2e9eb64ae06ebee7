@testable import BookBuilding
import Testing

/// Ids of the frame, of chapters, headings and scenarios never get in each other's way.
@Suite struct PageIDTests {
    @Test(
        "A scenario may have any name, those of the page's own parts too",
        arguments: ["text", "contents", "search", "search-parts", "player-parts"])
    func frame(name: String) {
        let scenario = Sample.scenario.replacing("name=tap", with: "name=\(name)")
        let page = TestBook(chapter: "# A\n\n## Search\n\n## Text {#colours}\n\n" + scenario).page()
        #expect(page.contains("<figure id=\"\(name)\"") && page.contains("id=\"colours\""))
        #expect(HTMLCheck(page).problems == [])
    }

    @Test("A heading cannot have the id of a table's run, and a link can lead to one")
    func runs() {
        let scenario = """
            ```swift, scenario, name=a
            let red = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
            red.isHidden = vary("hidden", false, true)
            view.addSubview(red)
            hand.tap(red)
            ```

            ```table, of=a
            ```

            """
        let linked = TestBook(chapter: "# A\n\n[the second](#a.T2)\n\n" + scenario).build()
        #expect(!linked.hasErrors, "\(linked.findings)")
        let dead = TestBook(chapter: "# A\n\n[a third](#a.T3)\n\n" + scenario).build()
        #expect(dead.findings == ["3:11 dead-anchor"])
        let clash = TestBook(chapter: "# A\n\n## B {#a.T2}\n\n" + scenario).build()
        #expect(clash.findings == ["3:8 duplicate-id"])
    }

    @Test("On the page of the whole book no two chapters have one id, whatever their files are called")
    func print() throws {
        let text = "# A\n\n## B\n\n" + Sample.scenario
        let names = ["a/b.md", "a.b.md", "a b.md", "a-b.md", "a.md", "text.md", "contents.md", "\u{89E6}.md"]
        let book = TestBook(
            Dictionary(uniqueKeysWithValues: names.map { ($0, text) }),
            summary: "# Book\n\n" + names.map { "- [A](<\($0)>)\n" }.joined())
        let page = book.page("print.html")
        try #require(page.contains("id=\"a:b.tap\"") && page.contains("id=\"a-b.b\""))
        #expect(HTMLCheck(page).problems == [])
    }

    @Test("A link to a chapter whose name needs percent signs has them on the page")
    func percent() {
        let book = TestBook(
            [
                "a.md": "# A\n\n[b](b%23c.md) [d](<50%25 d?.md>)\n", "b#c.md": "# B\n",
                "50% d?.md": "# D\n",
            ],
            summary: "# Book\n\n- [A](a.md)\n- [B](b%23c.md)\n- [D](<50%25 d?.md>)\n")
        let build = book.build()
        #expect(build.findings == [])
        #expect(build.page().contains("<a href=\"b%23c.html\">b</a> <a href=\"50%25%20d%3F.html\">d</a>"))
    }
}

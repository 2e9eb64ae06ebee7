@testable import BookBuilding
import Testing

/// What a page shows of a scenario besides what its chapter has.
@Suite struct FigurePageTests {
    private func page(_ text: String, _ others: [String: String] = [:]) -> String {
        TestBook(others.merging(["a.md": "# A\n\n" + text]) { $1 }).build().page("a.html")
    }

    private func rows(_ page: String) -> [(number: Int, leftOut: Int)] {
        page.matches(of: /<li id="tap\.L([0-9]+)"[^>]*>/).map { row in
            let left = row.0.firstMatch(of: /data-left="([0-9]+)"/)
            return (Int(row.1) ?? 0, left.flatMap { Int($0.1) } ?? 0)
        }
    }

    @Test("A row says how many calls the selection leaves out above it")
    func leftOut() {
        let all = rows(page(Sample.scenario + Sample.fence("log, of=tap")))
        let some = rows(page(Sample.scenario + Sample.fence("log, of=tap, only=[red]")))
        #expect(all.count > some.count && some.count > 2)
        #expect(all.allSatisfy { $0.leftOut == 0 })
        for (row, next) in zip(some, some.dropFirst()) {
            let between = all.count { row.number < $0.number && $0.number < next.number }
            #expect(next.leftOut == between, "\(next.number)")
        }
        #expect(some.first?.leftOut == 0)
        #expect(some.contains { $0.leftOut > 0 })
    }

    @Test("The fence in the chapter has only the calls that are selected")
    func fence() throws {
        let log = Sample.fence("log, of=tap, only=[red]")
        let book = TestBook(["a.md": "# A\n\n" + Sample.scenario + log]).accepted()
        #expect(!book.build().page("a.html").contains("class=\"notice\""))
    }

    @Test("A scenario that extends others names what comes before its own lines, for those who copy it")
    func whole() {
        let more = "```swift, scenario, name=more, extends=tap\nlet blue = UIView()\n```\n\n"
        let most = "```swift, scenario, name=most, extends=more\nprint(1)\n```\n"
        let page = page(Sample.scenario + more + most)
        #expect(page.contains("<div class=\"source\" data-whole=\"tap\">"))
        #expect(page.contains("<div class=\"source\" data-whole=\"tap more\">"))
        #expect(page.components(separatedBy: "data-whole").count == 3)
        #expect(HTMLCheck(page).problems == [])
    }

    @Test("Code of another chapter that is extended is on the page once, where only the script sees it")
    func wholeFromElsewhere() throws {
        let again = { (name: String) in "```swift, scenario, name=\(name), extends=b/tap\nprint(1)\n```\n\n" }
        let page = page(again("one") + again("two"), ["b.md": "# B\n\n" + Sample.scenario])
        #expect(page.components(separatedBy: "data-whole=\"~b/tap\"").count == 3)
        let templates = page.matches(of: /<template id="~b\/tap">([^<]*)<\/template>/)
        #expect(templates.count == 1)
        #expect(templates.first?.1.hasSuffix("view.addSubview(red)\nhand.tap(red)\n") ?? false)
        #expect(HTMLCheck(page).problems == [])
    }

    @Test(
        "A drawing says that its words are English where the book is in another language",
        arguments: [("en", false), ("en-GB", false), ("zh-Hans", true), ("enm", true)])
    func language(of book: String, isSaid: Bool) {
        let chapters = ["a.md": "# A\n\n" + Sample.scenario + Sample.fence("layout, of=tap")]
        let page = TestBook(chapters, settings: "{\"language\": \"\(book)\"}").build().page("a.html")
        #expect(page.contains("<div class=\"drawing\" role=\"img\""))
        #expect(page.contains("role=\"img\" lang=\"en\"") == isSaid)
    }
}

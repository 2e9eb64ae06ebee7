@testable import BookBuilding
import EventEngine
import Foundation
import Reporting
import Testing

/// The pages that the site has besides its chapters.
@Suite struct SitePagesTests {
    private static let first = """
        # One

        A tap on red. It has a sequel.

        \(Sample.scenario)
        \(Sample.fence("layout, of=tap"))
        \(Sample.fence("log, of=tap, select=[hit-test, touches]"))
        See [two](two/b.md#more) and [the scenario](#tap).

        """
    private static let second = """
        # Two

        ## More {#more}

        Back to [the row](../one.md#tap.L40), in 中文。

        """

    private static func book(settings: String? = nil) -> TestBook {
        TestBook(
            ["one.md": first, "two/b.md": second], settings: settings,
            summary: "# Book\n\n- [One](one.md)\n- [Two](two/b.md)\n")
    }

    private static let pages = [
        "one.html", "two/b.html", "index.html", "rules.html", "scenarios.html", "print.html", "404.html",
    ]

    @Test("Every page is well-formed, and every link inside the site leads somewhere", arguments: pages)
    func wellFormed(path: String) throws {
        let build = Self.book().build()
        #expect(build.findings == [])
        let page = build.page(path)
        #expect(HTMLCheck(page).problems == [])
        let files = Set(try #require(build.site).files.map(\.path))
        for match in page.matches(of: /\s(?:href|src)="([^":]+)"/) {
            let target = try #require(SitePath.target(of: String(match.1), on: path), "\(match.1)")
            #expect(files.contains(target.file), "\(match.1)")
            guard let anchor = target.anchor else { continue }
            #expect(build.page(target.file).contains("id=\"\(anchor)\""), "\(match.1)")
        }
    }

    /// The class of the object of the first element that opens so and whose text begins with a name.
    private static func style(of name: String, in markup: String, opening: String) throws -> String {
        let parts = markup.components(separatedBy: opening).dropFirst()
        let part = try #require(parts.first { ("<" + $0).replacing(/<[^>]*>/, with: "").contains(name) })
        return String(try #require(part.firstMatch(of: /class="(o\d+)"/)).1)
    }

    @Test("The box, the table row and the log rows of one object have its class, others have another")
    func owners() throws {
        let page = Self.book().build().page("one.html")
        let picture = try #require(page.components(separatedBy: "<svg ").dropFirst().first)
        let boxes = picture.components(separatedBy: "</svg>")[0].matches(of: /<path class="(o\d+)"/)
        let drawn = boxes.map { String($0.1) }
        let log = try #require(page.components(separatedBy: "<div class=\"log").dropFirst().first)
        let row = try Self.style(of: "red.touchesBegan", in: log, opening: "<li")
        let table = try Self.style(of: "red", in: page, opening: "<tr")
        #expect(row == table && drawn.contains(table) && Set(drawn).count > 1)
    }

    @Test("A log row knows the line that caused it, its time, and the finger's place in both pictures")
    func moments() throws {
        let page = Self.book().build().page("one.html")
        let rows = page.matches(
            of: /data-time="([\d.]+)" data-wide="(\d+) (\d+) (\w+)" data-narrow/)
        #expect(rows.contains { $0.1 == "0" && $0.4 == "began" })
        #expect(rows.contains { $0.1 == "50" && $0.4 == "ended" })
        let place = try #require(rows.first)
        let (column, line) = (try #require(Int(place.2)), try #require(Int(place.3)))
        let picture = try #require(page.firstMatch(of: /<pre class="wide"[^>]*>([^\0]*?)<\/pre>/)).1
        let text = picture.replacing(/<[^>]*>/, with: "")
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(Array(lines[line])[column] == "X")
    }

    @Test("A scenario that has only the code of another one has no empty frame for code")
    func onlyTheCodeOfAnother() {
        let again = """
            ```swift, scenario, name=again, extends=tap, setup
            ```
            """
        let chapter = "# One\n\n\(Sample.scenario)\n\(again)\n\n\(Sample.fence("log, of=again"))\n"
        let page = TestBook(["one.md": chapter]).build().page("one.html")
        #expect(page.contains("id=\"again\""))
        #expect(page.components(separatedBy: "class=\"source\"").count == 2)
    }

    @Test("The reasons of a figure name each rule once and lead to the rows")
    func reasons() throws {
        let page = Self.book().build().page("one.html")
        let why = try #require(page.components(separatedBy: "<details class=\"why\">").dropFirst().first)
        let rules = why.matches(of: /<dt><a href="[^"]*">([A-Z]-\d\d)</).map { String($0.1) }
        #expect(rules.contains("B-06") && Set(rules).count == rules.count)
    }

    @Test("A page has the words of a rule once; later figures lead to the one that has them")
    func reasonsOnce() throws {
        let log = { (name: String) in "```log, of=\(name), select=[hit-test]\n```\n\n" }
        let again = "```swift, scenario, name=again, extends=tap, title=\"Once more\"\n```\n\n"
        let text = "# A\n\n" + Sample.scenario + log("tap") + again + log("again")
        let page = TestBook(["a.md": text]).build().page("a.html")
        let rule = try #require(RuleID(parsing: "B-06").flatMap(RuleCatalogue.rule))
        let words = rule.statement.prefix { $0 != "`" }
        #expect(page.components(separatedBy: words).count == 2)
        #expect(page.contains(/<dt><a href="rules.html#B-06">B-06<\/a>/))
        let isListed = page.contains(/<p>Explained above:[^\n]* <a href="#tap">B-06<\/a>/)
        #expect(isListed || page.contains(/<dt><a href="#tap">B-06<\/a>/))
        #expect(HTMLCheck(page).problems == [])
    }

    @Test("Ids of rules in the prose lead to the page of rules; those in code, links and longer words do not")
    func ruleLinks() {
        let text = "By E-41, B-06. Not `E-41`, [E-41](#a), XE-41, E-411, E-41-b or Q-01.\n\n## B-06 {#a}\n"
        let page = TestBook(["a.md": text]).build().page("a.html")
        #expect(page.components(separatedBy: "href=\"rules.html#").count == 3)
        #expect(page.contains("By <a href=\"rules.html#E-41\">E-41</a>, <a"))
        #expect(page.contains("XE-41, E-411, E-41-b or Q-01.</p>"))
        #expect(HTMLCheck(page).problems == [])
    }

    @Test("A name of UIKit leads to the language pages, once in a section; a name of several types does not")
    func memberLinks() {
        let text = "# A\n\n`hitTest(_:with:)`, `hitTest(_:with:)`, `UIView.alpha`, `delegate`, `Int`.\n\n"
            + "## `UIView`\n\n[`UIView`](#a) and `hitTest(_:with:)`.\n"
        let page = TestBook(["b/a.md": text]).build().page("b/a.html")
        let links = page.matches(of: /<a href="([^"]*#UI[^"]*)"><code>/).map { String($0.1) }
        #expect(links.count == 3)
        #expect(links.contains("../language-views.html#UIView.alpha"))
        #expect(HTMLCheck(page).problems == [])
    }

    @Test("The print page has each id once, each chapter's own, and links inside itself")
    func print() {
        let page = Self.book().build().page("print.html")
        #expect(page.contains("id=\"one.tap\"") && page.contains("href=\"#two:b.more\""))
        #expect(page.contains("href=\"#one.tap.L40\"") && page.contains("href=\"#one.tap\""))
        #expect(!page.contains("class=\"narrow\"") && !page.contains("<template"))
        #expect(page.contains("<a href=\"#two:b\"><b>2</b>Two</a>"))
    }

    @Test("A book has one page of everything if it is small, or if its settings say so")
    func onePage() {
        #expect(!Self.book(settings: "{\"onePage\": false}").build().page("one.html").contains("print.html"))
        #expect(Self.book(settings: "{\"onePage\": false}").build().page("print.html").isEmpty)
        var large = Self.book()
        large.append(String(repeating: "Words, words, words.\n\n", count: 60_000), to: "one.md")
        #expect(large.build().page("print.html").isEmpty)
        large.source.settings = SourceFile(path: "Chapters/Book.json", text: "{\"onePage\": true}")
        #expect(!large.build().page("print.html").isEmpty)
    }

    @Test("The search knows sections, scenarios and log rows, each with its anchor")
    func search() throws {
        let build = Self.book().build()
        let first = build.page("search/s0.js")
        #expect(first.hasPrefix("tracebookPiece(\"s0\",[[\"one.html\",\"One\",[["))
        #expect(first.contains("[\"more\",\"More\",\"Back to the row, in 中文。\"]"))
        #expect(first.contains("[\"tap\",\"tap\",\"let red = UIView("))
        #expect(first.contains("\"\",\"red.touchesBegan(_:with:)\"]"))
        let pieces = try #require(build.site).files.filter { $0.path.hasPrefix("search/s") }
        let all = pieces.map { String(decoding: $0.bytes, as: UTF8.self) }
        #expect(all.joined().contains("[\"rules.html\",\"The rules\",[["))
        #expect(all.joined().contains("[\"B-06\",\"B-06\","))
        for text in all {
            let json = text.drop { $0 != "," }.dropFirst().dropLast(");\n".count)
            #expect(try JSONSerialization.jsonObject(with: Data(json.utf8)) is [Any])
        }
    }

    @Test("The search knows what stands in quotes and lists: text, headings, scenarios and their rows")
    func nested() {
        let text = "## Quoted\n\nInside.\n\n" + Sample.scenario + Sample.fence("log, of=tap")
        let quoted = "> " + text.replacing("\n", with: "\n> ")
        let index = TestBook(chapter: "# A\n\n- One.\n- Two.\n\n" + quoted).page("search/s0.js")
        #expect(index.contains("[\"a\",\"A\",\"One. Two.\"]"))
        #expect(index.contains("[\"quoted\",\"Quoted\",\"Inside.\"]"))
        #expect(index.contains("[\"tap\",\"tap\",\"let red = UIView("))
        #expect(index.contains("\"\",\"red.touchesBegan(_:with:)\"]"))
    }

    @Test("The front page has the book's description, its cover, and a sentence of each chapter")
    func front() {
        let settings = #"{"description": "What it is.", "cover": "one/tap"}"#
        let page = Self.book(settings: settings).build().page("index.html")
        #expect(page.contains("<p>What it is.</p>") && page.contains("content=\"What it is.\""))
        #expect(page.contains("<figure id=\"tap\"") && page.contains("href=\"rules.html#B-06\""))
        #expect(page.contains("<p>A tap on red.</p>"))
        #expect(page.contains("<strong>1</strong> scenarios"))
    }

    @Test("A chapter whose link in the summary has a title is introduced by it, here and where it is shared")
    func sentences() {
        let book = TestBook(
            ["one.md": Self.first, "two/b.md": Self.second],
            settings: #"{"baseURL": "https://example.org/"}"#,
            summary: "# Book\n\n- [One](one.md \"Who & \\\"why\\\".\")\n- [Two](two/b.md)\n")
        let build = book.build()
        #expect(build.page("index.html").contains("<p>Who &amp; \"why\".</p>"))
        #expect(!build.page("index.html").contains("<p>A tap on red.</p>"))
        let page = build.page("one.html")
        #expect(page.contains("property=\"og:description\" content=\"Who &amp; &quot;why&quot;.\""))
    }

    @Test("Appendices list their own sections in the contents")
    func appendixSections() {
        let build = Self.book().build()
        #expect(build.page("rules.html").contains("<li><a href=\"#section-B\">"))
        #expect(build.page("scenarios.html").contains("<li><a href=\"#chapter-1\">One</a>"))
        #expect(build.page("scenarios.html").contains("<h2 id=\"chapter-1\">"))
    }

    @Test("A row tells whether a finger comes down, moves, rests, leaves, or has its touch taken away")
    func fingers() {
        let scenario = """
            ```swift, scenario, name=tap
            let red = UIView(frame: CGRect(x: 10, y: 10, width: 200, height: 200))
            view.addSubview(red)
            let pan = UIPanGestureRecognizer(target: nil, action: nil)
            red.addGestureRecognizer(pan)
            Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in print("still") }
            let finger = hand.touch(red)
            finger.hold(0.2)
            finger.move(by: CGVector(dx: 5, dy: 0))
            finger.move(by: CGVector(dx: 60, dy: 0), over: 0.1)
            finger.lift()
            ```


            """
        let log = Sample.fence("log, of=tap, select=[touches, states, prints]")
        let page = TestBook(chapter: scenario + Sample.fence("layout, of=tap") + log).page()
        func state(of call: Regex<Substring>) -> Substring? {
            var state: Substring?
            for row in page.components(separatedBy: "<li id=\"tap.L").dropFirst() {
                // A row says only what differs from the one before.
                if let said = row.firstMatch(of: /data-wide="(?:\d+ \d+ (\w+))?"/) { state = said.1 }
                if row.replacing(/<[^>]*>/, with: "").contains(call) { return state }
            }
            return nil
        }
        #expect(state(of: /red\.touchesBegan/) == "began")
        #expect(state(of: /print: still/) == "held")
        #expect(state(of: /red\.touchesMoved/) == "moved")
        #expect(state(of: /red\.touchesCancelled/) == "cancelled")
        #expect(state(of: /pan: changed -&gt; ended/) == "ended")
    }

    @Test("A cover of a chapter in a folder has its links moved to the front page")
    func coverInFolder() {
        let book = TestBook(
            ["two/b.md": Self.first.replacing("two/b.md#more", with: "b.md")],
            settings: #"{"cover": "two/b/tap"}"#)
        let build = book.build()
        #expect(build.findings == [])
        #expect(build.page("two/b.html").contains("href=\"../rules.html#B-06\""))
        #expect(build.page("index.html").contains("href=\"rules.html#B-06\""))
    }

    @Test("A cover that is no scenario is an error at the setting, with a suggestion")
    func unknownCover() {
        let build = Self.book(settings: #"{"cover": "one/tab"}"#).build()
        #expect(build.findings == ["1:11 unknown-scenario"])
        #expect(build.diagnostics.first?.hint == "did you mean 'one/tap'?")
    }

    @Test("A chapter cannot take the place of a page that the site makes", arguments: ["rules.md", "404.md"])
    func reserved(path: String) {
        #expect(TestBook([path: "# Mine\n"]).build().findings == ["1:1 reserved-page"])
    }

    @Test("With an address, pages say what they are to those who share them, and 404 works anywhere")
    func addresses() {
        let build = Self.book(settings: #"{"baseURL": "https://example.org/book"}"#).build()
        let page = build.page("one.html")
        #expect(page.contains("property=\"og:title\" content=\"One - Book\""))
        #expect(page.contains("property=\"og:url\" content=\"https://example.org/book/one.html\""))
        #expect(page.contains("property=\"og:description\" content=\"A tap on red.\""))
        #expect(build.page("404.html").contains("href=\"https://example.org/book/book.css\""))
        let map = build.page("sitemap.xml")
        #expect(map.contains("rules.html") && !map.contains("404"))
    }

    @Test("A Chinese book has Chinese furniture, and wide characters take two columns in code")
    func chinese() {
        let chapter = "# 触摸\n\n一次点击。第二句。\n\n```swift\nlet 名 = 1 // ok\n```\n"
        let book = TestBook(["a.md": chapter], settings: #"{"language": "zh-Hans"}"#)
        let build = book.build()
        #expect(build.page("a.html").contains("<html lang=\"zh-Hans\">"))
        #expect(build.page("a.html").contains(">目录<") && !build.page("a.html").contains(">Contents<"))
        #expect(build.page("a.html").contains("<span class=\"w\">名</span>"))
        #expect(build.page("index.html").contains("<p>一次点击。</p>"))
        #expect(build.page("search/s0.js").contains("一次点击。第二句。"))
    }
}

import Reporting
import Testing

@testable import BookBuilding

@Suite struct ClaimTests {
    /// Gray holds red, and both forward; red has a tap recognizer, the desk its action.
    static let stage = """
        ```swift, scenario, name=tap
        class GrayView: UIView {}
        class Desk: NSObject {
            @objc func tapped() { print("tapped") }
            @objc func other() {}
            func helper() {}
        }

        let desk = Desk()
        let gray = GrayView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let red = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        let spare = UIView()
        view.addSubview(gray)
        gray.addSubview(red)
        let redTap = UITapGestureRecognizer(target: desk, action: #selector(Desk.tapped))
        red.addGestureRecognizer(redTap)
        hand.tap(red)
        ```


        """

    private func chapter(_ title: String) -> String {
        Self.stage + "[It is so](check:tap '\(title)').\n"
    }

    private func build(_ title: String) -> BookBuild { TestBook(chapter: chapter(title)).build() }

    @Test(
        "What the trace shows is true",
        arguments: [
            "red.touchesBegan", "GrayView.touchesBegan(_:with:)", "*.hitTest", "redTap.touchesBegan x1",
            "redTap.touchesBegan then red.touchesBegan then gray.touchesBegan", "never gray.touchesEnded",
            "never desk.other", "never spare.hitTest", "never red.touchesEnded after desk.tapped",
            "desk.tapped at 50 ms", "red.hitTest -> red", "red.hitTest -> red x2", "hit red",
            "hit UIView",
            "redTap: possible -> ended", "redTap: possible -> ended at 50 ms", "print \"tapped\"",
            "never print \"nothing\"", "never redTap: possible -> failed", "gray.point -> true",
            "only desk.tapped", "only redTap.touchesBegan, redTap.touchesEnded",
            "gray.hitTest -> red at 0 ms",
            "only *.touchesBegan+, redTap.touchesEnded, *.touchesCancelled+",
            "only redTap.touchesBegan, *.touchesBegan+, gray.touchesBegan, *.touchesBegan+, "
                + "redTap.touchesEnded, *.touchesCancelled+",
            "always gray.hitTest then red.hitTest", "always redTap.touchesBegan then redTap.touchesEnded",
            "always redTap.touchesBegan then red.touchesBegan then redTap.touchesEnded",
            "red.touchesBegan; never gray.touchesMoved; hit red",
            "runLoop.sleep", "window.sendEvent", "application.sendEvent",
        ])
    func truths(title: String) {
        let build = build(title)
        #expect(build.findings == [])
        #expect(build.falseClaims.map(\.words) == [])
        #expect(build.scenarios.first?.claims ?? 0 > 0)
    }

    @Test(
        "What the trace contradicts is false, and the first entry against it is named",
        arguments: [
            ("never gray.touchesBegan", "it came at 0 ms, forwarded by red: C-09"),
            ("red.touchesEnded", "it never happens"),
            ("red.touchesBegan x2", "it came only once at 0 ms: D-04"),
            ("red.hitTest x1", "it came a second time at 0 ms, inside gray.hitTest(_:with:): B-06"),
            (
                "desk.tapped then redTap.touchesBegan",
                "redTap.touchesBegan came at 0 ms, and not after desk.tapped(): E-05"
            ),
            ("desk.other then desk.tapped", "desk.other never happens"),
            (
                "always red.hitTest then gray.hitTest",
                "where red.hitTest should come, gray.hitTest(_:with:) -> red came at 0 ms"
            ),
            (
                "always gray.hitTest then desk.tapped",
                "where desk.tapped should come, gray.hitTest(_:with:) -> red came at 0 ms"
            ),
            (
                "always red.touchesBegan then red.touchesEnded",
                "red.touchesEnded does not come after the last red.touchesBegan"
            ),
            ("always desk.other then spare.hitTest", "desk.other never happens"),
            ("only desk.tapped, desk.tapped", "where desk.tapped should come, nothing more came"),
            (
                "only redTap.touchesEnded, redTap.touchesBegan",
                "where redTap.touchesEnded should come, redTap.touchesBegan(_:with:) came at 0 ms: E-05"
            ),
            (
                "only red.touchesCancelled",
                "where red.touchesCancelled should come, red.touchesBegan(_:with:) came at 0 ms"
            ),
            ("never desk.tapped after redTap.touchesEnded", "it came at 50 ms"),
            ("never desk.tapped after desk.other", "desk.other never happens, so nothing comes after it"),
            ("gray.hitTest -> nil", "at 0 ms, inside view.hitTest(_:with:) it answered red: B-06"),
            ("desk.tapped at 40 ms", "it came at 50 ms"), ("hit gray", "the hit view is red: B-06"),
            ("hit nil", "the hit view is red: B-06"), ("touch 2 hit red", "there is no touch 2"),
            (
                "redTap: possible -> failed",
                "it never happens, and first comes redTap: possible -> ended at 50 ms: F-01"
            ),
            ("print \"tap\"", "it never happens"),
        ])
    func falsehoods(title: String, fact: String) throws {
        let build = build(title)
        #expect(build.findings == [])
        let claim = try #require(build.falseClaims.first)
        #expect(claim.words.hasPrefix("expected \(title); "))
        #expect(claim.words.dropFirst("expected \(title); ".count).hasPrefix(fact), "\(claim.words)")
        #expect(claim.span.start == SourcePosition(line: 20, column: 2))
        #expect(build.page().contains("class=\"false\""))
    }

    @Test("Ten false claims, one of each kind, are ten located errors of one run")
    func tenAtOnce() {
        let titles = [
            "red.touchesEnded", "never red.touchesBegan", "red.touchesBegan x3",
            "desk.tapped then red.touchesBegan", "only red.touchesBegan",
            "never desk.tapped after red.touchesBegan",
            "red.hitTest -> nil", "desk.tapped at 3 ms", "hit nil", "redTap: possible -> began",
        ]
        let links = titles.map { "so [it is](check:tap '\($0)')\n" }.joined()
        let build = TestBook(chapter: Self.stage + links).build()
        #expect(build.findings == [])
        #expect(build.falseClaims.count == 10)
        #expect(
            build.falseClaims.map(\.span.start)
                == (0..<10).map { SourcePosition(line: 20 + $0, column: 5) })
    }

    @Test(
        "A name that means nothing is an error at its place, although what it says never happens",
        arguments: [
            ("never red.touchesBegun", "20:33 unknown-method", "did you mean 'touchesBegan'?"),
            ("never rod.touchesBegan", "20:29 unknown-object", "did you mean 'red'?"),
            ("never GreyView.touchesBegan", "20:29 unknown-object", "did you mean 'GrayView'?"),
            ("never red.viewDidLoad", "20:33 unknown-method", nil),
            ("never desk.helper", "20:34 unknown-method", nil),
            ("never red.tapped", "20:33 unknown-method", nil),
            ("hit gry", "20:27 unknown-object", "did you mean 'gray'?"),
            ("red.hitTest -> grey", "20:38 unknown-object", "did you mean 'gray'?"),
            ("never red: possible -> ended", "20:29 unknown-object", nil),
            ("redTap: possible -> endet", "20:43 bad-claim", "did you mean 'ended'?"),
            ("never UIButton.touchesBegan", "20:29 unknown-object", nil),
        ] as [(String, String, String?)])
    func names(title: String, finding: String, hint: String?) {
        let build = build(title)
        #expect(build.findings == [finding])
        if let hint { #expect(build.diagnostics.first?.hint == hint) }
    }

    @Test("The scenario of a claim must exist, and must run")
    func scenarios() {
        let rejected = Self.stage + "```swift, scenario, name=typo, fails\nview.hiden = 1\n```\n\n"
        for (target, finding) in [
            ("check:tip", "24:11 unknown-scenario"), ("check:", "24:11 unknown-scenario"),
            ("check:typo", "24:11 nothing-to-claim"), ("check:b/tap", "24:11 unknown-chapter"),
        ] {
            let text = rejected + "[x](\(target) 'hit red')\n".replacing("[x]", with: "[x]")
            let found = TestBook(chapter: text).build().findings
            #expect(found == [finding], "\(target)")
        }
    }

    @Test("A claim may be about a scenario of another chapter, and leads there")
    func otherChapters() {
        let log = Sample.fence("log, of=tap, select=[actions]")
        let other =
            "# B\n\n[action](check:a/tap 'desk.tapped') [none](check:a/tap 'never desk.other')\n"
        let wrong = "# C\n\n[x](check:a/tip 'hit red') [y](check:d/b/tap 'hit gray')\n"
        let book = TestBook(["a.md": Self.stage + log, "b.md": other])
        let page = book.page("b.html")
        #expect(page.contains("<a href=\"a.html#tap.L"))
        #expect(
            page.contains("<a href=\"a.html#tap\" title=\"never desk.other\">none</a>"))
        #expect(book.build().scenarios.map(\.claims) == [2])
        let build = TestBook(["a.md": Self.stage + log, "d/b.md": Self.stage, "c.md": wrong]).build()
        #expect(build.findings == ["3:11 unknown-scenario"])
        #expect(build.falseClaims.map(\.subject) == ["d/b/tap#36"])
    }

    @Test("A true claim leads to the log row that shows it, else to the scenario; nothing is loud about it")
    func marks() {
        let log = Sample.fence("log, of=tap, select=[touches]")
        let text =
            Self.stage + log + "\n[*first* it](check:tap 'desk.tapped') "
            + "[b](check:tap \"desk.tapped; red.touchesBegan\") [c](check:tap (never gray.touchesEnded))"
        let page = TestBook(chapter: text).accepted().page()
        // The title names the rule behind it, and what makes that less than sure.
        let first = /href="#tap" title="desk.tapped \([A-Z]-[0-9]+(, [a-z, ]+)?\)"><em>first<\/em> it<\/a>/
        #expect(page.contains(first))
        #expect(page.contains("<a href=\"#tap.L"))
        #expect(!page.contains("class=\"false\""))
        #expect(HTMLCheck(page).problems == [])
    }

    @Test("What a log selects makes no difference to claims")
    func selection() {
        for options in ["select=[touches]", "select=[prints]", "only=[red]"] {
            let text =
                chapter("desk.tapped; never gray.touchesBegan") + Sample.fence("log, of=tap, \(options)")
            #expect(TestBook(chapter: text).build().falseClaims.count == 1)
        }
    }

    @Test(
        "Titles over two lines, with escapes, in quotes and lists, and in definitions keep their places"
    )
    func places() {
        let texts = [
            "> [x](check:tap \"never\n> rod.touchesBegan\")\n", "- a\n  [x](check:tap\n  'hit rod')\n",
            "[x](check:tap \"print \\\"a\\\"; hit rod\")\n", "[x][def]\n\n[def]: check:tap \"hit rod\"\n",
            "> [x][def]\n>\n> [def]: check:tap 'hit rod'\n",
            "[x][a] [y][b]\n\n[a]: check:tap 'hit red'\n[b]: check:tap 'hit rod'\n",
        ]
        let places = ["21:3", "22:8", "20:33", "22:23", "22:25", "23:21"]
        for (text, place) in zip(texts, places) {
            let found = TestBook(chapter: Self.stage + text).build().findings
            #expect(found == [place + " unknown-object"], "\(text)")
        }
    }

    @Test("A link that claims nothing, and a picture that claims something, are errors")
    func odd() {
        #expect(
            TestBook(chapter: Self.stage + "[x](check:tap)\n").build().findings == ["20:2 bad-claim"])
        #expect(
            TestBook(chapter: Self.stage + "![x](check:tap 'hit red')\n").build().findings
                == ["20:3 picture-claim"])
    }

    @Test("A claim about a scenario with an error is not judged")
    func broken() {
        let text = "```swift, scenario, name=tap\nnonsense()\n```\n\n[x](check:tap 'hit red')\n"
        let build = TestBook(chapter: text).build()
        #expect(build.falseClaims.isEmpty)
        #expect(!build.findings.contains { $0.contains("unknown-scenario") })
    }

    @Test("A chapter may make no more claims than it may have fences")
    func bounded() {
        let many = String(repeating: "hit red;", count: 2_001).dropLast()
        #expect(build(String(many)).findings == ["20:23 too-many-claims"])
    }
}

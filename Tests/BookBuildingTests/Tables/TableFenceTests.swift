import Reporting
import Testing

@testable import BookBuilding

@Suite struct TableFenceTests {
    private static let gates = """
        ```swift, scenario, name=gates
        class Desk: NSObject { @objc func tapped() {} }
        let desk = Desk()
        let red = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        view.addSubview(red)
        red.isHidden = vary("hidden", false, true)
        red.alpha = vary("alpha", 1, 0.02, 0)
        let tap = UITapGestureRecognizer(target: desk, action: #selector(Desk.tapped))
        red.addGestureRecognizer(tap)
        hand.tap(red)
        ```


        """

    private func book(_ code: String, _ info: String = "table, of=gates") -> TestBook {
        TestBook(chapter: "```swift, scenario, name=gates\n\(code)\n```\n\n" + Sample.fence(info))
    }

    @Test("A table has a row for each combination, in declared order, in columns of text")
    func rows() {
        let text = TestBook(chapter: Self.gates + Sample.fence("table, of=gates")).accepted().text()
        #expect(
            text.hasSuffix(
                """
                ```table, of=gates
                hidden  alpha  hit   actions      received  cancelled
                ------  -----  ----  -----------  --------  ---------
                false   1      red   desk.tapped  red       red
                false   0.02   red   desk.tapped  red       red
                false   0      view  -            view      -
                true    1      view  -            view      -
                true    0.02   view  -            view      -
                true    0      view  -            view      -
                ```

                """))
    }

    @Test("The columns are those that were asked for, and elsewhere a varied value is the first one")
    func columns() {
        let fences =
            Sample.fence("table, of=gates, columns=[log, hit], select=[touches], only=[red]")
            + "\n" + Sample.fence("log, of=gates, select=[touches], only=[red]")
        let text = TestBook(chapter: Self.gates + fences).accepted().text()
        #expect(text.contains("hidden  alpha  log      hit\n"))
        #expect(text.contains("false   1      2 lines  red\n"))
        #expect(text.contains("true    0      0 lines  view\n"))
        #expect(text.hasSuffix("red.touchesBegan(_:with:)\nred.touchesCancelled(_:with:)\n```\n"))
    }

    @Test("A page has a real table, and each row leads to the log of its run")
    func page() {
        let text = Self.gates + "Between.\n\n" + Sample.fence("table, of=gates, columns=[hit, log]")
        let page = TestBook(chapter: text + "\n" + Sample.fence("table, of=gates")).accepted().page()
        #expect(page.contains("<th>alpha</th>"))
        #expect(page.contains("<th>0.02</th>"))
        #expect(page.contains("<a href=\"#gates.T6\" aria-label=\""))
        #expect(page.contains(": hidden true, alpha 0\">"))
        #expect(page.contains("<details id=\"gates.T6\">"))
        #expect(page.contains("<summary>hidden true, alpha 0</summary>"))
        #expect(page.contains("<details id=\"gates.T2.6\">"))
        #expect(HTMLCheck(page).problems == [])
    }

    @Test("At most 256 combinations run; one more is an error at the call that makes it")
    func bounded() {
        let sixteen = (0..<16).map(String.init).joined(separator: ", ")
        let two = "_ = vary(\"a\", \(sixteen))\n_ = vary(\"b\", \(sixteen))"
        let build = book(two).build()
        #expect(build.findings == [])
        #expect(build.acceptances.first?.fences.first?.produced.count == 258)
        #expect(book(two + "\n_ = vary(\"c\", 1, 2)").build().findings == ["4:5 limit"])
        let many = (0..<300).map(String.init).joined(separator: ", ")
        #expect(book("_ = vary(\"a\", \(many))").build().findings == ["2:5 limit"])
    }

    @Test("Tables of a chapter may have no more than a number of runs together")
    func boundedTogether() {
        let sixteen = (0..<16).map(String.init).joined(separator: ", ")
        let code = "_ = vary(\"a\", \(sixteen))\n_ = vary(\"b\", \(sixteen))"
        let scenario = "```swift, scenario, name=gates\n\(code)\n```\n\n"
        let fences = String(repeating: Sample.fence("table, of=gates") + "\n", count: 9)
        #expect(TestBook(chapter: scenario + fences).build().findings == ["30:14 too-many-runs"])
    }

    @Test("Mistakes of tables have their places")
    func mistakes() {
        #expect(book("hand.tap(view)").build().findings == ["5:14 nothing-to-show"])
        #expect(
            book("_ = vary(\"a\", 1, 2)", "table, of=gates, columns=[hot]").build().findings == [
                "5:30 bad-value"
            ])
        #expect(
            book("_ = vary(\"a\", 1, 2)\n_ = vary(\"a\", 1, 3)").build().findings == ["3:5 trap"])
        let unequal = "if vary(\"a\", true, false) { _ = vary(\"b\", 1, 2) }"
        #expect(book(unequal).build().findings == ["5:14 unequal-runs"])
        let failing = "let divisor = vary(\"by\", 1, 0)\nprint(1 / divisor)"
        let build = book(failing).build()
        #expect(build.findings.count == 1)
        #expect(build.diagnostics.first?.notes.first?.message == "this happens with by 0")
    }

    @Test("Values are named as print writes them, whole numbers without decimals, objects by their class")
    func values() {
        let code = """
            class Card: UIView {}
            enum Side { case left, right }
            _ = vary("view", UIView(), Card())
            _ = vary("side", Side.left)
            _ = vary("text", "a b")
            _ = vary("number", 1.5, 2)
            """
        let text = book(code, "table, of=gates, columns=[hit]").accepted().text()
        #expect(text.contains("UIView  left  a b   1.5     -\n"))
        #expect(text.contains("Card    left  a b   2       -\n"))
    }
}

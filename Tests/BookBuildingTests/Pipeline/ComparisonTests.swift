import Reporting
import Testing

@testable import BookBuilding

@Suite struct ComparisonTests {
    private static let stage = """
        ```swift, scenario, name=plain
        let gray = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let red = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        view.addSubview(gray)
        gray.addSubview(red)
        ```

        ```swift, scenario, name=shown, extends=plain
        hand.tap(red)
        print("one\\ntwo")
        ```

        ```swift, scenario, name=hidden, extends=plain
        red.isHidden = true
        hand.tap(red)
        print("one\\ntwo")
        ```


        """

    private func body(_ info: String) -> String {
        let book = TestBook(chapter: Self.stage + Sample.fence(info)).accepted()
        #expect(book.build().findings == [])
        let text = book.text()
        return String(text[text.range(of: "```\(info)\n")!.upperBound...].dropLast(4))
    }

    @Test("Shared events have two blanks in front, those of the first a minus, those of the second a plus")
    func marks() {
        #expect(
            body("diff, of=[shown, hidden], select=[touches, prints], only=[red, gray]") == """
                - red.touchesBegan(_:with:)
                  gray.touchesBegan(_:with:)
                - red.touchesEnded(_:with:)
                  gray.touchesEnded(_:with:)
                  print: one
                  print: two

                """)
    }

    @Test("The same event is shared however deep it stands, and not when its answer is another")
    func events() {
        #expect(
            body("diff, of=[shown, hidden], select=[hit-test], only=[red, gray], pass=1") == """
                - gray.hitTest(_:with:) -> red
                + gray.hitTest(_:with:) -> gray
                    gray.point(inside:with:) -> true
                -   red.hitTest(_:with:) -> red
                -     red.point(inside:with:) -> true
                +   red.hitTest(_:with:) -> nil

                """)
        let flat = body("diff, of=[shown, hidden], select=[hit-test], only=[red, gray], pass=1, style=objc")
        #expect(
            flat == """
                  -[UIView hitTest:withEvent:]
                  -[UIView pointInside:withEvent:]
                  -[UIView hitTest:withEvent:]
                - -[UIView pointInside:withEvent:]

                """)
    }

    @Test("With times an event at another time is another event, and both logs have one column of times")
    func times() {
        let text = """
            ```swift, scenario, name=early
            hand.press(view, for: 0.05)
            ```

            ```swift, scenario, name=late
            hand.press(view, for: 1.5)
            ```

            ```diff, of=[early, late], select=[touches], only=[view], times
            ```

            """
        let accepted = TestBook(chapter: text).accepted().text()
        #expect(
            accepted.hasSuffix(
                """
                times
                     0  view.touchesBegan(_:with:)
                -   50  view.touchesEnded(_:with:)
                + 1500  view.touchesEnded(_:with:)
                ```

                """))
    }

    @Test("A diff names two scenarios that run, and what it shows of neither is an error")
    func mistakes() {
        let findings = { (info: String) in
            TestBook(chapter: Self.stage + Sample.fence(info)).build().findings
        }
        #expect(findings("diff, of=[shown, hiden]") == ["19:21 unknown-scenario"])
        #expect(findings("diff, of=[shown]") == ["19:13 bad-value"])
        #expect(findings("diff, of=[shown, shown]") == ["19:13 bad-value"])
        #expect(findings("diff, of=[shown, hidden], only=[blue]") == ["19:35 unknown-object"])
        let rejected = Self.stage + "```swift, scenario, name=bad, fails\nview.hiden = 1\n```\n\n"
        #expect(
            TestBook(chapter: rejected + Sample.fence("diff, of=[shown, bad]")).build().findings
                == ["23:21 nothing-to-show"])
    }

    @Test("On a page long stretches that both share are folded, and calls lead to the logs that show them")
    func page() {
        let drag = "hand.drag(view, by: CGVector(dx: 60, dy: 0), over: 0.1)\n"
        let code = { (name: String) in "```swift, scenario, name=\(name)\n\(drag)print(\"\(name)\")\n```\n\n"
        }
        let log = Sample.fence("log, of=a, select=[touches, prints], only=[view]")
        let diff = Sample.fence("diff, of=[a, b], select=[touches, prints], only=[view]")
        let page = TestBook(chapter: code("a") + log + "\n" + code("b") + diff).accepted().page()
        #expect(page.contains("<summary>8 calls that both share</summary>"))
        #expect(page.contains("<a href=\"#b\">b</a>"))
        #expect(
            page.contains("<li class=\"first\"><span>- </span><a href=\"#a.L"))
        #expect(
            page.contains("<li class=\"second\"><span>+ </span><a></a>"))
        #expect(HTMLCheck(page).problems == [])
        let same = Sample.fence("diff, of=[a, b], select=[touches], only=[view]")
        let other = TestBook(chapter: code("a") + log + "\n" + code("b") + same).accepted().page()
        #expect(other.contains("<summary>No difference: 8 calls that both share</summary>"))
    }

    @Test(
        "A stale line of a diff names the call of the scenario that has it",
        arguments: [
            ("-   red.hitTest(_:with:) -> red", "(rule B-06)"),
            ("+   red.hitTest(_:with:) -> nil", "(rule B-01)"),
        ])
    func stale(line: String, rule: String) throws {
        let diff = Sample.fence("diff, of=[shown, hidden], select=[hit-test], only=[red, gray], pass=1")
        let text = TestBook(chapter: Self.stage + diff).accepted().text()
        #expect(text.contains(line))
        let edited = TestBook(chapter: text.replacing(line, with: line.prefix(2) + "nobody.hitTest(_:with:)"))
        let fence = try #require(edited.build().staleFences.first)
        #expect(fence.diagnostic(.error).hint?.contains(rule) == true)
    }
}

import Reporting
import Testing

@testable import BookBuilding

@Suite("The whynot fence, false claims, and sentences without claims")
struct WhyNotFenceTests {
    private static let scenario = """
        ```swift, scenario, name=tap
        let gray = UIView(frame: CGRect(x: 100, y: 200, width: 187, height: 400))
        let red = UIView(frame: CGRect(x: -50, y: 0, width: 93, height: 133))
        view.addSubview(gray)
        gray.addSubview(red)
        hand.tap(at: CGPoint(x: 95, y: 212))
        ```


        """

    private func book(_ text: String) -> TestBook { TestBook(chapter: Self.scenario + text) }

    @Test("A fence is filled with the first condition that was not met, in lines of at most 76 columns")
    func body() {
        let accepted = book(Sample.fence("whynot, of=tap, call=red.touchesBegan")).accepted()
        let body = """
            ```whynot, of=tap, call=red.touchesBegan
            red was not asked: gray.point(inside:) answered false at (-5, 12), outside
              its bounds (B-04)
            ```

            """
        #expect(accepted.text().hasSuffix(body))
        #expect(accepted.build().findings == [])
        #expect(accepted.page().contains("href=\"rules.html#B-04\">B-04</a>"))
    }

    @Test(
        "A fence that asks nothing, or about nothing, is reported at its place",
        arguments: [
            ("whynot, of=tap", "9:12 missing-value"),
            ("whynot, of=tap, call=rad.touchesBegan", "9:25 unknown-object"),
            ("whynot, of=tap, call=red.touchesBegun", "9:29 unknown-method"),
            ("whynot, of=tap, call=\"*.touchesBegan\"", "9:26 bad-claim"),
            ("whynot, of=tap, call=\"never red.touchesBegan\"", "9:26 bad-claim"),
            ("whynot, of=tap, call=red.touchesBegan, at=3", "9:43 unknown-option"),
        ])
    func problems(info: String, finding: String) {
        #expect(book(Sample.fence(info)).build().findings.contains(finding))
    }

    @Test("A false claim that something happens says why it did not")
    func falseClaim() {
        let claims = book("[It is hit](check:tap \"red.touchesBegan\").\n").build().falseClaims
        #expect(
            claims.map(\.words) == [
                "expected red.touchesBegan; it never happens, because red was not asked: "
                    + "gray.point(inside:) answered false at (-5, 12), outside its bounds (B-04)"
            ])
    }

    @Test("A figure says why its views heard nothing")
    func silences() {
        let page = book("").page()
        #expect(page.contains("<summary>Why not ...?</summary>"))
        #expect(page.contains("<code>red.touchesBegan</code>"))
    }

    @Test("Sentences with an order, a count, a time or a never need a claim, and others do not")
    func sentences() {
        let text = """
            The gray view is told first. [Red is never asked](check:tap "never red.hitTest"). Gray is a view.
            It takes `350` and E-41 as they are. It happens twice after 20 ms.

            """
        let (unclaimed, count) = book(text).source.unclaimedSentences()
        #expect(count == 3)
        #expect(
            unclaimed.map(\.line) == [
                "Chapters/a.md:9:1: order: The gray view is told first.",
                "Chapters/a.md:10:38: order, count, time, number: It happens twice after 20 ms.",
            ])
    }
}

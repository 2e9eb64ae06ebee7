import Foundation
import Testing

@testable import BookBuilding

/// The fence `timeline`: drawing, log and page tell the same.
@Suite("Fences of timelines")
struct TimelineFenceTests {
    private static let scenario = """
        ```swift, scenario, name=drags, title="one drag, and a tap"
        let red = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        view.addSubview(red)
        hand.drag(red, by: CGVector(dx: 0, dy: 30), over: 0.05)
        hand.tap(red)
        ```

        """

    private func show(_ fences: String) throws -> (bodies: [[String]], page: String) {
        let build = TestBook(chapter: "# A\n\n" + Self.scenario + fences).build()
        #expect(build.findings == [])
        try #require(build.staleFences.count >= 1)
        return (build.staleFences.map(\.produced), build.page())
    }

    @Test("Fingers and views are told by drawing and page, with the scenario's title")
    func moves() throws {
        let (bodies, page) = try show(
            Sample.fence("timeline, of=drags")
                + Sample.fence("log, of=drags, select=[touches], only=[red], times"))
        #expect(bodies[0] == [
            "touches 1 and 2, one drag, and a tap", "",
            "     ms   finger       red",
            "   " + String(repeating: "-", count: 68),
            "      0   BEGAN        BEGAN",
            "  17-50   moved x3     moved x3",
            "    150   ENDED        ENDED",
            "          BEGAN        BEGAN",
            "    200   ENDED        ENDED",
            "   " + String(repeating: "-", count: 68),
        ])
        let times = bodies[1].map { $0.split(separator: " ").first.map(String.init) }
        #expect(times == ["0", "16.7", "33.3", "50", "150", "150", "200"])
        #expect(page.contains("The events as a table"))
        #expect(page.contains(/<a href="#drags\.L\d+">red<\/a>/))
        #expect(page.contains("aria-label=\"Touches 1 and 2, one drag, and a tap, over time."))
        #expect(HTMLCheck(page).problems == [])
    }

    private static let taps = """
        ```swift, scenario, name=taps
        class Handler {
            @objc func once(_ tap: UITapGestureRecognizer) {}
            @objc func twice(_ tap: UITapGestureRecognizer) {}
        }
        let handler = Handler()
        let red = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        view.addSubview(red)
        let tap = UITapGestureRecognizer(target: handler, action: #selector(Handler.once(_:)))
        let tap2 = UITapGestureRecognizer(target: handler, action: #selector(Handler.twice(_:)))
        tap2.numberOfTapsRequired = 2
        tap.require(toFail: tap2)
        red.addGestureRecognizer(tap)
        red.addGestureRecognizer(tap2)
        hand.tap(red)
        ```

        """

    @Test("A tap that waits is told by drawing, log, page and explanation")
    func waiting() throws {
        let book = TestBook(
            chapter: "# A\n\n" + Self.taps + Sample.fence("timeline, of=taps")
                + Sample.fence("log, of=taps, select=[states, actions], times"))
        let build = book.build()
        #expect(build.findings == [])
        try #require(build.staleFences.count == 2)
        #expect(build.staleFences[0].produced == [
            "touch 1", "",
            "     ms   finger       tap              tap2               red",
            "   " + String(repeating: "-", count: 68),
            "      0   BEGAN        possible         possible           BEGAN",
            "     50   ENDED        waits for tap2   .                  (ENDED held by",
            "                                                            tap, tap2)",
            "    400   -            ENDED            FAILED no tap      CANCELLED by tap",
            "                                         for 350 ms",
            "   " + String(repeating: "-", count: 68),
            "    .  no change    -  no longer takes part    (held)  not delivered yet",
        ])
        #expect(build.staleFences[1].produced == [
            "400  tap2: possible -> failed", "400  tap: possible -> ended", "400  handler.once(_:)",
            "400  tap.reset()", "400  tap2.reset()",
        ])
        #expect(build.page().contains(/<a href="#taps\.L\d+">tap2<\/a>/))
        let explanation = ScenarioSearch.run("taps", in: book.source).explanation().text
        #expect(explanation.contains("E-44  - tap waits for tap2 to fail\n"))
        #expect(explanation.contains("F-03  tap2: possible -> failed   no tap for 350 ms\n"))
    }

    @Test("Chosen lanes and touches; unknown ones are errors")
    func options() throws {
        let (bodies, _) = try show(Sample.fence("timeline, of=drags, touch=2, only=[view]"))
        #expect(bodies[0].first == "touch 2, one drag, and a tap")
        #expect(bodies[0].contains("     ms   finger"))
        let build = TestBook(
            chapter: "# A\n\n" + Self.scenario + Sample.fence("timeline, of=drags, touch=3")
                + Sample.fence("timeline, of=drags, only=[rad]")
        ).build()
        #expect(build.diagnostics.map(\.message) == [
            "there is no touch 3; the scenario has 2", "'rad' is no object or class that 'drags' shows",
        ])
        #expect(build.diagnostics.map(\.hint) == [
            "choose what there is, or leave the option out", "did you mean 'red'?",
        ])
    }

    @Test("Accepted it is fresh; when the scenario changes it is stale")
    func accepting() {
        let chapter = "# A\n\n" + Self.scenario + Sample.fence("timeline, of=drags")
        let book = TestBook(chapter: chapter).accepted()
        #expect(book.build().staleFences.isEmpty)
        let changed = TestBook(chapter: book.text().replacing("hand.tap(red)\n", with: ""))
        #expect(changed.build().staleFences.count == 1)
    }
}

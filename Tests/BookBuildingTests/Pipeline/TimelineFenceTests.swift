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
        #expect(build.diagnostics.map(\.hint) == [nil, "did you mean 'red'?"])
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

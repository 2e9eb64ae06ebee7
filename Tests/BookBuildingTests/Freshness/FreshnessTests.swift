@testable import BookBuilding
import Reporting
import Testing

@Suite struct FreshnessTests {
    @Test("Equal lines are fresh")
    func fresh() {
        guard case .fresh = Freshness(accepted: ["a", "b"], produced: ["a", "b"]) else {
            Issue.record("two equal bodies differ")
            return
        }
    }

    @Test("An empty body, or one of empty lines, waits to be filled", arguments: [[], [""], ["", ""]])
    func unfilled(accepted: [String]) {
        guard case .unfilled = Freshness(accepted: accepted, produced: ["a"]) else {
            Issue.record("an empty body is not seen as empty")
            return
        }
    }

    @Test(
        "The first line that differs is named, also when one body only goes on",
        arguments: [
            (["a", "x"], ["a", "b"], 1), (["a"], ["a", "b"], 1), (["a", "b"], ["a"], 1), (["x"], ["a"], 0),
            (["a "], ["a"], 0), (["e\u{301}"], ["\u{E9}"], 0),
        ])
    func stale(accepted: [String], produced: [String], line: Int) {
        guard case .stale(line) = Freshness(accepted: accepted, produced: produced) else {
            Issue.record("\(accepted) and \(produced) should part in line \(line)")
            return
        }
    }

    @Test(
        "The sentence names line, both sides, call and rule",
        arguments: [
            (
                Divergence(line: 3, accepted: "  a.b()", produced: "  c.d()", call: "c.d()", rule: "B-06"),
                "line 13 says 'a.b()', the engine does 'c.d()' (rule B-06)"
            ),
            (
                Divergence(
                    line: 0, accepted: "1 x", produced: "1 y", call: "y.hitTest(_:with:) -> nil", rule: "B-03"
                ),
                "line 10 says '1 x', the engine does '1 y', the call y.hitTest(_:with:) -> nil (rule B-03)"
            ),
            (Divergence(line: 2, accepted: "a.b()"), "line 12 says 'a.b()', the engine does nothing more"),
            (
                Divergence(line: 2, produced: "a.b()", call: "a.b()", rule: "C-09"),
                "the chapter ends before line 12, the engine does 'a.b()' (rule C-09)"
            ),
        ])
    func sentences(divergence: Divergence, sentence: String) {
        #expect(divergence.sentence(firstLine: 10) == sentence)
    }
}

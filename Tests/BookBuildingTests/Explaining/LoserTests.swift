import Foundation
import Testing

@testable import BookBuilding
@testable import EventEngine

/// Why somebody got nothing: hidden, outside, excluded, waiting, refused.
@Suite("Losers in explanations")
struct LoserTests {
    private struct Stage {
        let world: Simulator
        let view: UIView

        func view(_ name: String, _ frame: CGRect, in superview: UIView) -> UIView {
            let view = UIView(frame: frame)
            world.names.bind(name, to: view)
            superview.addSubview(view)
            return view
        }

        @discardableResult
        func tap(_ name: String, on view: UIView, taps: Int = 1) -> UITapGestureRecognizer {
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = taps
            world.names.bind(name, to: tap)
            view.addGestureRecognizer(tap)
            return tap
        }
    }

    private func explain(_ body: (Stage) -> Void) -> ScenarioExplanation {
        let world = Simulator()
        let scene = world.makeStandardScene()
        world.perform { body(Stage(world: world, view: scene.view)) }
        return ScenarioExplanation(world.finish(), name: "idea") { _ in nil }
    }

    /// The lines before the rules, without numbers: `E-32  redTap: ...`
    private func lines(_ explanation: ScenarioExplanation, about words: String...) -> [String] {
        explanation.text.split(separator: "\n").map(String.init)
            .filter { line in words.contains { line.contains($0) } && !line.hasPrefix("      ") }
            .map { String($0.drop { $0 == " " || $0.isNumber }.drop { $0 == " " }) }
    }

    private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

    @Test("Views that are hidden, outside, transparent, disabled, or were never asked")
    func views() {
        let explanation = explain { stage in
            let red = stage.view("red", square, in: stage.view)
            _ = stage.view("below", square, in: red)
            let deep = stage.view("hit", square, in: red)
            stage.view("hidden", square, in: red).isHidden = true
            stage.view("clear", square, in: red).alpha = 0
            stage.view("deaf", square, in: red).isUserInteractionEnabled = false
            _ = stage.view("far", CGRect(x: 200, y: 0, width: 10, height: 10), in: red)
            stage.world.hand.tap(deep)
        }
        let found = lines(explanation, about: "hidden.", "clear.", "deaf.", "far.hitTest", "below")
        #expect(found.prefix(4) == [
            "B-08        far.hitTest(_:with:) -> nil   the point is outside",
            "B-01        deaf.hitTest(_:with:) -> nil   user interaction is disabled",
            "B-02        clear.hitTest(_:with:) -> nil   alpha below 0.01",
            "B-01        hidden.hitTest(_:with:) -> nil   hidden",
        ])
        #expect(found.last == "B-06  - below is not asked: hit said hit")
    }

    @Test("A recognizer that another one excludes, and the view that loses its touch")
    func excluded() {
        let explanation = explain { stage in
            let gray = stage.view("gray", square, in: stage.view)
            let red = stage.view("red", square, in: gray)
            stage.tap("grayTap", on: gray)
            stage.tap("redTap", on: red)
            stage.world.hand.tap(red)
        }
        #expect(lines(explanation, about: "redTap:", "grayTap:", "red.touchesCancelled") == [
            "F-01  redTap: possible -> ended", "E-27  grayTap: possible -> failed   excluded by redTap",
            "E-52  red.touchesCancelled(_:with:)   sent by redTap",
        ])
    }

    @Test("One that waits, and one whose requirement was not met")
    func waiting() {
        func play(taps: Int) -> ScenarioExplanation {
            explain { stage in
                let red = stage.view("red", square, in: stage.view)
                let single = stage.tap("single", on: red)
                single.require(toFail: stage.tap("double", on: red, taps: 2))
                stage.world.hand.tap(red, count: taps)
            }
        }
        #expect(lines(play(taps: 1), about: "single waits", "single:", "double:", "red does not hear") == [
            "E-44  - single waits for double to fail",
            "E-58  - red does not hear touchesEnded yet: held by single, double",
            "F-03  double: possible -> failed   no tap for 350 ms", "F-01  single: possible -> ended",
        ])
        let second = lines(play(taps: 2), about: "single:", "single gets")
        #expect(second == [
            "E-19  - single gets no touch 2: not reset yet",
            "E-43  single: possible -> failed   double has recognized, whose failure it needs",
        ])
    }

    @Test("One that its delegate or the hit view refuses")
    func refused() {
        let judge = Judge()
        let explanation = explain { stage in
            stage.world.names.bind("judge", to: judge)
            let red = stage.view("red", square, in: stage.view)
            let first = stage.tap("first", on: red)
            first.delegate = judge
            judge.refusesTouchesOf = first
            stage.tap("second", on: red).delegate = judge
            stage.world.hand.tap(red)
        }
        #expect(lines(explanation, about: "first", "second:") == [
            "E-04  - first gets no touch 1: refused by the delegate judge",
            "E-40  second: possible -> failed   the delegate judge says no",
        ])
    }

    @Test("A line by its number: the rule in full, and who lost by it")
    func oneLine() throws {
        let explanation = explain { stage in
            let red = stage.view("red", square, in: stage.view)
            stage.tap("older", on: red)
            stage.tap("newer", on: red)
            stage.world.hand.tap(red)
        }
        let text = explanation.text.split(separator: "\n")
        let line = try #require(text.first { $0.contains("newer: possible -> ended") })
        let number = try #require(Int(line.drop { $0 == " " }.prefix { $0.isNumber }))
        let answer = try #require(explanation.text(ofLine: number))
        #expect(answer.hasPrefix("idea#\(number)  newer: possible -> ended\n  at 50 ms\n"))
        #expect(answer.contains("who lost\n  E-28  older: possible -> failed   excluded by newer\n"))
        #expect(answer.contains("\nF-01  documented"))
        #expect(explanation.text(ofLine: 0) == nil)
        #expect(explanation.text(ofLine: 100_000) == nil)
    }
}

private final class Judge: NSObject, UIGestureRecognizerDelegate {
    weak var refusesTouchesOf: UIGestureRecognizer?

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        gestureRecognizer !== refusesTouchesOf
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

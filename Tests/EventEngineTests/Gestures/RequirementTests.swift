import EventEngine
import Foundation
import Testing

/// Failure requirements, static and dynamic, and what they do to actions, touches and resets (E-20, E-35,
/// E-43 to E-48, E-58 to E-60, E-64).
struct RequirementTests {
    private func singleAndDouble(_ touch: @escaping (GestureStage) -> Void) -> TestWorld {
        GestureStage.play { stage in
            let double = stage.tap("double", on: stage.red, taps: 2)
            stage.tap("single", on: stage.red) { $0.require(toFail: double) }
            touch(stage)
        }
    }

    @Test func `A single tap waits for the double tap to fail (E-20, E-43, E-47, E-64)`() {
        let run = singleAndDouble { $0.world.hand.tap($0.red) }
        let all: Set = ["single", "double", "red", "handler"]
        #expect(
            run.timedLog(.gestures, .states, .actions, .touches, only: all) == [
                "0 double.touchesBegan", "0 single.touchesBegan", "0 red.touchesBegan",
                "50 double.touchesEnded", "50 single.touchesEnded", "400 double: possible -> failed",
                "400 single: possible -> ended", "400 handler.single", "400 red.touchesCancelled",
                "400 double.reset", "400 single.reset",
            ])
        #expect(run.reasons(of: "single") == ["waits for double (E-44)", "possible -> ended  (F-01)"])
        #expect(run.reasons(of: "double") == ["possible -> failed no tap for 350 ms (F-03)"])
        #expect(run.recording.withholdings.map(\.outcome) == [.dropped])
    }

    @Test func `After a double tap the single tap has failed and never acts (E-43, E-44)`() {
        let run = singleAndDouble { $0.world.hand.tap($0.red, count: 2) }
        #expect(run.timedLog(.states, .actions, .touches, only: ["single", "double", "red", "handler"]) == [
            "0 red.touchesBegan", "100 red.touchesBegan", "150 double: possible -> ended",
            "150 single: possible -> failed", "150 handler.double", "150 red.touchesCancelled",
            "150 double.reset", "150 single.reset",
        ])
        #expect(run.reasons(of: "single").last == "possible -> failed requires a failure by double (E-43)")
        // The second touch was not for the single tap: it had ended, and only waited.
        #expect(run.reasons(of: "single").contains("misses touch 2: not reset yet (E-19)"))
        // Both touches are cancelled in one message.
        #expect(run.recording.deliveries.suffix(2).map(\.touch) == [1, 2])
    }

    @Test func `Without a requirement the single tap acts, and the double tap excludes its second (E-35)`() {
        for singleFirst in [true, false] {
            let run = GestureStage.play { stage in
                if singleFirst { stage.tap("single", on: stage.red) }
                stage.tap("double", on: stage.red, taps: 2)
                if !singleFirst { stage.tap("single", on: stage.red) }
                stage.world.hand.tap(stage.red, count: 2)
                #expect(stage.handler.heard == ["single ended", "double ended"])
            }
            #expect(run.reasons(of: "single").contains("cannot prevent double (E-35)"))
        }
    }

    @Test func `A double tap holds the end back until it has failed (E-58 to E-60)`() {
        let run = GestureStage.play { stage in
            stage.tap("double", on: stage.red, taps: 2)
            stage.world.hand.tap(stage.red)
        }
        #expect(run.timedLog(.gestures, .states, .touches, only: ["double", "red"]) == [
            "0 double.touchesBegan", "0 red.touchesBegan", "50 double.touchesEnded",
            "400 double: possible -> failed", "400 red.touchesEnded", "400 double.reset",
        ])
        let held = run.recording.withholdings
        #expect(held.map(\.outcome) == [.delivered])
        #expect(held.map(\.rule) == [RuleID("E", 58)])
        #expect(held.map { ($0.endTime - $0.time) / 1_000 } == [350])
        #expect(held.flatMap(\.holders).map { run.name($0) } == ["double"])
        let undelayed = GestureStage.play { stage in
            stage.tap("double", on: stage.red, taps: 2) { $0.delaysTouchesEnded = false }
            stage.world.hand.tap(stage.red)
        }
        #expect(undelayed.timedLog(.touches, only: ["red"]) == ["0 red.touchesBegan", "50 red.touchesEnded"])
    }

    @Test func `A pan that requires a tap to fail acts when the tap has strayed (E-43, E-44)`() {
        func pan(_ touch: @escaping (GestureStage, Finger) -> Void) -> TestWorld {
            GestureStage.play { stage in
                let tap = stage.tap("tap", on: stage.red)
                stage.add("pan", UIPanGestureRecognizer(), to: stage.red) { $0.require(toFail: tap) }
                touch(stage, stage.world.hand.touch(stage.red))
            }
        }
        let far = pan { _, finger in
            finger.move(by: CGVector(dx: 20, dy: 0), over: 0.05)
            finger.move(by: CGVector(dx: 60, dy: 0), over: 0.1)
            finger.lift()
        }
        #expect(far.timedLog(.states, .actions) == [
            "100 tap: possible -> failed", "100 pan: possible -> began", "100 handler.pan",
            "116 pan: began -> changed", "116 handler.pan", "133 handler.pan", "150 handler.pan",
            "150 pan: changed -> ended", "150 handler.pan", "150 tap.reset", "150 pan.reset",
        ])
        // Too slow for a tap: the pan begins when the time for that is over.
        let slow = pan { stage, finger in
            finger.move(by: CGVector(dx: 20, dy: 0), over: 0.1)
            finger.hold(0.8)
            finger.lift()
        }
        #expect(slow.timedLog(.states, .actions) == [
            "750 tap: possible -> failed", "750 pan: possible -> began", "750 handler.pan",
            "900 pan: began -> ended", "900 handler.pan", "900 tap.reset", "900 pan.reset",
        ])
        // Lifted early it is a tap, and the pan never acts.
        let early = pan { _, finger in
            finger.move(by: CGVector(dx: 20, dy: 0), over: 0.1)
            finger.lift()
        }
        #expect(early.timedLog(.states, .actions) == [
            "100 tap: possible -> ended", "100 pan: possible -> failed", "100 handler.tap",
            "100 tap.reset", "100 pan.reset",
        ])
    }

    @Test func `A gesture that was over before it might act sends its first and its last action (E-44)`() {
        let run = GestureStage.play { stage in
            let double = stage.tap("double", on: stage.red, taps: 2)
            stage.add("press", UILongPressGestureRecognizer(), to: stage.red) {
                $0.minimumPressDuration = 0.02
                $0.require(toFail: double)
            }
            stage.world.hand.tap(stage.red)
            stage.world.device.wait(1)
            #expect(stage.handler.heard == ["press began", "press ended"])
        }
        #expect(run.timedLog(.states).contains("400 press: possible -> began"))
    }

    @Test func `Of recognizers that wait for each other nobody acts, and the end says so (E-18)`() {
        let run = GestureStage.play { stage in
            let first = stage.tap("first", on: stage.red)
            let second = stage.tap("second", on: stage.red)
            first.require(toFail: second)
            second.require(toFail: first)
            stage.world.hand.tap(stage.red)
            #expect(stage.handler.heard.isEmpty)
        }
        #expect(run.world.warnings == [
            .undecided(recognizer: "first", state: "possible", line: -1),
            .undecided(recognizer: "second", state: "possible", line: -1),
        ])
    }

    /// Answers one of the dynamic questions with yes.
    private final class Asked: NSObject, UIGestureRecognizerDelegate {
        var requires: (String, String)?
        var isRequired: (String, String)?
        var questions: [String] = []
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool {
            let names = (gestureRecognizer.name ?? "", otherGestureRecognizer.name ?? "")
            questions.append("\(names.0) requires \(names.1)")
            return requires.map { $0 == names } ?? false
        }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool {
            let names = (gestureRecognizer.name ?? "", otherGestureRecognizer.name ?? "")
            questions.append("\(names.0) required by \(names.1)")
            return isRequired.map { $0 == names } ?? false
        }
    }

    /// A single tap on gray and a double tap on red, whose delegate answers.
    private func dynamic(_ asked: Asked, taps: Int = 1) -> (heard: [String], run: TestWorld) {
        var heard: [String] = []
        let run = GestureStage.play { stage in
            stage.tap("single", on: stage.gray) {
                $0.name = "single"
                $0.delegate = asked
            }
            stage.tap("double", on: stage.red, taps: 2) {
                $0.name = "double"
                $0.delegate = asked
            }
            stage.world.hand.tap(stage.red, count: taps)
            stage.world.device.wait(1)
            heard = stage.handler.heard
        }
        return (heard, run)
    }

    @Test func `A yes from either side makes the requirement, a no prevents none (GC-48, E-45, X-26)`() {
        let neither = Asked()
        #expect(dynamic(neither).heard == ["single ended"])
        #expect(neither.questions == [
            "single requires double", "double required by single", "double requires single",
            "single required by double",
        ])
        let bySingle = Asked()
        bySingle.requires = ("single", "double")
        let first = dynamic(bySingle)
        #expect(first.run.timedLog(.actions) == ["400 Handler.single"] || first.heard == ["single ended"])
        #expect(first.run.reasons(of: "single").prefix(2) == [
            "requires double (E-45)", "waits for double (E-44)",
        ])
        let byDouble = Asked()
        byDouble.isRequired = ("double", "single")
        #expect(dynamic(byDouble, taps: 2).heard == ["double ended"])
    }

    @Test func `It is asked once in each attempt, before either hears of the touch (E-45, E-46, X-27)`() {
        let asked = Asked()
        let (_, run) = dynamic(asked, taps: 2)
        // The second tap begins a new attempt of the single tap alone; the pair is asked again.
        #expect(asked.questions.count == 8)
        let entries = run.entries([.delegates, .gestures], nil, nil)
        #expect(entries.prefix(4).allSatisfy { $0.kind == .delegates })
    }
}

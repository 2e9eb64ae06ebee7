import EventEngine
import Foundation
import Testing

/// The order of everything within one event, and of recognizers among themselves (sections E and J).
struct TurnOfGesturesTests {
    @Test func `One event goes through recognizers, states, actions, and views in order (J-02 to J-09)`() {
        let run = GestureStage.play { stage in
            let blue = UIView(frame: CGRect(x: 0, y: 250, width: 100, height: 100))
            let green = UIView(frame: CGRect(x: 150, y: 250, width: 100, height: 100))
            for (name, view) in [("blue", blue), ("green", green)] {
                stage.gray.addSubview(view)
                stage.world.names.bind(name, to: view)
            }
            stage.tap("grayTap", on: stage.gray)
            stage.tap("redTap", on: stage.red)
            stage.tap("blueTap", on: blue) { $0.delaysTouchesBegan = true }
            let fingers = [stage.red, blue, green].map { stage.world.hand.touch($0) }
            stage.world.hand.together {
                fingers[0].lift()
                fingers[1].move(by: CGVector(dx: 50, dy: 0))
                fingers[2].move(by: CGVector(dx: 9, dy: 0))
            }
            fingers[1].lift()
            fingers[2].lift()
        }
        let shown: Set = ["application", "redTap", "blueTap", "red", "blue", "green", "handler"]
        let event = run.recording.entries.indices.filter { run.recording.entries[$0].kind == .pipeline }
        let turn = event.filter { run.name(run.recording.entries[$0].receiver) == "application" }[3]
        let end = Int(run.recording.entries[turn].end)
        let inside = run.recording.entries[turn..<end].filter {
            shown.contains(run.name($0.receiver)) && $0.kind != .delegates
                && !($0.kind == .touches && run.name($0.receiver) == "application")
        }
        let selectors = inside.map { entry -> String in
            if entry.kind == .states, case .text(let words) = entry.argument {
                return "\(run.name(entry.receiver)): \(run.recording.texts[Int(words)])"
            }
            let base = run.recording.selectors[Int(entry.selector.rawValue)].swift.prefix { $0 != "(" }
            return "\(run.name(entry.receiver)).\(base)"
        }
        #expect(selectors == [
            "application.sendEvent", "redTap.touchesEnded", "blueTap.touchesMoved",
            "blueTap: possible -> failed", "redTap: possible -> ended", "handler.redTap",
            "red.touchesCancelled", "blue.touchesBegan", "blue.touchesMoved", "green.touchesMoved",
            "redTap.reset",
        ])
    }

    @Test func `Touches are hit-tested, collected and asked about before the event is sent (J-01)`() {
        final class Delegate: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
                true
            }
        }
        let delegate = Delegate()
        let run = GestureStage.play { stage in
            stage.world.names.bind("delegate", to: delegate)
            stage.tap("redTap", on: stage.red) { $0.delegate = delegate }
            stage.world.hand.tap(stage.red)
        }
        let kinds = run.recording.entries.filter { $0.kind != .lifecycle && $0.time == 0 }.map(\.kind)
        let hit = kinds.lastIndex(of: .hitTest) ?? .max
        let question = kinds.firstIndex(of: .delegates) ?? .max
        let gesture = kinds.firstIndex(of: .gestures) ?? .max
        #expect(hit < question && question < gesture && gesture < kinds.count)
        let sent = run.recording.entries.firstIndex { run.name($0.receiver) == "application" } ?? 0
        #expect(run.recording.entries[..<sent].contains { $0.kind == .delegates })
    }

    @Test func `What a timer changes is settled and acted on before the loop sleeps (A-13, J-10)`() {
        let run = GestureStage.play { stage in
            stage.add("press", UILongPressGestureRecognizer(), to: stage.red)
            stage.world.hand.press(stage.red, for: 0.5)
            stage.world.hand.press(stage.red, for: 0.499)
        }
        // The timer is due at the instant of the lift, and comes first.
        #expect(run.log(.actions) == ["handler.press", "handler.press"])
        let timer = run.recording.entries.first { $0.kind == .states && $0.time == 500_000 }
        #expect(timer?.depth == 1)
    }

    @Test func `Recognizers hear from the outermost view on, in a view as they were added (E-06, E-07)`() {
        let run = GestureStage.play { stage in
            stage.tap("redFirst", on: stage.red)
            stage.tap("redSecond", on: stage.red)
            stage.tap("onView", on: stage.view)
            stage.tap("grayTap", on: stage.gray)
            stage.tap("onWindow", on: stage.view.window!)
            stage.world.hand.tap(stage.red)
        }
        #expect(run.log(.gestures).prefix(5).map { String($0.prefix { $0 != "." }) } == [
            "onWindow", "onView", "grayTap", "redFirst", "redSecond",
        ])
    }

    @Test func `Of several that recognize at once the deepest and newest acts first (E-38, E-39, K-06)`() {
        final class All: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { true }
        }
        let all = All()
        let run = GestureStage.play { stage in
            for (name, view) in [("grayTap", stage.gray), ("older", stage.red), ("newer", stage.red)] {
                stage.tap(name, on: view) {
                    $0.delegate = all
                    $0.addTarget(stage.handler, action: Selector("\(name)Too:"))
                }
            }
            stage.world.hand.tap(stage.red)
            #expect(stage.handler.heard.map { $0.prefix { $0 != " " } } == [
                "newer", "newerToo", "older", "olderToo", "grayTap", "grayTapToo",
            ])
        }
        #expect(run.world.problem == nil)
    }

    @Test func `The delegate is asked whether to begin, then the hit view, until a no (E-42)`() {
        final class Delegate: NSObject, UIGestureRecognizerDelegate {
            let answer: Bool
            init(_ answer: Bool) { self.answer = answer }
            func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { answer }
        }
        for answer in [true, false] {
            let delegate = Delegate(answer)
            let run = GestureStage.play { stage in
                stage.world.names.bind("delegate", to: delegate)
                let stand = StandIn("RedView")
                stand.overrides[.gestureRecognizerShouldBegin] = { _ in true }
                stage.red.dynamicSubclass = stand
                stage.tap("redTap", on: stage.red) { $0.delegate = delegate }
                stage.world.hand.tap(stage.red)
            }
            let asked = run.log(.delegates).map { $0.prefix { $0 != "." } }
            #expect(asked == (answer ? ["delegate", "red"] : ["delegate"]))
        }
    }

    @Test func `A requirement may lie between recognizers of different hierarchies (E-48)`() {
        let run = GestureStage.play { stage in
            let blue = UIView(frame: CGRect(x: 0, y: 250, width: 200, height: 100))
            stage.gray.addSubview(blue)
            let redTap = stage.tap("redTap", on: stage.red)
            stage.tap("blueTap", on: blue) { $0.require(toFail: redTap) }
            let resting = stage.world.hand.touch(stage.red)
            stage.world.hand.tap(blue)
            resting.hold(0.8)
            resting.lift()
        }
        #expect(run.timedLog(.actions) == ["750 handler.blueTap"])
    }

    @Test func `Several may hold a touch back; the last to decide releases it (E-62)`() {
        let run = GestureStage.play { stage in
            stage.tap("double", on: stage.red, taps: 2)
            stage.tap("grayDouble", on: stage.gray, taps: 2)
            stage.world.gestureConstants.tapInterval = 200_000
            let finger = stage.world.hand.touch(stage.red)
            stage.world.device.wait(0.05)
            finger.lift()
            stage.world.device.wait(0.1)
            stage.gray.gestureRecognizers?.forEach { $0.isEnabled = false }
        }
        #expect(run.timedLog(.touches, only: ["red"]) == ["0 red.touchesBegan", "250 red.touchesEnded"])
        #expect(run.recording.withholdings.first?.holders.count == 2)
    }

    @Test func `A touch that a recognizer refused is not delayed by it (E-63)`() {
        final class Delegate: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
                false
            }
        }
        let delegate = Delegate()
        let run = GestureStage.play { stage in
            stage.tap("redTap", on: stage.red, taps: 2) {
                $0.delaysTouchesBegan = true
                $0.delegate = delegate
            }
            stage.world.hand.tap(stage.red)
        }
        #expect(run.timedLog(.touches, only: ["red"]) == ["0 red.touchesBegan", "50 red.touchesEnded"])
    }

    @Test func `A failed recognizer hears nothing more, and acts neither then nor on reset (E-08, E-16)`() {
        let run = GestureStage.play { stage in
            stage.tap("redTap", on: stage.red)
            stage.world.hand.drag(stage.red, by: CGVector(dx: 90, dy: 0), over: 0.05)
        }
        #expect(run.log(.gestures, .states, .actions) == [
            "redTap.touchesBegan", "redTap.touchesMoved", "redTap.touchesMoved", "redTap: possible -> failed",
            "redTap.reset",
        ])
    }

    @Test func `Distances are those on the screen, whatever becomes of the view (E-25, F-09)`() {
        let run = GestureStage.play { stage in
            stage.red.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
            stage.add("press", UILongPressGestureRecognizer(), to: stage.red)
            let finger = stage.world.hand.touch(stage.red)
            finger.move(by: CGVector(dx: 8, dy: 0), over: 0.1)
            stage.gray.bounds.origin.y = 90
            finger.hold(0.5)
            finger.lift()
        }
        #expect(run.reasons(of: "press").first == "possible -> began held 500 ms (F-08)")
    }

    @Test func `The next tap may come 0.35 s after the lift of the one before (F-03)`() {
        for (interval, isDouble) in [(0.39, true), (0.41, false)] {
            _ = GestureStage.play { stage in
                stage.tap("double", on: stage.red, taps: 2)
                stage.world.hand.tap(stage.red, count: 2, interval: interval)
                #expect(stage.handler.heard == (isDouble ? ["double ended"] : []))
            }
        }
    }

    @Test func `A pan loses to whatever recognizes before it (F-15)`() {
        let run = GestureStage.play { stage in
            stage.add("pan", UIPanGestureRecognizer(), to: stage.red)
            stage.add("press", UILongPressGestureRecognizer(), to: stage.gray)
            let finger = stage.world.hand.touch(stage.red)
            finger.hold(0.6)
            finger.move(by: CGVector(dx: 50, dy: 0), over: 0.1)
            finger.lift()
        }
        #expect(run.reasons(of: "pan") == ["possible -> failed excluded by press (E-32)"])
    }

    @Test func `The first state that a subclass sets decides what sort it is (E-11, E-13, E-14)`() {
        final class Either: UIGestureRecognizer {
            var isContinuous = false
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                state = isContinuous ? .began : .ended
            }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
        }
        for isContinuous in [false, true] {
            _ = GestureStage.play { stage in
                stage.add("either", Either(), to: stage.red) { $0.isContinuous = isContinuous }
                stage.world.hand.tap(stage.red)
                let states = isContinuous ? ["began", "ended"] : ["ended"]
                #expect(stage.handler.heard == states.map { "either \($0)" })
            }
        }
    }
}

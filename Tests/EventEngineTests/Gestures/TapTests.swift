import EventEngine
import Testing

/// Taps, and what they do to their views' touches (E-26 to E-29, E-52 to E-61, F-01 to F-06).
struct TapTests {
    @Test func `The recognizer hears, one action comes, the view is cancelled (E-05, E-52, E-53, F-06)`() {
        let run = GestureStage.play { stage in
            stage.tap("redTap", on: stage.red)
            stage.world.hand.tap(stage.red)
        }
        #expect(
            run.log(.gestures, .states, .actions, .touches, only: ["redTap", "red", "handler"]) == [
                "redTap.touchesBegan", "red.touchesBegan", "redTap.touchesEnded", "redTap: possible -> ended",
                "handler.redTap", "red.touchesCancelled", "redTap.reset",
            ])
        #expect(run.recording.deliveries.last.map { run.name($0.sender) } == "redTap")
        #expect(run.recording.deliveries.last?.rule == RuleID("E", 52))
    }

    @Test func `Of a parent's and a child's tap only the child's acts (GC-30, E-26, E-27, E-29)`() {
        let run = GestureStage.play { stage in
            stage.tap("redTap", on: stage.red)
            stage.tap("grayTap", on: stage.gray)
            stage.world.hand.tap(stage.red)
            #expect(stage.handler.heard == ["redTap ended"])
        }
        #expect(run.reasons(of: "grayTap") == ["possible -> failed excluded by redTap (E-27)"])
        // It is not told, only reset (E-32).
        #expect(
            run.log(.gestures, .states, only: ["grayTap"]) == [
                "grayTap.touchesBegan", "grayTap.touchesEnded", "grayTap: possible -> failed",
                "grayTap.reset",
            ])
    }

    @Test func `Of two taps on one view the one added later acts (E-28)`() {
        let run = GestureStage.play { stage in
            stage.tap("first", on: stage.red)
            stage.tap("second", on: stage.red)
            stage.world.hand.tap(stage.red)
            #expect(stage.handler.heard == ["second ended"])
        }
        #expect(run.reasons(of: "first") == ["possible -> failed excluded by second (E-28)"])
    }

    @Test func `Recognizers on sibling views do not exclude each other (E-30, E-31)`() {
        _ = GestureStage.play { stage in
            let blue = UIView(frame: CGRect(x: 0, y: 250, width: 200, height: 100))
            stage.gray.addSubview(blue)
            stage.tap("redTap", on: stage.red)
            stage.tap("blueTap", on: blue)
            let fingers = [stage.world.hand.touch(stage.red), stage.world.hand.touch(blue)]
            stage.world.hand.together { fingers.forEach { $0.lift() } }
            #expect(stage.handler.heard.sorted() == ["blueTap ended", "redTap ended"])
        }
    }

    @Test func `Without cancelling, the view gets its touchesEnded after the action (GC-46, E-55)`() {
        let run = GestureStage.play { stage in
            stage.tap("redTap", on: stage.red) { $0.cancelsTouchesInView = false }
            stage.world.hand.tap(stage.red)
        }
        #expect(
            run.log(.gestures, .actions, .touches, only: ["redTap", "red", "handler"]) == [
                "redTap.touchesBegan", "red.touchesBegan", "redTap.touchesEnded", "handler.redTap",
                "red.touchesEnded",
            ])
    }

    @Test func `A recognized tap that delays the beginning leaves the view nothing (GC-45, E-56)`() {
        let run = GestureStage.play { stage in
            stage.tap("redTap", on: stage.red) { $0.delaysTouchesBegan = true }
            stage.world.hand.tap(stage.red)
        }
        #expect(run.log(.touches).isEmpty)
        #expect(run.log(.actions) == ["handler.redTap"])
        #expect(run.recording.withholdings.map(\.outcome) == [.dropped])
        #expect(run.recording.withholdings.map { run.name($0.taker) } == ["redTap"])
    }

    @Test func `A failing tap releases the beginning with one move (GC-45, E-57)`() {
        var places: [String] = []
        let run = GestureStage.play { stage in
            final class Noting: UIView {
                var note: (String, UITouch) -> Void = { _, _ in }
                override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                    note("began", touches.first!)
                    super.touchesBegan(touches, with: event)
                }
                override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                    note("moved", touches.first!)
                    super.touchesMoved(touches, with: event)
                }
            }
            let view = Noting(frame: CGRect(x: 0, y: 0, width: 300, height: 90))
            view.note = { name, touch in
                let (x, old) = (Int(touch.location(in: view).x), Int(touch.previousLocation(in: view).x))
                let time = Int((touch.worldTime * 1_000).rounded())
                places.append("\(name) at \(x), before \(old), \(time) ms")
            }
            stage.view.addSubview(view)
            stage.world.names.bind("view", to: view)
            stage.tap("tap", on: view) { $0.delaysTouchesBegan = true }
            stage.world.hand.drag(view, from: CGPoint(x: 10, y: 10), by: CGVector(dx: 60, dy: 0), over: 0.1)
        }
        #expect(places == [
            "began at 10, before 10, 0 ms", "moved at 60, before 10, 83 ms", "moved at 70, before 60, 100 ms",
        ])
        let log = run.log(.gestures, .states, .touches, only: ["tap", "view"])
        #expect(log == [
            "tap.touchesBegan", "tap.touchesMoved", "tap.touchesMoved", "tap.touchesMoved",
            "tap.touchesMoved", "tap.touchesMoved", "tap: possible -> failed", "view.touchesBegan",
            "view.touchesMoved", "view.touchesMoved", "view.touchesEnded", "tap.reset",
        ])
        #expect(run.reasons(of: "tap") == ["possible -> failed moved > 45 pt (F-02)"])
        #expect(run.recording.withholdings.map(\.outcome) == [.delivered])
    }

    @Test func `A tap that a delegate or a view refuses lets the view have the end (E-40, E-41, E-61)`() {
        final class Refusing: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        final class Keeping: UIView {
            override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { false }
        }
        let refused = Refusing()
        let byDelegate = GestureStage.play { stage in
            stage.world.names.bind("refusing", to: refused)
            stage.tap("redTap", on: stage.red) { $0.delegate = refused }
            stage.world.hand.tap(stage.red)
        }
        #expect(
            byDelegate.timedLog(.states, .touches, .delegates, only: ["redTap", "red", "refusing"]) == [
                "0 red.touchesBegan", "50 refusing.gestureRecognizerShouldBegin -> false",
                "50 redTap: possible -> failed", "50 red.touchesEnded", "50 redTap.reset",
            ])
        #expect(byDelegate.reasons(of: "redTap") == [
            "possible -> failed refused by the delegate by refusing (E-40)"
        ])
        let byView = GestureStage.play { stage in
            let keeping = Keeping(frame: stage.red.bounds)
            stage.red.addSubview(keeping)
            stage.world.names.bind("keeping", to: keeping)
            stage.tap("redTap", on: stage.red)
            stage.world.hand.tap(keeping)
        }
        #expect(byView.log(.touches, only: ["keeping"]) == ["keeping.touchesBegan", "keeping.touchesEnded"])
        #expect(byView.reasons(of: "redTap") == ["possible -> failed refused by the view by keeping (E-41)"])
        let harmless = GestureStage.play { stage in
            let keeping = Keeping(frame: stage.red.bounds)
            stage.red.addSubview(keeping)
            stage.tap("redTap", on: stage.red) { $0.cancelsTouchesInView = false }
            stage.world.hand.tap(keeping)
        }
        #expect(harmless.log(.actions) == ["handler.redTap"])
    }

    @Test func `A tap fails when it is held, moved far, or has too many fingers (F-01, F-02, F-04)`() {
        func reasons(_ touch: @escaping (GestureStage) -> Void) -> [String] {
            GestureStage.play { stage in
                stage.tap("redTap", on: stage.red)
                touch(stage)
            }.reasons(of: "redTap")
        }
        #expect(
            reasons { $0.world.hand.press($0.red, for: 1) } == ["possible -> failed held > 750 ms (F-04)"])
        #expect(reasons { $0.world.hand.press($0.red, for: 0.7) } == ["possible -> ended  (F-01)"])
        #expect(
            reasons { $0.world.hand.drag($0.red, by: CGVector(dx: 0, dy: 46)) }
                == ["possible -> failed moved > 45 pt (F-02)"])
        #expect(
            reasons { $0.world.hand.drag($0.red, by: CGVector(dx: 0, dy: 45)) }
                == ["possible -> ended  (F-01)"])
        #expect(
            reasons { $0.world.hand.tap($0.red, fingers: 2) }
                == ["possible -> failed too many fingers (F-01)"])
    }

    @Test func `A tap of two fingers needs both, and is between them (F-01, F-05)`() {
        var place = CGPoint.zero
        let run = GestureStage.play { stage in
            stage.tap("pair", on: stage.red) { $0.numberOfTouchesRequired = 2 }
            stage.handler.reactions["pair"] = {
                place = $0.location(in: stage.red)
                #expect($0.numberOfTouches == 2)
                #expect($0.location(ofTouch: 1, in: stage.red) == CGPoint(x: 60, y: 50))
            }
            stage.world.hand.tap(stage.red, at: CGPoint(x: 40, y: 50), fingers: 2)
            stage.world.hand.tap(stage.red)
        }
        #expect(place == CGPoint(x: 50, y: 50))
        #expect(run.reasons(of: "pair") == [
            "possible -> ended  (F-01)", "possible -> failed too few fingers (F-01)",
        ])
        #expect(run.world.problem == nil)
    }
}

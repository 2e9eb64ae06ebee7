import EventEngine
import Foundation
import Testing

/// What recognizers, their delegates and hit views are asked, and when (E-01, E-04, E-09, E-33, E-34, E-51).
struct DelegateTests {
    /// Answers by closures, and notes the questions.
    private final class Delegate: NSObject, UIGestureRecognizerDelegate {
        var takesTouch: (UITouch) -> Bool = { _ in true }
        var both: () -> Bool = { false }
        var events = 0
        func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
            events += 1
            return true
        }
        func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
            takesTouch(touch)
        }
        func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
        func gestureRecognizer(
            _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
        ) -> Bool { both() }
        func gestureRecognizer(
            _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
        ) -> Bool { false }
        func gestureRecognizer(
            _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
        ) -> Bool { false }
    }

    @Test func `The questions about one touch come in their order, the first ones before sendEvent (E-51)`() {
        let delegate = Delegate()
        let run = GestureStage.play { stage in
            stage.world.names.bind("delegate", to: delegate)
            stage.tap("grayTap", on: stage.gray)
            stage.tap("redTap", on: stage.red) { $0.delegate = delegate }
            stage.world.hand.tap(stage.red)
        }
        let shown: Set = ["delegate", "redTap", "handler", "application", "gray", "red"]
        let entries = run.entries([.delegates, .gestures, .actions, .pipeline, .touches], shown, nil)
        let lines = entries.map { run.recording.selectors[Int($0.selector.rawValue)].objectiveC }
        #expect(lines == [
            "gestureRecognizer:shouldReceiveEvent:", "gestureRecognizer:shouldReceiveTouch:",
            "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:",
            "gestureRecognizer:shouldRequireFailureOfGestureRecognizer:", "sendEvent:",
            "touchesBegan:withEvent:", "touchesBegan:withEvent:", "touchesBegan:withEvent:",
            "touchesBegan:withEvent:", "sendEvent:", "touchesEnded:withEvent:",
            "gestureRecognizerShouldBegin:",
            "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:", "redTap:",
            "touchesCancelled:withEvent:", "touchesCancelled:withEvent:", "touchesCancelled:withEvent:",
        ])
        #expect(entries.first?.rule == RuleID("E", 4))
        #expect(delegate.events == 1)
    }

    @Test func `A touch that the delegate refuses is not the recognizer's (E-04)`() {
        let delegate = Delegate()
        let run = GestureStage.play { stage in
            stage.world.names.bind("delegate", to: delegate)
            delegate.takesTouch = { $0.view !== stage.red }
            stage.tap("grayTap", on: stage.gray) { $0.delegate = delegate }
            stage.world.hand.tap(stage.red)
            stage.world.hand.tap(stage.gray, at: CGPoint(x: 290, y: 390))
            #expect(stage.handler.heard == ["grayTap ended"])
        }
        #expect(run.reasons(of: "grayTap").first
            == "misses touch 1: refused by the delegate by delegate (E-04)")
        #expect(run.log(.touches, only: ["red"]) == ["red.touchesBegan", "red.touchesEnded"])
    }

    @Test func `The event is asked about once for two fingers, whatever the view's settings (E-04, E-09)`() {
        let delegate = Delegate()
        let run = GestureStage.play { stage in
            stage.add("pinch", UIPinchGestureRecognizer(), to: stage.red) { $0.delegate = delegate }
            stage.world.hand.pinch(stage.red, scale: 1.5)
        }
        #expect(delegate.events == 1)
        #expect(run.log(.actions).count > 3)
    }

    @Test func `A delegate leaves no trace of methods that it does not implement`() {
        final class Silent: NSObject, UIGestureRecognizerDelegate {}
        let silent = Silent()
        let run = GestureStage.play { stage in
            stage.tap("grayTap", on: stage.gray) { $0.delegate = silent }
            stage.tap("redTap", on: stage.red) { $0.delegate = silent }
            stage.world.hand.tap(stage.red)
        }
        #expect(run.log(.delegates).isEmpty)
        #expect(!run.recording.objects.contains { $0.className == "Silent" })
    }

    @Test func `A touch lists its recognizers from the hit view to the window (D-08, E-01)`() {
        _ = GestureStage.play { stage in
            let lister = Lister(frame: stage.red.bounds)
            stage.red.addSubview(lister)
            let onWindow = stage.tap("onWindow", on: stage.view.window!)
            let grayTap = stage.tap("grayTap", on: stage.gray)
            let tap = stage.tap("tap", on: lister)
            let pan = stage.add("pan", UIPanGestureRecognizer(), to: lister)
            let sibling = UIView(frame: CGRect(x: 0, y: 300, width: 50, height: 50))
            stage.gray.addSubview(sibling)
            stage.tap("elsewhere", on: sibling)
            stage.world.hand.tap(lister)
            #expect(lister.listed == [tap, pan, grayTap, onWindow])
            #expect(stage.handler.heard == ["tap ended"])
        }
    }

    /// Keeps what its touch lists.
    private final class Lister: UIView {
        var listed: [UIGestureRecognizer]?
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            listed = touches.first?.gestureRecognizers
            #expect(event?.touches(for: (listed ?? [])[0]) == touches)
        }
    }

    @Test func `When a delegate takes its yes back, the one that goes on is cancelled (E-33, E-37)`() {
        let delegate = Delegate()
        var answers = [true, false]
        delegate.both = { answers.isEmpty ? false : answers.removeFirst() }
        let run = GestureStage.play { stage in
            stage.add("grayPan", UIPanGestureRecognizer(), to: stage.gray)
            stage.add("redPress", UILongPressGestureRecognizer(), to: stage.red) { $0.delegate = delegate }
            let finger = stage.world.hand.touch(stage.red)
            finger.hold(0.6)
            finger.move(by: CGVector(dx: 40, dy: 0), over: 0.05)
            finger.lift()
        }
        // Yes when the press begins; no when the pan wants to.
        #expect(run.reasons(of: "grayPan") == ["possible -> failed excluded by redPress (E-32)"])
        answers = [true, true, false]
        let later = GestureStage.play { stage in
            stage.add("grayPan", UIPanGestureRecognizer(), to: stage.gray)
            stage.add("redPress", UILongPressGestureRecognizer(), to: stage.red) { $0.delegate = delegate }
            let finger = stage.world.hand.touch(stage.red)
            finger.hold(0.6)
            finger.move(by: CGVector(dx: 40, dy: 0), over: 0.05)
            finger.lift()
            #expect(stage.handler.heard.suffix(2) == ["redPress ended", "grayPan cancelled"])
        }
        #expect(later.reasons(of: "grayPan").last == "changed -> cancelled excluded by redPress (E-33)")
    }

    @Test func `A class may refuse to prevent or to be prevented (E-34)`() {
        final class Harmless: UITapGestureRecognizer {
            override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        final class Stubborn: UITapGestureRecognizer {
            override func canBePrevented(by recognizer: UIGestureRecognizer) -> Bool { false }
        }
        _ = GestureStage.play { stage in
            stage.tap("grayTap", on: stage.gray)
            stage.add("redTap", Harmless(), to: stage.red)
            stage.world.hand.tap(stage.red)
            #expect(stage.handler.heard == ["redTap ended", "grayTap ended"])
        }
        _ = GestureStage.play { stage in
            stage.add("grayTap", Stubborn(), to: stage.gray)
            stage.tap("redTap", on: stage.red)
            stage.world.hand.tap(stage.red)
            #expect(stage.handler.heard == ["redTap ended", "grayTap ended"])
        }
    }

    @Test func `A recognizer class may refuse an event, or require a failure (E-04, E-45)`() {
        final class Choosy: UITapGestureRecognizer {
            override func shouldReceive(_ event: UIEvent) -> Bool { false }
        }
        final class Waiting: UITapGestureRecognizer {
            override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
                other.name == "double"
            }
        }
        let run = GestureStage.play { stage in
            stage.add("choosy", Choosy(), to: stage.red)
            stage.tap("double", on: stage.red, taps: 2) { $0.name = "double" }
            stage.add("waiting", Waiting(), to: stage.red)
            stage.world.hand.tap(stage.red)
        }
        #expect(run.reasons(of: "choosy") == ["misses touch 1: refuses the event (E-04)"])
        #expect(run.timedLog(.actions) == ["400 handler.waiting"])
    }

    @Test func `A hidden view that hitTest returns has working recognizers (GC-22, B-03)`() {
        final class Redirecting: UIView {
            weak var target: UIView?
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { target }
        }
        let changes: [(UIView) -> Void] = [
            { $0.isHidden = true }, { $0.isUserInteractionEnabled = false }, { $0.alpha = 0 },
        ]
        for change in changes {
            _ = GestureStage.play { stage in
                let cover = Redirecting(frame: stage.view.bounds)
                stage.view.addSubview(cover)
                cover.target = stage.red
                change(stage.red)
                stage.tap("redTap", on: stage.red)
                stage.world.hand.tap(at: CGPoint(x: 5, y: 5))
                #expect(stage.handler.heard == ["redTap ended"])
            }
        }
    }

    @Test func `A child's tap cancels the touch for the parent as well (GC-29, E-52)`() {
        let run = GestureStage.play { stage in
            stage.tap("redTap", on: stage.red)
            stage.world.hand.tap(stage.red)
        }
        #expect(run.log(.touches, only: ["red", "gray"]) == [
            "red.touchesBegan", "gray.touchesBegan", "red.touchesCancelled", "gray.touchesCancelled",
        ])
    }

    @Test func `A window that swallows events keeps them from recognizers too (A-08)`() {
        final class Deaf: UIWindow {
            override func sendEvent(_ event: UIEvent) {}
        }
        let run = TestWorld { world, scene in
            let window = Deaf(frame: scene.window.frame)
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            window.addGestureRecognizer(UITapGestureRecognizer())
            world.hand.tap(at: CGPoint(x: 50, y: 50))
            world.hand.tap(at: CGPoint(x: 50, y: 50))
        }
        #expect(run.log(.gestures, .states).isEmpty)
        #expect(run.world.warnings.isEmpty)
    }
}

import EventEngine
import Testing

/// Touches whose view goes away or is switched off while the finger is down (C-13, C-26, D-11, D-12).
struct LostTouchTests {
    /// A gray view, in it a red one, in that a blue one; all pass their touches on.
    private func run(
        _ body: (Simulator, Simulator.StandardScene, _ gray: UIView, _ red: UIView, _ blue: UIView) -> Void
    ) -> TestWorld {
        TestWorld { world, scene in
            let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)) }
            scene.view.addSubview(views[0])
            views[0].addSubview(views[1])
            views[1].addSubview(views[2])
            for (name, view) in zip(["gray", "red", "blue"], views) { world.names.bind(name, to: view) }
            body(world, scene, views[0], views[1], views[2])
        }
    }

    private let shown: Set<String> = ["gray", "red", "blue"]

    @Test func `A removed view is told once, what held it nothing more (C-26, D-11)`() {
        let run = run { world, _, _, red, blue in
            blue.removeFromSuperview()
            let finger = world.hand.touch(red)
            red.removeFromSuperview()
            finger.move(by: CGVector(dx: 5, dy: 0))
            finger.lift()
        }
        #expect(
            run.calls(.touches, only: shown) == [
                "red.touchesBegan", "gray.touchesBegan", "red.touchesCancelled",
            ])
        #expect(run.entries([.touches], ["red"], nil).last?.rule == RuleID("D", 11))
        #expect(run.recording.touches.map(\.phase) == [.began, .cancelled])
    }

    @Test func `Inside what was removed the touch is passed on (D-11)`() {
        let run = run { world, _, _, red, blue in
            let finger = world.hand.touch(blue)
            red.removeFromSuperview()
            finger.lift()
        }
        let cancelled = run.calls(.touches).filter { $0.hasSuffix("Cancelled") }
        #expect(cancelled == ["blue.touchesCancelled", "red.touchesCancelled"])
        #expect(!run.calls(.touches).contains("gray.touchesEnded"))
    }

    @Test func `A view that removes itself when touched hears of the end in the same turn (C-13, D-11)`() {
        final class Shy: UIView {
            var heard: [UITouch.Phase] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                heard.append(.began)
                removeFromSuperview()
                #expect(heard == [.began])
            }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append(.ended) }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
                heard.append(.cancelled)
                #expect(touches.first?.view === self)
            }
        }
        let shy = Shy(frame: CGRect(x: 0, y: 300, width: 50, height: 50))
        var heard: [UITouch.Phase] = []
        _ = TestWorld { world, scene in
            let shy = Shy(frame: shy.frame)
            scene.view.addSubview(shy)
            let finger = world.hand.touch(shy)
            heard = shy.heard
            finger.lift()
            #expect(shy.heard == heard)
        }
        #expect(heard == [.began, .cancelled])
    }

    @Test func `Moving a view within its window ends no touch`() {
        let run = run { world, scene, gray, red, _ in
            let finger = world.hand.touch(red, at: CGPoint(x: 10, y: 10))
            scene.view.addSubview(red)
            gray.removeFromSuperview()
            finger.lift()
        }
        #expect(run.calls(.touches, only: shown).suffix(2) == ["blue.touchesEnded", "red.touchesEnded"])
    }

    @Test func `Other fingers go on when one view is removed (D-11)`() {
        let run = run { world, scene, _, red, _ in
            let other = UIView(frame: CGRect(x: 200, y: 300, width: 50, height: 50))
            scene.view.addSubview(other)
            world.names.bind("other", to: other)
            let fingers = [world.hand.touch(red), world.hand.touch(other)]
            red.removeFromSuperview()
            fingers.forEach { $0.lift() }
        }
        #expect(run.calls(.touches, only: ["other"]) == ["other.touchesBegan", "other.touchesEnded"])
    }

    @Test func `Switching a view off, hiding or fading it lets the touch go on (D-12)`() {
        let run = run { world, _, _, red, blue in
            blue.removeFromSuperview()
            let finger = world.hand.touch(red)
            red.isUserInteractionEnabled = false
            red.isHidden = true
            red.alpha = 0
            finger.move(by: CGVector(dx: 5, dy: 0))
            finger.lift()
        }
        #expect(
            run.calls(.touches, only: ["red"]) == [
                "red.touchesBegan", "red.touchesMoved", "red.touchesEnded",
            ])
    }

    @Test func `While touches are ignored none begins, and those in progress are cancelled (A-18)`() {
        let run = run { world, _, _, red, blue in
            blue.removeFromSuperview()
            let application = world.application
            let first = world.hand.touch(red)
            application.beginIgnoringInteractionEvents()
            application.beginIgnoringInteractionEvents()
            first.lift()
            world.hand.tap(red)
            application.endIgnoringInteractionEvents()
            #expect(application.isIgnoringInteractionEvents)
            let dropped = world.hand.touch(red)
            application.endIgnoringInteractionEvents()
            application.endIgnoringInteractionEvents()
            #expect(!application.isIgnoringInteractionEvents)
            dropped.lift()
            world.hand.tap(red)
        }
        #expect(
            run.calls(.touches, only: ["red"]) == [
                "red.touchesBegan", "red.touchesCancelled", "red.touchesBegan", "red.touchesEnded",
            ])
        #expect(run.entries([.touches], ["red"], nil)[1].rule == RuleID("A", 18))
        #expect(run.entries([.hitTest], ["red"], 1).filter { $0.touch == 2 || $0.touch == 3 }.isEmpty)
    }
}

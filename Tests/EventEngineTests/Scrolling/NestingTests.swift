import EventEngine
import Foundation
import Testing

/// Scroll views in scroll views, and scroll views under recognizers (H-09, H-10, H-25, H-26, H-28).
struct NestingTests {
    /// An inner scroll view in the stage's, with its content's size.
    private func play(
        _ content: CGSize, _ body: (ScrollStage, UIScrollView) -> Void
    ) -> (run: TestWorld, inner: CGPoint, outer: CGPoint) {
        var places = (CGPoint.zero, CGPoint.zero)
        let (run, _) = ScrollStage.play { stage in
            let inner = UIScrollView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
            inner.contentSize = content
            stage.scroll.addSubview(inner)
            stage.world.names.bind("inner", to: inner)
            body(stage, inner)
            stage.world.device.wait(3)
            places = (inner.contentOffset, stage.scroll.contentOffset)
        }
        return (run, places.0, places.1)
    }

    private let inner = "inner.panGestureRecognizer"
    private let outer = "scroll.panGestureRecognizer"

    @Test func `Along the same axis the inner one wins as long as it can move (H-25, E-27)`() {
        let (run, innerPlace, outerPlace) = play(CGSize(width: 200, height: 400)) { stage, inner in
            stage.world.hand.drag(inner, by: CGVector(dx: 0, dy: -60), over: 0.1)
        }
        #expect(innerPlace.y == 50 && outerPlace == .zero)
        #expect(
            run.reasons(of: outer)
                == ["possible -> failed excluded by inner.panGestureRecognizer (E-27)"])
    }

    @Test func `At its edge the inner one declines, and a new drag is the outer one's (H-25)`() {
        let (run, innerPlace, outerPlace) = play(CGSize(width: 200, height: 400)) { stage, inner in
            inner.contentOffset.y = 200
            stage.world.hand.drag(inner, by: CGVector(dx: 0, dy: -60), over: 0.1)
        }
        #expect(innerPlace.y == 200 && outerPlace.y == 50)
        #expect(
            run.reasons(of: inner)
                == ["possible -> failed at the edge by scroll.panGestureRecognizer (H-25)"])
        // Nobody around can follow either: it stretches.
        let both = play(CGSize(width: 200, height: 400)) { stage, inner in
            inner.contentOffset.y = 200
            stage.scroll.contentOffset.y = 1_600
            stage.world.hand.drag(at: CGPoint(x: 100, y: 300), by: -60, in: inner)
        }
        #expect(both.outer.y == 1_600)
        // And one that is told not to hand over keeps the drag.
        let kept = play(CGSize(width: 200, height: 400)) { stage, inner in
            inner.contentOffset.y = 200
            inner.transfersVerticalScrollingToParent = false
            stage.world.hand.drag(inner, by: CGVector(dx: 0, dy: -60), over: 0.1)
        }
        #expect(kept.inner.y == 200 && kept.outer == .zero)
        #expect(kept.run.recording.scrolls.first.map { kept.run.name($0.view) } == "inner")
    }

    @Test func `A drag that is under way is never handed over (H-25)`() {
        let (run, innerPlace, outerPlace) = play(CGSize(width: 200, height: 220)) { stage, inner in
            stage.world.hand.drag(inner, by: CGVector(dx: 0, dy: -120), over: 0.2)
        }
        #expect(innerPlace.y == 20 && outerPlace == .zero)
        #expect(run.log(.states, only: [outer]).first == "\(outer): possible -> failed")
    }

    @Test func `Along different axes the one whose axis the finger takes scrolls (H-26)`() {
        let across = play(CGSize(width: 600, height: 200)) { stage, inner in
            stage.world.hand.drag(inner, by: CGVector(dx: -60, dy: -20), over: 0.1)
        }
        #expect(across.inner.x == 50 && across.inner.y == 0 && across.outer == .zero)
        let down = play(CGSize(width: 600, height: 200)) { stage, inner in
            stage.world.hand.drag(inner, by: CGVector(dx: -20, dy: -60), over: 0.1)
        }
        #expect(down.inner == .zero && down.outer.y == 50)
    }

    @Test func `A movement along an axis without content counts for nothing, however long it is (H-26)`() {
        let (run, listener) = ScrollStage.play { stage in
            let finger = stage.world.hand.touch(stage.red)
            finger.move(by: CGVector(dx: 50, dy: 0), over: 0.1)
            finger.move(by: CGVector(dx: 0, dy: -30), over: 0.1)
            finger.hold(0.1)
            finger.lift()
        }
        #expect(run.reasons(of: outer).first == "declines: content cannot follow this way (H-26)")
        #expect(listener.places.last?.offset == CGPoint(x: 0, y: 20))
    }

    @Test func `Under an ancestor's tap content never hears of a quick tap, and loses others (H-09, H-10)`() {
        for (time, expected) in [
            (0.05, []), (0.2, ["150 red.touchesBegan", "200 red.touchesCancelled"]),
        ] {
            let (run, _) = ScrollStage.play { stage in
                stage.view.addGestureRecognizer(UITapGestureRecognizer())
                stage.world.hand.press(stage.red, for: time)
            }
            #expect(run.timedLog(.touches, only: ["red"]) == expected)
        }
    }

    @Test func `With 'cancelsTouchesInView' off both respond, the recognizer first (GC-10)`() {
        let (run, _) = ScrollStage.play { stage in
            let tap = UITapGestureRecognizer()
            tap.cancelsTouchesInView = false
            stage.view.addGestureRecognizer(tap)
            stage.world.names.bind("tap", to: tap)
            stage.world.hand.tap(stage.red)
        }
        #expect(run.log(.states, .touches, only: ["tap", "red", "scroll"]) == [
            "tap: possible -> ended", "red.touchesBegan", "scroll.touchesBegan", "red.touchesEnded",
            "scroll.touchesEnded", "tap.reset",
        ])
    }

    @Test func `A scroll view scrolls by its recognizer, whatever its touch methods do (H-01, H-28)`() {
        final class Deaf: UIScrollView {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
        }
        var place = CGPoint.zero
        ScrollStage.play { stage in
            let deaf = Deaf(frame: stage.scroll.frame)
            deaf.contentSize = CGSize(width: 300, height: 1_000)
            stage.view.addSubview(deaf)
            stage.world.hand.drag(deaf, by: CGVector(dx: 0, dy: -60))
            place = deaf.contentOffset
        }
        #expect(place.y == 50)
    }
}

extension Hand {
    fileprivate func drag(at point: CGPoint, by distance: Double, in view: UIView) {
        drag(view, from: CGPoint(x: point.x, y: point.y), by: CGVector(dx: 0, dy: distance), over: 0.1)
    }
}

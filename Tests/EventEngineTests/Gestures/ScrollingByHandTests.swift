import EventEngine
import Foundation
import Testing

/// A scroll view of one's own (GC-35), two of them inside each other, and the trick by which the inner one
/// hands over at its edge, at both speeds (GC-36, GC-37, GC-53).
struct ScrollingByHandTests {
    /// Scrolls by changing its bounds.
    private class Scroller: UIView {
        var contentWidth: CGFloat = 0
        lazy var pan = UIPanGestureRecognizer(target: self, action: Selector("panned:"))

        func panned() {
            let shift = pan.translation(in: self).x
            let limit = contentWidth - bounds.width
            bounds.origin.x = min(max(0, bounds.origin.x - shift), limit)
            pan.setTranslation(.zero, in: self)
        }
    }

    /// Disables its pan when it is at the edge and the finger wants further.
    private final class HandingOver: Scroller {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            guard let touch = touches.first else { return }
            let goesLeft = touch.location(in: self).x < touch.previousLocation(in: self).x
            pan.isEnabled = !(goesLeft && bounds.origin.x >= contentWidth - bounds.width)
            pan.isEnabled = true
        }
    }

    /// Drags left over the inner scroller, which is at its right edge.
    private func drag(
        _ makeInner: @escaping () -> Scroller, over time: Double
    ) -> (inner: CGFloat, outer: CGFloat, TestWorld) {
        var offsets = (CGFloat(0), CGFloat(0))
        let run = TestWorld { world, scene in
            let outer = Scroller(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
            outer.contentWidth = 900
            let inner = makeInner()
            inner.frame = CGRect(x: 20, y: 20, width: 200, height: 200)
            inner.contentWidth = 400
            inner.bounds.origin.x = 200
            outer.addSubview(inner)
            scene.view.addSubview(outer)
            for (name, scroller) in [("inner", inner), ("outer", outer)] {
                world.names.bind(name, to: scroller)
                world.names.bind("\(name)Pan", to: scroller.pan)
                scroller.addGestureRecognizer(scroller.pan)
            }
            world.actions.add(Selector("panned:"), "panned(_:)", of: Scroller.self) { scroller, _, _ in
                scroller.panned()
            }
            world.hand.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 100, y: 200), over: time)
            offsets = (inner.bounds.origin.x, outer.bounds.origin.x)
        }
        return (offsets.0, offsets.1, run)
    }

    @Test func `Content follows the finger and stops at its edges (GC-35)`() {
        var offsets: [CGFloat] = []
        _ = TestWorld { world, scene in
            let scroller = Scroller(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
            scroller.contentWidth = 380
            scene.view.addSubview(scroller)
            scroller.addGestureRecognizer(scroller.pan)
            world.actions.add(Selector("panned:"), "panned(_:)", of: Scroller.self) { scroller, _, _ in
                scroller.panned()
            }
            for by in [-60, -60, 30, 200] {
                world.hand.drag(scroller, by: CGVector(dx: Double(by), dy: 0))
                offsets.append((scroller.bounds.origin.x * 10).rounded() / 10)
            }
        }
        #expect(offsets == [50, 80, 60, 0])
    }

    @Test func `Without the trick the inner one wins, and nothing scrolls (GC-37)`() {
        let (inner, outer, _) = drag({ Scroller() }, over: 1)
        #expect(inner == 200 && outer == 0)
    }

    @Test func `Slowly, the inner pan is disabled in time and the outer one scrolls (GC-36, E-22)`() {
        let (inner, outer, run) = drag({ HandingOver() }, over: 1)
        #expect(inner == 200)
        #expect(outer > 80)
        #expect(run.reasons(of: "innerPan") == ["lets go of touch 1: disabled (E-22)"])
        #expect(
            run.log(.touches, .actions, only: ["inner", "outer"]).suffix(2).first == "outer.panned")
        #expect(run.recording.deliveries.last.map { run.name($0.sender) } == "outerPan")
    }

    @Test func `Fast, the pan begins before the view hears of a move, and the trick fails (GC-53, E-54)`() {
        let (inner, outer, run) = drag({ HandingOver() }, over: 0.1)
        #expect(inner == 200 && outer == 0)
        #expect(!run.log(.touches, only: ["inner"]).contains("inner.touchesMoved"))
    }
}

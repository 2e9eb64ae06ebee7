import EventEngine
import Foundation
import Testing

/// Pans, alone and against each other (GC-32 to GC-37, GC-47, GC-53, E-17, E-36, E-37, E-54, F-10 to F-15).
struct PanTests {
    /// Answers what it is told to about recognizing together.
    private final class Delegate: NSObject, UIGestureRecognizerDelegate {
        let both: Bool
        init(both: Bool) { self.both = both }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { both }
    }

    /// Pans on gray and red; 30 points on red in steps of 6.
    private func dragRed(
        delegate: Delegate? = nil,
        _ configure: (_ grayPan: UIGestureRecognizer, _ redPan: UIGestureRecognizer) -> Void = { _, _ in }
    ) -> TestWorld {
        GestureStage.play { stage in
            if let delegate { stage.world.names.bind("delegate", to: delegate) }
            let grayPan = stage.add("grayPan", UIPanGestureRecognizer(), to: stage.gray)
            let redPan = stage.add("redPan", UIPanGestureRecognizer(), to: stage.red)
            for pan in [grayPan, redPan] { pan.delegate = delegate }
            configure(grayPan, redPan)
            stage.world.hand.drag(stage.red, by: CGVector(dx: 30, dy: 0), over: 5.0 / 60)
        }
    }

    private let shown: Set = ["grayPan", "redPan", "red", "gray", "handler", "delegate"]

    @Test func `Of two pans the inner one begins, and the view does not get the move (GC-32, GC-33, E-54)`() {
        let run = dragRed()
        #expect(run.log(.gestures, .touches, .actions, only: shown) == [
            "grayPan.touchesBegan", "redPan.touchesBegan", "red.touchesBegan", "gray.touchesBegan",
            "grayPan.touchesMoved", "redPan.touchesMoved", "red.touchesMoved", "gray.touchesMoved",
            "grayPan.touchesMoved", "redPan.touchesMoved", "handler.redPan", "red.touchesCancelled",
            "gray.touchesCancelled", "redPan.touchesMoved", "handler.redPan", "redPan.touchesMoved",
            "handler.redPan", "redPan.touchesMoved", "handler.redPan", "redPan.touchesEnded",
            "handler.redPan",
        ])
        #expect(run.log(.states) == [
            "redPan: possible -> began", "grayPan: possible -> failed", "redPan: began -> changed",
            "redPan: changed -> ended", "grayPan.reset", "redPan.reset",
        ])
        #expect(run.reasons(of: "grayPan") == ["possible -> failed excluded by redPan (E-27)"])
    }

    @Test func `A delegate that says no changes nothing but that it is asked (GC-33, X-24)`() {
        let silent = dragRed()
        let asked = dragRed(delegate: Delegate(both: false))
        #expect(asked.log(.delegates) == [
            "delegate.gestureRecognizer -> false", "delegate.gestureRecognizer -> false",
        ])
        #expect(
            asked.log(.gestures, .touches, .actions, .states)
                == silent.log(.gestures, .touches, .actions, .states))
    }

    @Test func `With a yes both act, and it is asked again at the end (GC-47, E-36, E-37)`() {
        let run = dragRed(delegate: Delegate(both: true))
        #expect(run.log(.states) == [
            "redPan: possible -> began", "grayPan: possible -> began", "redPan: began -> changed",
            "grayPan: began -> changed", "redPan: changed -> ended", "grayPan: changed -> ended",
            "grayPan.reset", "redPan.reset",
        ])
        // Red with gray, then gray with red, on leaving possible; and once at the end.
        #expect(run.timedLog(.delegates).map { $0.prefix { $0 != " " } } == ["33", "33", "183"])
        #expect(run.log(.actions).count == 10)
    }

    @Test func `A requirement does not change who begins on red, and none holds beside it (GC-34, E-43)`() {
        let onRed = dragRed { grayPan, redPan in grayPan.require(toFail: redPan) }
        #expect(onRed.log(.actions) == dragRed().log(.actions))
        #expect(onRed.reasons(of: "grayPan").last == "possible -> failed requires a failure by redPan (E-43)"
            || onRed.reasons(of: "grayPan").last == "possible -> failed excluded by redPan (E-27)")
        let beside = GestureStage.play { stage in
            let redPan = stage.add("redPan", UIPanGestureRecognizer(), to: stage.red)
            stage.add("grayPan", UIPanGestureRecognizer(), to: stage.gray) { $0.require(toFail: redPan) }
            stage.world.hand.drag(
                stage.gray, from: CGPoint(x: 280, y: 380), by: CGVector(dx: -30, dy: 0), over: 0.1)
            #expect(stage.handler.heard.first == "grayPan began")
        }
        #expect(beside.reasons(of: "redPan").isEmpty)
    }

    @Test func `The translation counts from the threshold, adds up and can be set (F-11 to F-13)`() {
        func translations(_ change: @escaping (Simulator, UIPanGestureRecognizer) -> Void) -> [Double] {
            var seen: [Double] = []
            _ = GestureStage.play { stage in
                let pan = stage.add("pan", UIPanGestureRecognizer(), to: stage.red)
                stage.handler.reactions["pan"] = { _ in
                    seen.append((Double(pan.translation(in: stage.red).x) * 10).rounded() / 10)
                    change(stage.world, pan)
                }
                stage.world.hand.drag(stage.red, by: CGVector(dx: 30, dy: 0), over: 5.0 / 60)
            }
            return seen
        }
        #expect(translations { _, _ in } == [2, 8, 14, 20, 20])
        #expect(translations { _, pan in pan.setTranslation(.zero, in: nil) } == [2, 6, 6, 6, 0])
        var whole = 0.0
        _ = GestureStage.play { stage in
            stage.world.gestureConstants.panTranslationIncludesThreshold = true
            let pan = stage.add("pan", UIPanGestureRecognizer(), to: stage.red)
            stage.handler.reactions["pan"] = { _ in whole = Double(pan.translation(in: nil).x) }
            stage.world.hand.drag(stage.red, by: CGVector(dx: 0, dy: 0), over: 0.1)
            stage.world.hand.drag(stage.red, by: CGVector(dx: 40, dy: 0), over: 0.2)
        }
        #expect(abs(whole - 40) < 0.001)
    }

    @Test func `Translations are in the coordinates of the view that is asked for`() {
        var translation = CGPoint.zero
        _ = GestureStage.play { stage in
            stage.red.transform = CGAffineTransform(scaleX: 2, y: 2)
            let pan = stage.add("pan", UIPanGestureRecognizer(), to: stage.red)
            stage.handler.reactions["pan"] = { _ in
                translation = pan.translation(in: stage.red)
                if pan.state == .began {
                    pan.setTranslation(CGPoint(x: 3, y: 4), in: stage.red)
                    #expect(pan.translation(in: nil) == CGPoint(x: 6, y: 8))
                }
            }
            let finger = stage.world.hand.touch(stage.red)
            for _ in 0..<2 { finger.move(by: CGVector(dx: 25, dy: 0)) }
            finger.lift()
        }
        #expect(translation == CGPoint(x: 3 + 12.5, y: 4))
    }

    @Test func `A flick has a velocity at its end, a drag that rests has none (F-14)`() {
        var velocities: [Int] = []
        _ = GestureStage.play { stage in
            let pan = stage.add("pan", UIPanGestureRecognizer(), to: stage.red)
            stage.handler.reactions["pan"] = { _ in
                if pan.state == .ended { velocities.append(Int(pan.velocity(in: nil).x.rounded())) }
            }
            stage.world.hand.flick(stage.red, .right)
            stage.world.hand.drag(stage.red, by: CGVector(dx: 90, dy: 0))
        }
        #expect(velocities == [1_200, 0])
    }

    @Test func `A pan needs its fingers, and fails with too many before it begins (F-10)`() {
        let few = GestureStage.play { stage in
            stage.add("pan", UIPanGestureRecognizer(), to: stage.red) { $0.minimumNumberOfTouches = 2 }
            stage.world.hand.drag(stage.red, by: CGVector(dx: 90, dy: 0))
        }
        #expect(few.reasons(of: "pan") == ["possible -> failed lifted (F-10)"])
        let many = GestureStage.play { stage in
            stage.add("pan", UIPanGestureRecognizer(), to: stage.red) { $0.maximumNumberOfTouches = 1 }
            let fingers = [stage.world.hand.touch(stage.red), stage.world.hand.touch(stage.red)]
            fingers[0].move(by: CGVector(dx: 50, dy: 0), over: 0.1)
            fingers.forEach { $0.lift() }
        }
        #expect(many.reasons(of: "pan") == ["possible -> failed too many fingers (F-10)"])
        _ = GestureStage.play { stage in
            stage.add("pan", UIPanGestureRecognizer(), to: stage.red) { $0.maximumNumberOfTouches = 1 }
            let first = stage.world.hand.touch(stage.red)
            first.move(by: CGVector(dx: 50, dy: 0), over: 0.02)
            let second = stage.world.hand.touch(stage.red)
            first.lift()
            #expect(stage.handler.heard.last == "pan ended")
            second.lift()
        }
    }

    @Test func `Two fingers that move apart are no pan; a finger that joins makes no jump`() {
        _ = GestureStage.play { stage in
            stage.add("pan", UIPanGestureRecognizer(), to: stage.red) { $0.minimumNumberOfTouches = 2 }
            stage.world.hand.pinch(stage.red, scale: 1.8)
            #expect(stage.handler.heard.isEmpty)
        }
        var seen: [Double] = []
        _ = GestureStage.play { stage in
            let pan = stage.add("pan", UIPanGestureRecognizer(), to: stage.red)
            stage.handler.reactions["pan"] = { _ in seen.append(Double(pan.translation(in: nil).x)) }
            let first = stage.world.hand.touch(stage.red, at: CGPoint(x: 50, y: 50))
            first.move(by: CGVector(dx: 30, dy: 0))
            let second = stage.world.hand.touch(stage.red, at: CGPoint(x: 150, y: 50))
            first.move(by: CGVector(dx: 10, dy: 0))
            second.lift()
            first.move(by: CGVector(dx: 10, dy: 0))
            first.lift()
        }
        #expect(seen.map { ($0 * 10).rounded() / 10 } == [20, 25, 35, 35])
    }

    @Test func `A screen edge pan starts at its edges only (F-22)`() {
        func reasons(_ edges: UIRectEdge, from start: CGPoint) -> [String] {
            GestureStage.play { stage in
                stage.add("edge", UIScreenEdgePanGestureRecognizer(), to: stage.view) { $0.edges = edges }
                stage.world.hand.drag(from: start, to: CGPoint(x: 200, y: 300), over: 0.1)
            }.reasons(of: "edge").prefix(1).map { String($0) }
        }
        #expect(reasons(.left, from: CGPoint(x: 20, y: 300)) == ["possible -> began moved > 10 pt (F-11)"])
        #expect(reasons(.left, from: CGPoint(x: 21, y: 300)) == ["possible -> failed not at an edge (F-22)"])
        #expect(reasons([], from: CGPoint(x: 5, y: 300)) == ["possible -> failed not at an edge (F-22)"])
        let fromBelow = reasons([.right, .bottom], from: CGPoint(x: 180, y: 650))
        #expect(fromBelow == ["possible -> began moved > 10 pt (F-11)"])
    }
}

import EventEngine
import Foundation
import Testing

/// Long press, swipe, pinch and rotation (F-07 to F-09, F-16 to F-21).
struct BuiltInTests {
    @Test func `A long press begins by a timer and acts before the loop sleeps (A-13, F-07, F-08)`() {
        let run = GestureStage.play { stage in
            stage.add("press", UILongPressGestureRecognizer(), to: stage.red)
            let finger = stage.world.hand.touch(stage.red)
            finger.hold(0.6)
            finger.move(by: CGVector(dx: 50, dy: 0), over: 0.04)
            finger.lift()
            #expect(stage.handler.heard == [
                "press began", "press changed", "press changed", "press changed", "press ended",
            ])
        }
        #expect(run.timedLog(.states, .actions, .touches, only: ["press", "red", "handler"]).prefix(4) == [
            "0 red.touchesBegan", "500 press: possible -> began", "500 handler.press",
            "500 red.touchesCancelled",
        ])
        let action = run.recording.entries.firstIndex { $0.kind == .actions }!
        let enclosing = run.recording.entries[..<action].lastIndex { entry in
            run.recording.selectors[Int(entry.selector.rawValue)].swift == "beforeWaiting"
        }!
        #expect(Int(run.recording.entries[enclosing].end) > action)
    }

    @Test func `A long press fails when it moves, or is lifted early (F-07, F-08)`() {
        func reasons(_ touch: @escaping (GestureStage) -> Void) -> [String] {
            GestureStage.play { stage in
                stage.add("press", UILongPressGestureRecognizer(), to: stage.red)
                touch(stage)
            }.reasons(of: "press")
        }
        #expect(reasons { $0.world.hand.press($0.red, for: 0.4) } == [
            "possible -> failed lifted early (F-08)"
        ])
        let moved = ["possible -> failed moved > 10 pt (F-07)"]
        #expect(reasons { $0.world.hand.drag($0.red, by: CGVector(dx: 11, dy: 0), over: 0.3) } == moved)
        #expect(
            reasons { $0.world.hand.drag($0.red, by: CGVector(dx: 10, dy: 0), over: 0.6) }.first
                == "possible -> began held 500 ms (F-08)")
    }

    @Test func `A long press may ask for taps before it, for fingers and for no time at all (F-07)`() {
        func heard(
            _ configure: @escaping (UILongPressGestureRecognizer) -> Void,
            _ touch: @escaping (GestureStage) -> Void
        ) -> [String] {
            var heard: [String] = []
            _ = GestureStage.play { stage in
                stage.add("press", UILongPressGestureRecognizer(), to: stage.red, configure)
                touch(stage)
                heard = stage.handler.heard
            }
            return heard
        }
        let both = ["press began", "press ended"]
        #expect(heard({ $0.numberOfTapsRequired = 1 }) { stage in
            stage.world.hand.tap(stage.red)
            stage.world.hand.press(stage.red, for: 0.6)
        } == both)
        #expect(heard({ $0.numberOfTapsRequired = 1 }) { $0.world.hand.press($0.red, for: 0.6) }.isEmpty)
        #expect(heard({ $0.numberOfTouchesRequired = 2 }) { stage in
            stage.world.hand.tap(stage.red, fingers: 2, duration: 0.6)
        } == both)
        #expect(heard({ $0.minimumPressDuration = 0 }) { $0.world.hand.tap($0.red) } == both)
    }

    @Test func `A swipe is recognized while the finger moves, where it started (F-16)`() {
        var place = CGPoint.zero
        let run = GestureStage.play { stage in
            stage.add("swipe", UISwipeGestureRecognizer(), to: stage.red)
            stage.handler.reactions["swipe"] = { place = $0.location(in: stage.red) }
            stage.world.hand.flick(stage.red, .right, from: CGPoint(x: 20, y: 100))
        }
        #expect(place == CGPoint(x: 20, y: 100))
        #expect(run.timedLog(.actions) == ["50 handler.swipe"])
    }

    @Test func `A swipe fails in another direction, or when it takes too long (F-16, F-17)`() {
        func reasons(
            _ direction: UISwipeGestureRecognizer.Direction, by vector: CGVector, over time: Double
        ) -> String? {
            GestureStage.play { stage in
                stage.add("swipe", UISwipeGestureRecognizer(), to: stage.red) { $0.direction = direction }
                stage.world.hand.drag(stage.red, by: vector, over: time)
            }.reasons(of: "swipe").first
        }
        #expect(reasons(.right, by: CGVector(dx: -90, dy: 0), over: 0.2)
            == "possible -> failed another direction (F-17)")
        #expect(reasons([.left, .right], by: CGVector(dx: -90, dy: 0), over: 0.2)
            == "possible -> ended moved 50 pt (F-17)")
        #expect(
            reasons(.up, by: CGVector(dx: 49, dy: -90), over: 0.2) == "possible -> ended moved 50 pt (F-17)")
        #expect(reasons(.up, by: CGVector(dx: 80, dy: -60), over: 0.2)
            == "possible -> failed another direction (F-17)")
        #expect(
            reasons(.right, by: CGVector(dx: 90, dy: 0), over: 1)
                == "possible -> failed took > 500 ms (F-17)")
        #expect(reasons(.right, by: CGVector(dx: 30, dy: 0), over: 0.2) == "possible -> failed lifted (F-17)")
    }

    @Test func `Of a swipe and a pan the pan wins, unless it waits for the swipe (F-18)`() {
        func heard(waits: Bool, over time: Double) -> [String] {
            var heard: [String] = []
            _ = GestureStage.play { stage in
                let swipe = stage.add("swipe", UISwipeGestureRecognizer(), to: stage.red)
                stage.add("pan", UIPanGestureRecognizer(), to: stage.red) {
                    if waits { $0.require(toFail: swipe) }
                }
                stage.world.hand.drag(stage.red, by: CGVector(dx: 60, dy: 0), over: time)
                heard = stage.handler.heard
            }
            return heard
        }
        #expect(heard(waits: false, over: 0.1).first == "pan began")
        #expect(heard(waits: true, over: 0.1) == ["swipe ended"])
        #expect(heard(waits: true, over: 1).first == "pan began")
    }

    @Test func `A pinch begins after some movement; its scale adds up and can be set (F-19, F-20)`() {
        var scales: [Double] = []
        func pinch(_ change: @escaping (UIPinchGestureRecognizer) -> Void) {
            scales = []
            _ = GestureStage.play { stage in
                let pinch = stage.add("pinch", UIPinchGestureRecognizer(), to: stage.red)
                stage.handler.reactions["pinch"] = { _ in
                    scales.append((Double(pinch.scale) * 1_000).rounded() / 1_000)
                    change(pinch)
                }
                let (a, b) = (stage.world.hand.touch(stage.red, at: CGPoint(x: 50, y: 100)),
                    stage.world.hand.touch(stage.red, at: CGPoint(x: 150, y: 100)))
                for dx in [8.0, 2, 40] { b.move(by: CGVector(dx: dx, dy: 0)) }
                b.lift()
                a.lift()
            }
        }
        pinch { _ in }
        #expect(scales == [1.1, 1.5, 1.5])
        pinch { $0.scale = 1 }
        #expect(scales == [1.1, 1.364, 1])
    }

    @Test func `A scale that was set is read back exactly as long as no finger moves (F-19)`() {
        var scales: [CGFloat] = []
        _ = GestureStage.play { stage in
            let pinch = stage.add("pinch", UIPinchGestureRecognizer(), to: stage.red)
            stage.handler.reactions["pinch"] = { _ in
                pinch.scale = 1
                scales.append(pinch.scale)
            }
            for scale in [1.7, 0.3] { stage.world.hand.pinch(stage.red, scale: scale, over: 0.3) }
        }
        #expect(scales.count > 10 && scales.allSatisfy { $0 == 1 })
    }

    @Test func `A pinch of the hand ends at its scale, and has a velocity`() {
        var (scale, velocity) = (0.0, 0.0)
        _ = GestureStage.play { stage in
            let pinch = stage.add("pinch", UIPinchGestureRecognizer(), to: stage.red)
            stage.handler.reactions["pinch"] = { _ in
                (scale, velocity) = (Double(pinch.scale), Double(pinch.velocity))
            }
            stage.world.hand.pinch(stage.red, scale: 2, over: 0.4)
            #expect(stage.handler.heard.first == "pinch began" && stage.handler.heard.last == "pinch ended")
        }
        #expect(abs(scale - 2) < 0.001)
        #expect(abs(velocity - 2.5) < 0.01)
    }

    @Test func `A rotation turns clockwise, in radians (F-19, F-20)`() {
        for angle in [0.7, -2.5, 4.0] {
            var rotation = 0.0
            _ = GestureStage.play { stage in
                let rotate = stage.add("rotate", UIRotationGestureRecognizer(), to: stage.red)
                stage.handler.reactions["rotate"] = { _ in rotation = Double(rotate.rotation) }
                stage.world.hand.rotate(stage.red, by: angle)
                #expect(stage.handler.heard.last == "rotate ended")
            }
            #expect(abs(rotation - angle) < 0.001)
        }
    }

    @Test func `Pinch and rotation exclude each other unless a delegate allows both (F-21)`() {
        final class Both: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { true }
        }
        func heard(_ delegate: Both?) -> Set<String> {
            var heard: Set<String> = []
            _ = GestureStage.play { stage in
                stage.add("pinch", UIPinchGestureRecognizer(), to: stage.red) { $0.delegate = delegate }
                stage.add("rotate", UIRotationGestureRecognizer(), to: stage.red)
                let (a, b) = (stage.world.hand.touch(stage.red, at: CGPoint(x: 50, y: 100)),
                    stage.world.hand.touch(stage.red, at: CGPoint(x: 150, y: 100)))
                b.move(by: CGVector(dx: 40, dy: 0), over: 0.1)
                b.move(by: CGVector(dx: 0, dy: 90), over: 0.1)
                stage.world.hand.together {
                    a.lift()
                    b.lift()
                }
                heard = Set(stage.handler.heard)
            }
            return heard
        }
        #expect(heard(nil) == ["pinch began", "pinch changed", "pinch ended"])
        #expect(heard(Both()).contains("rotate began"))
    }

    @Test func `A third finger is not the pinch's, and stays with its view`() {
        let run = GestureStage.play { stage in
            stage.red.isMultipleTouchEnabled = true
            stage.add("pinch", UIPinchGestureRecognizer(), to: stage.red)
            let fingers = [20.0, 80, 140].map { stage.world.hand.touch(stage.red, at: CGPoint(x: $0, y: 50)) }
            fingers[0].move(by: CGVector(dx: -15, dy: 0))
            fingers.forEach { $0.lift() }
        }
        let cancelled = run.recording.deliveries.filter { $0.phase == .cancelled }
        #expect(cancelled.map(\.touch) == [1, 2])
        #expect(run.recording.deliveries.last.map { "\($0.phase) \($0.touch)" } == "ended 3")
    }
}

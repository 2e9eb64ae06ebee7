import EventEngine
import Foundation
import Testing

// The engine's own, and not those of Foundation.
private typealias RunLoop = EventEngine.RunLoop
private typealias Timer = EventEngine.Timer

/// How content follows fingers and code (H-12 to H-15, H-19, H-23, A-16).
struct DragTests {
    @Test func `The pan may be moved to another view and drives the scroll view from there (H-12)`() {
        var places: [CGFloat] = []
        let (run, _) = ScrollStage.play { stage in
            let pad = UIView(frame: CGRect(x: 0, y: 520, width: 300, height: 100))
            stage.view.addSubview(pad)
            pad.addGestureRecognizer(stage.scroll.panGestureRecognizer)
            stage.world.hand.drag(pad, by: CGVector(dx: 0, dy: -60))
            places.append(stage.scroll.contentOffset.y)
            stage.world.hand.drag(stage.scroll, by: CGVector(dx: 0, dy: -60))
            places.append(stage.scroll.contentOffset.y)
        }
        #expect(places == [50, 50])
        #expect(run.world.problem == nil)
        let other = ScrollStage.play { $0.scroll.panGestureRecognizer.delegate = nil }
        #expect(other.run.world.problem == .refused(
            "the pan of a scroll view must have the scroll view as its delegate"))
    }

    @Test func `A finger that rests does not hold content back (H-13)`() {
        let (_, listener) = ScrollStage.play { stage in
            let resting = stage.world.hand.touch(at: CGPoint(x: 50, y: 450))
            stage.world.hand.drag(stage.red, by: CGVector(dx: 0, dy: -60))
            resting.lift()
        }
        #expect(listener.places.last?.offset.y == 50)
    }

    @Test func `Content that fits does not follow, unless it always bounces (H-15)`() {
        for always in [false, true] {
            let (_, listener) = ScrollStage.play { stage in
                stage.scroll.contentSize.height = 300
                stage.scroll.alwaysBounceVertical = always
                stage.world.hand.drag(stage.red, by: CGVector(dx: 0, dy: 60))
            }
            #expect(listener.places.isEmpty == !always)
            #expect(listener.places.last?.offset ?? .zero == .zero)
        }
        let (_, inset) = ScrollStage.play { stage in
            stage.scroll.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
            stage.world.hand.drag(stage.red, by: CGVector(dx: 0, dy: 100))
        }
        #expect(inset.places.last?.offset.y == -30)
    }

    @Test(
        "A drag that starts along one axis is locked to it, a diagonal one is not (H-19)",
        arguments: [(-60.0, -10.0, 0.0), (-40.0, -40.0, 33)])
    func directionalLock(dx: Double, dy: Double, expected: Double) {
        let (_, listener) = ScrollStage.play { stage in
            stage.scroll.contentSize = CGSize(width: 1_000, height: 1_000)
            stage.scroll.isDirectionalLockEnabled = true
            stage.world.hand.drag(stage.red, by: CGVector(dx: dx, dy: dy), over: 0.1)
        }
        // From the drag alone, whatever its momentum does then.
        let lifted = listener.places.last { $0.time <= 100 }?.offset ?? .zero
        #expect(abs(Double(lifted.y) - expected) < 1)
        #expect(lifted.x > 30)
    }

    @Test func `Code scrolls at once or in 0.3 s, and each change is told (H-23)`() {
        let (run, listener) = ScrollStage.play { stage in
            stage.scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
            stage.world.device.wait(0.15)
            stage.scroll.bounds.origin.x = 5
        }
        #expect(run.heard == [
            "listener.scrollViewDidScroll", "listener.scrollViewDidEndScrollingAnimation",
        ])
        #expect(listener.offsets.contains { $0.x == 5 })
        #expect(listener.places.last?.time == 300)
        #expect(listener.places.last?.offset == CGPoint(x: 0, y: 300))
        #expect(zip(listener.offsets, listener.offsets.dropFirst()).allSatisfy { $0.y <= $1.y })
    }

    @Test func `Content goes on from where somebody puts it, under a finger and after it (H-23)`() {
        let (_, listener) = ScrollStage.play { stage in
            stage.listener.reactions["scroll"] = { scroll in
                // As endless scroll views do: back to the middle.
                if scroll.contentOffset.y > 600 { scroll.contentOffset.y -= 500 }
            }
            stage.world.hand.drag(at: CGPoint(x: 100, y: 480), dy: -350)
            stage.world.hand.drag(at: CGPoint(x: 100, y: 480), dy: -350)
            stage.world.hand.flick(stage.scroll, .up, distance: 300)
        }
        #expect(listener.offsets.allSatisfy { $0.y <= 800 })
        let backwards = zip(listener.offsets, listener.offsets.dropFirst()).filter { $1.y < $0.y }
        #expect(backwards.count >= 2)
        #expect(backwards.allSatisfy { $0.y - $1.y > 400 })
    }

    @Test func `A view scrolls into sight by the shortest way`() {
        var places: [CGFloat] = []
        ScrollStage.play { stage in
            for (y, height) in [(500.0, 50.0), (300, 50), (200, 20), (600, 900), (1_990, 10)] {
                stage.scroll.scrollRectToVisible(
                    CGRect(x: 0, y: y, width: 10, height: height), animated: false)
                places.append(stage.scroll.contentOffset.y)
            }
        }
        #expect(places == [150, 150, 150, 600, 1_600])
    }

    @Test func `While a scroll view tracks or decelerates, timers of the default mode wait (A-16)`() {
        var ticks: [String: [Int]] = [:]
        ScrollStage.play { stage in
            let world = stage.world
            let note = { (name: String) in { (_: Timer) in
                ticks[name, default: []].append(Int(world.clock.now / 1_000))
            } }
            let plain = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true, block: note("default"))
            let common = Timer(timeInterval: 0.1, repeats: true, block: note("common"))
            RunLoop.main.add(common, forMode: .common)
            world.hand.press(stage.red, for: 0.35)
            world.device.wait(0.2)
            plain.invalidate()
            common.invalidate()
        }
        #expect(ticks["common"] == [100, 200, 300, 400, 500])
        #expect(ticks["default"] == [350, 400, 500])
        var modes: [RunLoop.Mode?] = []
        ScrollStage.play { stage in
            stage.world.hand.flick(stage.red, .up)
            modes.append(RunLoop.main.currentMode)
            stage.world.device.wait(6)
            modes.append(RunLoop.main.currentMode)
        }
        #expect(modes == [.tracking, .default])
    }

    @Test func `Momentum ends with the scene, and a view that is taken away stops`() {
        let (run, _) = ScrollStage.play { stage in
            stage.world.hand.flick(stage.red, .up)
            stage.world.device.wait(0.1)
            stage.scroll.removeFromSuperview()
        }
        #expect(run.recording.scrolls.allSatisfy { $0.end != nil })
        #expect(run.heard.last == "listener.scrollViewDidEndDecelerating")
    }
}

extension Hand {
    fileprivate func drag(at point: CGPoint, dy: Double) {
        drag(from: point, to: CGPoint(x: point.x, y: point.y + dy), over: 0.3)
    }
}

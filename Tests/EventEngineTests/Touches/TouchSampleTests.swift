import EventEngine
import Testing

/// What an event knows of its touches: by view, by window, in between and ahead (D-14 to D-16).
struct TouchSampleTests {
    private final class Probe: UIView {
        var look: (UITouch, UIEvent) -> Void = { _, _ in }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { tell(touches, event) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { tell(touches, event) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tell(touches, event) }
        private func tell(_ touches: Set<UITouch>, _ event: UIEvent?) {
            for touch in touches {
                if let event { look(touch, event) }
            }
        }
    }

    private func watch(
        _ play: (Simulator, Probe) -> Void, _ look: @escaping (UITouch, UIEvent, Probe) -> Void
    ) {
        _ = TestWorld { world, scene in
            let probe = Probe(frame: scene.view.bounds)
            probe.look = { [unowned probe] in look($0, $1, probe) }
            scene.view.addSubview(probe)
            play(world, probe)
        }
    }

    @Test func `Coalesced touches hold a copy of the main one (D-14)`() {
        var count = 0
        watch({ $0.hand.drag($1, by: CGVector(dx: 30, dy: 0), over: 0.05) }) { touch, event, probe in
            let samples = event.coalescedTouches(for: touch)
            #expect(samples?.count == 1 && samples?.first !== touch)
            #expect(samples?.first?.location(in: probe) == touch.location(in: probe))
            #expect(samples?.first?.previousLocation(in: probe) == touch.previousLocation(in: probe))
            #expect(samples?.first?.phase == touch.phase && samples?.first?.view === probe)
            #expect(event.coalescedTouches(for: UITouch()) == nil)
            count += 1
        }
        #expect(count == 5)
    }

    @Test func `Predicted touches go on as a finger came, one frame ahead (D-15)`() {
        var guesses: [[String]] = []
        watch({ $0.hand.drag($1, by: CGVector(dx: 30, dy: 0), over: 0.05) }) { touch, event, probe in
            let start = probe.bounds.midX
            guesses.append(
                event.predictedTouches(for: touch)?.map { guess in
                    #expect(guess.previousLocation(in: probe) == touch.location(in: probe))
                    #expect(abs(guess.timestamp - touch.timestamp - 1.0 / 60) < 1e-6)
                    return "\(Int((guess.location(in: probe).x - start).rounded()))"
                } ?? ["nil"])
            #expect(event.predictedTouches(for: UITouch()) == nil)
        }
        #expect(guesses == [[], ["20"], ["30"], ["40"], []])
    }

    @Test func `An event tells its touches by view and by window, stationary ones too (D-03)`() {
        var counts: [Int] = []
        watch({ world, probe in
            let other = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            probe.addSubview(other)
            let window = UIWindow(frame: CGRect(x: 0, y: 600, width: 50, height: 50))
            window.isHidden = false
            let fingers = [
                world.hand.touch(at: CGPoint(x: 20, y: 20)), world.hand.touch(at: CGPoint(x: 20, y: 620)),
            ]
            world.hand.tap(at: CGPoint(x: 200, y: 200))
            fingers.forEach { $0.lift() }
        }) { touch, event, probe in
            guard touch.view === probe, let window = probe.window else { return }
            counts += [
                event.allTouches?.count ?? 0, event.touches(for: probe)?.count ?? 0,
                event.touches(for: window)?.count ?? 0,
                event.touches(for: UIView())?.count ?? 0,
            ]
        }
        #expect(counts == [3, 1, 2, 0, 3, 1, 2, 0])
    }
}

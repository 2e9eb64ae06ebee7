import EventEngine
import Testing

/// What a touch knows: where it is and was, when, and how often in succession (D-01, D-09, D-17).
struct TouchTests {
    private class Recorder: UIView {
        var counts: [Int] = []
        var lines: [String] = []
        var seen: Set<UITouch> = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            counts += touches.map(\.tapCount)
            seen.formUnion(touches)
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            for touch in touches {
                let (here, before) = (touch.location(in: self), touch.previousLocation(in: self))
                lines.append("\(before.x)->\(here.x) at \((touch.worldTime * 1000).rounded())")
            }
            seen.formUnion(touches)
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            counts += touches.map(\.tapCount)
        }
    }

    private func record(_ body: (Simulator, Recorder) -> Void) -> Recorder {
        let world = Simulator()
        let scene = world.makeStandardScene()
        return world.perform {
            let view = Recorder(frame: CGRect(x: 100, y: 100, width: 200, height: 400))
            scene.view.addSubview(view)
            body(world, view)
            return view
        }
    }

    @Test func `Timestamps count from the start of the device, long before the first touch`() {
        let view = record { world, view in
            #expect(CACurrentMediaTime() == 86_400)
            world.hand.drag(view, by: CGVector(dx: 30, dy: 0), over: 0.1)
            #expect(CACurrentMediaTime() > 86_400)
        }
        #expect(view.seen.allSatisfy { $0.timestamp >= 86_400 && $0.timestamp < 86_401 })
        #expect(!view.seen.isEmpty && UITouch().timestamp == 0 && UIEvent().timestamp == 0)
    }

    @Test func `Taps in short succession are counted, later or farther ones are not (D-09)`() {
        #expect(record { $0.hand.tap($1, count: 3) }.counts == [1, 1, 2, 2, 3, 3])
        let slow = record { world, view in
            world.hand.tap(view)
            world.device.wait(0.36)
            world.hand.tap(view)
        }
        #expect(slow.counts == [1, 1, 1, 1])
        let far = record { world, view in
            world.hand.tap(view, at: CGPoint(x: 10, y: 10))
            world.hand.tap(view, at: CGPoint(x: 10, y: 60))
        }
        #expect(far.counts == [1, 1, 1, 1])
    }

    @Test func `A finger that strays is no tap any more (D-09)`() {
        let view = record { world, view in
            world.hand.drag(view, from: CGPoint(x: 50, y: 100), by: CGVector(dx: 0, dy: 60), over: 0.1)
            world.hand.tap(view, at: CGPoint(x: 50, y: 160))
        }
        #expect(view.counts == [1, 0, 1, 1])
    }

    @Test func `A moving finger is one touch with a place, a place before and a time`() {
        let view = record { world, view in
            world.hand.drag(view, from: CGPoint(x: 10, y: 10), by: CGVector(dx: 30, dy: 0), over: 0.05)
        }
        #expect(view.lines == ["10.0->20.0 at 17.0", "20.0->30.0 at 33.0", "30.0->40.0 at 50.0"])
        #expect(view.seen.count == 1)
    }

    @Test func `In no view, a touch is where it is in the window (D-17)`() {
        var places: [CGPoint] = []
        class Probe: UIView {
            var found: (UITouch) -> Void = { _ in }
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                touches.forEach(found)
            }
        }
        _ = TestWorld { world, scene in
            scene.window.frame.origin = CGPoint(x: 30, y: 40)
            let probe = Probe(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
            probe.bounds.origin = CGPoint(x: 0, y: 500)
            scene.view.addSubview(probe)
            probe.found = { touch in
                places = [touch.location(in: nil), touch.location(in: probe), touch.location(in: scene.view)]
                #expect(touch.view === probe)
                #expect(touch.window === scene.window)
                #expect(touch.phase == .began)
            }
            world.hand.tap(at: CGPoint(x: 50, y: 60))
        }
        #expect(places == [CGPoint(x: 20, y: 20), CGPoint(x: 10, y: 510), CGPoint(x: 20, y: 20)])
    }
}

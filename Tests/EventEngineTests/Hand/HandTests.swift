import EventEngine
import Testing

/// What the hand's calls do to the screen: samples, their times and places.
struct HandTests {
    private func samples(_ body: (Simulator, UIView) -> Void) -> [String] {
        TestWorld { world, scene in
            let box = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 200))
            scene.view.addSubview(box)
            body(world, box)
        }.recording.touches.map { sample in
            let place = "(\(sample.location.x), \(sample.location.y))"
            return "\(sample.touch) \(sample.phase) \(place) at \(Double(sample.time) / 1000)"
        }
    }

    @Test func `A tap is down for 50 ms at the centre, or where it is told`() {
        #expect(samples { $0.hand.tap($1) } == [
            "1 began (150.0, 200.0) at 0.0", "1 ended (150.0, 200.0) at 50.0",
        ])
        #expect(samples { $0.hand.tap($1, at: CGPoint(x: 5, y: 6), duration: 0.2) } == [
            "1 began (105.0, 106.0) at 0.0", "1 ended (105.0, 106.0) at 200.0",
        ])
        #expect(samples { world, _ in world.hand.tap(at: CGPoint(x: 5, y: 6)) }.count == 2)
    }

    @Test func `Repeated taps come every 100 ms, further fingers stand 20 points apart`() {
        #expect(samples { $0.hand.tap($1, count: 2, fingers: 2) } == [
            "1 began (150.0, 200.0) at 0.0", "2 began (170.0, 200.0) at 0.0",
            "1 ended (150.0, 200.0) at 50.0", "2 ended (170.0, 200.0) at 50.0",
            "3 began (150.0, 200.0) at 100.0", "4 began (170.0, 200.0) at 100.0",
            "3 ended (150.0, 200.0) at 150.0", "4 ended (170.0, 200.0) at 150.0",
        ])
    }

    @Test func `A drag moves once a frame, ends at its end, and rests before the lift`() {
        #expect(samples { $0.hand.drag($1, from: .zero, by: CGVector(dx: 30, dy: -60), over: 0.04) } == [
            "1 began (100.0, 100.0) at 0.0", "1 moved (112.5, 75.0) at 16.667",
            "1 moved (125.0, 50.0) at 33.333", "1 moved (130.0, 40.0) at 40.0",
            "1 ended (130.0, 40.0) at 140.0",
        ])
        #expect(samples { world, _ in
            world.hand.drag(from: CGPoint(x: 1, y: 1), to: CGPoint(x: 2, y: 1), over: 0.3)
        }.count == 20)
    }

    @Test func `A flick goes 120 points in 100 ms and lifts at full speed`() {
        let flick = samples { $0.hand.flick($1, .left) }
        #expect(flick.count == 8)
        #expect(flick.suffix(2) == ["1 moved (30.0, 200.0) at 100.0", "1 ended (30.0, 200.0) at 100.0"])
        let down = samples { $0.hand.flick($1, .down, from: .zero, distance: 10, over: 0.01) }
        #expect(down == [
            "1 began (100.0, 100.0) at 0.0", "1 moved (100.0, 110.0) at 10.0",
            "1 ended (100.0, 110.0) at 10.0",
        ])
    }

    @Test func `Pinch and rotation move two fingers around the centre`() {
        let pinch = samples { $0.hand.pinch($1, scale: 2, over: 0.01) }
        #expect(pinch == [
            "1 began (100.0, 200.0) at 0.0", "2 began (200.0, 200.0) at 0.0",
            "1 moved (50.0, 200.0) at 10.0", "2 moved (250.0, 200.0) at 10.0",
            "1 ended (50.0, 200.0) at 10.0", "2 ended (250.0, 200.0) at 10.0",
        ])
        let turn = samples { $0.hand.rotate($1, by: .pi / 2, over: 0.01) }
        #expect(turn.contains("2 moved (150.0, 250.0) at 10.0"))
        #expect(turn.contains("1 moved (150.0, 150.0) at 10.0"))
    }

    @Test func `Fingers can be led one by one, or together`() {
        #expect(samples { world, box in
            let first = world.hand.touch(box)
            let second = world.hand.touch(at: .zero)
            first.move(to: CGPoint(x: 1, y: 1))
            second.hold(0.2)
            first.lift()
            second.lift()
        } == [
            "1 began (150.0, 200.0) at 0.0", "2 began (0.0, 0.0) at 0.0", "1 moved (1.0, 1.0) at 0.0",
            "1 ended (1.0, 1.0) at 200.0", "2 ended (0.0, 0.0) at 200.0",
        ])
        #expect(samples { world, box in
            let first = world.hand.touch(box)
            let second = world.hand.touch(at: .zero)
            world.hand.together {
                first.move(by: CGVector(dx: 1, dy: 0), over: 0.01)
                second.hold(0.005)
                second.move(by: CGVector(dx: 0, dy: 1), over: 0.005)
                first.lift()
                second.lift()
            }
        } == [
            "1 began (150.0, 200.0) at 0.0", "2 began (0.0, 0.0) at 0.0",
            "1 moved (151.0, 200.0) at 10.0", "2 moved (0.0, 1.0) at 10.0",
            "1 ended (151.0, 200.0) at 10.0", "2 ended (0.0, 1.0) at 10.0",
        ])
    }

    @Test func `Fingers that act together are one event, those that act in turn are two`() {
        func events(_ lift: @escaping (Simulator, Finger, Finger) -> Void) -> Int {
            TestWorld { world, scene in
                let fingers = (world.hand.touch(at: .zero), world.hand.touch(at: CGPoint(x: 50, y: 50)))
                lift(world, fingers.0, fingers.1)
            }.calls(.pipeline).filter { $0 == "application.sendEvent" }.count
        }
        #expect(events { _, a, b in [a, b].forEach { $0.lift() } } == 4)
        #expect(events { world, a, b in world.hand.together { [a, b].forEach { $0.lift() } } } == 3)
    }

    @Test func `Waiting lets time pass`() {
        #expect(samples { world, box in
            world.device.wait(0.35)
            world.hand.tap(box)
        }.first == "1 began (150.0, 200.0) at 350.0")
    }
}

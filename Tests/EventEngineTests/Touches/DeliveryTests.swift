import EventEngine
import Testing

/// Whom touches are delivered to, phase by phase (C-09, C-14, D-01 to D-06, D-10, D-13, D-18).
struct DeliveryTests {
    private class Logging: UIView {
        var log: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            log.append("began \(touches.count) of \(event?.allTouches?.count ?? 0)")
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            let places = touches.map { $0.location(in: self) }.sorted { $0.x < $1.x }
            log.append("moved " + places.map { "\(Int($0.x))" }.joined(separator: " "))
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            log.append("ended \(touches.count)")
        }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            log.append("cancelled \(touches.count)")
        }
    }

    private func logs(
        _ body: (Simulator, Simulator.StandardScene, _ left: Logging, _ right: Logging) -> Void
    ) -> (left: [String], right: [String]) {
        let left = Logging(frame: CGRect(x: 0, y: 0, width: 180, height: 600))
        var result = (left: [String](), right: [String]())
        _ = TestWorld { world, scene in
            let left = Logging(frame: CGRect(x: 0, y: 0, width: 180, height: 600))
            let right = Logging(frame: CGRect(x: 180, y: 0, width: 180, height: 600))
            scene.view.addSubview(left)
            scene.view.addSubview(right)
            body(world, scene, left, right)
            result = (left.log, right.log)
        }
        #expect(left.log.isEmpty)
        return result
    }

    @Test func `A view without super keeps its touches from its superview (C-14)`() {
        let run = TestWorld { world, scene in
            let view = Logging(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            scene.view.addSubview(view)
            world.names.bind("logging", to: view)
            world.hand.tap(view)
            #expect(view.log == ["began 1 of 1", "ended 1"])
        }
        #expect(run.calls(.touches).isEmpty)
    }

    @Test func `Default forwarding goes along next up to the application (C-01, C-02, C-06, C-09)`() {
        let run = TestWorld { world, scene in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            scene.view.addSubview(view)
            world.names.bind("box", to: view)
            world.hand.tap(view)
        }
        let began = run.entries([.touches], nil, nil).prefix { run.text($0.answer) == "" && $0.time == 0 }
        #expect(
            began.map { run.name($0.receiver) } == ["box", "view", "viewController", "window", "application"])
        #expect(began.map(\.rule) == [RuleID("D", 4)] + Array(repeating: RuleID("C", 9), count: 4))
        #expect(began.map { $0.depth - began[0].depth } == [0, 1, 2, 3, 4])
    }

    @Test func `A touch stays with its view wherever the finger goes (D-02)`() {
        let log = logs { world, _, left, _ in
            world.hand.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 300, y: 100), over: 0.05)
            #expect(left.log.count == 5)
        }
        #expect(log.left == ["began 1 of 1", "moved 166", "moved 233", "moved 300", "ended 1"])
        #expect(log.right.isEmpty)
    }

    @Test func `A view hears of its first finger only, unless it asks for more (D-05)`() {
        let single = logs { world, _, left, _ in world.hand.tap(left, fingers: 2) }
        #expect(single.left == ["began 1 of 2", "ended 1"])
        let multiple = logs { world, _, left, _ in
            left.isMultipleTouchEnabled = true
            world.hand.tap(left, fingers: 2)
        }
        #expect(multiple.left == ["began 2 of 2", "ended 2"])
    }

    @Test func `A finger that was refused stays refused after the first is lifted (D-05)`() {
        let log = logs { world, _, left, _ in
            let first = world.hand.touch(left)
            let second = world.hand.touch(left)
            first.lift()
            second.move(by: CGVector(dx: 5, dy: 0))
            second.lift()
            world.hand.tap(left)
        }
        #expect(log.left == ["began 1 of 1", "ended 1", "began 1 of 1", "ended 1"])
    }

    @Test func `Two fingers on two views are two calls, in the order of the touches (D-04, D-18)`() {
        let log = logs { world, _, left, right in
            let first = world.hand.touch(right)
            let second = world.hand.touch(left)
            world.hand.together {
                second.lift()
                first.lift()
            }
        }
        #expect(log.left == ["began 1 of 2", "ended 1"])
        #expect(log.right == ["began 1 of 1", "ended 1"])
    }

    @Test func `An exclusive view shuts out the others, and is shut out by them (D-06)`() {
        let first = logs { world, _, left, right in
            left.isExclusiveTouch = true
            let finger = world.hand.touch(left)
            world.hand.tap(right)
            finger.lift()
        }
        #expect(first.left == ["began 1 of 1", "ended 1"])
        #expect(first.right.isEmpty)
        let second = logs { world, _, left, right in
            left.isExclusiveTouch = true
            let finger = world.hand.touch(right)
            world.hand.tap(left)
            finger.lift()
        }
        #expect(second.left.isEmpty)
        #expect(second.right == ["began 1 of 1", "ended 1"])
    }

    @Test func `An interruption cancels every touch, and lifting afterwards does no harm (D-10)`() {
        let log = logs { world, _, left, right in
            let fingers = [world.hand.touch(left), world.hand.touch(right)]
            world.device.interrupt()
            fingers.forEach { $0.lift() }
        }
        #expect(log.left == ["began 1 of 1", "cancelled 1"])
        #expect(log.right == ["began 1 of 2", "cancelled 1"])
    }

    @Test func `A touch that no window wants is nobody's (D-13)`() {
        let run = TestWorld { world, scene in
            scene.window.isUserInteractionEnabled = false
            world.hand.tap(at: CGPoint(x: 10, y: 10))
        }
        #expect(run.calls(.touches).isEmpty)
        #expect(!run.calls(.pipeline).contains { $0.hasSuffix("sendEvent") })
        #expect(run.recording.touches.map(\.hitView) == [.none, .none])
    }

    @Test func `A window that swallows the event lets no view hear of it (A-08)`() {
        class Deaf: UIWindow {
            override func sendEvent(_ event: UIEvent) {}
        }
        let run = TestWorld { world, scene in
            let window = Deaf(frame: scene.window.frame)
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            world.hand.tap(at: CGPoint(x: 50, y: 50))
        }
        #expect(run.calls(.touches).isEmpty)
        #expect(!run.calls(.hitTest).isEmpty)
    }
}

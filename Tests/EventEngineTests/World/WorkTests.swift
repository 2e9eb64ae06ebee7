import EventEngine
import Testing

/// What the engine does is drawn from the budget of the run, and costs no more than what is there.
struct WorkTests {
    @Test(arguments: WorkShape.linear)
    func `Twice as much costs at most about twice as much`(_ shape: WorkShape) {
        let once = shape.cost(of: shape.count)
        let twice = shape.cost(of: 2 * shape.count)
        #expect(once.problem == nil)
        #expect(twice.problem == nil)
        #expect(once.units > shape.count / 20, "\(shape) draws next to nothing: \(once.units)")
        #expect(twice.units <= once.units * 5 / 2, "\(shape): \(once.units), then \(twice.units)")
    }

    @Test func `Each required failure costs the same, however many there are`() {
        let shape = WorkShape("require(toFail:) on all earlier ones", 40) { world, scene, count in
            var taps: [UITapGestureRecognizer] = []
            for _ in 0..<count {
                let tap = UITapGestureRecognizer()
                for other in taps { tap.require(toFail: other) }
                scene.view.addGestureRecognizer(tap)
                taps.append(tap)
            }
            world.hand.tap(scene.view)
        }
        // Twice as many recognizers have four times as many requirements.
        let (once, twice) = (shape.cost(of: shape.count), shape.cost(of: 2 * shape.count))
        #expect(once.problem == nil)
        #expect(twice.units <= once.units * 5, "\(once.units), then \(twice.units)")
    }

    @Test(arguments: [
        WorkShape("fingers that all stay down", 8_000) { world, scene, count in
            scene.view.isMultipleTouchEnabled = true
            for _ in 0..<count where world.problem == nil { _ = world.hand.touch(scene.view) }
        },
        WorkShape("conversions through a deep tree", 60_000) { world, scene, count in
            var deepest: UIView = scene.view
            for _ in 0..<990 {
                let child = UIView()
                deepest.addSubview(child)
                deepest = child
            }
            for _ in 0..<count where world.problem == nil { _ = deepest.convert(CGPoint.zero, to: nil) }
        },
        WorkShape("long motions at once", 100) { world, scene, count in
            world.hand.together {
                for _ in 0..<count { world.hand.drag(from: .zero, to: CGPoint(x: 9, y: 9), over: 3_600) }
            }
        },
        WorkShape("a path that doubles itself", 40) { world, _, count in
            let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
            for _ in 0..<count where world.problem == nil { path.append(path) }
        },
        WorkShape("timers that wait, and a title that is measured", 400) { world, scene, count in
            let label = UILabel()
            label.text = String(repeating: "wide ", count: 20_000)
            for _ in 0..<count where world.problem == nil { label.sizeToFit() }
        },
    ])
    func `What is too much ends with a problem`(_ shape: WorkShape) {
        var limits = WorldLimits.standard
        limits.work = 1_000_000
        #expect(shape.cost(of: shape.count, limits: limits).problem == .tooMuchWork(limit: limits.work))
    }

    @Test func `A controller that presents another one when it has appeared comes to an end`() {
        final class Endless: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                present(Endless(), animated: false)
            }
        }
        var limits = WorldLimits.standard
        limits.views = 500
        let run = TestWorld(limits: limits) { _, scene in scene.window.rootViewController = Endless() }
        #expect(run.world.problem == .tooManyViews(limit: 500))
        #expect(run.recording.objects.allSatisfy { $0.name.utf8.count <= 200 })
    }

    @Test func `A controller that comes back when it has gone, again and again, comes to an end`() {
        final class Restless: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                let window = view.window
                window?.rootViewController = nil
                window?.rootViewController = self
            }
        }
        var limits = WorldLimits.standard
        limits.work = 200_000
        let run = TestWorld(limits: limits) { _, scene in scene.window.rootViewController = Restless() }
        #expect(run.world.problem == .tooMuchWork(limit: 200_000))
    }

    @Test func `A delegate that adds a recognizer each time it is asked comes to an end`() {
        final class Adder: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
                let other = UITapGestureRecognizer()
                other.delegate = self
                recognizer.view?.addGestureRecognizer(other)
                return true
            }
        }
        let adder = Adder()
        let run = TestWorld { world, scene in
            let tap = UITapGestureRecognizer()
            tap.delegate = adder
            scene.view.addGestureRecognizer(tap)
            for _ in 0..<30 where world.problem == nil { world.hand.tap(scene.view) }
        }
        #expect(run.world.problem != nil)
        #expect(run.recording.entries.count <= WorldLimits.standard.entries)
    }
}

/// Numbers that no property should have.
struct OddNumberTests {
    @Test func `A pan of fewer than no fingers ignores all`() {
        let run = TestWorld { world, scene in
            let pan = UIPanGestureRecognizer()
            scene.view.addGestureRecognizer(pan)
            let finger = world.hand.touch(scene.view)
            finger.move(by: CGVector(dx: 40, dy: 0), over: 0.1)
            pan.maximumNumberOfTouches = -1
            let other = world.hand.touch(at: CGPoint(x: 10, y: 10))
            other.lift()
            finger.lift()
        }
        #expect(run.world.problem == nil)
    }

    @Test func `A recognizer that claims fewer than no fingers has no place of one`() {
        final class Liar: UITapGestureRecognizer {
            override var numberOfTouches: Int { -3 }
        }
        let run = TestWorld { _, _ in _ = Liar().location(ofTouch: 0, in: nil) }
        #expect(run.world.problem != nil)
    }

    @Test func `A segmented control without an inverse selects nothing`() {
        final class Everywhere: UISegmentedControl {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
            override var isTouchInside: Bool { true }
        }
        let run = TestWorld { world, scene in
            let control = Everywhere(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            control.insertSegment(withTitle: "a", at: 0, animated: false)
            control.transform = CGAffineTransform(scaleX: 0, y: 0)
            scene.view.addSubview(control)
            world.hand.tap(at: CGPoint(x: 50, y: 20))
            #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        }
        #expect(run.world.problem == nil)
    }

    @Test func `An instant behind all others stays one`() {
        let far = (0..<6).reduce(DispatchTime.now()) { time, _ in time + .seconds(.max) }
        #expect(far > .now())
    }
}

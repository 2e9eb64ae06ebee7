import EventEngine
import Testing

/// Bad input is reported and halts the world; nothing crashes.
struct WorldProblemTests {
    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func `Numbers that cannot be drawn are refused, and the old value stays`(_ number: Double) {
        func problem(_ change: (UIView) -> Void) -> String? {
            TestWorld { _, scene in
                let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
                scene.view.addSubview(view)
                change(view)
                #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
                #expect(view.alpha == 1)
            }.world.problem.flatMap {
                if case .invalidGeometry(let property, _) = $0 { property } else { nil }
            }
        }
        #expect(problem { $0.frame.origin.x = number } == "frame")
        #expect(problem { $0.frame.size.height = number } == "frame")
        #expect(problem { $0.bounds.size.width = number } == "bounds")
        #expect(problem { $0.bounds.origin.y = number } == "bounds")
        #expect(problem { $0.center.y = number } == "center")
        #expect(problem { $0.alpha = number } == "alpha")
    }

    @Test func `Frames so large that their centre is out of numbers are refused`() {
        let run = TestWorld { _, scene in
            scene.view.frame = CGRect(x: 1e308, y: 0, width: 1.7e308, height: 1)
        }
        guard case .invalidGeometry = run.world.problem else {
            Issue.record("no problem was reported")
            return
        }
    }

    @Test func `A chain that leads in a circle ends`() {
        class Circular: UIView {
            override var next: UIResponder? { self }
        }
        let run = TestWorld { world, scene in
            let view = Circular(frame: scene.view.bounds)
            scene.view.addSubview(view)
            world.hand.tap(view)
        }
        let limit = WorldLimits.standard.callDepth
        #expect(run.world.problem == .callsTooDeep(selector: "touchesBegan(_:with:)", limit: limit))
    }

    @Test func `The trace is bounded`() {
        var limits = WorldLimits.standard
        limits.entries = 50
        let run = TestWorld(limits: limits) { world, scene in world.hand.tap(scene.view, count: 10) }
        #expect(run.world.problem == .tooManyEntries(limit: 50))
        #expect(run.recording.entries.count == 50)
    }

    @Test func `A finger that is still down at the end is reported with the line that put it there`() {
        let run = TestWorld { world, scene in
            world.currentLine = 12
            _ = world.hand.touch(scene.view)
        }
        #expect(run.world.problem == .fingerStillDown(touch: 1, line: 12))
    }

    @Test func `A lifted finger cannot be moved`() {
        let run = TestWorld { world, scene in
            let finger = world.hand.touch(scene.view)
            finger.lift()
            finger.move(by: CGVector(dx: 1, dy: 1))
        }
        #expect(run.world.problem == .fingerNotDown(call: "move(by:over:)"))
    }

    @Test func `The hand refuses what no hand can do`() {
        func problem(_ body: (Simulator, UIView) -> Void) -> WorldProblem? {
            TestWorld { world, scene in body(world, scene.view) }.world.problem
        }
        #expect(problem { world, view in world.hand.tap(view) } == nil)
        #expect(problem { world, view in world.hand.tap(view, count: 0) } != nil)
        #expect(problem { world, view in world.hand.tap(view, fingers: 99) } != nil)
        #expect(problem { world, view in world.hand.tap(view, count: 2, duration: 1) } != nil)
        #expect(problem { world, view in world.hand.tap(at: CGPoint(x: Double.nan, y: 0)) } != nil)
        #expect(problem { world, view in world.hand.press(view, for: -1) } != nil)
        #expect(problem { world, view in world.hand.press(view, for: .nan) } != nil)
        #expect(problem { world, view in world.hand.tap(UIView()) } != nil)
        #expect(problem { world, view in world.hand.together { world.device.wait(1) } } != nil)
    }

    @Test func `The hand cannot act while an event is delivered`() {
        class Eager: UIView {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { world.hand.tap(self) }
        }
        let run = TestWorld { world, scene in
            let view = Eager(frame: scene.view.bounds)
            scene.view.addSubview(view)
            world.hand.tap(view)
        }
        #expect(run.world.problem == .refused("the hand cannot act while an event is being delivered"))
    }

    @Test func `The first problem counts, is told at once and halts the world`() {
        var told: [WorldProblem] = []
        let run = TestWorld { world, scene in
            world.problemHandler = { told.append($0) }
            scene.view.alpha = .nan
            #expect(world.isHalted)
            scene.view.addSubview(scene.window)
            world.hand.tap(scene.view)
            world.device.wait(1)
        }
        #expect(told.count == 1)
        #expect(run.recording.touches.isEmpty)
    }
}

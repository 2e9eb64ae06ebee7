import EventEngine
import Testing

/// Turns of the run loop, timers and the main queue on virtual time (A-08, A-11, A-12, A-17, A-19; GC-52).
struct RunLoopTests {
    private func line(_ run: TestWorld, _ entry: TraceEntry) -> String {
        let selector = run.recording.selectors[Int(entry.selector.rawValue)].swift
        return "\(run.name(entry.receiver)).\(selector) at \(Double(entry.time) / 1000)"
    }

    @Test func `A touch event is one turn: fetched, handled, sent, settled; then the loop sleeps (A-17)`() {
        let run = TestWorld { world, scene in world.hand.tap(scene.view) }
        #expect(
            run.recording.entries.filter { $0.kind == .pipeline }.map { line(run, $0) } == [
                "runLoop.source1 at 0.0", "runLoop.source0 at 0.0", "application.sendEvent(_:) at 0.0",
                "window.sendEvent(_:) at 0.0", "runLoop.beforeWaiting at 0.0", "runLoop.sleep at 0.0",
                "runLoop.source1 at 50.0", "runLoop.source0 at 50.0", "application.sendEvent(_:) at 50.0",
                "window.sendEvent(_:) at 50.0", "runLoop.beforeWaiting at 50.0", "runLoop.sleep at 50.0",
            ])
        let source0 = run.recording.entries.first { $0.selector == MessageSelector.handleEvents.id }
        #expect(source0?.rule == RuleID("A", 5))
        let hitTest = run.recording.entries.first { $0.kind == .hitTest }
        #expect(hitTest?.depth == 1)
    }

    @Test func `A world without touches has no event in its pipeline`() {
        let run = TestWorld { world, _ in world.device.wait(1) }
        #expect(run.calls(.pipeline).isEmpty)
    }

    @Test func `A timer that is due at the instant of a touch fires before it`() {
        var log: [String] = []
        class View: UIView {
            var told: () -> Void = {}
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { told() }
        }
        _ = TestWorld { world, scene in
            let view = View(frame: scene.view.bounds)
            scene.view.addSubview(view)
            view.told = { log.append("ended") }
            Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in log.append("timer") }
            world.hand.tap(view)
        }
        #expect(log == ["timer", "ended"])
    }

    @Test func `Timers repeat until they are invalidated, on the grid of their interval`() {
        var times: [Double] = []
        _ = TestWorld { world, _ in
            Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
                times.append(world.clock.seconds)
                if times.count == 3 { timer.invalidate() }
            }
            world.device.wait(1)
        }
        #expect(times == [0.1, 0.2, 0.3])
    }

    /// The compiler takes what goes to a queue for concurrent, going by the name.
    private final class Log: @unchecked Sendable {
        var lines: [String] = []
        /// In milliseconds.
        var now: () -> Double = { 0 }
        var view: UIView?
    }

    private class LaidOutView: UIView {
        var laidOut: () -> Void = {}
        override func layoutSubviews() { laidOut() }
    }

    @Test func `Blocks that layout puts on the main queue wake the loop before time passes (A-17)`() {
        let log = Log()
        _ = TestWorld { world, scene in
            let view = LaidOutView()
            log.now = { Double(world.clock.now) / 1000 }
            view.laidOut = {
                log.lines.append("layout at \(log.now())")
                DispatchQueue.main.async { log.lines.append("block at \(log.now())") }
            }
            scene.view.addSubview(view)
            world.device.wait(0.1)
            Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in view.setNeedsLayout() }
            world.device.wait(1)
        }
        #expect(log.lines == ["layout at 0.0", "block at 0.0", "layout at 200.0", "block at 200.0"])
    }

    @Test func `Blocks and layout that ask for each other without end are too many turns`() {
        let log = Log()
        var limits = WorldLimits.standard
        limits.turns = 1_000
        let run = TestWorld(limits: limits) { world, scene in
            let view = LaidOutView()
            log.view = view
            view.laidOut = { DispatchQueue.main.async { log.view?.setNeedsLayout() } }
            scene.view.addSubview(view)
            world.device.wait(0.1)
        }
        #expect(run.world.problem == .tooManyTurns(limit: 1_000))
    }

    @Test func `What goes on the main queue runs after what runs now, delayed work in its order`() {
        let log = Log()
        _ = TestWorld { world, _ in
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { log.lines.append("late") }
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100)) { log.lines.append("early") }
            DispatchQueue.main.async { log.lines.append("next") }
            log.lines.append("now")
            world.device.wait(0.1)
            log.lines.append("waited")
        }
        #expect(log.lines == ["now", "next", "early", "waited", "late"])
    }

    @Test func `At the end, time runs until only endless timers are left`() {
        var count = 0
        let run = TestWorld { _, _ in
            Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in count += 1 }
            DispatchQueue.main.asyncAfter(deadline: .now() + 3.5) {}
        }
        #expect(count == 3)
        #expect(run.world.clock.now == 3_500_000)
        #expect(run.world.problem == nil)
    }

    @Test func `Time and turns are bounded`() {
        var limits = WorldLimits.standard
        limits.time = 10_000_000
        limits.turns = 1_000
        let late = TestWorld(limits: limits) { world, _ in world.device.wait(11) }
        #expect(late.world.problem == .tooMuchTime(limit: 10))
        let busy = TestWorld(limits: limits) { world, _ in
            Timer.scheduledTimer(withTimeInterval: 0.001, repeats: true) { _ in }
            world.device.wait(9)
        }
        #expect(busy.world.problem == .tooManyTurns(limit: 1_000))
        let endless = TestWorld(limits: limits) { world, _ in
            @Sendable func again() { DispatchQueue.main.async { again() } }
            again()
            world.device.wait(0)
        }
        #expect(endless.world.problem == .tooManyTurns(limit: 1_000))
    }
}

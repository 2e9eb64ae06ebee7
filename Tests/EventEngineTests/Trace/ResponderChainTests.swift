import EventEngine
import Foundation
import Testing

/// What recordings keep of responder chains beside the messages.
struct ResponderChainTests {
    /// A view whose `next` is the author's code.
    private final class Rerouted: UIView {
        var onAsking: (Rerouted) -> UIResponder? = { $0.usualNext }
        var usualNext: UIResponder? { super.next }
        override var next: UIResponder? { onAsking(self) }
    }

    /// A view that keeps its touches.
    private final class Keeping: UIView {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            world.overriding(self, .touchesBegan, [touches, event]) {}
        }
    }

    /// A tap on a view that fills the window.
    private func tap<View: UIView>(
        _ make: (CGRect) -> View, tracing: Bool = true,
        _ prepare: (Simulator, View) -> Void = { _, _ in }
    ) -> TestWorld {
        TestWorld(tracing: tracing) { world, scene in
            let red = make(scene.view.bounds)
            world.names.bind("red", to: red)
            scene.view.addSubview(red)
            prepare(world, red)
            world.hand.tap(red)
        }
    }

    private func chains(_ run: TestWorld) -> [[String]] {
        run.recording.chains.map { $0.responders.map(run.name) }
    }

    @Test func `The chain is recorded to its end, however far the message gets`() {
        let run = tap(Keeping.init(frame:))
        #expect(run.calls(.touches).first == "red.touchesBegan")
        #expect(run.calls(.touches, only: ["view"]) == ["view.touchesEnded"])
        #expect(chains(run) == [["red", "view", "viewController", "window", "application"]])
        #expect(run.recording.chains[0].end == .nobody)
    }

    @Test func `A delivery is recorded for each message to a hit view, the same chain once`() {
        let run = TestWorld { world, scene in
            let red = Keeping(frame: scene.view.bounds)
            red.isMultipleTouchEnabled = true
            scene.view.addSubview(red)
            world.hand.tap(red, fingers: 2)
        }
        let deliveries = run.recording.deliveries
        #expect(deliveries.map(\.touch) == [1, 2, 1, 2])
        #expect(deliveries.map(\.phase) == [.began, .began, .ended, .ended])
        #expect(run.recording.chains.count == 1)
        for delivery in deliveries {
            let entry = run.recording.entries[delivery.entry]
            #expect(run.name(entry.receiver) == "Keeping" && entry.kind == .touches)
            #expect(delivery.rule == RuleID("D", 4) && delivery.sender == .none)
        }
    }

    @Test func `What the system takes away says so`() {
        let run = TestWorld { world, scene in
            let finger = world.hand.touch(scene.view)
            world.device.interrupt()
            finger.lift()
        }
        #expect(run.recording.deliveries.map(\.phase) == [.began, .cancelled])
        #expect(run.recording.deliveries.map(\.rule) == [RuleID("D", 4), RuleID("D", 10)])
    }

    @Test func `An overridden next is followed, and what it prints or sends meanwhile is not recorded`() {
        var asked = 0
        let run = tap(Rerouted.init(frame:)) { world, red in
            red.onAsking = { red in
                asked += 1
                world.recordPrint("asked")
                world.currentLine = 7
                _ = red.hitTest(.zero, with: nil)
                return world.application
            }
        }
        #expect(chains(run) == [["red", "application"]])
        // Once for the record and once for the message, in each of two phases.
        #expect(asked == 4)
        #expect(run.entries([.prints], nil, nil).count == 2)
        let call = ["red.hitTest", "red.pointInside"]
        #expect(run.calls(.hitTest, pass: 0) == call + call)
        #expect(run.entries([.touches], ["red"], nil)[0].line == -1)
    }

    @Test func `A ring is recorded as a ring`() {
        let run = TestWorld { world, scene in
            let outer = Rerouted(frame: scene.view.bounds)
            let inner = Keeping(frame: scene.view.bounds)
            world.names.bind("inner", to: inner)
            scene.view.addSubview(outer)
            outer.addSubview(inner)
            outer.onAsking = { _ in inner }
            let finger = world.hand.touch(inner)
            outer.onAsking = { $0.usualNext }
            finger.lift()
        }
        #expect(run.world.problem == nil)
        #expect(chains(run)[0] == ["inner", "Rerouted"])
        #expect(run.recording.chains[0].end == .ring(0))
        #expect(run.recording.chains[1].end == .nobody)
        #expect(run.recording.deliveries.map(\.chain) == [0, 1])
    }

    @Test func `A chain without end is followed no further than messages may be nested`() {
        var limits = WorldLimits.standard
        limits.callDepth = 40
        let run = TestWorld(limits: limits) { world, scene in
            let red = Keeping(frame: scene.view.bounds)
            let endless = Rerouted(frame: scene.view.bounds)
            func another() -> Rerouted {
                let view = Rerouted(frame: .zero)
                view.onAsking = { _ in another() }
                return view
            }
            endless.onAsking = { _ in another() }
            scene.view.addSubview(endless)
            endless.addSubview(red)
            let finger = world.hand.touch(red)
            endless.onAsking = { $0.usualNext }
            finger.lift()
        }
        #expect(run.world.problem == nil)
        #expect(run.recording.chains[0].responders.count == 40)
        #expect(run.recording.chains[0].end == .unbounded)
    }

    @Test func `Without tracing nobody is asked`() {
        var asked = 0
        let run = tap(Rerouted.init(frame:), tracing: false) { _, red in
            red.onAsking = { red in
                asked += 1
                return red.usualNext
            }
        }
        #expect(asked == 2)
        #expect(run.recording.chains.isEmpty && run.recording.deliveries.isEmpty)
    }

    @Test func `An override that calls super is told apart from one that messages next itself`() {
        final class Sending: UIView {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                world.overriding(self, .touchesBegan, [touches, event]) {
                    next?.touchesBegan(touches, with: event)
                }
            }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                world.overriding(self, .touchesEnded, [touches, event]) {
                    world.throughSuper(self, .touchesEnded) { super.touchesEnded(touches, with: event) }
                }
            }
        }
        let run = tap(Sending.init(frame:))
        let entries = run.entries([.touches], ["red"], nil)
        #expect(entries.map(\.isOverridden) == [true, true])
        #expect(entries.map(\.callsSuper) == [false, true])
        #expect(run.calls(.touches, only: ["view"]) == ["view.touchesBegan", "view.touchesEnded"])
    }
}

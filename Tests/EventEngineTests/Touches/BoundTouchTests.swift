import EventEngine
import Testing

/// What a touch stays bound to on its way, who is no part of its way, and where the way ends.
struct BoundTouchTests {
    private final class Probe: UIView {
        var look: (Set<UITouch>, UIEvent?) -> Void = { _, _ in }
        var hit: (UIView?, UIEvent?) -> UIView? = { found, _ in found }
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            hit(super.hitTest(point, with: event), event)
        }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            look(touches, event)
            super.touchesBegan(touches, with: event)
        }
    }

    private final class Watcher: UITapGestureRecognizer {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesBegan(touches, with: event)
        }
    }

    /// A probe that fills the root view, with a red view in it, and what a tap on red does.
    private func tap(_ set: (Probe, _ red: UIView) -> Void) -> TestWorld {
        TestWorld { world, scene in
            let probe = Probe(frame: scene.view.bounds)
            let red = UIView(frame: CGRect(x: 30, y: 40, width: 100, height: 100))
            scene.view.addSubview(probe)
            probe.addSubview(red)
            for (name, view) in [("probe", probe), ("red", red)] { world.names.bind(name, to: view) }
            set(probe, red)
            world.hand.tap(red, at: CGPoint(x: 1, y: 2))
        }
    }

    private func name(of view: UIView, _ red: UIView, _ probe: UIView) -> String {
        if view === red { return "red" }
        return view === probe ? "probe" : view is UIWindow ? "window" : "view"
    }

    @Test func `Up the chain a touch keeps its view, and each receiver has its own place (C-11)`() {
        var count = 0
        _ = tap { probe, red in
            probe.look = { [unowned probe, unowned red] touches, _ in
                count += touches.count
                #expect(touches.first?.view === red)
                #expect(touches.first?.location(in: probe) == CGPoint(x: 31, y: 42))
                #expect(touches.first?.location(in: red) == CGPoint(x: 1, y: 2))
            }
        }
        #expect(count == 1)
    }

    @Test func `A touch that nobody handles is dropped behind the last responder (C-27)`() {
        let run = tap { _, _ in }
        let began = run.entries([.touches], nil, nil).filter {
            $0.selector == MessageSelector.touchesBegan.id
        }
        #expect(
            began.map { run.name($0.receiver) } == [
                "red", "probe", "view", "viewController", "window", "application",
            ])
        #expect(run.recording.chains.first?.end == .nobody)
    }

    @Test func `A recognizer is no responder: calling super in it passes nothing on (C-25)`() {
        let run = tap { _, red in red.addGestureRecognizer(Watcher()) }
        let chain = run.recording.chains.flatMap(\.responders).map { run.name($0) }
        #expect(chain == ["red", "probe", "view", "viewController", "window", "application"])
        let began = run.calls(.touches, .gestures).filter { $0.hasSuffix("touchesBegan") }
        #expect(began.count == 7 && began.first == "Watcher.touchesBegan")
    }

    @Test func `Controllers have no part in hit-testing (B-25)`() {
        let run = tap { _, _ in }
        #expect(run.calls(.hitTest).count == 16)
        #expect(!run.calls(.hitTest).contains { $0.hasPrefix("viewController") })
    }

    @Test func `The event of a hit-test knows its type, and no touches yet (B-20)`() {
        var events: [(type: UIEvent.EventType?, touches: Int?)] = []
        let run = tap { probe, _ in
            probe.hit = { found, event in
                events.append((event?.type, event?.allTouches?.count))
                return found
            }
        }
        #expect(events.count == 2)
        for event in events { #expect(event.type == .touches && event.touches ?? 0 == 0) }
        #expect(run.recording.touches.first.map { run.name($0.hitView) } == "red")
    }

    @Test func `Chain and recognizers follow the view that was returned, not the way to it (B-24)`() {
        var target: UIView?
        let run = tap { probe, red in
            let elsewhere = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            let inner = UIView(frame: .zero)
            elsewhere.addSubview(inner)
            elsewhere.isHidden = true
            elsewhere.addGestureRecognizer(Watcher())
            red.addGestureRecognizer(UITapGestureRecognizer())
            probe.superview?.addSubview(elsewhere)
            probe.world.names.bind("elsewhere", to: elsewhere)
            probe.world.names.bind("inner", to: inner)
            target = inner
            probe.hit = { _, _ in target }
        }
        let chain = run.recording.chains.first?.responders.map { run.name($0) }
        #expect(chain == ["inner", "elsewhere", "view", "viewController", "window", "application"])
        #expect(run.calls(.gestures).contains("Watcher.touchesBegan"))
        #expect(!run.calls(.gestures).contains { $0.hasPrefix("UITapGestureRecognizer") })
    }

    @Test func `Recognizers take no notice of exclusive touch (D-07)`() {
        let run = GestureStage.play { stage in
            let blue = UIView(frame: CGRect(x: 0, y: 250, width: 200, height: 100))
            stage.gray.addSubview(blue)
            stage.world.names.bind("blue", to: blue)
            stage.red.isExclusiveTouch = true
            stage.tap("blueTap", on: blue)
            let finger = stage.world.hand.touch(stage.red)
            stage.world.hand.tap(blue)
            finger.lift()
            #expect(stage.handler.heard == ["blueTap ended"])
        }
        #expect(!run.calls(.touches).contains("blue.touchesBegan"))
    }

    @Test func `A touch lists its recognizers, the hit view's first and the window's last (D-08)`() {
        var names: [String] = []
        _ = tap { probe, red in
            for view in [red.window, red, probe, probe.superview].compactMap({ $0 }) {
                let recognizer = UITapGestureRecognizer()
                recognizer.name = name(of: view, red, probe)
                view.addGestureRecognizer(recognizer)
            }
            probe.look = { touches, _ in
                names = touches.first?.gestureRecognizers?.map { $0.name ?? "?" } ?? []
            }
        }
        #expect(names == ["red", "probe", "view", "window"])
    }
}

import EventEngine
import Testing

/// What a recording holds besides its lines: nesting, time, lines of the scenario, snapshots, samples.
struct RecordingTests {
    @Test func `Entries are nested as the calls were`() {
        let run = TestWorld { world, scene in
            scene.view.addSubview(UIView(frame: scene.view.bounds))
            world.hand.tap(scene.view)
        }
        var enclosing: [Int] = []
        for (index, entry) in run.recording.entries.enumerated() {
            while let last = enclosing.last, run.recording.entries[last].end <= index {
                enclosing.removeLast()
            }
            #expect(Int(entry.depth) == enclosing.count)
            #expect(entry.end > index)
            enclosing.append(index)
        }
    }

    @Test func `Each entry knows the line of the scenario that caused it`() {
        let run = TestWorld { world, scene in
            world.currentLine = 3
            scene.view.addSubview(UIView())
            world.currentLine = 7
            world.hand.tap(scene.view)
        }
        let added = run.recording.entries.last { $0.selector == MessageSelector.didAddSubview.id }
        #expect(added?.line == 3)
        #expect(run.recording.entries.filter { $0.kind == .hitTest }.allSatisfy { $0.line == 7 })
    }

    @Test func `Prints stand among the calls`() {
        let run = TestWorld { world, _ in world.recordPrint("hello") }
        let entry = run.recording.entries.first { $0.kind == .prints }
        #expect(entry?.receiver == ObjectID.none)
        if case .text(let index)? = entry?.argument {
            #expect(run.recording.texts[Int(index)] == "hello")
        } else {
            Issue.record("a print carries its text")
        }
    }

    @Test func `Prints that Swift takes for equal keep their own bytes`() {
        let run = TestWorld { world, _ in
            world.recordPrint("\u{E9}")
            world.recordPrint("e\u{301}")
            world.recordPrint("\u{E9}")
        }
        #expect(run.recording.texts.map { Array($0.utf8) } == [[0xC3, 0xA9], [0x65, 0xCC, 0x81]])
    }

    @Test func `Time zero is the first touch-down`() {
        let run = TestWorld { world, scene in
            world.device.wait(2)
            world.hand.tap(scene.view)
        }
        #expect(run.recording.epoch == 2_000_000)
        #expect(run.recording.touches.map(\.time) == [2_000_000, 2_050_000])
        #expect(run.recording.touches.map(\.phase) == [.began, .ended])
    }

    @Test func `A snapshot is taken before a touch event if the scene has changed, and at the end`() {
        let run = TestWorld { world, scene in
            world.hand.tap(scene.view)
            world.hand.tap(scene.view)
            scene.view.alpha = 0.5
            world.hand.tap(scene.view)
            scene.view.isHidden = true
        }
        #expect(run.recording.snapshots.map(\.time) == [0, 100_000, 150_000])
        #expect(run.recording.snapshots.map { $0.views.last?.alpha } == [1, 0.5, 0.5])
        #expect(run.recording.snapshots.last?.views.last?.isHidden == true)
    }

    @Test func `A snapshot knows where each corner is on the screen`() {
        let run = TestWorld { world, scene in
            let turned = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
            turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
            scene.view.bounds.origin = CGPoint(x: 0, y: 20)
            scene.view.addSubview(turned)
        }
        let views = run.recording.snapshots.last?.views ?? []
        #expect(views.map(\.parent) == [nil, 0, 1])
        let turned = views.last
        #expect(turned?.frame == CGRect(x: 125, y: 75, width: 50, height: 100))
        #expect(turned?.rotation == 90)
        #expect(turned?.corners.first == CGPoint(x: 175, y: 55))
    }

    @Test func `The same scene gives the same recording`() {
        func run() -> [String] {
            TestWorld { world, scene in
                for index in 0..<5 {
                    let view = UIView(frame: CGRect(x: index * 10, y: 0, width: 60, height: 60))
                    view.isMultipleTouchEnabled = true
                    scene.view.addSubview(view)
                }
                world.hand.tap(scene.view.subviews[2], fingers: 3)
                world.hand.pinch(scene.view, scale: 2)
            }.recording.entries.map { "\($0)" }
        }
        #expect(run() == run())
    }

    @Test func `A finished world lets go of everything`() {
        weak var world: Simulator?
        weak var view: UIView?
        do {
            let run = TestWorld { made, scene in
                world = made
                view = scene.view
                Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in _ = scene.window }
                made.hand.tap(scene.view)
            }
            #expect(run.recording.entries.count > 10)
        }
        #expect(view == nil)
        #expect(world == nil)
    }
}

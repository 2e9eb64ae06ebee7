import EventEngine
import Testing

/// What holds in every scene, whatever fingers do and views do about it (C-13, D-01, D-04, D-11).
struct RandomTouchTests {
    /// Notes what it hears, and now and then does something about it.
    private final class Watcher: UIView {
        var watch: (Watcher, UITouch.Phase, Set<UITouch>) -> Void = { _, _, _ in }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            watch(self, .began, touches)
            super.touchesBegan(touches, with: event)
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            watch(self, .moved, touches)
            super.touchesMoved(touches, with: event)
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            watch(self, .ended, touches)
            super.touchesEnded(touches, with: event)
        }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            watch(self, .cancelled, touches)
            super.touchesCancelled(touches, with: event)
        }
    }

    /// The touches that a view was told the beginning of as their own view, and not yet the end.
    private final class Ledger {
        var open: Set<Int> = []
        var over: Set<Int> = []
        var begun = 0
        var ended = 0
        var broken: [String] = []

        func note(_ view: UIView, _ phase: UITouch.Phase, _ touches: Set<UITouch>) {
            check(touches.allSatisfy { $0.phase == phase }, "phases are mixed")
            check(Set(touches.map { $0.view.map { ObjectIdentifier($0) } }).count == 1, "views are mixed")
            for touch in touches where touch.view === view {
                switch phase {
                case .began:
                    begun += 1
                    check(open.insert(touch.number).inserted && !over.contains(touch.number), "began twice")
                case .moved:
                    check(open.contains(touch.number), "moved outside of its life")
                default:
                    ended += 1
                    check(open.remove(touch.number) != nil, "ended without having begun")
                    check(over.insert(touch.number).inserted, "ended twice")
                }
            }
        }

        private func check(_ holds: Bool, _ what: String) {
            if !holds { broken.append(what) }
        }
    }

    private func play(seed: UInt64, _ ledger: Ledger) -> TestWorld {
        var numbers = SeededNumbers(seed: seed)
        return TestWorld { world, scene in
            var watchers: [Watcher] = []
            for _ in 0..<Int.random(in: 2...7, using: &numbers) {
                let parent: UIView = Bool.random(using: &numbers) ? scene.view : watchers.last ?? scene.view
                let watcher = Watcher(
                    frame: CGRect(
                        x: Int.random(in: 0...200, using: &numbers),
                        y: Int.random(in: 0...300, using: &numbers), width: 160, height: 250))
                watcher.isMultipleTouchEnabled = Bool.random(using: &numbers)
                watcher.isExclusiveTouch = Int.random(in: 0..<5, using: &numbers) == 0
                watcher.watch = ledger.note
                parent.addSubview(watcher)
                watchers.append(watcher)
            }
            // Some take a view out while an event is on its way.
            let rude = watchers.randomElement(using: &numbers)
            let victim = watchers.randomElement(using: &numbers)
            let removesAt: UITouch.Phase = Bool.random(using: &numbers) ? .began : .moved
            if Bool.random(using: &numbers) {
                rude?.watch = { [weak victim] view, phase, touches in
                    ledger.note(view, phase, touches)
                    if phase == removesAt { victim?.removeFromSuperview() }
                }
            }
            choreograph(world, watchers, &numbers)
        }
    }

    private func choreograph(_ world: Simulator, _ watchers: [Watcher], _ numbers: inout SeededNumbers) {
        var fingers: [Finger] = []
        for _ in 0..<12 {
            let point = CGPoint(
                x: Int.random(in: 0...374, using: &numbers), y: Int.random(in: 0...666, using: &numbers))
            switch Int.random(in: 0..<8, using: &numbers) {
            case 0, 1, 2: fingers.append(world.hand.touch(at: point))
            case 3: fingers.randomElement(using: &numbers)?.move(to: point, over: 0.02)
            case 4:
                let pair = fingers.suffix(2)
                world.hand.together { for finger in pair { finger.move(to: point) } }
            case 5:
                if let finger = fingers.popLast() { finger.lift() }
            case 6: watchers.randomElement(using: &numbers)?.removeFromSuperview()
            default:
                world.device.interrupt()
                fingers = []
            }
        }
        fingers.forEach { $0.lift() }
    }

    @Test func `Each touch that began ends once, sets are of one view and phase (C-13, D-01, D-04, D-11)`() {
        var begun = 0
        for seed in 1...2_000 as ClosedRange<UInt64> {
            let ledger = Ledger()
            let run = play(seed: seed, ledger)
            #expect(run.world.problem == nil, "seed \(seed)")
            #expect(ledger.broken.isEmpty && ledger.open.isEmpty, "seed \(seed)")
            #expect(ledger.begun == ledger.ended, "seed \(seed)")
            begun += ledger.begun
        }
        #expect(begun > 1_000)
    }

    @Test func `The same seed gives the same trace`() {
        for seed in 1...30 as ClosedRange<UInt64> {
            let traces = (0..<2).map { _ in play(seed: seed, Ledger()).recording.entries.map { "\($0)" } }
            #expect(traces[0] == traces[1])
        }
    }
}

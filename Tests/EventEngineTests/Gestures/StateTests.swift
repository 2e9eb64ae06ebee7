import EventEngine
import Foundation
import Testing

/// States, illegal changes, disabling, ignoring, and recognizers that never decide (E-11 to E-25).
struct StateTests {
    /// A recognizer made of closures.
    private final class Custom: UIGestureRecognizer {
        var began: (Custom, Set<UITouch>, UIEvent) -> Void = { _, _, _ in }
        var moved: (Custom, Set<UITouch>, UIEvent) -> Void = { _, _, _ in }
        var ended: (Custom, Set<UITouch>, UIEvent) -> Void = { _, _, _ in }
        var cancelled: (Custom) -> Void = { _ in }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            began(self, touches, event)
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
            moved(self, touches, event)
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
            ended(self, touches, event)
        }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { cancelled(self) }
    }

    private func custom(
        _ configure: @escaping (GestureStage, Custom) -> Void,
        touch: @escaping (GestureStage) -> Void = { $0.world.hand.tap($0.red) }
    ) -> (heard: [String], run: TestWorld) {
        var heard: [String] = []
        let run = GestureStage.play { stage in
            configure(stage, stage.add("custom", Custom(), to: stage.red))
            touch(stage)
            heard = stage.handler.heard
        }
        return (heard, run)
    }

    @Test("The table of transitions (E-12, E-15)", arguments: UIGestureRecognizer.State.allCases)
    func table(old: UIGestureRecognizer.State) {
        let allowed: [UIGestureRecognizer.State: [UIGestureRecognizer.State]] = [
            .possible: [.began, .ended, .failed], .began: [.changed, .ended, .cancelled],
            .changed: [.changed, .ended, .cancelled],
        ]
        for new in UIGestureRecognizer.State.allCases {
            let way: [UIGestureRecognizer.State]
            switch old {
            case .possible: way = []
            case .began: way = [.began]
            case .changed: way = [.began, .changed]
            case .ended: way = [.ended]
            case .cancelled: way = [.began, .cancelled]
            case .failed: way = [.failed]
            }
            let (_, run) = custom { _, custom in
                custom.began = { custom, _, _ in
                    for state in way + [new] { custom.state = state }
                    if !custom.state.isEnd { custom.state = custom.state == .possible ? .failed : .ended }
                }
            }
            let isForbidden = run.recording.gestures.contains { event in
                if case .isForbidden(old, new) = event.kind { return true }
                return false
            }
            let failure = "custom: possible -> cancelled, not allowed: failed"
            let countsAsFailed = run.log(.states).contains(failure)
            let isAllowed = allowed[old]?.contains(new) == true || old == new
            #expect(isForbidden == (!isAllowed && !countsAsFailed), "\(old) -> \(new)")
            #expect(countsAsFailed == (old == .possible && new == .cancelled))
            #expect(run.world.problem == nil && run.world.warnings.isEmpty)
        }
    }

    @Test func `A change that is not allowed is named in the trace and stops nothing (E-15)`() {
        let (heard, run) = custom { _, custom in
            custom.began = { custom, _, _ in
                custom.state = .ended
                custom.state = .changed
            }
        }
        #expect(heard == ["custom ended"])
        #expect(run.log(.states) == [
            "custom: ended -> changed, not allowed: ignored", "custom: possible -> ended", "custom.reset",
        ])
    }

    @Test func `Nothing happens inside the assignment; the state reads as it was set (E-24)`() {
        var states: [UIGestureRecognizer.State] = []
        let (heard, _) = custom { stage, custom in
            custom.began = { custom, _, _ in
                custom.state = .began
                states.append(custom.state)
                #expect(stage.handler.heard.isEmpty)
            }
            custom.ended = { custom, _, _ in custom.state = .ended }
        }
        #expect(states == [.began])
        #expect(heard == ["custom began", "custom ended"])
    }

    @Test func `A gesture that is under way acts on every move by itself (E-17)`() {
        let (heard, _) = custom({ _, custom in
            custom.began = { custom, _, _ in custom.state = .began }
            custom.ended = { custom, _, _ in custom.state = .ended }
        }) { $0.world.hand.drag($0.red, by: CGVector(dx: 6, dy: 0), over: 0.05) }
        #expect(heard == ["began", "changed", "changed", "changed", "ended"].map { "custom \($0)" })
    }

    @Test func `Disabling one that is under way cancels it with its action (E-22)`() {
        var touchesAfter = 0
        let (heard, run) = custom({ stage, custom in
            custom.began = { custom, _, _ in custom.state = .began }
            custom.moved = { _, _, _ in touchesAfter += 1 }
            stage.handler.reactions["custom"] = { recognizer in
                guard recognizer.state == .began else { return }
                recognizer.isEnabled = false
                recognizer.isEnabled = true
            }
        }) { $0.world.hand.drag($0.red, by: CGVector(dx: 6, dy: 0), over: 0.05) }
        #expect(heard == ["custom began", "custom cancelled"])
        #expect(touchesAfter == 0)
        #expect(run.log(.states) == [
            "custom: possible -> began", "custom: began -> cancelled", "custom.reset",
        ])
        // Its view lost the touch all the same, before it heard of it.
        #expect(run.log(.touches, only: ["red"]).isEmpty)
    }

    @Test func `An interruption cancels what is under way and fails the rest (D-10, E-23)`() {
        let run = GestureStage.play { stage in
            stage.tap("tap", on: stage.red) { $0.cancelsTouchesInView = false }
            let blue = UIView(frame: CGRect(x: 0, y: 250, width: 200, height: 100))
            stage.gray.addSubview(blue)
            stage.add("pan", UIPanGestureRecognizer(), to: blue)
            let fingers = [stage.world.hand.touch(stage.red), stage.world.hand.touch(blue)]
            fingers[1].move(by: CGVector(dx: 30, dy: 0), over: 0.05)
            stage.world.device.interrupt()
            fingers.forEach { $0.lift() }
        }
        #expect(run.log(.states, .actions, .touches, only: ["tap", "pan", "red", "handler"]).suffix(7) == [
            "handler.pan", "tap: possible -> failed", "pan: changed -> cancelled", "handler.pan",
            "red.touchesCancelled", "tap.reset", "pan.reset",
        ])
    }

    @Test func `A view that leaves its window takes its touch from the recognizer too (D-11)`() {
        let run = GestureStage.play { stage in
            stage.add("pan", UIPanGestureRecognizer(), to: stage.gray)
            let finger = stage.world.hand.touch(stage.red)
            finger.move(by: CGVector(dx: 30, dy: 0))
            stage.red.removeFromSuperview()
            finger.move(by: CGVector(dx: 30, dy: 0))
            finger.lift()
        }
        #expect(run.log(.states) == ["pan: possible -> began", "pan: began -> cancelled", "pan.reset"])
    }

    @Test func `A recognizer with an initializer of its own needs none for archives`() {
        final class Named: UITapGestureRecognizer {
            let label: String
            init(label: String) {
                self.label = label
                super.init(target: nil, action: nil)
            }
        }
        #expect(Named(label: "one").label == "one")
        #expect(!(UITapGestureRecognizer() as Any is NSCoding))
    }

    @Test func `An ignored touch is neither told, cancelled nor delayed (E-21)`() {
        let run = GestureStage.play { stage in
            stage.red.isMultipleTouchEnabled = true
            let custom = stage.add("custom", Custom(), to: stage.red)
            custom.began = { custom, touches, event in
                for touch in touches where touch.tapCount == 1 && custom.numberOfTouches > 1 {
                    custom.ignore(touch, for: event)
                }
            }
            custom.ended = { custom, _, _ in custom.state = .ended }
            let first = stage.world.hand.touch(stage.red, at: CGPoint(x: 20, y: 20))
            let second = stage.world.hand.touch(stage.red, at: CGPoint(x: 120, y: 120))
            first.lift()
            second.lift()
        }
        #expect(run.log(.gestures, .states, .touches, only: ["custom", "red"]) == [
            "red.touchesBegan", "red.touchesBegan", "custom: possible -> ended",
            "red.touchesCancelled", "custom.reset", "red.touchesEnded",
        ])
        #expect(run.reasons(of: "custom").contains("lets go of touch 2: ignored (E-21)"))
    }

    @Test func `One that never decides holds the end back for ever, and is named at the end (E-18)`() {
        let (_, run) = custom { _, _ in }
        #expect(run.world.warnings == [.undecided(recognizer: "custom", state: "possible", line: -1)])
        #expect(run.world.problem == nil)
        #expect(run.log(.touches, only: ["red"]) == ["red.touchesBegan"])
        #expect(run.recording.withholdings.map(\.outcome) == [.pending])
    }

    @Test func `One in an end state takes no new touches until all its old ones are over (E-19)`() {
        let run = GestureStage.play { stage in
            stage.add("pan", UIPanGestureRecognizer(), to: stage.gray)
            stage.add("press", UILongPressGestureRecognizer(), to: stage.red)
            let first = stage.world.hand.touch(stage.red)
            first.hold(0.6)
            let second = stage.world.hand.touch(stage.gray, at: CGPoint(x: 280, y: 380))
            second.move(by: CGVector(dx: -40, dy: 0), over: 0.05)
            #expect(stage.handler.heard == ["press began"])
            second.lift()
            first.lift()
            stage.world.hand.drag(stage.red, by: CGVector(dx: 30, dy: 0), over: 0.05)
        }
        #expect(run.reasons(of: "pan").prefix(2) == [
            "possible -> failed excluded by press (E-32)", "misses touch 2: not reset yet (E-19)",
        ])
        #expect(run.log(.actions).last == "handler.pan")
    }

    @Test func `A disabled recognizer, or one for other touches, gets nothing (E-02)`() {
        let run = GestureStage.play { stage in
            stage.tap("disabled", on: stage.red) { $0.isEnabled = false }
            stage.tap("pencil", on: stage.red) { $0.allowedTouchTypes = [2] }
            stage.world.hand.tap(stage.red)
        }
        #expect(run.log(.gestures).isEmpty)
        #expect(run.reasons(of: "disabled") == ["misses touch 1: disabled (E-02)"])
        #expect(run.reasons(of: "pencil") == ["misses touch 1: type of touch (E-02)"])
    }

    @Test func `A recognizer belongs to one view, and is asked in the order of addition (E-10)`() {
        _ = GestureStage.play { stage in
            let tap = stage.tap("tap", on: stage.red)
            stage.gray.addGestureRecognizer(tap)
            #expect(tap.view === stage.gray && stage.red.gestureRecognizers == nil)
            #expect(stage.gray.gestureRecognizers == [tap])
            stage.gray.removeGestureRecognizer(tap)
            #expect(tap.view == nil)
            stage.gray.gestureRecognizers = [tap, UIPanGestureRecognizer()]
            #expect(tap.view === stage.gray)
        }
    }

    @Test func `A recognizer that is added in the middle of a touch does not get it (E-10)`() {
        let run = GestureStage.play { stage in
            let finger = stage.world.hand.touch(stage.red)
            stage.tap("late", on: stage.red)
            finger.lift()
        }
        #expect(run.log(.gestures).isEmpty)
    }

    @Test func `An action that sets its own state for ever is a problem, not a hang`() {
        let (_, run) = custom { stage, custom in
            custom.began = { custom, _, _ in custom.state = .began }
            stage.handler.reactions["custom"] = { $0.state = .changed }
        }
        #expect(run.world.problem == .endlessGesture(recognizer: "custom"))
    }
}

extension UIGestureRecognizer.State {
    /// Whether nothing may follow.
    fileprivate var isEnd: Bool { self == .ended || self == .cancelled || self == .failed }
}

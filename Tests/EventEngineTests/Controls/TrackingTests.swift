import EventEngine
import Foundation
import Testing

/// How a control follows a touch (G-01 to G-11, G-20, G-22).
struct TrackingTests {
    /// Refuses what it is told to refuse, and notes what it is asked.
    private final class Dial: UIControl {
        var (begins, continues) = (true, true)
        var heard: [String] = []
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            heard.append("begin \(isTracking) \(isTouchInside)")
            return begins
        }
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            heard.append("continue \(isTracking) \(isTouchInside)")
            return continues
        }
        override func cancelTracking(with event: UIEvent?) {
            heard.append("cancel \(event == nil)")
            super.cancelTracking(with: event)
        }
    }

    private let all = ["control", "handler"] as Set

    @Test func `Tracking begins, the highlight comes, then the action (G-01, G-10)`() {
        let run = ControlStage.play { stage in
            let control = stage.add("control", UIControl())
            stage.world.hand.tap(control)
        }
        #expect(
            run.log(.touches, .controls, .actions, only: all) == [
                "control.touchesBegan", "control.beginTracking -> true", "control.isHighlighted=",
                "control.sendAction", "handler.down",
                "control.touchesEnded", "control.endTracking", "control.sendAction", "handler.upInside",
                "control.isHighlighted=",
            ])
        #expect(run.entries([.controls], ["control"], nil).map(\.rule).contains(RuleID("G", 10)))
    }

    @Test func `A control hands nothing on to what it lies in (G-15, C-15)`() {
        let run = ControlStage.play { stage in
            stage.world.hand.tap(stage.add("control", UIControl()))
        }
        #expect(run.log(.touches) == ["control.touchesBegan", "control.touchesEnded"])
    }

    @Test func `An override of touchesBegan without super kills tracking and actions (G-02, GC-42)`() {
        final class Mute: UIButton {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
        }
        let run = ControlStage.play { stage in
            stage.world.hand.tap(stage.add("control", Mute()))
        }
        #expect(run.calls(.controls, .actions).isEmpty)
    }

    @Test func `Answering false does not begin, or stops, and nobody is told (G-03)`() {
        let run = ControlStage.play { stage in
            let dial = stage.add("control", Dial())
            dial.begins = false
            stage.world.hand.tap(dial)
            #expect(dial.heard == ["begin false true"] && !dial.isHighlighted)
            dial.begins = true
            stage.world.device.wait(1)
            dial.continues = false
            stage.world.hand.drag(
                dial, from: CGPoint(x: 50, y: 20), by: CGVector(dx: 30, dy: 0), over: 0.05)
            #expect(dial.heard.last == "continue true true" && dial.heard.count == 3)
            #expect(!dial.isTracking && !dial.isHighlighted && !dial.isTouchInside)
        }
        #expect(run.calls(.actions) == ["handler.down"])
        #expect(run.entries([.touches], ["control"], nil).first?.rule == RuleID("G", 3))
    }

    @Test(arguments: [false, true])
    func `Of two fingers a control follows the first (G-04)`(takesMore: Bool) {
        let run = ControlStage.play { stage in
            let control = stage.add("control", UIControl())
            control.isMultipleTouchEnabled = takesMore
            let first = stage.world.hand.touch(control)
            stage.world.hand.tap(control)
            first.move(by: CGVector(dx: 5, dy: 0))
            first.lift()
        }
        #expect(run.calls(.actions) == ["handler.down", "handler.dragInside", "handler.upInside"])
    }

    @Test func `A control that leaves its window cancels its tracking without an event (G-05)`() {
        let run = ControlStage.play { stage in
            let dial = stage.add("control", Dial())
            let finger = stage.world.hand.touch(dial)
            dial.removeFromSuperview()
            #expect(dial.heard == ["begin false true", "cancel true"] && !dial.isTracking)
            finger.lift()
        }
        #expect(run.calls(.actions) == ["handler.down", "handler.cancel"])
        #expect(run.calls(.touches) == ["control.touchesBegan", "control.touchesCancelled"])
    }

    @Test func `Moving a control within its window does not disturb its tracking`() {
        let run = ControlStage.play { stage in
            let control = stage.add("control", UIControl())
            let finger = stage.world.hand.touch(control)
            stage.view.addSubview(control)
            finger.lift()
        }
        #expect(run.calls(.actions) == ["handler.down", "handler.upInside"])
    }

    @Test func `The system's cancellation has an event, and is one touchCancel (G-05, G-06)`() {
        let run = ControlStage.play { stage in
            let dial = stage.add("control", Dial())
            _ = stage.world.hand.touch(dial)
            stage.world.device.interrupt()
            #expect(dial.heard.last == "cancel false" && !dial.isHighlighted)
        }
        #expect(run.calls(.actions) == ["handler.down", "handler.cancel"])
    }

    @Test func `Without super in cancelTracking the highlight stays, and nothing is tracked (G-05)`() {
        final class Careless: UIControl {
            override func cancelTracking(with event: UIEvent?) {}
        }
        let run = ControlStage.play { stage in
            let control = stage.add("control", Careless())
            _ = stage.world.hand.touch(control)
            stage.world.device.interrupt()
            #expect(control.isHighlighted && !control.isTracking)
            stage.world.hand.tap(control)
        }
        #expect(run.calls(.actions) == ["handler.down", "handler.down", "handler.upInside"])
    }

    @Test func `A repeated touch-down is told besides the touch-down (G-06, G-13)`() {
        let run = ControlStage.play { stage in
            stage.world.hand.tap(stage.add("control", UIControl()), count: 2)
        }
        #expect(
            run.calls(.actions) == [
                "handler.down", "handler.upInside", "handler.down", "handler.repeat", "handler.upInside",
            ])
    }

    @Test func `Inside reaches 70 points beyond the bounds, and each crossing is one event (G-07 to G-09)`() {
        let run = ControlStage.play { stage in
            let control = stage.add("control", UIControl())
            let finger = stage.world.hand.touch(control)
            for x in [170, 169, 171, 172, 168, 167] {
                // The control is 100 points wide.
                finger.move(to: control.convert(CGPoint(x: CGFloat(x), y: 20), to: nil), over: 0)
                #expect(control.isHighlighted == (x < 170) && control.isTouchInside == (x < 170))
            }
            finger.lift()
        }
        #expect(
            run.calls(.actions) == [
                "handler.down", "handler.exit", "handler.enter", "handler.exit", "handler.dragOutside",
                "handler.enter", "handler.dragInside", "handler.upInside",
            ])
    }

    @Test func `The first touch must hit the bounds exactly (G-08)`() {
        let run = ControlStage.play { stage in
            stage.world.hand.tap(stage.add("control", UIControl()), at: CGPoint(x: 101, y: 20))
        }
        #expect(run.calls(.actions).isEmpty)
    }

    @Test func `State joins what the touch does and what the app says (G-10)`() {
        _ = ControlStage.play { stage in
            let control = stage.add("control", UIControl())
            control.isSelected = true
            let finger = stage.world.hand.touch(control)
            #expect(control.state == [.selected, .highlighted])
            finger.lift()
            #expect(control.state == .selected && control.isSelected)
            control.isEnabled = false
            #expect(control.state == [.selected, .disabled])
        }
    }

    @Test func `A disabled control is hit, and swallows the touch (G-11, B-30)`() {
        let run = ControlStage.play { stage in
            let control = stage.add("control", UIButton())
            control.isEnabled = false
            stage.world.hand.tap(control)
        }
        #expect(run.log(.touches) == ["control.touchesBegan", "control.touchesEnded"])
        #expect(run.calls(.controls, .actions).isEmpty)
        #expect(run.entries([.touches], nil, nil).first?.rule == RuleID("G", 11))
    }

    @Test func `Disabling a control while it tracks cancels the tracking (G-11)`() {
        let run = ControlStage.play { stage in
            let control = stage.add("control", UIButton())
            let finger = stage.world.hand.touch(control)
            control.isEnabled = false
            finger.lift()
            #expect(!control.isTracking && !control.isHighlighted)
        }
        #expect(run.calls(.actions) == ["handler.down", "handler.cancel"])
    }

    @Test func `A touch that a view inside hands on is not tracked (G-20, GC-03)`() {
        let run = ControlStage.play { stage in
            let control = stage.add("control", UIButton())
            let inner = UIView(frame: CGRect(x: 10, y: 5, width: 20, height: 20))
            control.addSubview(inner)
            stage.world.names.bind("inner", to: inner)
            stage.world.hand.tap(inner)
        }
        #expect(
            run.log(.touches) == [
                "inner.touchesBegan", "control.touchesBegan", "inner.touchesEnded", "control.touchesEnded",
            ])
        #expect(run.calls(.controls, .actions).isEmpty)
        #expect(run.entries([.touches], ["control"], nil).first?.rule == RuleID("G", 20))
    }

    @Test(arguments: [true, false])
    func `A control that an override returns though it is switched off does nothing (G-22, GC-23)`(
        isDisabled: Bool
    ) {
        final class Detour: UIView {
            weak var detour: UIView?
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { detour }
        }
        let run = ControlStage.play { stage in
            let detour = Detour(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
            stage.gray.addSubview(detour)
            let control = stage.add("control", UIButton())
            if isDisabled { control.isEnabled = false } else { control.isUserInteractionEnabled = false }
            detour.detour = control
            stage.add("tap", UITapGestureRecognizer(), to: control)
            stage.world.hand.tap(detour)
        }
        #expect(run.calls(.controls).isEmpty)
        // As with a plain view, a recognizer of its own is not kept from the touch.
        #expect(run.calls(.actions) == ["handler.tap"])
        let rule = run.entries([.touches], ["control"], nil).first?.rule
        #expect(rule == RuleID("G", isDisabled ? 11 : 22))
    }
}

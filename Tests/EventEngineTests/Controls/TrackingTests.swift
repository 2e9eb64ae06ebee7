import EventEngine
import Foundation
import Testing

/// How a control follows a touch (G-01 to G-11).
struct TrackingTests {
    @Test func `Tracking begins, the highlight comes, then the action (G-01, G-10)`() {
        let run = ControlStage.play { stage in
            let control = stage.add("control", UIControl())
            stage.world.hand.tap(control)
        }
        #expect(
            run.log(.touches, .controls, .actions, only: ["control", "handler"]) == [
                "control.touchesBegan", "control.beginTracking -> true", "control.isHighlighted=",
                "control.sendAction", "handler.down",
                "control.touchesEnded", "control.endTracking", "control.sendAction", "handler.upInside",
                "control.isHighlighted=",
            ])
    }

    @Test func `A control hands nothing on to what it lies in (G-15, C-15)`() {
        let run = ControlStage.play { stage in
            stage.world.hand.tap(stage.add("control", UIControl()))
        }
        #expect(run.log(.touches) == ["control.touchesBegan", "control.touchesEnded"])
    }

    @Test func `Inside reaches 70 points beyond the bounds, and each crossing is one event (G-07 to G-09)`() {
        let run = ControlStage.play { stage in
            let control = stage.add("control", UIControl())
            let finger = stage.world.hand.touch(control)
            for x in [170, 169, 171, 172, 168, 167] {
                // The control is 100 points wide.
                finger.move(to: control.convert(CGPoint(x: CGFloat(x), y: 20), to: nil), over: 0)
            }
            finger.lift()
        }
        #expect(
            run.calls(.actions) == [
                "handler.down", "handler.exit", "handler.enter", "handler.exit", "handler.dragOutside",
                "handler.enter", "handler.dragInside", "handler.upInside",
            ])
    }
}

import EventEngine
import Foundation
import Testing

/// The values of switches, sliders, steppers, segmented and page controls, as far as touches change them.
struct ValueTests {
    /// What a control told after its value had changed, as text.
    private func values<Control: UIControl>(
        _ control: @escaping () -> Control, _ value: @escaping (Control) -> Any,
        _ body: (Hand, Control) -> Void
    ) -> [String] {
        var told: [String] = []
        _ = ControlStage.play { stage in
            let control = stage.add("control", control(), events: [(.valueChanged, "changed")])
            stage.handler.reactions["changed"] = { _, _ in told.append("\(value(control))") }
            body(stage.world.hand, control)
        }
        return told
    }

    @Test func `A switch turns over at the lift, and at the middle when its knob is drawn`() {
        let make = { UISwitch(frame: CGRect(x: 10, y: 10, width: 0, height: 0)) }
        let told = values(make, { $0.isOn }) { hand, light in
            #expect(light.bounds.size == ControlConstants.switchSize)
            hand.tap(light)
            #expect(light.isOn)
            let finger = hand.touch(at: light.convert(CGPoint(x: 40, y: 15), to: nil))
            finger.move(by: CGVector(dx: -12, dy: 0))
            #expect(light.isOn)
            finger.move(by: CGVector(dx: -10, dy: 0))
            #expect(!light.isOn)
            finger.move(by: CGVector(dx: 30, dy: 0))
            finger.lift()
            #expect(light.isOn)
            light.isOn = false
            // From the side without the knob nothing is drawn; the lift turns the switch.
            hand.drag(light, from: CGPoint(x: 45, y: 15), by: CGVector(dx: -35, dy: 0), over: 0.05)
            // Far outside, nothing.
            hand.drag(light, from: CGPoint(x: 45, y: 15), by: CGVector(dx: 0, dy: 200), over: 0.05)
            #expect(light.isOn)
        }
        #expect(told == ["true", "false", "true", "true"])
    }

    @Test func `A slider whose override begins to track anywhere follows the finger from there`() {
        final class Anywhere: UISlider {
            override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
        }
        let make = { Anywhere(frame: CGRect(x: 10, y: 10, width: 228, height: 34)) }
        _ = values(make, { $0.value }) { hand, slider in
            hand.drag(slider, from: CGPoint(x: 100, y: 17), by: CGVector(dx: 50, dy: 0), over: 0.1)
            #expect(abs(slider.value - 0.25) < 0.0001)
            hand.drag(slider, from: CGPoint(x: 30, y: 17), by: CGVector(dx: -25, dy: 0), over: 0.1)
            #expect(abs(slider.value - 0.125) < 0.0001)
        }
    }

    @Test func `A slider follows the finger from its knob, and begins nowhere else (G-03)`() {
        let make = { UISlider(frame: CGRect(x: 10, y: 10, width: 228, height: 34)) }
        let told = values(make, { $0.value }) { hand, slider in
            hand.tap(slider)
            #expect(slider.value == 0)
            let finger = hand.touch(slider, at: CGPoint(x: 14, y: 17))
            finger.move(by: CGVector(dx: 50, dy: 0))
            #expect(slider.value == 0.25 && slider.isTracking)
            finger.move(by: CGVector(dx: -100, dy: 0))
            finger.lift()
        }
        #expect(told == ["0.0", "0.25", "0.0", "0.0"])
        let late = values(make, { $0.value }) { hand, slider in
            slider.isContinuous = false
            hand.drag(slider, from: CGPoint(x: 14, y: 17), by: CGVector(dx: 500, dy: 0), over: 0.1)
        }
        #expect(late == ["1.0"])
    }

    @Test func `A slider's range keeps its value`() {
        _ = ControlStage.play { _ in
            let slider = UISlider()
            slider.value = 0.8
            slider.maximumValue = 0.5
            #expect(slider.value == 0.5)
            slider.minimumValue = 2
            #expect(slider.value == 2 && slider.maximumValue == 2)
            slider.maximumValue = 1
            #expect(slider.minimumValue == 1 && slider.value == 1)
        }
    }

    @Test func `A stepper counts at the lift, and ten times a second when it is held`() {
        let told = values({ UIStepper() }, { $0.value }) { hand, stepper in
            stepper.frame.size = ControlConstants.stepperSize
            hand.tap(stepper, at: CGPoint(x: 80, y: 10))
            hand.tap(stepper, at: CGPoint(x: 10, y: 10))
            hand.tap(stepper, at: CGPoint(x: 10, y: 10))
            hand.press(stepper, at: CGPoint(x: 80, y: 10), for: 0.75)
            #expect(stepper.value == 3)
            stepper.autorepeat = false
            hand.press(stepper, at: CGPoint(x: 80, y: 10), for: 0.75)
            stepper.autorepeat = true
            stepper.isContinuous = false
            hand.press(stepper, at: CGPoint(x: 10, y: 10), for: 0.65)
            stepper.wraps = true
            stepper.minimumValue = 2
            hand.tap(stepper, at: CGPoint(x: 10, y: 10))
        }
        #expect(told == ["1.0", "0.0", "1.0", "2.0", "3.0", "4.0", "2.0", "100.0"])
    }

    @Test func `A stepper stops counting when its touch is lost, and while the finger is outside (G-05)`() {
        let told = values({ UIStepper() }, { $0.value }) { hand, stepper in
            stepper.frame.size = ControlConstants.stepperSize
            let finger = hand.touch(stepper, at: CGPoint(x: 80, y: 10))
            finger.move(by: CGVector(dx: 200, dy: 0))
            finger.hold(0.75)
            finger.move(by: CGVector(dx: -200, dy: 0))
            finger.hold(0.1)
            stepper.removeFromSuperview()
            finger.hold(1)
            finger.lift()
        }
        #expect(told == ["1.0"])
    }

    @Test(arguments: [-1.0, 0.0])
    func `A step that is not positive is refused, as UIKit raises an exception`(step: Double) {
        let run = ControlStage.play { _ in UIStepper().stepValue = step }
        #expect(run.world.problem != nil)
    }

    @Test func `The segment that a finger is lifted over is selected`() {
        let make = { UISegmentedControl(items: ["a", "b", "c"]) }
        let told = values(make, { $0.selectedSegmentIndex }) { hand, segments in
            segments.frame.size = CGSize(width: 300, height: 32)
            hand.tap(segments)
            hand.tap(segments)
            hand.drag(segments, from: CGPoint(x: 50, y: 10), by: CGVector(dx: 230, dy: 0), over: 0.05)
            segments.setEnabled(false, forSegmentAt: 0)
            hand.tap(segments, at: CGPoint(x: 10, y: 10))
            segments.isMomentary = true
            hand.tap(segments, at: CGPoint(x: 280, y: 10))
            #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
        }
        #expect(told == ["1", "2", "2"])
    }

    @Test func `Segments come and go, and the selection goes with its segment`() {
        let run = ControlStage.play { _ in
            let segments = UISegmentedControl(items: ["a", "b"])
            segments.selectedSegmentIndex = 1
            segments.insertSegment(withTitle: "c", at: 0, animated: false)
            #expect(segments.selectedSegmentIndex == 2 && segments.titleForSegment(at: 2) == "b")
            segments.removeSegment(at: 0, animated: false)
            segments.setTitle("d", forSegmentAt: 0)
            #expect(segments.selectedSegmentIndex == 1 && segments.titleForSegment(at: 0) == "d")
            segments.removeSegment(at: 1, animated: false)
            #expect(segments.selectedSegmentIndex == -1 && segments.numberOfSegments == 1)
            segments.selectedSegmentIndex = 4
        }
        #expect(run.world.problem?.sentence.contains("no segment 4") == true)
    }

    @Test func `A page control turns one page to the side of the tap`() {
        let told = values({ UIPageControl() }, { $0.currentPage }) { hand, pages in
            pages.numberOfPages = 2
            for x in [90, 90, 10, 10] as [CGFloat] { hand.tap(pages, at: CGPoint(x: x, y: 10)) }
            #expect(pages.size(forNumberOfPages: 2).width == 23)
        }
        #expect(told == ["1", "0"])
    }

    @Test func `What such controls tell is their primary action as well, after valueChanged (G-13)`() {
        let run = ControlStage.play { stage in
            let light = stage.add(
                "light", UISwitch(),
                events: [(.primaryActionTriggered, "primary"), (.valueChanged, "changed")])
            stage.world.hand.tap(light)
        }
        #expect(run.calls(.actions) == ["handler.changed", "handler.primary"])
    }

    @Test func `A button shows what belongs to its state, and is as large as that`() {
        _ = ControlStage.play { stage in
            let button = stage.add("button", UIButton(type: .system), events: [])
            button.setTitle("Off", for: .normal)
            button.setTitle("On", for: .selected)
            button.setTitleColor(.red, for: .selected)
            #expect(button.currentTitle == "Off" && button.title(for: .highlighted) == "Off")
            #expect(button.currentTitleColor == .systemBlue)
            button.isSelected = true
            #expect(button.titleLabel?.text == "On" && button.titleLabel?.textColor == .red)
            button.sizeToFit()
            #expect(button.bounds.size == button.intrinsicContentSize && button.bounds.width == 30)
            button.layoutIfNeeded()
            #expect(button.titleLabel?.center == CGPoint(x: button.bounds.midX, y: button.bounds.midY))
            button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 0)
            button.layoutIfNeeded()
            #expect(button.titleLabel?.center.x == 10 + button.bounds.midX)
            #expect(UIButton(primaryAction: UIAction(title: "Go") { _ in }).currentTitle == "Go")
            #expect(button.hitTest(CGPoint(x: 15, y: 15), with: nil) === button)
        }
    }
}

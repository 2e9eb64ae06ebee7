import EventEngine
import Foundation
import Testing

/// Controls against recognizers (G-16 to G-19, G-21, G-23).
struct RivalryTests {
    enum Sort: CaseIterable {
        case plain, button, light, slider, stepper, segments, pages
        /// A new control that an ancestor's recognizer could take a touch from.
        func make() -> UIControl {
            switch self {
            case .plain: return UIControl()
            case .button: return UIButton()
            case .light: return UISwitch()
            case .slider: return UISlider()
            case .stepper: return UIStepper()
            case .segments: return UISegmentedControl(items: ["a", "b"])
            case .pages:
                let pages = UIPageControl()
                pages.numberOfPages = 3
                return pages
            }
        }
        var protectsTap: Bool { self != .plain && self != .slider }
    }

    private let ends: [(UIControl.Event, String)] = [
        (.touchUpInside, "up"), (.touchUpOutside, "up"), (.touchCancel, "cancel"),
    ]
    /// Where the knob of a switch that is off, and of a slider at its beginning, is.
    private let knob = CGPoint(x: 14, y: 15)

    /// The actions of a control in the gray view that a recognizer of the gray view competes with.
    private func actions(
        _ sort: Sort, _ recognizer: (ControlStage) -> UIGestureRecognizer, by hand: (Hand, UIView) -> Void
    ) -> (actions: [String], reasons: [String]) {
        let run = ControlStage.play { stage in
            let control = stage.add("control", sort.make(), events: ends)
            control.frame.origin = CGPoint(x: 100, y: 100)
            stage.add("gesture", recognizer(stage), to: stage.gray)
            hand(stage.world.hand, control)
        }
        let ended = run.calls(.actions).map { String($0.dropFirst("handler.".count)) }
        let failed = run.reasons(of: "gesture").filter { $0.contains("-> failed") }
        return (ended.filter { $0 != "value" }, failed)
    }

    @Test(arguments: Sort.allCases)
    func `An ancestor's single tap loses where a tap is the control's own action (G-16, G-18, G-19)`(
        sort: Sort
    ) {
        let (actions, reasons) = actions(sort) { _ in UITapGestureRecognizer() } by: { hand, control in
            hand.tap(control, at: knob)
        }
        #expect(actions == (sort.protectsTap ? ["up"] : ["gesture", "cancel"]))
        let reason = "possible -> failed refused by the view by control (G-16)"
        #expect(reasons == (sort.protectsTap ? [reason] : []))
    }

    @Test(arguments: Sort.allCases)
    func `With cancelsTouchesInView off nobody is asked, and both act (G-18)`(sort: Sort) {
        let (actions, _) = actions(sort) { _ in
            let tap = UITapGestureRecognizer()
            tap.cancelsTouchesInView = false
            return tap
        } by: { hand, control in
            hand.tap(control, at: knob)
        }
        #expect(actions == ["gesture", "up"])
    }

    @Test(arguments: Sort.allCases)
    func `A tap of two fingers, a double tap and a long press win against every control (G-18)`(sort: Sort) {
        let press = actions(sort) { _ in UILongPressGestureRecognizer() } by: { hand, control in
            hand.press(control, at: knob, for: 0.7)
        }
        #expect(press.actions == ["gesture", "cancel", "gesture"])
        let double = actions(sort) { _ in
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = 2
            return tap
        } by: { hand, control in
            hand.tap(control, at: knob, count: 2)
        }
        #expect(double.actions.filter { $0 == "gesture" }.count == 1 && double.actions.last == "cancel")
    }

    @Test(arguments: Sort.allCases)
    func `A pan wins, except along a switch from its knob (G-16, G-18)`(sort: Sort) {
        func pan(_ vector: CGVector, from point: CGPoint) -> [String] {
            actions(sort) { _ in UIPanGestureRecognizer() } by: { hand, control in
                hand.drag(control, from: point, by: vector, over: 0.1)
            }.actions
        }
        let wins = ["gesture", "cancel"]
        let along = pan(CGVector(dx: 25, dy: 0), from: knob)
        #expect(sort == .light ? along == ["up"] : Array(along.prefix(2)) == wins)
        #expect(Array(pan(CGVector(dx: 0, dy: 40), from: knob).prefix(2)) == wins)
        // Beside the knob.
        #expect(pan(CGVector(dx: -25, dy: 0), from: CGPoint(x: 48, y: 15)).first == "gesture")
    }

    @Test(arguments: Sort.allCases)
    func `A swipe wins, except along a slider from its knob (G-16, G-18)`(sort: Sort) {
        func swipe(_ direction: UISwipeGestureRecognizer.Direction, _ way: Hand.Direction) -> [String] {
            actions(sort) { _ in
                let swipe = UISwipeGestureRecognizer()
                swipe.direction = direction
                return swipe
            } by: { hand, control in
                hand.flick(control, way, from: knob)
            }.actions
        }
        #expect(swipe(.right, .right) == (sort == .slider ? ["up"] : ["gesture", "cancel"]))
        #expect(swipe(.up, .up) == ["gesture", "cancel"])
    }

    @Test(arguments: Sort.allCases)
    func `A recognizer of the control itself wins against it (G-17)`(sort: Sort) {
        let run = ControlStage.play { stage in
            let control = stage.add("control", sort.make(), events: ends)
            stage.add("own", UITapGestureRecognizer(), to: control)
            stage.world.hand.tap(control, at: knob)
        }
        #expect(run.calls(.actions) == ["handler.own", "handler.cancel"])
    }

    @Test func `Where a view inside the control is hit, the control is not asked (G-18, G-20, GC-07)`() {
        let run = ControlStage.play { stage in
            let control = stage.add("control", UIButton(), events: ends)
            let inner = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            control.addSubview(inner)
            stage.add("tap", UITapGestureRecognizer(), to: stage.gray)
            stage.world.hand.tap(inner)
        }
        #expect(run.calls(.actions) == ["handler.tap"])
    }

    @Test func `An ancestor's double tap delays touch up inside, not touch down (G-21)`() {
        let run = ControlStage.play { stage in
            let control = stage.add(
                "control", UIButton(), events: [(.touchDown, "down"), (.touchUpInside, "up")])
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = 2
            stage.add("double", tap, to: stage.gray)
            stage.world.hand.tap(control)
            #expect(control.isHighlighted)
        }
        // 50 ms down, 350 ms for the second tap.
        #expect(run.timedLog(.actions) == ["0 handler.down", "400 handler.up"])
    }

    @Test func `A disabled button protects nothing (G-23)`() {
        let run = ControlStage.play { stage in
            let control = stage.add("control", UIButton(), events: ends)
            control.isEnabled = false
            stage.add("tap", UITapGestureRecognizer(), to: stage.gray)
            stage.world.hand.tap(control)
        }
        #expect(run.calls(.actions) == ["handler.tap"])
    }

    @Test func `A control of one's own may protect itself, and one of UIKit's give in (E-41, G-19)`() {
        final class Stubborn: UIControl {
            override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { false }
        }
        final class Meek: UIButton {
            override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
        }
        let cases: [(() -> UIControl, [String])] = [
            ({ Stubborn() }, ["up"]), ({ Meek() }, ["tap", "cancel"]),
        ]
        for (make, actions) in cases {
            let run = ControlStage.play { stage in
                let control = stage.add("control", make(), events: ends)
                stage.add("tap", UITapGestureRecognizer(), to: stage.gray)
                stage.world.hand.tap(control)
            }
            #expect(run.calls(.actions) == actions.map { "handler.\($0)" })
        }
    }
}

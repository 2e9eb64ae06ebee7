import EventEngine
import Foundation

extension ControlScene {
    /// What playing a scene left behind.
    struct Outcome {
        let run: TestWorld
        /// The names of controls that are tracking or highlighted when no finger is down.
        let unfinished: [String]
    }

    /// Plays it; every control is called `c0`, `c1`, ...
    func play() -> Outcome {
        var unfinished: [String] = []
        let run = ControlStage.play { stage in
            stage.gray.frame = stage.view.bounds
            let controls = parts.enumerated().map { index, part in
                stage.add("c\(index)", part, numbered: index)
            }
            for gesture in gestures { gesture.add(to: stage) }
            for act in acts { act.play(stage.world, controls) }
            stage.world.device.wait(3)
            for (index, control) in controls.enumerated()
            where control.isTracking || control.isHighlighted || control.isTouchInside {
                unfinished.append("c\(index)")
            }
        }
        return Outcome(run: run, unfinished: unfinished)
    }
}

extension ControlStage {
    fileprivate func add(_ name: String, _ part: ControlScene.Part, numbered index: Int) -> UIControl {
        let control: UIControl =
            switch part.kind {
            case .plain: UIControl()
            case .button: UIButton(type: .system)
            case .light: UISwitch()
            case .slider: UISlider()
            case .stepper: UIStepper()
            case .segments: UISegmentedControl(items: ["a", "b"])
            case .pages: UIPageControl()
            }
        (control as? UIPageControl)?.numberOfPages = 5
        control.frame = CGRect(origin: part.origin, size: CGSize(width: 100, height: 40))
        add(name, control, events: [(part.trigger, "react\(index)")])
        control.isEnabled = part.isEnabled
        control.isMultipleTouchEnabled = part.takesMore
        if part.isCovered { control.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 40))) }
        handler.reactions["react\(index)"] = { [unowned self] _, _ in
            switch part.reaction {
            case .nothing: break
            case .removes: control.removeFromSuperview()
            case .disables: control.isEnabled = false
            case .togglesEnabled:
                control.isEnabled = false
                control.isEnabled = true
            case .moves: view.addSubview(control)
            case .cancels: control.cancelTracking(with: nil)
            }
        }
        return control
    }
}

extension ControlScene.Gesture {
    fileprivate func add(to stage: ControlStage) {
        let recognizer: UIGestureRecognizer
        switch self {
        case .tap, .delayingTap, .bystandingTap: recognizer = UITapGestureRecognizer()
        case .doubleTap:
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = 2
            recognizer = tap
        case .press: recognizer = UILongPressGestureRecognizer()
        case .pan: recognizer = UIPanGestureRecognizer()
        case .swipe: recognizer = UISwipeGestureRecognizer()
        }
        recognizer.delaysTouchesBegan = self == .delayingTap
        recognizer.cancelsTouchesInView = self != .bystandingTap
        recognizer.addTarget(stage.handler, action: Selector("gesture:"))
        stage.gray.addGestureRecognizer(recognizer)
    }
}

extension ControlScene.Act {
    fileprivate func play(_ world: Simulator, _ controls: [UIControl]) {
        let hand = world.hand
        switch self {
        case .tap(let point, let count): hand.tap(at: point, count: count)
        case .press(let point, let time): hand.tap(at: point, duration: time)
        case .drag(let point, let vector, let time):
            let finger = hand.touch(at: point)
            finger.move(by: vector, over: time)
            if vector.dx > 0 { finger.move(by: CGVector(dx: -vector.dx, dy: -vector.dy), over: time) }
            finger.lift()
        case .pair(let first, let second, let vector):
            let one = hand.touch(at: first)
            let other = hand.touch(at: second)
            other.move(by: vector, over: 0.1)
            one.lift()
            other.lift()
        case .interrupted(let point, let vector):
            hand.touch(at: point).move(by: vector, over: 0.1)
            world.device.interrupt()
        case .removed(let point, let part):
            let finger = hand.touch(at: point)
            let superview = controls[part].superview
            controls[part].removeFromSuperview()
            finger.move(by: CGVector(dx: 3, dy: 0))
            superview?.addSubview(controls[part])
            finger.lift()
        case .disabled(let point, let part):
            let finger = hand.touch(at: point)
            controls[part].isEnabled.toggle()
            finger.move(by: CGVector(dx: 3, dy: 0))
            finger.lift()
        }
    }
}

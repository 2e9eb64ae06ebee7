import EventEngine
import Foundation

extension MixedScene {
    /// What is broken in the scene, and what was recorded.
    func play() -> (broken: [String], run: TestWorld) {
        var broken: [String] = []
        let run = TestWorld { world, scene in
            let stage = MixedStage(world, scene.view, self)
            for (number, act) in acts.enumerated() where !world.isHalted {
                act.play(stage)
                stage.checkStep()
                if let first = stage.broken.first { broken.append("after act \(number): \(first)") }
                stage.broken = []
            }
            world.device.wait(30)
            stage.checkRest()
            broken += stage.broken
            stage.table.dataSource = nil
        }
        if let problem = run.world.problem { broken.append("\(problem)") }
        return (broken + Self.broken(in: run.recording), run)
    }

    /// What is broken in what was recorded.
    static func broken(in recording: Recording) -> [String] {
        brokenTouches(recording) + brokenStates(recording)
    }

    /// Each touch begins once and ends once (D-01), for views and for recognizers.
    private static func brokenTouches(_ recording: Recording) -> [String] {
        var broken: [String] = []
        for (touch, deliveries) in Dictionary(grouping: recording.deliveries, by: \.touch).sorted(by: {
            $0.key < $1.key
        }) {
            let phases = deliveries.map(\.phase)
            let ends = phases.filter { $0 == .ended || $0 == .cancelled }
            if phases.first != .began || phases.filter({ $0 == .began }).count != 1 || ends.count != 1
                || phases.last != ends.last
            {
                broken.append("touch \(touch): \(phases)")
            }
        }
        if recording.withholdings.contains(where: { $0.outcome == .pending }) {
            broken.append("something is withheld for ever")
        }
        return broken
    }

    /// States change as the table allows (E-02), each from the one before.
    private static func brokenStates(_ recording: Recording) -> [String] {
        let table: [UIGestureRecognizer.State: Set<UIGestureRecognizer.State>] = [
            .possible: [.began, .ended, .failed, .cancelled], .began: [.changed, .ended, .cancelled, .failed],
            .changed: [.changed, .ended, .cancelled, .failed],
        ]
        var states: [ObjectID: UIGestureRecognizer.State] = [:]
        var broken: [String] = []
        for event in recording.gestures {
            switch event.kind {
            case .changes(let old, let new):
                let isRight = states[event.recognizer, default: .possible] == old
                    && table[old]?.contains(new) == true
                if !isRight { broken.append("\(old) -> \(new)") }
                states[event.recognizer] = new
            case .resets: states[event.recognizer] = .possible
            default: break
            }
        }
        return broken
    }
}

extension MixedStage {
    /// What holds after each act.
    fileprivate func checkStep() {
        let first = views(in: root).filter(\.isFirstResponder)
        expect(first.count <= 1, "\(first.count) first responders")
        expect(first.allSatisfy { $0.window != nil }, "a first responder in no window")
        layOutAll()
        let settled = frames(in: root)
        layOutAll()
        let again = frames(in: root)
        let moved = zip(settled, again).filter { $0 != $1 }.map { "\($0) to \($1)" }
        expect(again == settled, "layout does not settle: \(moved.joined(separator: ", "))")
    }

    private func layOutAll() {
        for view in views(in: root) { view.setNeedsLayout() }
        root.layoutIfNeeded()
    }

    /// What holds when nothing moves any more.
    fileprivate func checkRest() {
        for recognizer in recognizers {
            expect(recognizer.state == .possible, "a recognizer is left \(recognizer.state)")
        }
        for view in [scroller, table] {
            expect(!view.isTracking && !view.isDragging && !view.isDecelerating, "a scroll view never rests")
        }
        for control in views(in: root).compactMap({ $0 as? UIControl }) {
            expect(!control.isTracking, "a control tracks a touch that is over")
            expect(!control.isHighlighted, "a control stays highlighted")
        }
    }

    private func views(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap { views(in: $0) } }

    private func frames(in view: UIView) -> [String] {
        views(in: view).map { "\(type(of: $0)) \($0.frame)" }
    }
}

extension MixedScene.Act {
    fileprivate func play(_ stage: MixedStage) {
        let hand = stage.world.hand
        switch self {
        case .tap(let point, let count): hand.tap(at: point, count: count)
        case .press(let point, let time): hand.tap(at: point, duration: time)
        case .drag(let point, let vector, let time):
            hand.drag(from: point, to: CGPoint(x: point.x + vector.dx, y: point.y + vector.dy), over: time)
        case .flick(let point, let vector):
            let finger = hand.touch(at: point)
            finger.move(by: vector, over: 0.08)
            finger.lift()
        case .pair(let a, let b, let vector):
            let first = hand.touch(at: a)
            stage.world.device.wait(0.05)
            let second = hand.touch(at: b)
            second.move(by: vector, over: 0.2)
            first.lift()
            second.lift()
        case .under(let point, let change, let vector):
            let finger = hand.touch(at: point)
            change.make(on: stage)
            finger.move(by: vector, over: 0.15)
            finger.lift()
        case .type(let text): if stage.isTyping { hand.type(text) }
        case .change(let change): change.make(on: stage)
        case .interrupt: stage.world.device.interrupt()
        case .wait(let time): stage.world.device.wait(time)
        }
    }
}

extension MixedStage {
    /// Whether somebody takes the keys.
    fileprivate var isTyping: Bool { field.isFirstResponder || text.isFirstResponder }
}

extension MixedScene.Change {
    fileprivate func make(on stage: MixedStage) {
        let box = { (number: Int) in stage.boxes[number % stage.boxes.count] }
        switch self {
        case .remove(let number): stage.stack.arrangedSubviews[safe: number]?.removeFromSuperview()
        case .putBack(let number):
            let box = stage.boxes[number % 4]
            if box.superview == nil { stage.stack.addArrangedSubview(box) }
        case .hide(let number): box(number).isHidden.toggle()
        case .disable(let number): box(number).isUserInteractionEnabled.toggle()
        case .height(let number, let height):
            stage.heights[number % stage.heights.count].constant = CGFloat(height)
        case .turnConstraint(let number): stage.heights[number % stage.heights.count].isActive.toggle()
        case .animate(let number):
            UIView.animate(withDuration: 0.3) { box(number).alpha = box(number).alpha == 1 ? 0.5 : 1 }
        case .removeRecognizer, .addRecognizer, .disableRecognizer: changeRecognizer(on: stage)
        case .focus(let number): _ = (number % 2 == 0 ? stage.field : stage.text).becomeFirstResponder()
        case .endEditing: stage.root.endEditing(true)
        case .scroll(let point, let animated):
            let most = max(0, stage.scroller.contentSize.height - stage.scroller.bounds.height)
            stage.scroller.setContentOffset(CGPoint(x: 0, y: min(point.y, most)), animated: animated)
        case .rows(let count):
            stage.rowCount = count
            stage.table.reloadData()
        case .edit: stage.table.setEditing(!stage.table.isEditing, animated: false)
        }
    }

    private func changeRecognizer(on stage: MixedStage) {
        switch self {
        case .removeRecognizer(let number):
            guard let recognizer = stage.recognizers[safe: number] else { return }
            recognizer.view?.removeGestureRecognizer(recognizer)
        case .addRecognizer(let number):
            guard let recognizer = stage.recognizers[safe: number] else { return }
            stage.home(of: number % stage.recognizers.count).addGestureRecognizer(recognizer)
        case .disableRecognizer(let number): stage.recognizers[safe: number]?.isEnabled.toggle()
        default: break
        }
    }
}

extension Array {
    fileprivate subscript(safe number: Int) -> Element? { isEmpty ? nil : self[number % count] }
}

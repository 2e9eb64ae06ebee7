import EventEngine
import Foundation

extension GestureScene {
    /// Lets recognizers recognize together, or never begin.
    final class Delegate: NSObject, UIGestureRecognizerDelegate {
        let allowsBoth: Bool
        let refuses: Bool
        init(allowsBoth: Bool, refuses: Bool) {
            self.allowsBoth = allowsBoth
            self.refuses = refuses
        }
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { !refuses }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { allowsBoth }
    }

    /// Takes all actions.
    private final class Handler: NSObject, ActionResponding {
        func action(named name: Selector) -> ActionMethod? { ActionMethod(swiftName: "act(_:)") { _, _ in } }
    }

    /// What playing a scene left behind.
    struct Outcome {
        let run: TestWorld
        let names: [String]
        /// The states of the recognizers when nothing was pending any more.
        let finalStates: [UIGestureRecognizer.State]
    }

    func play() -> Outcome {
        var made: [UIGestureRecognizer] = []
        let names = recognizers.indices.map { "r\($0)" }
        var finalStates: [UIGestureRecognizer.State] = []
        let run = TestWorld { world, scene in
            let handler = Handler()
            let delegates = recognizers.map {
                $0.allowsBoth || $0.refuses ? Delegate(allowsBoth: $0.allowsBoth, refuses: $0.refuses) : nil
            }
            var placed: [UIView] = []
            for view in views {
                let new = UIView(frame: view.frame)
                (view.parent.map { placed[$0] } ?? scene.view).addSubview(new)
                placed.append(new)
            }
            for (index, recognizer) in recognizers.enumerated() {
                let new = recognizer.make()
                new.addTarget(handler, action: Selector("act:"))
                new.delegate = delegates[index]
                placed[recognizer.view].addGestureRecognizer(new)
                world.names.bind(names[index], to: new)
                made.append(new)
            }
            for pair in requirements { made[pair[0]].require(toFail: made[pair[1]]) }
            for act in acts { act.play(world) }
            withExtendedLifetime((handler, delegates)) { world.device.wait(3) }
            finalStates = made.map(\.state)
        }
        return Outcome(run: run, names: names, finalStates: finalStates)
    }
}

extension GestureScene.Recognizer {
    fileprivate func make() -> UIGestureRecognizer {
        let recognizer: UIGestureRecognizer
        switch kind {
        case .tap: recognizer = UITapGestureRecognizer()
        case .doubleTap:
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = 2
            recognizer = tap
        case .press: recognizer = UILongPressGestureRecognizer()
        case .pan: recognizer = UIPanGestureRecognizer()
        case .swipe: recognizer = UISwipeGestureRecognizer()
        case .pinch: recognizer = UIPinchGestureRecognizer()
        case .rotation: recognizer = UIRotationGestureRecognizer()
        }
        recognizer.cancelsTouchesInView = cancelsTouchesInView
        recognizer.delaysTouchesBegan = delaysTouchesBegan
        recognizer.delaysTouchesEnded = delaysTouchesEnded
        return recognizer
    }
}

extension GestureScene.Act {
    fileprivate func play(_ world: Simulator) {
        switch self {
        case .tap(let point, let count, let fingers):
            world.hand.tap(at: point, count: count, fingers: fingers)
        case .press(let point, let time): world.hand.tap(at: point, duration: time)
        case .drag(let point, let vector, let time):
            let end = CGPoint(x: point.x + vector.dx, y: point.y + vector.dy)
            world.hand.drag(from: point, to: end, over: time)
        case .pair(let a, let b, let moveA, let moveB):
            let first = world.hand.touch(at: a)
            world.device.wait(0.02)
            let second = world.hand.touch(at: b)
            second.move(by: moveB, over: 0.1)
            world.hand.together {
                first.move(by: moveA, over: 0.1)
                second.move(by: moveB, over: 0.05)
            }
            first.lift()
            world.device.wait(0.02)
            second.lift()
        case .interrupted(let point):
            let finger = world.hand.touch(at: point)
            finger.move(by: CGVector(dx: 15, dy: 0), over: 0.1)
            world.device.interrupt()
        case .wait(let time): world.device.wait(time)
        }
    }
}

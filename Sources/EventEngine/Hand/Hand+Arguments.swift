import Foundation

extension Hand {
    /// The direction of a flick as a vector of length 1.
    static func vector(_ direction: Direction) -> CGVector {
        switch direction {
        case .left: CGVector(dx: -1, dy: 0)
        case .right: CGVector(dx: 1, dy: 0)
        case .up: CGVector(dx: 0, dy: -1)
        case .down: CGVector(dx: 0, dy: 1)
        }
    }

    /// Seconds as microseconds; reports what is no length of time.
    func duration(_ seconds: Double, _ call: String) -> Int64? {
        guard seconds >= 0, let time = VirtualClock.microseconds(seconds) else {
            world.report(.invalidArgument(call: call, what: "cannot take \(seconds) seconds"))
            return nil
        }
        guard time <= world.limits.time else {
            world.report(.tooMuchTime(limit: Int(world.limits.time / 1_000_000)))
            return nil
        }
        return time
    }

    /// Whether all numbers can be points of the screen; reports when not.
    func accept(_ numbers: [CGFloat], _ call: String) -> Bool {
        guard let bad = numbers.first(where: { !($0.magnitude < 1e9) }) else { return true }
        world.report(.invalidArgument(call: call, what: "cannot touch the screen at \(bad)"))
        return false
    }

    /// Whether a count is from 1 to 10; reports when not.
    func check(_ count: Int, _ name: String, _ call: String) -> Bool {
        if (1...10).contains(count) { return true }
        world.report(.invalidArgument(call: call, what: "takes 1 to 10 for '\(name)', not \(count)"))
        return false
    }

    /// A point of a view (own coordinates; the centre of its bounds if nil) on the screen.
    func screenPoint(_ point: CGPoint?, of view: UIView, _ call: String) -> CGPoint? {
        world.settle()
        guard let window = view.window else {
            let name = world.description(of: view)
            world.report(.invalidArgument(call: call, what: "cannot touch '\(name)', which is in no window"))
            return nil
        }
        let point = point ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        let onScreen = window.model.pointee.toSuperview(view.convert(point, to: nil))
        return accept([onScreen.x, onScreen.y], call) ? onScreen : nil
    }
}

extension Hand {
    /// Two fingers on opposite sides of a view's centre, whose distance from it (points) and angle (radians)
    /// follow a path from 0 to 1.
    func pair(
        _ view: UIView, _ call: String, over time: Int64,
        _ path: (CGFloat) -> (radius: CGFloat, angle: CGFloat)
    ) {
        guard let centre = screenPoint(nil, of: view, call) else { return }
        var choreography = Choreography()
        for side in [CGFloat(-1), 1] {
            func place(_ part: CGFloat) -> CGPoint {
                let (radius, angle) = path(part)
                return CGPoint(
                    x: centre.x + side * radius * cos(angle), y: centre.y + side * radius * sin(angle))
            }
            var motion = FingerMotion(newFinger(at: place(0)))
            motion.down(at: place(0))
            motion.follow(over: time, place)
            motion.up()
            choreography.add(motion)
        }
        perform(choreography)
    }
}

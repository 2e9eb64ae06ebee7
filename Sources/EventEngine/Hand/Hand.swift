import Foundation

/// Touches the screen in a scenario. Each call first performs a pending layout pass, then lets virtual time
/// run to the call's end.
public final class Hand: NSObject {
    /// Where a flick goes.
    public enum Direction: Sendable {
        case left, right, up, down
    }

    unowned let world: Simulator
    /// The fingers that `touch` put down.
    var fingers: [Finger] = []
    var lastNumber = 0
    /// What the calls inside `together` have planned so far.
    var planned: Choreography?
    var eventCount = 0

    init(world: Simulator) {
        self.world = world
    }

    /// Taps a view: down for `duration`, `interval` seconds from one down to the next, further fingers 20
    /// points to the right of each other.
    ///
    /// - Parameter point: in the view's coordinates; the centre of its bounds if left out.
    public func tap(
        _ view: UIView, at point: CGPoint? = nil, count: Int = 1, fingers: Int = 1, duration: Double = 0.05,
        interval: Double = 0.1
    ) {
        guard let place = screenPoint(point, of: view, "tap") else { return }
        tap(at: place, count: count, fingers: fingers, duration: duration, interval: interval)
    }

    /// Taps a point of the screen.
    public func tap(
        at point: CGPoint, count: Int = 1, fingers: Int = 1, duration: Double = 0.05, interval: Double = 0.1
    ) {
        guard accept([point.x, point.y], "tap"), check(count, "count", "tap"),
            check(fingers, "fingers", "tap"), let duration = self.duration(duration, "tap"),
            let interval = self.duration(interval, "tap")
        else { return }
        guard interval >= duration || count == 1 else {
            return world.report(
                .invalidArgument(
                    call: "tap", what: "goes down again before it is lifted: 'interval' is too short"))
        }
        var taps = Choreography()
        for index in 0..<fingers {
            let place = CGPoint(x: point.x + 20 * CGFloat(index), y: point.y)
            for repetition in 0..<count {
                var motion = FingerMotion(newFinger(at: place))
                motion.rest(Int64(repetition) * interval)
                motion.down(at: place)
                motion.rest(duration)
                motion.up()
                taps.add(motion)
            }
        }
        perform(taps)
    }

    /// Presses a view: down, rest for `time` seconds, up.
    public func press(_ view: UIView, at point: CGPoint? = nil, for time: Double) {
        guard duration(time, "press") != nil, let place = screenPoint(point, of: view, "press") else {
            return
        }
        tap(at: place, duration: time)
    }

    /// Drags from a point of a view (its own coordinates; the centre if left out), resting before the
    /// finger is lifted.
    public func drag(
        _ view: UIView, from point: CGPoint? = nil, by vector: CGVector, over time: Double = 0.3
    ) {
        guard accept([vector.dx, vector.dy], "drag"), let start = screenPoint(point, of: view, "drag") else {
            return
        }
        drag(from: start, to: CGPoint(x: start.x + vector.dx, y: start.y + vector.dy), over: time)
    }

    /// Drags from one point of the screen to another, resting 100 ms before the finger is lifted.
    public func drag(from start: CGPoint, to end: CGPoint, over time: Double = 0.3) {
        guard accept([start.x, start.y, end.x, end.y], "drag"), let time = duration(time, "drag") else {
            return
        }
        var motion = FingerMotion(newFinger(at: start))
        motion.down(at: start)
        motion.move(to: end, over: time)
        motion.rest(100_000)
        motion.up()
        perform(motion)
    }

    /// Flicks a view: lifted at full speed.
    public func flick(
        _ view: UIView, _ direction: Direction, from point: CGPoint? = nil, distance: Double = 120,
        over time: Double = 0.1
    ) {
        guard accept([distance], "flick"), let time = duration(time, "flick"),
            let start = screenPoint(point, of: view, "flick")
        else { return }
        let way = Self.vector(direction)
        var motion = FingerMotion(newFinger(at: start))
        motion.down(at: start)
        motion.move(to: CGPoint(x: start.x + way.dx * distance, y: start.y + way.dy * distance), over: time)
        motion.up()
        perform(motion)
    }

    /// Two fingers, at first 100 points apart around the view's centre, whose distance changes by the factor.
    public func pinch(_ view: UIView, scale: Double, over time: Double = 0.4) {
        guard accept([scale], "pinch"), let time = duration(time, "pinch") else { return }
        pair(view, "pinch", over: time) { part in (50 * (1 + (scale - 1) * part), 0) }
    }

    /// Two fingers, at first 100 points apart around the view's centre, that turn by the angle (radians,
    /// clockwise).
    public func rotate(_ view: UIView, by angle: Double, over time: Double = 0.4) {
        guard accept([angle], "rotate"), let time = duration(time, "rotate") else { return }
        pair(view, "rotate", over: time) { part in (50, angle * part) }
    }

    /// Puts a finger on a view (at its centre, if no point is given) and leaves it there.
    public func touch(_ view: UIView, at point: CGPoint? = nil) -> Finger {
        touch(at: screenPoint(point, of: view, "touch") ?? .zero)
    }

    /// Puts a finger on the screen and leaves it there.
    public func touch(at point: CGPoint) -> Finger {
        let finger = newFinger(at: point)
        guard accept([point.x, point.y], "touch") else { return finger }
        var motion = FingerMotion(finger)
        motion.down(at: point)
        perform(motion)
        fingers.append(finger)
        return finger
    }

    /// Plays the calls inside at the same time: one event a frame for all fingers.
    public func together(_ calls: () -> Void) {
        guard planned == nil else { return calls() }
        planned = Choreography()
        calls()
        let choreography = planned ?? Choreography()
        planned = nil
        play(choreography)
    }
}

import Foundation

/// A finger that was put on the screen by `hand.touch`.
public final class Finger: NSObject {
    let world: Simulator
    let number: Int
    /// Where the finger will be when everything planned so far is done, in screen points.
    var plannedPoint: CGPoint
    /// Whether it is down when everything planned so far is done.
    var isDown = true
    /// Whether the system took it away, so that lifting it again does no harm.
    var wasInterrupted = false
    /// The scenario line that put it down.
    let line: Int32

    init(world: Simulator, number: Int, point: CGPoint) {
        self.world = world
        self.number = number
        self.plannedPoint = point
        self.line = world.currentLine
    }

    /// Moves the finger to a point of the screen, in `time` seconds.
    public func move(to point: CGPoint, over time: Double = 0) {
        plan("move(to:over:)", [point.x, point.y]) { hand, motion in
            guard let time = hand.duration(time, "move(to:over:)") else { return false }
            motion.move(to: point, over: time)
            return true
        }
    }

    /// Moves the finger by a vector (points), in `time` seconds.
    public func move(by vector: CGVector, over time: Double = 0) {
        plan("move(by:over:)", [vector.dx, vector.dy]) { hand, motion in
            guard let time = hand.duration(time, "move(by:over:)") else { return false }
            let end = CGPoint(x: motion.point.x + vector.dx, y: motion.point.y + vector.dy)
            motion.move(to: end, over: time)
            return true
        }
    }

    /// Rests the finger for `time` seconds.
    public func hold(_ time: Double) {
        plan("hold(_:)", []) { hand, motion in
            guard let time = hand.duration(time, "hold(_:)") else { return false }
            motion.rest(time)
            return true
        }
    }

    /// Takes the finger off the screen.
    public func lift() {
        plan("lift()", []) { _, motion in
            motion.up()
            motion.finger.isDown = false
            return true
        }
    }

    private func plan(
        _ call: String, _ numbers: [CGFloat], _ build: (Hand, inout FingerMotion) -> Bool
    ) {
        guard !wasInterrupted else { return }
        guard isDown else { return world.report(.fingerNotDown(call: call)) }
        let hand = world.hand
        guard hand.accept(numbers, call) else { return }
        var motion = hand.motion(of: self)
        guard build(hand, &motion) else { return }
        plannedPoint = motion.point
        hand.perform(motion)
    }
}

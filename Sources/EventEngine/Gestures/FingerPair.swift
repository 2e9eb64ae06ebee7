import Foundation

/// The two fingers of a pinch or a rotation.
struct FingerPair {
    private(set) var touches: [UITouch] = []
    /// As the fingers were when the pair became complete.
    private(set) var startDistance = 1.0
    private(set) var lastAngle = 0.0

    var isComplete: Bool { touches.count == 2 }

    /// Points between the fingers, at least one.
    var distance: Double {
        isComplete ? max(1, touches[0].location.distance(to: touches[1].location)) : startDistance
    }

    /// The direction from one finger to the other, in radians, clockwise.
    private var angle: Double {
        let (a, b) = (touches[0].location, touches[1].location)
        return atan2(Double(b.y - a.y), Double(b.x - a.x))
    }

    /// Takes a finger in; false when there are two already.
    mutating func add(_ touch: UITouch) -> Bool {
        guard !isComplete else { return false }
        touches.append(touch)
        if isComplete {
            startDistance = distance
            lastAngle = angle
        }
        return true
    }

    /// Lets go of fingers that were lifted.
    mutating func removeLifted() {
        touches.removeAll { $0.phase == .ended || $0.phase == .cancelled }
    }

    /// By how much the pair turned since this was last asked: less than half a turn either way.
    mutating func turn() -> Double {
        let now = angle
        var turn = now - lastAngle
        if turn > .pi { turn -= 2 * .pi }
        if turn < -.pi { turn += 2 * .pi }
        lastAngle = now
        return turn
    }
}

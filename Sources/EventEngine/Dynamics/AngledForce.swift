import Foundation

/// A force as a vector, and as an angle with a magnitude: whichever is set changes the other. One without a
/// length keeps its angle, which counts when it gets one.
struct AngledForce {
    private(set) var vector: CGVector
    private var keptAngle: CGFloat

    init(_ vector: CGVector) {
        self.vector = vector
        keptAngle = atan2(vector.dy, vector.dx)
    }

    /// In radians, clockwise from the right.
    var angle: CGFloat { vector == .zero ? keptAngle : atan2(vector.dy, vector.dx) }
    var magnitude: CGFloat { vector.length }

    mutating func set(_ new: CGVector) {
        keptAngle = angle
        vector = new
    }

    mutating func set(angle: CGFloat, magnitude: CGFloat) {
        keptAngle = angle
        vector = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }

    /// Keeps the direction as it is, to the last digit.
    mutating func set(magnitude new: CGFloat) {
        let old = magnitude
        guard old > 0, old.isFinite else { return set(angle: keptAngle, magnitude: new) }
        keptAngle = angle
        vector = vector.times(new / old)
    }
}

import Foundation

/// What Apple publishes about UIKit Dynamics, and what the engine decides where nothing is published.
enum DynamicsConstants {
    /// Seconds of one step: a frame of the display.
    static let step: CGFloat = 1 / 60
    /// Points per second squared of a gravity of 1, as the header says.
    static let gravity: CGFloat = 1_000
    /// A push of 1 gives this to a view of 100 by 100 points with a density of 1, in points per second
    /// squared, as the header says; a push at once gives as much velocity (our decision).
    static let push: CGFloat = 100
    /// The area that has a mass of 1 with a density of 1, in square points: that of the same view.
    static let massArea: CGFloat = 10_000
    /// How often the velocities of one step are brought into line with contacts and attachments.
    static let rounds = 24
    /// A body goes no further than this part of its smaller side between two looks for contacts.
    static let part: CGFloat = 0.1
    /// The most looks for contacts in one step.
    static let mostParts = 8
    /// How deep bodies may lie in each other before they are pushed apart, in points, and the part of the
    /// rest that goes in each look.
    static let slop: CGFloat = 0.25
    static let correction: CGFloat = 0.3
    /// Slower than this, in points per second, nothing bounces.
    static let bounceSpeed: CGFloat = 40
    /// What an item has that no item behavior says anything of: a view that falls bounces a little, as was
    /// seen.
    static let elasticity: CGFloat = 0.2
    static let friction: CGFloat = 0.2
    /// Slower than this, in points and radians per second, an item rests; when all of them rest for so many
    /// steps, the animator pauses.
    static let restSpeed: CGFloat = 3
    static let restSpin: CGFloat = 0.05
    static let restSteps = 30
    /// How a snap swings: cycles per second, and how much of it is damped with a `damping` of 0 and of 1,
    /// where 1 is without a swing.
    static let snapFrequency: CGFloat = 2.5
    static let snapDamping: (least: CGFloat, most: CGFloat) = (0.4, 1)
    /// So near, in points and radians, a snap has arrived.
    static let snapNear: CGFloat = 0.1
    static let snapTurn: CGFloat = 0.002
    /// Corners of what stands for an ellipse that is no circle.
    static let ellipseCorners = 24
}

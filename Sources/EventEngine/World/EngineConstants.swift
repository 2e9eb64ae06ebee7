/// Numbers that Apple does not publish, each with its reason.
package enum EngineConstants {
    /// How often one view is laid out within one pass before the layout counts as endless. Core Animation has
    /// such a bound too; a layout that settles needs two or three.
    package static let layoutRounds = 100
    /// How often a new touch is hit-tested before it is delivered (B-19).
    package static let hitTestPasses: UInt8 = 2
    /// Microseconds from the lift of one tap to the next touch-down that still counts as its repetition
    /// (F-03).
    package static let tapInterval: Int64 = 350_000
    /// Points that a finger may stray, within a tap and from one tap to the next (D-09, F-02).
    package static let tapMovement: Double = 45
    /// The width of a Latin character and the height of a line, as parts of the font's size: about those of
    /// the system's font.
    package static let characterWidth = 0.5
    package static let lineHeight = 1.2
    /// Where the line that text is on is below the upper edge of a row, as a part of the font's size.
    package static let baseline = 0.96
    /// Pixels for a point of the screen; Auto Layout puts edges at whole pixels.
    package static let pixelsPerPoint: CGFloat = 2
    /// Microseconds for which the device has been running when a world begins: a day. Code that compares the
    /// timestamp of the first touch with a zero of its own finds it long ago, as on a device.
    package static let uptime: Int64 = 86_400_000_000
    /// Microseconds that an animated presentation, dismissal, push or pop takes.
    package static let transitionTime: Int64 = 500_000
    /// Microseconds that windows take to turn, or to become as large as somebody wants them, and the same in
    /// seconds.
    package static let turnTime: Int64 = 300_000
    package static let turnSeconds = Double(turnTime) / 1_000_000
    /// Microseconds for which what is pending at the end of a scenario may start more that is waited for.
    package static let patience: Int64 = 10_000_000
    /// Frames in a second: the rate at which a moving finger is sampled and delivered.
    package static let framesPerSecond: Int64 = 60
}

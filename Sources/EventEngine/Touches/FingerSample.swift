import Foundation

/// What the hardware reports of one finger at one instant.
struct FingerSample {
    enum Action { case down, move, up }
    /// The number of the finger: never used again after it was lifted.
    var finger: Int
    var action: Action
    /// In screen points.
    var point: CGPoint
}

import Foundation

/// What a pencil would know of itself. The hand has fingers alone: they come straight from above, and nothing
/// of theirs is estimated (our decision).
extension UITouch {
    /// What may be estimated at first, and told exactly later.
    public struct Properties: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let force = Properties(rawValue: 1 << 0)
        public static let azimuth = Properties(rawValue: 1 << 1)
        public static let altitude = Properties(rawValue: 1 << 2)
        public static let location = Properties(rawValue: 1 << 3)
        public static let roll = Properties(rawValue: 1 << 4)
    }

    /// The angle to the screen, in radians: a right one.
    public var altitudeAngle: CGFloat { .pi / 2 }
    /// Where it points to, in radians from the x axis of a view.
    public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    /// The same as a vector of length 1.
    public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
    public var estimatedProperties: Properties { [] }
    public var estimatedPropertiesExpectingUpdates: Properties { [] }
    /// By what an update finds the touch that it is about; nil, as no update follows.
    public var estimationUpdateIndex: NSNumber? { nil }
}

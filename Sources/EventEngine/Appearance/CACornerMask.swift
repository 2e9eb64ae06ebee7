import Foundation

/// Corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    /// One bit for each.
    public let rawValue: UInt

    /// The members whose bits are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top left corner.
    public static var layerMinXMinYCorner: CACornerMask { CACornerMask(rawValue: 1) }
    /// The top right corner.
    public static var layerMaxXMinYCorner: CACornerMask { CACornerMask(rawValue: 2) }
    /// The bottom left corner.
    public static var layerMinXMaxYCorner: CACornerMask { CACornerMask(rawValue: 4) }
    /// The bottom right corner.
    public static var layerMaxXMaxYCorner: CACornerMask { CACornerMask(rawValue: 8) }
}

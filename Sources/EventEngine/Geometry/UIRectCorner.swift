import Foundation

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    /// One bit for each.
    public let rawValue: UInt

    /// The members whose bits are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top left corner.
    public static var topLeft: UIRectCorner { UIRectCorner(rawValue: 1) }
    /// The top right corner.
    public static var topRight: UIRectCorner { UIRectCorner(rawValue: 2) }
    /// The bottom left corner.
    public static var bottomLeft: UIRectCorner { UIRectCorner(rawValue: 4) }
    /// The bottom right corner.
    public static var bottomRight: UIRectCorner { UIRectCorner(rawValue: 8) }
    /// Every bit is set, as on Apple's systems, so it is more than the union of the four.
    public static var allCorners: UIRectCorner { UIRectCorner(rawValue: .max) }
}

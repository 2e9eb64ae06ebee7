import Foundation

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
    /// One bit for each.
    public let rawValue: UInt

    /// The members whose bits are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top edge.
    public static var top: UIRectEdge { UIRectEdge(rawValue: 1) }
    /// The left edge.
    public static var left: UIRectEdge { UIRectEdge(rawValue: 2) }
    /// The bottom edge.
    public static var bottom: UIRectEdge { UIRectEdge(rawValue: 4) }
    /// The right edge.
    public static var right: UIRectEdge { UIRectEdge(rawValue: 8) }
    /// All four edges.
    public static var all: UIRectEdge { [.top, .left, .bottom, .right] }
}

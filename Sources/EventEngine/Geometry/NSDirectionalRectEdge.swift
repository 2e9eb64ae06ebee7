import Foundation

/// Edges of a rectangle, where leading is left in a left-to-right language.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    /// One bit for each.
    public let rawValue: UInt

    /// The members whose bits are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top edge.
    public static var top: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1) }
    /// The edge where lines begin.
    public static var leading: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 2) }
    /// The bottom edge.
    public static var bottom: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 4) }
    /// The edge where lines end.
    public static var trailing: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 8) }
    /// All four edges.
    public static var all: NSDirectionalRectEdge { [.top, .leading, .bottom, .trailing] }
}

import Foundation

/// Distances from the four edges of a rectangle, where leading is left in a left-to-right language.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
    /// From the top edge, in points.
    public var top: CGFloat
    /// From the leading edge, in points.
    public var leading: CGFloat
    /// From the bottom edge, in points.
    public var bottom: CGFloat
    /// From the trailing edge, in points.
    public var trailing: CGFloat

    /// Four zeros.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Four distances in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    /// Four zeros.
    public static let zero = NSDirectionalEdgeInsets()

    /// Apple's form: four numbers without keys, in the order top, leading, bottom, trailing.
    public init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        top = try numbers.decode(CGFloat.self)
        leading = try numbers.decode(CGFloat.self)
        bottom = try numbers.decode(CGFloat.self)
        trailing = try numbers.decode(CGFloat.self)
    }

    /// Apple's form: the numbers without keys.
    public func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        for number in [top, leading, bottom, trailing] { try numbers.encode(number) }
    }
}

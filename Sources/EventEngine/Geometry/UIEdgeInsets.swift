import Foundation

/// Distances from the four edges of a rectangle, inwards where positive, in points.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
    /// From the top edge, in points.
    public var top: CGFloat
    /// From the left edge, in points.
    public var left: CGFloat
    /// From the bottom edge, in points.
    public var bottom: CGFloat
    /// From the right edge, in points.
    public var right: CGFloat

    /// Four zeros.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// Four distances in points.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }

    /// Four zeros.
    public static let zero = UIEdgeInsets()

    /// Apple's form: four numbers without keys, in the order top, left, bottom, right.
    public init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        top = try numbers.decode(CGFloat.self)
        left = try numbers.decode(CGFloat.self)
        bottom = try numbers.decode(CGFloat.self)
        right = try numbers.decode(CGFloat.self)
    }

    /// Apple's form: the numbers without keys.
    public func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        for number in [top, left, bottom, right] { try numbers.encode(number) }
    }
}

extension CGRect {
    /// The rectangle with its edges moved inwards. Insets that are wider than the rectangle give a negative
    /// size, as on Apple's systems.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top,
            width: size.width - insets.left - insets.right,
            height: size.height - insets.top - insets.bottom)
    }
}

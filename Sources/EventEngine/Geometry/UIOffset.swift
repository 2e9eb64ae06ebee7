import Foundation

/// A displacement in points.
public struct UIOffset: Hashable, Codable, Sendable {
    /// To the right, in points.
    public var horizontal: CGFloat
    /// Downwards, in points.
    public var vertical: CGFloat

    /// No displacement.
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// A displacement in points.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    /// No displacement.
    public static let zero = UIOffset()

    /// Apple's form: two numbers without keys.
    public init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        horizontal = try numbers.decode(CGFloat.self)
        vertical = try numbers.decode(CGFloat.self)
    }

    /// Apple's form: the numbers without keys.
    public func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        try numbers.encode(horizontal)
        try numbers.encode(vertical)
    }
}

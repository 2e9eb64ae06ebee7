import Foundation

#if !canImport(CoreGraphics)
/// A movement in points.
public struct CGVector: Hashable, Codable, Sendable, CustomDebugStringConvertible {
    /// To the right, in points.
    public var dx: CGFloat
    /// Downwards, in points.
    public var dy: CGFloat

    /// No movement.
    public init() {
        self.init(dx: CGFloat(0), dy: CGFloat(0))
    }

    /// A movement in points.
    public init(dx: CGFloat, dy: CGFloat) {
        (self.dx, self.dy) = (dx, dy)
    }

    /// A movement in points.
    public init(dx: Double, dy: Double) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// A movement in points.
    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// No movement.
    public static var zero: CGVector { CGVector() }

    /// Apple's form: two numbers without keys.
    public init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        dx = try numbers.decode(CGFloat.self)
        dy = try numbers.decode(CGFloat.self)
    }

    /// Apple's form: the numbers without keys.
    public func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        try numbers.encode(dx)
        try numbers.encode(dy)
    }

    /// `(1.0, 2.0)`
    public var debugDescription: String { "(\(dx), \(dy))" }
}
#endif

import Foundation

#if !canImport(CoreGraphics)
/// A colour by its components; the last one is the opacity. Kept, without effect on events.
public final class CGColor: Hashable, Sendable {
    private let values: [CGFloat]

    private init(values: [CGFloat]) { self.values = values }

    /// Each component from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(values: [red, green, blue, alpha])
    }

    /// Each component from 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(values: [red, green, blue, alpha])
    }

    /// Black is 0, white is 1.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(values: [gray, alpha])
    }

    /// Red, green, blue and opacity, or gray and opacity.
    public var components: [CGFloat]? { values }

    /// 4, or 2 for a gray.
    public var numberOfComponents: Int { values.count }

    /// The opacity, from 0 to 1.
    public var alpha: CGFloat { values[values.count - 1] }

    /// The colour with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? { CGColor(values: values.dropLast() + [alpha]) }

    public static func == (a: CGColor, b: CGColor) -> Bool { a.values == b.values }

    public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
#endif

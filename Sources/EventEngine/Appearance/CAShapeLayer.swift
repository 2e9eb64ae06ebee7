import Foundation

/// A layer that draws a path. Kept, without effect on events: a view is touched within its bounds whatever
/// its layer draws (B-09). The path may be asked, though: `shape.path?.contains(point)`.
open class CAShapeLayer: CALayer {
    /// What is drawn.
    open var path: CGPath?
    /// Colour of the inside.
    open var fillColor: CGColor? = UIColor.black.cgColor
    /// Colour of the line.
    open var strokeColor: CGColor?
    /// Width of the line in points.
    open var lineWidth: CGFloat = 1
    /// How much of the line is left out at its beginning, from 0 to 1.
    open var strokeStart: CGFloat = 0
    /// Where the line ends, from 0 to 1.
    open var strokeEnd: CGFloat = 1
    /// Which areas are the inside.
    open var fillRule: CAShapeLayerFillRule = .nonZero

    override func takeLook(of layer: CALayer) {
        super.takeLook(of: layer)
        guard let layer = layer as? CAShapeLayer else { return }
        (path, fillColor, strokeColor) = (layer.path, layer.fillColor, layer.strokeColor)
        (lineWidth, strokeStart, strokeEnd) = (layer.lineWidth, layer.strokeStart, layer.strokeEnd)
        fillRule = layer.fillRule
    }
}

/// Which areas count as the inside of a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The rule's name.
    public let rawValue: String

    /// The rule with this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Those that the path goes around, all turns added up, a number of times other than zero.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Those from which a ray to the outside crosses the path an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

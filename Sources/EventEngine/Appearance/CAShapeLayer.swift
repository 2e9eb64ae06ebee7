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
    /// How the line ends, and how it turns.
    open var lineCap: CAShapeLayerLineCap = .butt
    open var lineJoin: CAShapeLayerLineJoin = .miter
    /// How much longer than the line's width a pointed corner may be.
    open var miterLimit: CGFloat = 10
    /// Lengths of dashes and gaps in points, and where in them the line begins.
    open var lineDashPattern: [NSNumber]?
    open var lineDashPhase: CGFloat = 0

    override func takeLook(of layer: CALayer) {
        super.takeLook(of: layer)
        guard let layer = layer as? CAShapeLayer else { return }
        (path, fillColor, strokeColor) = (layer.path, layer.fillColor, layer.strokeColor)
        (lineWidth, strokeStart, strokeEnd) = (layer.lineWidth, layer.strokeStart, layer.strokeEnd)
        (fillRule, lineCap, lineJoin) = (layer.fillRule, layer.lineCap, layer.lineJoin)
        (miterLimit, lineDashPattern) = (layer.miterLimit, layer.lineDashPattern)
        lineDashPhase = layer.lineDashPhase
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

/// How a shape layer's line ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The form's name.
    public let rawValue: String

    /// The form with this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// At the last point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// In half a circle around it.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Half a line's width behind it.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How a shape layer's line turns.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The form's name.
    public let rawValue: String

    /// The form with this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In a point.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// In a part of a circle.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// In a point that is cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

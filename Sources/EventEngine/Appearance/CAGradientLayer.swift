import Foundation

/// A layer that draws a gradient. Kept, without effect on events.
open class CAGradientLayer: CALayer {
    /// The colours, each a `CGColor`.
    open var colors: [Any]?
    /// Where each colour is, from 0 to 1; evenly spread when nil.
    open var locations: [NSNumber]?
    /// Where the gradient begins, as fractions of the size.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// Where the gradient ends, as fractions of the size.
    open var endPoint = CGPoint(x: 0.5, y: 1)

    /// How the colours lie.
    open var type = CAGradientLayerType.axial

    override func takeLook(of layer: CALayer) {
        super.takeLook(of: layer)
        guard let layer = layer as? CAGradientLayer else { return }
        (colors, locations) = (layer.colors, layer.locations)
        (startPoint, endPoint, type) = (layer.startPoint, layer.endPoint, layer.type)
    }
}

/// How the colours of a gradient lie.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// Around a point, outwards.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around a point, as the hand of a clock goes.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

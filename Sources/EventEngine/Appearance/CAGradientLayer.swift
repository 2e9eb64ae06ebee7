import Foundation

/// A layer that draws a gradient. Kept, without effect on events.
open class CAGradientLayer: CALayer {
    /// The colours, each a `CGColor`.
    open var colors: [Any]?
    /// Where each colour stands, from 0 to 1; evenly spread when nil.
    open var locations: [NSNumber]?
    /// Where the gradient begins, as fractions of the size.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// Where the gradient ends, as fractions of the size.
    open var endPoint = CGPoint(x: 0.5, y: 1)

    override func takeLook(of layer: CALayer) {
        super.takeLook(of: layer)
        guard let layer = layer as? CAGradientLayer else { return }
        (colors, locations) = (layer.colors, layer.locations)
        (startPoint, endPoint) = (layer.startPoint, layer.endPoint)
    }
}

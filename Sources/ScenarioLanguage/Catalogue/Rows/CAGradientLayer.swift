import EventEngine
import Foundation

extension NativeCatalogue {
    /// CAGradientLayer.
    func addCAGradientLayer() {
        addClass(
            CAGradientLayer.self, named: "CAGradientLayer", superclass: CALayer.self,
            "A layer with a gradient.", gradientLayerRows)
    }

    /// The rows of CAGradientLayer.
    private func gradientLayerRows(_ t: MemberTable<CAGradientLayer>) {
        t.initializer("init()") { () in CAGradientLayer() }
        t.required("init(coder:)") { (coder: NSCoder) in CAGradientLayer(coder: coder) }
        t.means("Makes the copy that 'presentation()' answers.")
        t.initializer("init(layer:)") { (layer: AnyValue) in CAGradientLayer(layer: layer) }
        t.means("The gradient.")
        t.accessor(
            "colors",
            get: { (layer: CAGradientLayer) in layer.colors.map { $0.compactMap { $0 as? AnyValue } } },
            set: { (layer: CAGradientLayer, colors: [AnyValue]?) in layer.colors = colors })
        t.property("startPoint", \.startPoint)
        t.property("endPoint", \.endPoint)
    }
}

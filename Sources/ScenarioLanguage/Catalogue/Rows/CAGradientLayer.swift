import EventEngine
import Foundation

extension CAGradientLayerType: BridgedStruct {}

extension NativeCatalogue {
    /// CAGradientLayer.
    func addCAGradientLayer() {
        addClass(
            CAGradientLayer.self, named: "CAGradientLayer", superclass: CALayer.self,
            "A layer with a gradient.", gradientLayerRows)
        addStructure(
            CAGradientLayerType.self, named: "CAGradientLayerType", conformances: .hashable,
            "How the colours of a gradient lie."
        ) { t in
            t.initializer("init(rawValue:)") { (name: String) in CAGradientLayerType(rawValue: name) }
            t.getter("rawValue", \.rawValue)
            t.means("So.")
            t.staticGetter("axial") { CAGradientLayerType.axial }
            t.staticGetter("radial") { CAGradientLayerType.radial }
            t.staticGetter("conic") { CAGradientLayerType.conic }
        }
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
        t.property("locations", \.locations)
        t.property("type", \.type)
        t.property("startPoint", \.startPoint)
        t.property("endPoint", \.endPoint)
    }
}

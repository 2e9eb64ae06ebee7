import EventEngine
import Foundation

extension CAShapeLayerFillRule: BridgedStruct {}

extension NativeCatalogue {
    /// The rows of CAShapeLayer.
    func shapeLayerRows(_ t: MemberTable<CAShapeLayer>) {
        t.required("init()") { () in CAShapeLayer() }
        t.property("path", \.path)
        t.property("fillColor", \.fillColor)
        t.property("strokeColor", \.strokeColor)
        t.property("lineWidth", \.lineWidth)
        t.property("strokeStart", \.strokeStart)
        t.property("strokeEnd", \.strokeEnd)
        t.property("fillRule", \.fillRule)
    }

    /// The rows of CAShapeLayerFillRule.
    func shapeFillRuleRows(_ t: MemberTable<CAShapeLayerFillRule>) {
        t.initializer("init(rawValue:)") { (name: String) in CAShapeLayerFillRule(rawValue: name) }
        t.getter("rawValue", \.rawValue)
        t.staticGetter("nonZero") { CAShapeLayerFillRule.nonZero }
        t.staticGetter("evenOdd") { CAShapeLayerFillRule.evenOdd }
    }

    /// The rows of CAGradientLayer.
    func gradientLayerRows(_ t: MemberTable<CAGradientLayer>) {
        t.required("init()") { () in CAGradientLayer() }
        t.accessor(
            "colors",
            get: { (layer: CAGradientLayer) in layer.colors.map { $0.compactMap { $0 as? AnyValue } } },
            set: { (layer: CAGradientLayer, colors: [AnyValue]?) in layer.colors = colors })
        t.property("startPoint", \.startPoint)
        t.property("endPoint", \.endPoint)
    }
}

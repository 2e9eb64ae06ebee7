import EventEngine
import Foundation

extension CAShapeLayerFillRule: BridgedStruct {}
extension CAShapeLayerLineCap: BridgedStruct {}
extension CAShapeLayerLineJoin: BridgedStruct {}

extension NativeCatalogue {
    /// CAShapeLayer, and what belongs to it.
    func addCAShapeLayer() {
        addClass(
            CAShapeLayer.self, named: "CAShapeLayer", superclass: CALayer.self,
            "A layer in the form of a path. A view is hit in its rectangle all the same.",
            shapeLayerRows)
        addStructure(
            CAShapeLayerFillRule.self, named: "CAShapeLayerFillRule", conformances: .hashable,
            "What counts as inside.", shapeFillRuleRows)
        addStructure(
            CAShapeLayerLineCap.self, named: "CAShapeLayerLineCap", conformances: .hashable,
            "How a line ends."
        ) { t in
            t.initializer("init(rawValue:)") { (name: String) in CAShapeLayerLineCap(rawValue: name) }
            t.getter("rawValue", \.rawValue)
            t.means("In this form.")
            t.staticGetter("butt") { CAShapeLayerLineCap.butt }
            t.staticGetter("round") { CAShapeLayerLineCap.round }
            t.staticGetter("square") { CAShapeLayerLineCap.square }
        }
        addStructure(
            CAShapeLayerLineJoin.self, named: "CAShapeLayerLineJoin", conformances: .hashable,
            "How a line turns."
        ) { t in
            t.initializer("init(rawValue:)") { (name: String) in CAShapeLayerLineJoin(rawValue: name) }
            t.getter("rawValue", \.rawValue)
            t.means("In this form.")
            t.staticGetter("miter") { CAShapeLayerLineJoin.miter }
            t.staticGetter("round") { CAShapeLayerLineJoin.round }
            t.staticGetter("bevel") { CAShapeLayerLineJoin.bevel }
        }
    }

    /// The rows of CAShapeLayer.
    private func shapeLayerRows(_ t: MemberTable<CAShapeLayer>) {
        t.initializer("init()") { () in CAShapeLayer() }
        t.required("init(coder:)") { (coder: NSCoder) in CAShapeLayer(coder: coder) }
        t.means("Makes the copy that 'presentation()' answers.")
        t.initializer("init(layer:)") { (layer: AnyValue) in CAShapeLayer(layer: layer) }
        t.means("The path.")
        t.property("path", \.path)
        t.means("How it is drawn.")
        t.property("fillColor", \.fillColor)
        t.property("strokeColor", \.strokeColor)
        t.property("lineWidth", \.lineWidth)
        t.property("strokeStart", \.strokeStart)
        t.property("strokeEnd", \.strokeEnd)
        t.property("fillRule", \.fillRule)
        t.property("lineCap", \.lineCap)
        t.property("lineJoin", \.lineJoin)
        t.property("miterLimit", \.miterLimit)
        t.property("lineDashPattern", \.lineDashPattern)
        t.property("lineDashPhase", \.lineDashPhase)
    }

    /// The rows of CAShapeLayerFillRule.
    private func shapeFillRuleRows(_ t: MemberTable<CAShapeLayerFillRule>) {
        t.initializer("init(rawValue:)") { (name: String) in CAShapeLayerFillRule(rawValue: name) }
        t.getter("rawValue", \.rawValue)
        t.means("This rule.")
        t.staticGetter("nonZero") { CAShapeLayerFillRule.nonZero }
        t.staticGetter("evenOdd") { CAShapeLayerFillRule.evenOdd }
    }
}

import EventEngine
import Foundation

extension Selector: BridgedStruct {}

extension NativeCatalogue {
    /// Colours, layers, fonts, images: kept, mostly without effect on events.
    func addAppearanceTypes() {
        addClass(UIColor.self, named: "UIColor", superclass: NSObject.self, colorRows)
        addClass(
            CGColor.self, named: "CGColor", superclass: nil, conformances: [.equatable, .hashable],
            graphicsColorRows)
        addClass(CALayer.self, named: "CALayer", superclass: NSObject.self) { t in
            layerGeometryRows(t)
            layerAppearanceRows(t)
        }
        addOptionSet(CACornerMask.self, named: "CACornerMask", cornerMaskRows)
        addClass(CAShapeLayer.self, named: "CAShapeLayer", superclass: CALayer.self, shapeLayerRows)
        let hashable: Set<Conformance> = [.equatable, .hashable]
        addStructure(
            CAShapeLayerFillRule.self, named: "CAShapeLayerFillRule", conformances: hashable,
            shapeFillRuleRows)
        addClass(CAGradientLayer.self, named: "CAGradientLayer", superclass: CALayer.self, gradientLayerRows)
        addClass(UIFont.self, named: "UIFont", superclass: NSObject.self, fontRows)
        addStructure(UIFont.Weight.self, named: "UIFont.Weight", conformances: hashable, fontWeightRows)
        addClass(UIImage.self, named: "UIImage", superclass: NSObject.self, imageRows)
        addStructure(
            Selector.self, named: "Selector", conformances: hashable, literals: .string) { t in
            t.initializer("init(_:)") { (name: String) in Selector(name) }
            t.getter("description", \.description)
        }
        addTextEnumerations()
    }

    /// The functions of selectors.
    func selectorFunctionRows(_ t: FunctionTable) {
        t.function("NSSelectorFromString(_:)") { (name: String) in NSSelectorFromString(name) }
        t.function("NSStringFromSelector(_:)") { (selector: Selector) in NSStringFromSelector(selector) }
    }

    private func addTextEnumerations() {
        addEnumeration(NSTextAlignment.self, named: "NSTextAlignment") { t in
            t.enumCase("left", .left)
            t.enumCase("center", .center)
            t.enumCase("right", .right)
            t.enumCase("justified", .justified)
            t.enumCase("natural", .natural)
        }
        addEnumeration(NSLineBreakMode.self, named: "NSLineBreakMode") { t in
            t.enumCase("byWordWrapping", .byWordWrapping)
            t.enumCase("byCharWrapping", .byCharWrapping)
            t.enumCase("byClipping", .byClipping)
            t.enumCase("byTruncatingHead", .byTruncatingHead)
            t.enumCase("byTruncatingTail", .byTruncatingTail)
            t.enumCase("byTruncatingMiddle", .byTruncatingMiddle)
        }
    }
}

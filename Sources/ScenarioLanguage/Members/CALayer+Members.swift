import EventEngine
import Foundation

extension CACornerMask: BridgedOptionSet {}

extension NativeCatalogue {
    /// The rows of CALayer: what has an effect on events, since it is the view's own.
    func layerGeometryRows(_ t: MemberTable<CALayer>) {
        t.required("init()") { () in CALayer() }
        t.property("frame", \.frame)
        t.property("bounds", \.bounds)
        t.property("position", \.position)
        t.property("anchorPoint", \.anchorPoint)
        t.property("opacity", \.opacity)
        t.property("isHidden", \.isHidden)
        t.property("masksToBounds", \.masksToBounds)
        t.property("zPosition", \.zPosition)
        t.method("affineTransform()") { (layer: CALayer) in layer.affineTransform() }
        t.method("setAffineTransform(_:)") { (layer: CALayer, m: CGAffineTransform) in
            layer.setAffineTransform(m)
        }
        t.getter("superlayer", \.superlayer)
        t.property("sublayers", \.sublayers)
        t.method("addSublayer(_:)") { (layer: CALayer, other: CALayer) in layer.addSublayer(other) }
        t.method("insertSublayer(_:at:)") { (layer: CALayer, other: CALayer, i: UInt32) in
            layer.insertSublayer(other, at: i)
        }
        t.method("insertSublayer(_:below:)") { (layer: CALayer, other: CALayer, sibling: CALayer?) in
            layer.insertSublayer(other, below: sibling)
        }
        t.method("insertSublayer(_:above:)") { (layer: CALayer, other: CALayer, sibling: CALayer?) in
            layer.insertSublayer(other, above: sibling)
        }
        t.method("removeFromSuperlayer()") { (layer: CALayer) in layer.removeFromSuperlayer() }
        t.method("contains(_:)") { (layer: CALayer, p: CGPoint) in layer.contains(p) }
    }

    /// The rows of CALayer: what is kept and has no effect on events.
    func layerAppearanceRows(_ t: MemberTable<CALayer>) {
        t.property("backgroundColor", \.backgroundColor)
        t.property("cornerRadius", \.cornerRadius)
        t.property("maskedCorners", \.maskedCorners)
        t.property("borderWidth", \.borderWidth)
        t.property("borderColor", \.borderColor)
        t.property("shadowColor", \.shadowColor)
        t.property("shadowOpacity", \.shadowOpacity)
        t.property("shadowOffset", \.shadowOffset)
        t.property("shadowRadius", \.shadowRadius)
        t.property("shadowPath", \.shadowPath)
        t.property("mask", \.mask)
        t.property("name", \.name)
        t.property("contentsScale", \.contentsScale)
        t.property("isOpaque", \.isOpaque)
        t.property("shouldRasterize", \.shouldRasterize)
        t.property("rasterizationScale", \.rasterizationScale)
    }

    /// The rows of CACornerMask.
    func cornerMaskRows(_ t: MemberTable<CACornerMask>) {
        t.enumCase("layerMinXMinYCorner", .layerMinXMinYCorner)
        t.enumCase("layerMaxXMinYCorner", .layerMaxXMinYCorner)
        t.enumCase("layerMinXMaxYCorner", .layerMinXMaxYCorner)
        t.enumCase("layerMaxXMaxYCorner", .layerMaxXMaxYCorner)
    }
}

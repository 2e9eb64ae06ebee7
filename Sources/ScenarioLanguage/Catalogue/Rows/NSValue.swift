import EventEngine
import Foundation

extension NativeCatalogue {
    /// NSValue.
    func addNSValue() {
        addClass(
            NSValue.self, named: "NSValue", superclass: NSObject.self,
            "A value as an object: how the keyboard's notifications hold rectangles, and old code the values "
                + "of animations."
        ) { t in
            t.means("Makes one from a value of this type.")
            t.convenience("init(cgPoint:)") { (point: CGPoint) in NSValue(cgPoint: point) }
            t.convenience("init(cgSize:)") { (size: CGSize) in NSValue(cgSize: size) }
            t.convenience("init(cgRect:)") { (rect: CGRect) in NSValue(cgRect: rect) }
            t.convenience("init(uiEdgeInsets:)") { (insets: UIEdgeInsets) in NSValue(uiEdgeInsets: insets) }
            t.convenience("init(cgVector:)") { (vector: CGVector) in NSValue(cgVector: vector) }
            t.convenience("init(cgAffineTransform:)") { (transform: CGAffineTransform) in
                NSValue(cgAffineTransform: transform)
            }
            t.convenience("init(caTransform3D:)") { (transform: CATransform3D) in
                NSValue(caTransform3D: transform)
            }
            t.convenience("init(range:)") { (range: NSRange) in NSValue(range: range) }
            t.means("The value in it, which must be of this type.")
            t.getter("cgPointValue", reading: { (value: NSValue) in
                try opened(value, like: NSValue(cgPoint: .zero), "point").cgPointValue
            })
            t.getter("cgSizeValue", reading: { (value: NSValue) in
                try opened(value, like: NSValue(cgSize: .zero), "size").cgSizeValue
            })
            t.getter("cgRectValue", reading: { (value: NSValue) in
                try opened(value, like: NSValue(cgRect: .zero), "rectangle").cgRectValue
            })
            t.getter("uiEdgeInsetsValue", reading: { (value: NSValue) in
                try opened(value, like: NSValue(uiEdgeInsets: .zero), "set of insets").uiEdgeInsetsValue
            })
            t.getter("cgVectorValue", reading: { (value: NSValue) in
                try opened(value, like: NSValue(cgVector: .zero), "vector").cgVectorValue
            })
            t.getter("cgAffineTransformValue", reading: { (value: NSValue) in
                try opened(value, like: NSValue(cgAffineTransform: .identity), "transform")
                    .cgAffineTransformValue
            })
            t.getter("caTransform3DValue", reading: { (value: NSValue) in
                try opened(value, like: NSValue(caTransform3D: CATransform3DIdentity), "transform in space")
                    .caTransform3DValue
            })
            t.getter("rangeValue", reading: { (value: NSValue) in
                try opened(value, like: NSValue(range: NSRange()), "range").rangeValue
            })
        }
    }
}

/// - Throws: `RunTrap` for a value of another type.
private func opened(_ value: NSValue, like wanted: NSValue, _ name: String) throws -> NSValue {
    if let number = value as? NSNumber { throw RunTrap.trap("the number \(number) is not a \(name)") }
    guard value.isLike(wanted) else { throw RunTrap.trap("the value is not a \(name)") }
    return value
}

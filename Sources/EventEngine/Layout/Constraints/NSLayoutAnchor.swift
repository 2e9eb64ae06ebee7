import Foundation

/// A part of a view or a guide, from which constraints are made.
///
/// The type parameter keeps horizontal and vertical places and lengths apart (S-12).
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    final let owner: any LayoutItem
    final let attribute: NSLayoutConstraint.Attribute
    /// For a length between two places: where it begins.
    final let start: (from: AnyObject, attribute: NSLayoutConstraint.Attribute)?

    init(
        _ owner: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
        start: (from: AnyObject, attribute: NSLayoutConstraint.Attribute)? = nil
    ) {
        (self.owner, self.attribute, self.start) = (owner, attribute, start)
    }

    /// The part's name, for debugging.
    open var name: String { attribute.name }
    /// The view or guide that it is a part of.
    open var item: AnyObject? { owner }

    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.equal, anchor)
    }
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor)
    }
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor)
    }
    open func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.equal, anchor, constant: c)
    }
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, constant: c)
    }
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, constant: c)
    }

    /// A constraint between this part and another one, or a number.
    final func relate(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor?, multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            first: owner, attribute, relation, second: other?.owner, other?.attribute ?? .notAnAttribute,
            multiplier: multiplier, constant: constant)
        (constraint.offset, constraint.secondOffset) = (start, other?.start)
        if !multiplier.isFinite || !constant.isFinite {
            constraint.world.report(.invalidGeometry(property: "constant", value: "\(constant)"))
        }
        return constraint
    }
}

import EventEngine
import Foundation

extension NSLayoutConstraint.FormatOptions: BridgedOptionSet {}
extension NSLayoutConstraint.Relation: BridgedEnum {}
extension NSLayoutConstraint.Attribute: BridgedEnum {}
extension NSLayoutConstraint.Axis: BridgedEnum {}

extension NativeCatalogue {
    /// NSLayoutConstraint, and what belongs to it.
    func addNSLayoutConstraint() {
        addClass(
            NSLayoutConstraint.self, named: "NSLayoutConstraint", superclass: NSObject.self,
            "A linear relation between parts of two views or guides. What active constraints say together "
                + "becomes the frames of views in the next layout pass (S-07).", constraintRows)
        addEnumeration(
            NSLayoutConstraint.Relation.self, named: "NSLayoutConstraint.Relation",
            "How both sides of a constraint compare."
        ) { t in
            t.means("The first side is no larger, as large, or no smaller than the second one.")
            t.enumCase("lessThanOrEqual", .lessThanOrEqual)
            t.enumCase("equal", .equal)
            t.enumCase("greaterThanOrEqual", .greaterThanOrEqual)
        }
        addEnumeration(
            NSLayoutConstraint.Attribute.self, named: "NSLayoutConstraint.Attribute",
            "The part of a view that a constraint is about.", attributeRows)
        addEnumeration(
            NSLayoutConstraint.Axis.self, named: "NSLayoutConstraint.Axis",
            "The direction in which something is laid out."
        ) { t in
            t.means("From left to right, or from top to bottom.")
            t.enumCase("horizontal", .horizontal)
            t.enumCase("vertical", .vertical)
        }
        addOptionSet(
            NSLayoutConstraint.FormatOptions.self, named: "NSLayoutConstraint.FormatOptions",
            "What the views of a format have in common.", formatOptionRows)
    }

    private func formatOptionRows(_ t: MemberTable<NSLayoutConstraint.FormatOptions>) {
        t.means("Each view lines up with the one before it, across the direction of the format.")
        t.enumCase("alignAllLeft", .alignAllLeft)
        t.enumCase("alignAllRight", .alignAllRight)
        t.enumCase("alignAllTop", .alignAllTop)
        t.enumCase("alignAllBottom", .alignAllBottom)
        t.enumCase("alignAllLeading", .alignAllLeading)
        t.enumCase("alignAllTrailing", .alignAllTrailing)
        t.enumCase("alignAllCenterX", .alignAllCenterX)
        t.enumCase("alignAllCenterY", .alignAllCenterY)
        t.enumCase("alignAllLastBaseline", .alignAllLastBaseline)
        t.enumCase("alignAllFirstBaseline", .alignAllFirstBaseline)
        t.means("Which way a horizontal format runs.")
        t.enumCase("directionLeadingToTrailing", .directionLeadingToTrailing)
        t.enumCase("directionLeftToRight", .directionLeftToRight)
        t.enumCase("directionRightToLeft", .directionRightToLeft)
    }

    private func constraintRows(_ t: MemberTable<NSLayoutConstraint>) {
        let labels = "init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)"
        t.means(
            "Makes `item.attribute = multiplier * toItem.attribute + constant`. Without a second item its "
                + "attribute is `.notAnAttribute`, and only the constant counts.")
        t.convenience(labels) {
            (first: AnyValue, one: NSLayoutConstraint.Attribute, relation: NSLayoutConstraint.Relation,
                second: Untyped, other: NSLayoutConstraint.Attribute, m: CGFloat, c: CGFloat) in
            NSLayoutConstraint(
                item: Untyped.from(first.bridged)?.value ?? first, attribute: one, relatedBy: relation,
                toItem: second.value, attribute: other, multiplier: m, constant: c)
        }
        t.means("Makes a constraint of nothing, which cannot be activated.")
        t.initializer("init()") { () in NSLayoutConstraint() }
        t.means("Activates or deactivates several.")
        t.staticMethod("activate(_:)") { (all: [NSLayoutConstraint]) in NSLayoutConstraint.activate(all) }
        t.staticMethod("deactivate(_:)") { (all: [NSLayoutConstraint]) in
            NSLayoutConstraint.deactivate(all)
        }
        t.means(
            "Whether it takes part in the layout. To activate it, one view must hold both sides, in "
                + "itself or deeper (S-12).")
        t.property("isActive", \.isActive)
        t.means(
            "The number that is added to the second side. Frames follow in the next layout pass; until "
                + "then hits are those of the old ones (S-07).")
        t.property("constant", \.constant)
        t.means(
            "How much it matters. While it is active it cannot change from or to `.required` (S-09).")
        t.property("priority", \.priority)
        t.means("The number that the second side is multiplied by.")
        t.getter("multiplier", \.multiplier)
        t.means("The views or guides of both sides; it does not keep them alive.")
        t.getter("firstItem", \.first)
        t.getter("secondItem", \.second)
        t.means("The parts of both sides.")
        t.getter("firstAttribute", \.firstAttribute)
        t.getter("secondAttribute", \.secondAttribute)
        t.means("How both sides compare.")
        t.getter("relation", \.relation)
        t.means("A name, which warnings and `print` show.")
        t.property("identifier", \.identifier)
        t.means("Whether it would be written to an archive; there are none here.")
        t.property("shouldBeArchived", \.shouldBeArchived)
        let format = "constraints(withVisualFormat:options:metrics:views:)"
        t.means(
            "The constraints that a format stands for, in its order, none of them active: "
                + "`H:|-10-[name(>=50)]-[value(==name)]-|`. The usual distance is 8 points between views, "
                + "and to the superview its margin.")
        t.staticMethod(format, defaults: ["options": NSLayoutConstraint.FormatOptions().bridged]) {
            (format: String, options: NSLayoutConstraint.FormatOptions, metrics: NamedValues<Untyped>?,
                views: NamedValues<AnyValue>) in
            NSLayoutConstraint.constraints(
                withVisualFormat: format, options: options,
                metrics: metrics?.values.compactMapValues(\.number),
                views: views.values.compactMapValues { Untyped.from($0.bridged)?.value })
        }
        t.absent(.visualFormat, "firstAnchor", "secondAnchor")
    }

    private func attributeRows(_ t: MemberTable<NSLayoutConstraint.Attribute>) {
        t.means("An edge. `leading` is left here, and `trailing` right: text runs from left to right.")
        t.enumCase("left", .left)
        t.enumCase("right", .right)
        t.enumCase("top", .top)
        t.enumCase("bottom", .bottom)
        t.enumCase("leading", .leading)
        t.enumCase("trailing", .trailing)
        t.means("A length.")
        t.enumCase("width", .width)
        t.enumCase("height", .height)
        t.means("The middle.")
        t.enumCase("centerX", .centerX)
        t.enumCase("centerY", .centerY)
        t.means("The line that text is on.")
        t.enumCase("lastBaseline", .lastBaseline)
        t.enumCase("firstBaseline", .firstBaseline)
        t.staticGetter("baseline") { NSLayoutConstraint.Attribute.baseline }
        t.means("The same within the layout margins (S-15).")
        t.enumCase("leftMargin", .leftMargin)
        t.enumCase("rightMargin", .rightMargin)
        t.enumCase("topMargin", .topMargin)
        t.enumCase("bottomMargin", .bottomMargin)
        t.enumCase("leadingMargin", .leadingMargin)
        t.enumCase("trailingMargin", .trailingMargin)
        t.enumCase("centerXWithinMargins", .centerXWithinMargins)
        t.enumCase("centerYWithinMargins", .centerYWithinMargins)
        t.means("No part: the second side is a plain number.")
        t.enumCase("notAnAttribute", .notAnAttribute)
    }
}

extension NSLayoutConstraint {
    fileprivate var first: Reference? { firstItem.map { Reference(object: $0) } }
    fileprivate var second: Reference? { secondItem.map { Reference(object: $0) } }
}

extension Untyped {
    /// The number that a metric is; what is none stays, for the engine to refuse.
    fileprivate var number: Any? {
        guard let value = value as? Value else { return value }
        return CGFloat.from(value).map { Double($0) } ?? Double.from(value) ?? Int.from(value) ?? value
    }
}

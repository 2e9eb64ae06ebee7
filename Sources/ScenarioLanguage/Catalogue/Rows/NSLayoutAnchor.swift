import EventEngine
import Foundation

extension NativeCatalogue {
    /// Anchors: the generic class in the three kinds that there are, and their subclasses.
    func addNSLayoutAnchor() {
        addAnchor(NSLayoutXAxisAnchor.self, "NSLayoutXAxisAnchor", isFirst: true)
        addAnchor(NSLayoutYAxisAnchor.self, "NSLayoutYAxisAnchor")
        addAnchor(NSLayoutDimension.self, "NSLayoutDimension")
        addClass(
            NSLayoutXAxisAnchor.self, named: "NSLayoutXAxisAnchor",
            superclass: NSLayoutAnchor<NSLayoutXAxisAnchor>.self,
            "A horizontal place of a view or a guide: an edge or the middle.", horizontalAnchorRows)
        addClass(
            NSLayoutYAxisAnchor.self, named: "NSLayoutYAxisAnchor",
            superclass: NSLayoutAnchor<NSLayoutYAxisAnchor>.self,
            "A vertical place of a view or a guide: an edge, the middle, or a baseline.", verticalAnchorRows)
        addClass(
            NSLayoutDimension.self, named: "NSLayoutDimension",
            superclass: NSLayoutAnchor<NSLayoutDimension>.self,
            "A width, a height, or a length between two places.", dimensionRows)
    }

    /// A kind of anchor: constraints are made between two of one kind only (S-12).
    private func addAnchor<Kind: NSObject>(_ kind: Kind.Type, _ name: String, isFirst: Bool = false) {
        typealias Anchor = NSLayoutAnchor<Kind>
        let id = NativeTypeID(Anchor.self)
        let record = NativeType(
            id, name: "NSLayoutAnchor<\(name)>", kind: .class, superclass: NativeTypeID(NSObject.self)
        ) { value in
            if case .object(let object) = value { object is Anchor } else { false }
        }
        record.origin = "NSLayoutAnchor"
        record.arguments = ["AnchorType": .native(NativeTypeID(kind))]
        if isFirst {
            add(
                record,
                "A part of a view or a guide, from which constraints are made. Its kind is in the type, so "
                    + "that the checker refuses a constraint between an x and a y anchor (S-12).")
        } else {
            add(record, like: "NSLayoutAnchor<NSLayoutXAxisAnchor>")
        }
        anchorRows(MemberTable<Anchor>(record))
    }

    private func anchorRows<Kind: NSObject>(_ t: MemberTable<NSLayoutAnchor<Kind>>) {
        typealias Anchor = NSLayoutAnchor<Kind>
        t.means("Both are the same, apart from the constant, in points. The constraint is not active yet.")
        t.method("constraint(equalTo:)") { (a: Anchor, other: Anchor) in a.constraint(equalTo: other) }
        t.method("constraint(equalTo:constant:)") { (a: Anchor, other: Anchor, c: CGFloat) in
            a.constraint(equalTo: other, constant: c)
        }
        t.means("This one is no smaller than the other one and the constant.")
        t.method("constraint(greaterThanOrEqualTo:)") { (a: Anchor, other: Anchor) in
            a.constraint(greaterThanOrEqualTo: other)
        }
        t.method("constraint(greaterThanOrEqualTo:constant:)") { (a: Anchor, other: Anchor, c: CGFloat) in
            a.constraint(greaterThanOrEqualTo: other, constant: c)
        }
        t.means("This one is no larger than the other one and the constant.")
        t.method("constraint(lessThanOrEqualTo:)") { (a: Anchor, other: Anchor) in
            a.constraint(lessThanOrEqualTo: other)
        }
        t.method("constraint(lessThanOrEqualTo:constant:)") { (a: Anchor, other: Anchor, c: CGFloat) in
            a.constraint(lessThanOrEqualTo: other, constant: c)
        }
        t.means("The name of the part: `leading`, `width`.")
        t.getter("name", \.name)
        t.means("The view or guide whose part it is.")
        t.getter("item", \.reference)
        t.absent(.designTime, "hasAmbiguousLayout", "constraintsAffectingLayout")
    }

    private func horizontalAnchorRows(_ t: MemberTable<NSLayoutXAxisAnchor>) {
        typealias Anchor = NSLayoutXAxisAnchor
        t.means("The length from this place to another one.")
        t.method("anchorWithOffset(to:)") { (a: Anchor, other: Anchor) in a.anchorWithOffset(to: other) }
        t.means("This place is so many standard distances of 8 points to the right of the other one.")
        t.method("constraint(equalToSystemSpacingAfter:multiplier:)") {
            (a: Anchor, other: Anchor, m: CGFloat) in
            a.constraint(equalToSystemSpacingAfter: other, multiplier: m)
        }
        t.method("constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:)") {
            (a: Anchor, other: Anchor, m: CGFloat) in
            a.constraint(greaterThanOrEqualToSystemSpacingAfter: other, multiplier: m)
        }
        t.method("constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)") {
            (a: Anchor, other: Anchor, m: CGFloat) in
            a.constraint(lessThanOrEqualToSystemSpacingAfter: other, multiplier: m)
        }
    }

    private func verticalAnchorRows(_ t: MemberTable<NSLayoutYAxisAnchor>) {
        typealias Anchor = NSLayoutYAxisAnchor
        t.means("The length from this place to another one.")
        t.method("anchorWithOffset(to:)") { (a: Anchor, other: Anchor) in a.anchorWithOffset(to: other) }
        t.means("This place is so many standard distances of 8 points below the other one.")
        t.method("constraint(equalToSystemSpacingBelow:multiplier:)") {
            (a: Anchor, other: Anchor, m: CGFloat) in
            a.constraint(equalToSystemSpacingBelow: other, multiplier: m)
        }
        t.method("constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:)") {
            (a: Anchor, other: Anchor, m: CGFloat) in
            a.constraint(greaterThanOrEqualToSystemSpacingBelow: other, multiplier: m)
        }
        t.method("constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)") {
            (a: Anchor, other: Anchor, m: CGFloat) in
            a.constraint(lessThanOrEqualToSystemSpacingBelow: other, multiplier: m)
        }
    }

    private func dimensionRows(_ t: MemberTable<NSLayoutDimension>) {
        typealias Length = NSLayoutDimension
        t.means("The length is this many points, at least so many, or at most so many.")
        t.method("constraint(equalToConstant:)") { (a: Length, c: CGFloat) in
            a.constraint(equalToConstant: c)
        }
        t.method("constraint(greaterThanOrEqualToConstant:)") { (a: Length, c: CGFloat) in
            a.constraint(greaterThanOrEqualToConstant: c)
        }
        t.method("constraint(lessThanOrEqualToConstant:)") { (a: Length, c: CGFloat) in
            a.constraint(lessThanOrEqualToConstant: c)
        }
        t.means("The length is a multiple of the other one, and the constant more.")
        t.method("constraint(equalTo:multiplier:)") { (a: Length, other: Length, m: CGFloat) in
            a.constraint(equalTo: other, multiplier: m)
        }
        t.method("constraint(equalTo:multiplier:constant:)") {
            (a: Length, other: Length, m: CGFloat, c: CGFloat) in
            a.constraint(equalTo: other, multiplier: m, constant: c)
        }
        t.means("The length is no smaller than that.")
        t.method("constraint(greaterThanOrEqualTo:multiplier:)") { (a: Length, other: Length, m: CGFloat) in
            a.constraint(greaterThanOrEqualTo: other, multiplier: m)
        }
        t.method("constraint(greaterThanOrEqualTo:multiplier:constant:)") {
            (a: Length, other: Length, m: CGFloat, c: CGFloat) in
            a.constraint(greaterThanOrEqualTo: other, multiplier: m, constant: c)
        }
        t.means("The length is no larger than that.")
        t.method("constraint(lessThanOrEqualTo:multiplier:)") { (a: Length, other: Length, m: CGFloat) in
            a.constraint(lessThanOrEqualTo: other, multiplier: m)
        }
        t.method("constraint(lessThanOrEqualTo:multiplier:constant:)") {
            (a: Length, other: Length, m: CGFloat, c: CGFloat) in
            a.constraint(lessThanOrEqualTo: other, multiplier: m, constant: c)
        }
    }
}

extension NSLayoutAnchor {
    fileprivate var reference: Reference? { item.map { Reference(object: $0) } }
}

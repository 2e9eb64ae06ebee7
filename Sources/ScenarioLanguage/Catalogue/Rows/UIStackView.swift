import EventEngine
import Foundation

extension UIStackView.Distribution: BridgedEnum {}
extension UIStackView.Alignment: BridgedEnum {}

extension NativeCatalogue {
    /// UIStackView, and what belongs to it.
    func addUIStackView() {
        addClass(
            UIStackView.self, named: "UIStackView", superclass: UIView.self,
            "Lays views out in a row or a column, with constraints that it makes itself (S-17).", stackRows)
        addEnumeration(
            UIStackView.Distribution.self, named: "UIStackView.Distribution",
            "How a stack view shares its room along the axis (S-17)."
        ) { t in
            t.means("All room is filled: who grows or shrinks is a matter of priorities, then of order.")
            t.enumCase("fill", .fill)
            t.means("All views are equally long.")
            t.enumCase("fillEqually", .fillEqually)
            t.means("Lengths are in proportion to those of the contents.")
            t.enumCase("fillProportionally", .fillProportionally)
            t.means("Gaps are equal, and no smaller than `spacing`.")
            t.enumCase("equalSpacing", .equalSpacing)
            t.means("Distances from middle to middle are equal, and gaps no smaller than `spacing`.")
            t.enumCase("equalCentering", .equalCentering)
        }
        addEnumeration(
            UIStackView.Alignment.self, named: "UIStackView.Alignment",
            "Where a stack view puts its views across the axis."
        ) { t in
            t.means("From edge to edge.")
            t.enumCase("fill", .fill)
            t.means("At this edge, or in the middle.")
            t.enumCase("leading", .leading)
            t.staticGetter("top") { UIStackView.Alignment.top }
            t.enumCase("center", .center)
            t.enumCase("trailing", .trailing)
            t.staticGetter("bottom") { UIStackView.Alignment.bottom }
            t.means("With the lines of text at one height; in a row only.")
            t.enumCase("firstBaseline", .firstBaseline)
            t.enumCase("lastBaseline", .lastBaseline)
        }
    }

    private func stackRows(_ t: MemberTable<UIStackView>) {
        t.initializer("init(frame:)") { (frame: CGRect) in UIStackView(frame: frame) }
        t.convenience("init()", through: .frame) { () in UIStackView() }
        t.means("Makes one with these views, in a row.")
        t.convenience("init(arrangedSubviews:)", through: .frame) { (views: [UIView]) in
            UIStackView(arrangedSubviews: views)
        } then: { stack, views in
            for view in views { stack.addArrangedSubview(view) }
        }
        t.meansTheUsual()
        t.required("init(coder:)") { (coder: NSCoder) in UIStackView(coder: coder) }
        t.means("Its views in the order of the layout. Hit-testing goes by `subviews` (S-18).")
        t.getter("arrangedSubviews", \.arrangedSubviews)
        t.means("Puts a view at the end, and makes it a subview. The view then has no frame of its own.")
        t.method("addArrangedSubview(_:)") { (s: UIStackView, v: UIView) in s.addArrangedSubview(v) }
        t.means("Puts a view at a place of the order.")
        t.method("insertArrangedSubview(_:at:)") { (s: UIStackView, v: UIView, i: Int) in
            s.insertArrangedSubview(v, at: i)
        }
        t.means("Leaves a view out of the layout. It stays a subview, where it is.")
        t.method("removeArrangedSubview(_:)") { (s: UIStackView, v: UIView) in s.removeArrangedSubview(v) }
        t.means("The direction.")
        t.property("axis", \.axis)
        t.means("How the room along the axis is shared.")
        t.property("distribution", \.distribution)
        t.means("Where views are across the axis.")
        t.property("alignment", \.alignment)
        t.means("The points between neighbours.")
        t.property("spacing", \.spacing)
        t.means("Other points after one view.")
        t.method("setCustomSpacing(_:after:)") { (s: UIStackView, points: CGFloat, v: UIView) in
            s.setCustomSpacing(points, after: v)
        }
        t.method("customSpacing(after:)") { (s: UIStackView, v: UIView) in s.customSpacing(after: v) }
        t.means("Points that mean: those of the stack.")
        t.staticGetter("spacingUseDefault") { UIStackView.spacingUseDefault }
        t.means("Points that mean: 8, the standard distance.")
        t.staticGetter("spacingUseSystem") { UIStackView.spacingUseSystem }
        t.means("Whether its own layout margins are kept free.")
        t.property("isLayoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement)
        t.means("Whether points in a column are measured between lines of text.")
        t.property("isBaselineRelativeArrangement", \.isBaselineRelativeArrangement)
    }
}

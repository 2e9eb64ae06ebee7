import EventEngine
import Foundation

extension NativeCatalogue {
    /// The rows of UIView: anchors, guides and margins.
    func viewAnchorRows(_ t: MemberTable<UIView>) {
        t.means("Its edges. `leading` is left here, and `trailing` right.")
        t.getter("leadingAnchor", \.leadingAnchor)
        t.getter("trailingAnchor", \.trailingAnchor)
        t.getter("leftAnchor", \.leftAnchor)
        t.getter("rightAnchor", \.rightAnchor)
        t.getter("topAnchor", \.topAnchor)
        t.getter("bottomAnchor", \.bottomAnchor)
        t.means("Its lengths.")
        t.getter("widthAnchor", \.widthAnchor)
        t.getter("heightAnchor", \.heightAnchor)
        t.means("Its middle.")
        t.getter("centerXAnchor", \.centerXAnchor)
        t.getter("centerYAnchor", \.centerYAnchor)
        t.means("The line of its first or last text; without text the upper and the lower edge.")
        t.getter("firstBaselineAnchor", \.firstBaselineAnchor)
        t.getter("lastBaselineAnchor", \.lastBaselineAnchor)
        t.means("The part that bars do not cover (S-15).")
        t.getter("safeAreaLayoutGuide", \.safeAreaLayoutGuide)
        t.means("The part within the margins (S-15).")
        t.getter("layoutMarginsGuide", \.layoutMarginsGuide)
        t.means("The part for text of a readable width; on this screen that within the margins.")
        t.getter("readableContentGuide", \.readableContentGuide)
        t.means("What the keyboard covers of it.")
        t.getter("keyboardLayoutGuide", \.keyboardLayoutGuide)
        t.means("The guides that were added to it.")
        t.getter("layoutGuides", \.layoutGuides)
        t.method("addLayoutGuide(_:)") { (v: UIView, guide: UILayoutGuide) in v.addLayoutGuide(guide) }
        t.means("Takes a guide out, with the constraints about it.")
        t.method("removeLayoutGuide(_:)") { (v: UIView, guide: UILayoutGuide) in v.removeLayoutGuide(guide) }
    }

    /// The rows of UIView: margins and the safe area.
    func viewMarginRows(_ t: MemberTable<UIView>) {
        t.means("Distances that its content should keep: 8 points, and the safe area (S-15).")
        t.property("layoutMargins", \.layoutMargins, override: .layoutMargins)
        t.property(
            "directionalLayoutMargins", \.directionalLayoutMargins, override: .directionalLayoutMargins)
        t.means("Whether its margins reach as far in as those of its superview.")
        t.property("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins)
        t.means("Whether the safe area counts among its margins.")
        t.property("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea)
        t.means("Hears that its margins are others.")
        t.method("layoutMarginsDidChange()", override: .layoutMarginsDidChange) { (v: UIView) in
            v.layoutMarginsDidChange()
        }
        t.means("What is covered of it: what `additionalSafeAreaInsets` of its controllers say.")
        t.getter("safeAreaInsets", \.safeAreaInsets, override: .safeAreaInsets)
        t.means("Hears that another part of it is covered.")
        t.method("safeAreaInsetsDidChange()", override: .safeAreaInsetsDidChange) { (v: UIView) in
            v.safeAreaInsetsDidChange()
        }
    }

    /// The rows of UIView: constraints.
    func viewConstraintRows(_ t: MemberTable<UIView>) {
        t.means(
            "Whether frame and autoresizing mask say where it is, for constraints as well. Set it to false "
                + "before you constrain it: what both say would contradict each other (S-13).")
        t.property(
            "translatesAutoresizingMaskIntoConstraints", \.translatesAutoresizingMaskIntoConstraints)
        t.means("The constraints that it holds.")
        t.getter("constraints", \.constraints)
        t.means("Activates constraints about itself and views in it.")
        t.method("addConstraint(_:)") { (v: UIView, c: NSLayoutConstraint) in v.addConstraint(c) }
        t.method("addConstraints(_:)") { (v: UIView, all: [NSLayoutConstraint]) in v.addConstraints(all) }
        t.means("Deactivates constraints that it holds.")
        t.method("removeConstraint(_:)") { (v: UIView, c: NSLayoutConstraint) in v.removeConstraint(c) }
        t.method("removeConstraints(_:)") { (v: UIView, all: [NSLayoutConstraint]) in
            v.removeConstraints(all)
        }
        t.means("Makes or changes its constraints in the next layout pass, before views are placed (S-01).")
        t.method("updateConstraints()", override: .updateConstraints) { (v: UIView) in v.updateConstraints() }
        t.means("Asks for that; within `layoutSubviews` for the pass that follows (S-08).")
        t.method("setNeedsUpdateConstraints()") { (v: UIView) in v.setNeedsUpdateConstraints() }
        t.means("Whether that was asked for.")
        t.method("needsUpdateConstraints()") { (v: UIView) in v.needsUpdateConstraints() }
        t.means("Does it now, for itself and all views in it.")
        t.method("updateConstraintsIfNeeded()") { (v: UIView) in v.updateConstraintsIfNeeded() }
        t.means("Whether its constraints leave open where it is, or how large (S-11).")
        t.getter("hasAmbiguousLayout", \.hasAmbiguousLayout)
        t.means("Its constraints along an axis, the oldest first.")
        t.method("constraintsAffectingLayout(for:)") { (v: UIView, axis: NSLayoutConstraint.Axis) in
            v.constraintsAffectingLayout(for: axis)
        }
        t.means("Whether a class of views makes no sense without constraints.")
        t.staticGetter("requiresConstraintBasedLayout", override: .requiresConstraints) {
            UIView.requiresConstraintBasedLayout
        }
    }

    /// The rows of UIView: the size of its content.
    func viewContentSizeRows(_ t: MemberTable<UIView>) {
        typealias Axis = NSLayoutConstraint.Axis
        t.means(
            "How much it resists to be larger than its content: 250 unless set (S-09). Without a content "
                + "size it has no effect.")
        t.method("contentHuggingPriority(for:)") { (v: UIView, axis: Axis) in
            v.contentHuggingPriority(for: axis)
        }
        t.method("setContentHuggingPriority(_:for:)") { (v: UIView, p: UILayoutPriority, axis: Axis) in
            v.setContentHuggingPriority(p, for: axis)
        }
        t.means("How much it resists to be smaller than its content: 750 unless set (S-09).")
        t.method("contentCompressionResistancePriority(for:)") { (v: UIView, axis: Axis) in
            v.contentCompressionResistancePriority(for: axis)
        }
        t.method("setContentCompressionResistancePriority(_:for:)") {
            (v: UIView, p: UILayoutPriority, axis: Axis) in
            v.setContentCompressionResistancePriority(p, for: axis)
        }
        t.means("The size that its content asks for. Constraints follow it as the priorities say.")
        t.getter("intrinsicContentSize", \.intrinsicContentSize, override: .intrinsicContentSize)
        t.means("How far what constraints align is from its edges: a shadow or a badge may stand out.")
        t.getter("alignmentRectInsets", \.alignmentRectInsets, override: .alignmentRectInsets)
        t.method("alignmentRect(forFrame:)") { (v: UIView, frame: CGRect) in
            v.alignmentRect(forFrame: frame)
        }
        t.method("frame(forAlignmentRect:)") { (v: UIView, rect: CGRect) in
            v.frame(forAlignmentRect: rect)
        }
        t.means("Says that the content asks for another size.")
        t.method("invalidateIntrinsicContentSize()", override: .invalidateIntrinsicContentSize) {
            (v: UIView) in v.invalidateIntrinsicContentSize()
        }
        t.means("Says that a content asks for no width or no height.")
        t.staticGetter("noIntrinsicMetric") { UIView.noIntrinsicMetric }
        t.means("The size that its constraints ask for, near a target. No frame changes (S-16).")
        t.method("systemLayoutSizeFitting(_:)") { (v: UIView, s: CGSize) in v.systemLayoutSizeFitting(s) }
        let labels = "systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)"
        t.method(labels, override: .systemLayoutSizeFitting) {
            (v: UIView, s: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) in
            v.systemLayoutSizeFitting(
                s, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        }
        t.means("The targets for the smallest and for the largest size.")
        t.staticGetter("layoutFittingCompressedSize") { UIView.layoutFittingCompressedSize }
        t.staticGetter("layoutFittingExpandedSize") { UIView.layoutFittingExpandedSize }
    }
}

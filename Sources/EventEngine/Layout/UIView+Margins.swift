import Foundation

extension UIView {
    final func setMargins(_ margins: NSDirectionalEdgeInsets) {
        layoutState.directionalMargins = margins
        marginsChanged()
    }

    /// Whether the margins are at least as large as those of the superview require.
    public var preservesSuperviewLayoutMargins: Bool {
        get { storedLayoutState?.preservesSuperviewMargins ?? false }
        set {
            layoutState.preservesSuperviewMargins = newValue
            marginsChanged()
        }
    }

    /// Whether the safe area is part of the margins.
    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { storedLayoutState?.insetsMarginsFromSafeArea ?? true }
        set {
            layoutState.insetsMarginsFromSafeArea = newValue
            marginsChanged()
        }
    }

    /// How far bars and the like reach into the view: what its controllers add to the safe area, as far as
    /// the view reaches there. The screen itself covers nothing.
    final var coveredInsets: UIEdgeInsets {
        guard world.hasSafeAreas else { return .zero }
        var insets = UIEdgeInsets.zero
        if let superview = superviewReference, world.work.draw(1) {
            let (frame, size) = (untransformedFrame, superview.bounds.size)
            let outer = superview.insetsForContent
            insets = UIEdgeInsets(
                top: max(0, outer.top - frame.minY), left: max(0, outer.left - frame.minX),
                bottom: max(0, frame.maxY - (size.height - outer.bottom)),
                right: max(0, frame.maxX - (size.width - outer.right)))
        }
        guard let relations = managingController?.relations else { return insets }
        let more = relations.additionalSafeAreaInsets
        return UIEdgeInsets(
            top: insets.top + more.top + relations.barAbove, left: insets.left + more.left,
            bottom: insets.bottom + more.bottom + relations.barBelow, right: insets.right + more.right)
    }

    /// How far bars reach into what is in the view; content of a scroll view that makes room for them is not
    /// under them.
    private var insetsForContent: UIEdgeInsets {
        let insets = safeAreaInsets
        guard let room = (self as? UIScrollView)?.safeAreaAdjustment else { return insets }
        return UIEdgeInsets(
            top: insets.top - room.top, left: insets.left - room.left, bottom: insets.bottom - room.bottom,
            right: insets.right - room.right)
    }

    /// The margins with the safe area, and with those of the superview if they count.
    final var effectiveMargins: UIEdgeInsets {
        let state = storedLayoutState
        let given = state?.directionalMargins
        let own = managingController?.margins(given: given) ?? given
        var margins = UIEdgeInsets(
            top: own?.top ?? 8, left: own?.leading ?? 8, bottom: own?.bottom ?? 8, right: own?.trailing ?? 8)
        if state?.preservesSuperviewMargins ?? false, let superview = superviewReference, world.work.draw(1) {
            let (outer, frame, size) = (superview.effectiveMargins, untransformedFrame, superview.bounds.size)
            margins = UIEdgeInsets(
                top: max(margins.top, outer.top - frame.minY),
                left: max(margins.left, outer.left - frame.minX),
                bottom: max(margins.bottom, outer.bottom - (size.height - frame.maxY)),
                right: max(margins.right, outer.right - (size.width - frame.maxX)))
        }
        guard state?.insetsMarginsFromSafeArea ?? true, world.hasSafeAreas else { return margins }
        let safe = safeAreaInsets
        return UIEdgeInsets(
            top: margins.top + safe.top, left: margins.left + safe.left, bottom: margins.bottom + safe.bottom,
            right: margins.right + safe.right)
    }

    /// Margins or safe area may be others than before: the guides are looked at again, here and below.
    final func marginsChanged() {
        guard world.work.draw(1) else { return }
        layoutMarginsDidChange()
        managingController?.viewLayoutMarginsDidChange()
        guidesChanged()
        for subview in model.pointee.subviews {
            if world.hasSafeAreas || subview.preservesSuperviewLayoutMargins { subview.marginsChanged() }
        }
        setNeedsLayout()
    }

    /// The edges of the view's own guides may be others than before.
    final func guidesChanged() {
        guard let state = storedLayoutState else { return }
        let guides = [
            state.marginsGuide, state.safeAreaGuide, state.readableGuide, state.frameGuide,
            state.topBarGuide, state.bottomBarGuide, state.keyboardGuide,
        ]
        for guide in guides {
            if let entry = guide?.entry { world.layout.placeChanged(entry) }
        }
    }
}

extension NSDirectionalEdgeInsets {
    /// The same distances, as texts from left to right have them.
    init(_ insets: UIEdgeInsets) {
        self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
}

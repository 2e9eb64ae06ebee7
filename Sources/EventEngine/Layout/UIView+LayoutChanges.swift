import Foundation

/// What happens to a view, as far as Auto Layout is concerned.
extension UIView {
    /// The size of the content may be another.
    final func contentDidChange() {
        if storedLayoutState?.entry != nil { invalidateIntrinsicContentSize() }
    }

    /// The frame, or the part of the content that is visible, has changed.
    final func layoutFrameChanged() {
        if world.hasSafeAreas { safeAreaChanged() }
        guard let state = storedLayoutState else { return }
        if let entry = state.entry {
            if state.translatesMask {
                world.layout.placeChanged(entry)
            } else {
                entry.place.hold(untransformedFrame, in: world.layout.solver)
            }
        }
        if state.preservesSuperviewMargins { return guidesChanged() }
        for guide in [state.frameGuide, state.keyboardGuide] {
            if let entry = guide?.entry { world.layout.placeChanged(entry) }
        }
    }

    /// The safe area of this view and of those in it may be another.
    final func safeAreaChanged() {
        guard world.work.draw(1) else { return }
        let insets = safeAreaInsets
        if insets != storedLayoutState?.lastSafeArea ?? .zero {
            layoutState.lastSafeArea = insets
            (self as? UIScrollView)?.adjustToSafeArea()
            safeAreaInsetsDidChange()
            managingController?.viewSafeAreaInsetsDidChange()
            if insetsLayoutMarginsFromSafeArea {
                layoutMarginsDidChange()
                managingController?.viewLayoutMarginsDidChange()
            }
            guidesChanged()
        }
        for subview in model.pointee.subviews { subview.safeAreaChanged() }
    }

    /// The view is being freed: it takes its constraints with it.
    final func leaveLayout(_ state: ViewLayoutState) {
        let held = state.constraints
        state.constraints = []
        for constraint in held { constraint.isOut() }
        for constraint in state.references { constraint.deactivate() }
        if let entry = state.entry { world.layout.forget(entry) }
    }
}

extension UIViewController {
    final func setAdditionalSafeAreaInsets(_ insets: UIEdgeInsets) {
        guard insets != relations.additionalSafeAreaInsets else { return }
        relations.additionalSafeAreaInsets = insets
        world.hasSafeAreas = true
        viewIfLoaded?.safeAreaChanged()
    }
}

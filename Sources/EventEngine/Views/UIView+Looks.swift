import Foundation

extension UIView {
    /// The colour of what can be tapped: the superview's, unless there is one of its own; gray while it is
    /// dimmed, our decision.
    final var effectiveTint: UIColor? {
        if tintAdjustmentMode == .dimmed { return .systemGray }
        return ancestors.lazy.compactMap(\.appearance.tintColor).first ?? .systemBlue
    }
    final func setStoredTint(_ color: UIColor?) { changeTint { appearance.tintColor = color } }
    final func setStoredBackground(_ color: UIColor?) {
        willChangeAnimatably()
        appearance.backgroundColor = color
    }
    /// How that colour is shown: as in the superview, unless set. What a sheet, a popover or an alert is
    /// presented over is dimmed meanwhile.
    public var tintAdjustmentMode: TintAdjustmentMode {
        get {
            for ancestor in ancestors {
                guard let more = ancestor.appearance.more else { continue }
                if more.tintAdjustment != .automatic { return more.tintAdjustment }
                if more.dimmers > 0 { return .dimmed }
            }
            return .normal
        }
        set { changeTint { appearance.more = more { $0.tintAdjustment = newValue } } }
    }
    /// A presentation in front of this view begins or ends.
    final func dimTint(_ isDimmed: Bool) {
        changeTint { appearance.more = more { $0.dimmers = max(0, $0.dimmers + (isDimmed ? 1 : -1)) } }
    }

    private func more(_ change: (inout ViewAppearance.More) -> Void) -> ViewAppearance.More {
        var more = appearance.more ?? ViewAppearance.More()
        change(&more)
        return more
    }

    /// Tells this view and those that have their colour from it, if that changes.
    private func changeTint(_ change: () -> Void) {
        let (color, mode) = (effectiveTint, tintAdjustmentMode)
        change()
        world.hasTints = true
        tintMayBeOther(than: color, mode)
    }

    /// Tells of a tint that is another one than before, as it may be in another superview.
    final func tintMayBeOther(than color: UIColor?, _ mode: TintAdjustmentMode) {
        let (isNewMode, isNewColor) = (tintAdjustmentMode != mode, effectiveTint != color)
        if isNewMode || isNewColor { tellTint(isNewColor: isNewColor, isNewMode: isNewMode) }
    }

    private func tellTint(isNewColor: Bool, isNewMode: Bool) {
        guard !world.isHalted, world.work.draw(1) else { return }
        tintColorDidChange()
        for view in subviews {
            let color = isNewColor && view.appearance.tintColor == nil
            let mode = isNewMode && view.appearance.more?.tintAdjustment ?? .automatic == .automatic
            if color || mode { view.tellTint(isNewColor: color, isNewMode: mode) }
        }
    }
    /// Kept: nothing is drawn.
    public var clearsContextBeforeDrawing: Bool {
        get { appearance.more?.clearsContext ?? true }
        set { appearance.more = more { $0.clearsContext = newValue } }
    }
    /// The place in the bounds that `center` is about, each side from 0 to 1.
    public var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }
    public var contentMode: ContentMode {
        get { appearance.contentMode }
        set { appearance.contentMode = newValue }
    }
    /// On the screen; by default where the view is.
    public var accessibilityFrame: CGRect {
        get { storedAccessibility?.frame ?? frameOnScreen }
        set { accessibilityState.frame = newValue }
    }
}

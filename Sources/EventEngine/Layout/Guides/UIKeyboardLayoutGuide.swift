import Foundation

/// The part of a view that the keyboard covers: from its upper edge, or from the lower edge of the safe area
/// where that is higher or no keyboard is there, down to the view's own lower edge.
///
/// The keyboard of a telephone is docked. Here it is at its place at once, as its frame is in the
/// notifications, and what follows it is so in the next layout pass (our decision).
open class UIKeyboardLayoutGuide: UILayoutGuide, KeyboardFollowing {
    /// Whether it would follow a keyboard that floats; none does here.
    open var followsUndockedKeyboard = false
    /// Whether it ends at the safe area while there is no keyboard; else at the view's lower edge.
    open var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { keyboardMoved() } }
    }

    /// How much of a view is covered, in points from its lower edge.
    final func coveredLength(in view: UIView) -> CGFloat {
        let rest = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
        guard world.keyboard.isShown, view.windowReference != nil else { return rest }
        let covered = view.frameOnScreen.maxY - world.keyboard.frame.minY
        return max(rest, min(covered, view.bounds.height))
    }

    /// The keyboard is elsewhere: what is tied to the guide is placed anew.
    final func keyboardMoved() {
        guard let owner, let entry else { return }
        world.layout.placeChanged(entry)
        owner.setNeedsLayout()
    }
}

extension UIView {
    /// What the keyboard covers of the view.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let guide = layoutState.keyboardGuide { return guide }
        let guide = UIKeyboardLayoutGuide(.keyboard, of: self)
        layoutState.keyboardGuide = guide
        world.keyboard.tellOfMovements(guide)
        return guide
    }
}

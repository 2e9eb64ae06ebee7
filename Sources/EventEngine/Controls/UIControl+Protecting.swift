import Foundation

/// What controls protect from recognizers of the views that they are in (G-16).
extension UIControl {
    /// Whether a recognizer wants one tap of one finger.
    final func isSingleTap(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let tap = recognizer as? UITapGestureRecognizer else { return false }
        return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
    }

    /// Whether the only finger of a recognizer goes along the control, from its knob.
    ///
    /// - Parameter isOnKnob: whether a touch that the control does not follow came down on the knob, at this
    ///   place in the control's coordinates.
    final func isAlong(_ recognizer: UIGestureRecognizer, isOnKnob: (CGPoint) -> Bool) -> Bool {
        let touches = recognizer.attempt.touches
        guard let touch = touches.first, touches.count == 1, touch.view === self else { return false }
        let start = recognizer.convertFromScreen(touch.startLocation, to: self)
        let here = recognizer.convertFromScreen(touch.location, to: self)
        let isHeld = tracking.touch == touch.number ? holdsKnob : isOnKnob(start)
        return isHeld && abs(here.x - start.x) >= abs(here.y - start.y)
    }

    /// The value has changed by a touch: the control tells its targets, which for such a control is its
    /// primary action as well (G-13).
    final func sendValueChanged(_ event: UIEvent?) {
        send(.valueChanged, event)
        send(.primaryActionTriggered, event)
    }
}

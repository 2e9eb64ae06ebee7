import Foundation

/// Follows a pointer or a pencil over its view. The device has neither (our decision) and touches are not for
/// it, so it stays possible.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    override func refusal(of touch: UITouch) -> GestureCause? {
        GestureCause(RuleID("E", 2), "type of touch")
    }
}

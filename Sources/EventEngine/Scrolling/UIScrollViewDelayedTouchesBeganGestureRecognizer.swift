import Foundation

/// Keeps touches from the content of a scroll view until it is clear that they are no quick drag (H-01): it
/// watches them, delays them, and always fails (H-02).
final class UIScrollViewDelayedTouchesBeganGestureRecognizer: UIGestureRecognizer {
    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        delaysTouchesBegan = true
        delaysTouchesEnded = false
        cancelsTouchesInView = false
    }

    override func refusal(of touch: UITouch) -> GestureCause? { touch.refusalToScroll }

    override func defaultTouchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard pendingTimer == nil else { return }
        let time = ScrollConstants.touchDelay
        after(time) { [unowned self] in fail(RuleID("H", 2), "held \(milliseconds(time))") }
    }

    override func defaultTouchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        fail(RuleID("H", 2), "lifted")
    }

    override func defaultTouchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        fail(RuleID("H", 2), "touches cancelled")
    }
}

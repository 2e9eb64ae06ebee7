import Foundation

/// Recognizes one tap or several in succession, of one finger or of several at once (F-01).
open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
    /// Kept: fingers have no buttons.
    open var buttonMaskRequired = UIEvent.ButtonMask.primary

    private final var taps = TapSeries()

    override func defaultTouchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        switch taps.fingersCameDown(touches.sorted { $0.number < $1.number }, limits: tapLimits) {
        case .tooMany: fail(RuleID("F", 1), "too many fingers")
        case .tooFar: fail(RuleID("F", 2), "taps too far apart")
        case .first:
            after(world.gestureConstants.tapDuration) { [unowned self] in
                fail(RuleID("F", 4), "held > \(milliseconds(world.gestureConstants.tapDuration))")
            }
        case .further: break
        }
    }

    override func defaultTouchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if taps.hasStrayed(touches, limits: tapLimits) {
            fail(RuleID("F", 2), "moved > \(points(world.gestureConstants.tapMovement))")
        }
    }

    override func defaultTouchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard fingersDown.isEmpty else { return }
        guard taps.fingers.count == numberOfTouchesRequired else {
            return fail(RuleID("F", 1), "too few fingers")
        }
        taps.finishTap()
        if taps.count >= numberOfTapsRequired { return go(to: .ended, RuleID("F", 1)) }
        after(world.gestureConstants.tapInterval) { [unowned self] in
            fail(RuleID("F", 3), "no tap for \(milliseconds(world.gestureConstants.tapInterval))")
        }
    }

    override func defaultTouchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        cancelOrFail()
    }

    override func defaultReset() {
        taps = TapSeries()
    }

    /// A tap does not keep one of more taps from being recognized (E-35).
    override func defaultCanPrevent(_ other: UIGestureRecognizer) -> Bool {
        guard let tap = other as? UITapGestureRecognizer else { return true }
        return tap.numberOfTapsRequired <= numberOfTapsRequired
    }

    /// The fingers of the tap, also when they are lifted.
    override var defaultNumberOfTouches: Int { taps.fingers.count }
    override var defaultLocation: CGPoint {
        taps.fingers.isEmpty ? lastLocation : Self.middle(of: taps.fingers)
    }

    private var tapLimits: TapSeries.Limits {
        TapSeries.Limits(
            fingers: numberOfTouchesRequired, movement: world.gestureConstants.tapMovement,
            tolerance: world.gestureConstants.tolerance)
    }
}

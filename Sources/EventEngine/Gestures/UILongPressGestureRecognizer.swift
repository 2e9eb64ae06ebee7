import Foundation

/// Recognizes fingers that rest in one place (F-07 to F-09).
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// Seconds until it begins.
    open var minimumPressDuration: TimeInterval = 0.5
    open var numberOfTouchesRequired = 1
    /// The taps that must come before the press.
    open var numberOfTapsRequired = 0
    /// Points that a finger may stray before the press begins.
    open var allowableMovement: CGFloat = 10

    private final var taps = TapSeries()

    override func defaultTouchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        let constants = world.gestureConstants
        let limits = TapSeries.Limits(
            fingers: numberOfTouchesRequired, movement: constants.tapMovement,
            tolerance: constants.tolerance)
        switch taps.fingersCameDown(touches.sorted { $0.number < $1.number }, limits: limits) {
        case .tooMany: return fail(RuleID("F", 7), "too many fingers")
        case .tooFar: return fail(RuleID("F", 2), "taps too far apart")
        case .first, .further: break
        }
        if isTapping {
            after(constants.tapDuration) { [unowned self] in
                fail(RuleID("F", 4), "held > \(milliseconds(constants.tapDuration))")
            }
        } else if taps.fingers.count == numberOfTouchesRequired {
            awaitPress()
        }
    }

    override func defaultTouchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        let constants = world.gestureConstants
        let limit = isTapping ? constants.tapMovement : Double(allowableMovement)
        let hasStrayed = touches.contains {
            $0.startLocation.distance(to: $0.location) > limit + constants.tolerance
        }
        if hasStrayed { fail(RuleID("F", isTapping ? 2 : 7), "moved > \(points(limit))") }
    }

    override func defaultTouchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state.isUnderWay { return go(to: .ended, RuleID("F", 8), "lifted") }
        guard isTapping else { return fail(RuleID("F", 8), "lifted early") }
        guard fingersDown.isEmpty else { return }
        guard taps.fingers.count == numberOfTouchesRequired else {
            return fail(RuleID("F", 7), "too few fingers")
        }
        taps.finishTap()
        let interval = world.gestureConstants.tapInterval
        after(interval) { [unowned self] in fail(RuleID("F", 3), "no tap for \(milliseconds(interval))") }
    }

    override func defaultTouchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        cancelOrFail()
    }

    override func defaultReset() {
        taps = TapSeries()
    }

    /// Whether taps are missing before the press.
    private var isTapping: Bool { taps.count < numberOfTapsRequired }

    /// Begins by a timer, or at once when no time is asked for.
    private func awaitPress() {
        let time = max(0, VirtualClock.microseconds(minimumPressDuration) ?? Int64.max / 4)
        let words = "held \(milliseconds(time))"
        if time == 0 { return go(to: .began, RuleID("F", 8), words) }
        after(time) { [unowned self] in go(to: .began, RuleID("F", 8), words) }
    }
}

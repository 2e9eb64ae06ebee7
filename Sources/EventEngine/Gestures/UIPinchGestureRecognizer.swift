import Foundation

/// Recognizes two fingers that move apart or together (F-19 to F-21).
open class UIPinchGestureRecognizer: UIGestureRecognizer, PairRecognizing {
    final var pair = FingerPair()
    /// The scale when the present pair became complete, or as it was set since.
    private final var factor = 1.0
    private final var history = MovementHistory()

    /// By how much the fingers' distance has grown since they came down; may be set (F-19).
    open var scale: CGFloat {
        get { CGFloat(factor * growth) }
        set { factor = Double(newValue) / growth }
    }

    /// The growth of the scale in a second.
    open var velocity: CGFloat {
        history.velocity(at: world.clock.now, window: world.gestureConstants.velocityWindow).x
    }

    override func defaultTouchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        take(touches)
    }

    override func defaultTouchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard pair.isComplete else { return }
        noteMovement()
        let constants = world.gestureConstants
        let change = abs(pair.distance - pair.startDistance)
        guard state == .possible, change > constants.pinchThreshold + constants.tolerance else { return }
        go(to: .began, RuleID("F", 20), "distance changed > \(points(constants.pinchThreshold))")
    }

    override func defaultTouchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        factor *= growth
        lift()
    }

    override func defaultTouchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        cancelOrFail()
    }

    override func defaultReset() {
        pair = FingerPair()
        factor = 1
        history = MovementHistory()
    }

    func pairIsComplete() {
        noteMovement()
    }

    /// Of the present pair.
    private var growth: Double { pair.isComplete ? pair.distance / pair.startDistance : 1 }

    private func noteMovement() {
        let place = CGPoint(x: growth, y: 0)
        history.note(place, at: world.clock.now, window: world.gestureConstants.velocityWindow)
    }
}

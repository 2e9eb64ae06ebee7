import Foundation

/// Recognizes two fingers that move apart or together (F-19 to F-21).
open class UIPinchGestureRecognizer: UIGestureRecognizer, PairRecognizing {
    final var pair = FingerPair()
    /// A scale, and the fingers' distance (points) that it belongs to: as the pair was when it became
    /// complete, or when the scale was set. The scale is counted from there, so that it comes back exact.
    private final var base = (scale: 1.0, distance: 1.0)
    private final var history = MovementHistory()

    /// By how much the fingers' distance has grown since they came down; may be set (F-19).
    open var scale: CGFloat {
        get { CGFloat(pair.isComplete ? base.scale * pair.distance / base.distance : base.scale) }
        set { base = (Double(newValue), pair.distance) }
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
        let last = Double(scale)
        lift()
        base = (last, pair.distance)
    }

    override func defaultTouchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        cancelOrFail()
    }

    override func defaultReset() {
        pair = FingerPair()
        base = (1, 1)
        history = MovementHistory()
    }

    func pairIsComplete() {
        base.distance = pair.distance
        noteMovement()
    }

    /// Of the present pair.
    private var growth: Double { pair.isComplete ? pair.distance / pair.startDistance : 1 }

    private func noteMovement() {
        let place = CGPoint(x: growth, y: 0)
        history.note(place, at: world.clock.now, window: world.gestureConstants.velocityWindow)
    }
}

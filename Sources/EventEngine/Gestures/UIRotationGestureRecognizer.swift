import Foundation

/// Recognizes two fingers that turn around each other (F-19 to F-21).
open class UIRotationGestureRecognizer: UIGestureRecognizer, PairRecognizing {
    final var pair = FingerPair()
    private final var turned = 0.0
    private final var shownRotation = 0.0
    private final var history = MovementHistory()

    /// Radians since the fingers came down, clockwise; may be set (F-19).
    open var rotation: CGFloat {
        get { CGFloat(shownRotation) }
        set { shownRotation = Double(newValue) }
    }

    /// Radians in a second.
    open var velocity: CGFloat {
        history.velocity(at: world.clock.now, window: world.gestureConstants.velocityWindow).x
    }

    override func defaultTouchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        take(touches)
    }

    override func defaultTouchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard pair.isComplete else { return }
        let turn = pair.turn()
        turned += turn
        shownRotation += turn
        noteMovement()
        let constants = world.gestureConstants
        // A hundredth of the tolerance for points: the fingers are about a hundred points apart.
        guard state == .possible, abs(turned) > constants.rotationThreshold + constants.tolerance / 100 else {
            return
        }
        go(to: .began, RuleID("F", 20), "turned > \(constants.rotationThreshold) rad")
    }

    override func defaultTouchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        lift()
    }

    override func defaultTouchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        cancelOrFail()
    }

    override func defaultReset() {
        pair = FingerPair()
        turned = 0
        shownRotation = 0
        history = MovementHistory()
    }

    func pairIsComplete() {
        noteMovement()
    }

    private func noteMovement() {
        let place = CGPoint(x: turned, y: 0)
        history.note(place, at: world.clock.now, window: world.gestureConstants.velocityWindow)
    }
}

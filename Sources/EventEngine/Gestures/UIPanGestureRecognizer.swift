import Foundation

/// Recognizes fingers that are dragged (F-10 to F-15).
open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    /// More fingers than this before it begins make it fail; later ones are ignored.
    open var maximumNumberOfTouches = Int.max
    /// Kept: there are neither wheels nor trackpads here.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    /// Since the touch-down, in screen points (E-25).
    final var path = CGPoint.zero
    /// What the author sees, in screen points.
    private final var shownTranslation = CGPoint.zero
    private final var history = MovementHistory()

    /// How far the fingers went since the gesture began, or since the translation was set (F-12, F-13).
    open func translation(in view: UIView?) -> CGPoint {
        world.ask(.translationInView, of: self, [view]) {
            convertVectorFromScreen(shownTranslation, to: view)
        }
    }

    /// Counts from another translation on; zero turns the translation into a difference (F-12).
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        shownTranslation = convertVectorToScreen(translation, from: view)
    }

    /// Points in a second (F-14).
    open func velocity(in view: UIView?) -> CGPoint {
        world.ask(.velocityInView, of: self, [view]) {
            let window = world.gestureConstants.velocityWindow
            return convertVectorFromScreen(history.velocity(at: world.clock.now, window: window), to: view)
        }
    }

    override func defaultTouchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if fingersDown.count > maximumNumberOfTouches {
            if !state.isUnderWay { return fail(RuleID("F", 10), "too many fingers") }
            for touch in fingersDown.dropFirst(max(0, maximumNumberOfTouches)) {
                world.gestures.ignore(touch, by: self)
            }
        }
        noteMovement()
    }

    override func defaultTouchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let fingers = fingersDown
        guard !fingers.isEmpty, fingers.count >= minimumNumberOfTouches || state.isUnderWay else { return }
        let step = step(of: fingers)
        path = CGPoint(x: path.x + step.x, y: path.y + step.y)
        noteMovement()
        if state.isUnderWay {
            shownTranslation = CGPoint(x: shownTranslation.x + step.x, y: shownTranslation.y + step.y)
        } else {
            beginIfMovedFarEnough()
        }
    }

    override func defaultTouchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard fingersDown.isEmpty else { return }
        if state.isUnderWay {
            go(to: .ended, RuleID("F", 10), "lifted")
        } else {
            fail(RuleID("F", 10), "lifted")
        }
    }

    override func defaultTouchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        cancelOrFail()
    }

    override func defaultReset() {
        path = .zero
        shownTranslation = .zero
        history = MovementHistory()
    }

    /// How far the fingers have to go before it begins, in points (F-11).
    var threshold: CGFloat { world.gestureConstants.panThreshold }

    private func beginIfMovedFarEnough() {
        let threshold = threshold
        let counted = countedPath(path)
        let way = CGPoint.zero.distance(to: counted)
        guard way > threshold + world.gestureConstants.tolerance else { return }
        let part = world.gestureConstants.panTranslationIncludesThreshold ? 1 : 1 - threshold / way
        shownTranslation = CGPoint(
            x: path.x - counted.x + counted.x * part, y: path.y - counted.y + counted.y * part)
        go(to: .began, RuleID("F", 11), "moved > \(points(threshold))")
    }

    /// What counts towards the threshold of a way (screen points): here all of it.
    func countedPath(_ path: CGPoint) -> CGPoint { path }

    /// How far the middle of some fingers has moved since the event before, in screen points.
    func step(of fingers: [UITouch]) -> CGPoint {
        let (here, before) = (Self.middle(of: fingers), Self.middle(of: fingers) { $0.previousLocation })
        return CGPoint(x: here.x - before.x, y: here.y - before.y)
    }

    private func noteMovement() {
        history.note(path, at: world.clock.now, window: world.gestureConstants.velocityWindow)
    }
}

import Foundation

/// What pinch and rotation have in common: two fingers, of which the first lift ends the gesture (F-19).
protocol PairRecognizing: UIGestureRecognizer {
    var pair: FingerPair { get set }
    /// The pair became complete.
    func pairIsComplete()
}

extension PairRecognizing {
    /// Takes up to two of the new fingers, and ignores others.
    func take(_ touches: Set<UITouch>) {
        let wasComplete = pair.isComplete
        for touch in touches.sorted(by: { $0.number < $1.number }) where !pair.add(touch) {
            world.gestures.ignore(touch, by: self)
        }
        if pair.isComplete, !wasComplete { pairIsComplete() }
    }

    /// Ends, or goes on with the fingers that remain.
    func lift() {
        pair.removeLifted()
        let isOver = world.gestureConstants.pairEndsWithFirstLift && !pair.isComplete
        if state.isUnderWay {
            if isOver || pair.touches.isEmpty { go(to: .ended, RuleID("F", 19), "lifted") }
        } else if pair.touches.isEmpty {
            fail(RuleID("F", 19), "lifted")
        }
    }
}

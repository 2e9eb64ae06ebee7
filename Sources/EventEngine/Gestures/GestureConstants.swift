/// What Apple does not publish about recognizers, each number with its reason. A world's own copy can be
/// changed (`Simulator.gestureConstants`).
package struct GestureConstants: Sendable {
    /// Points that a finger may stray within a tap, and from one tap of a series to the next (F-02): as far
    /// as `UITouch.tapCount` allows, since a touch that still counts as a tap there should be one here.
    package var tapMovement = EngineConstants.tapMovement
    /// Microseconds from the lift of one tap to the next touch-down (F-03): measured as 0.35 to 0.37 s.
    package var tapInterval = EngineConstants.tapInterval
    /// Microseconds that a finger of a tap may stay down (F-04): longer than the 0.5 s of a long press, so
    /// that of the two the long press is what decides. At most 1.5 s make sense.
    package var tapDuration: Int64 = 750_000
    /// Points that a pan's fingers must move before it begins (F-11): the 10 points that Apple's engineers
    /// name.
    package var panThreshold = 10.0
    /// Whether a pan's translation counts from the touch-down, and so contains the threshold, rather than
    /// from where the threshold was crossed (F-13): scroll views start without a jump.
    package var panTranslationIncludesThreshold = false
    /// Microseconds of movement before the present that a velocity is taken from: three frames, so that one
    /// uneven sample does not decide, and a finger that rested has no momentum.
    package var velocityWindow: Int64 = 50_000
    /// Microseconds that a swipe may take (F-17).
    package var swipeDuration: Int64 = 500_000
    /// Points that a swipe must go along its direction (F-17).
    package var swipeDistance = 50.0
    /// Points that a swipe may stray across its direction (F-17).
    package var swipeDeviation = 50.0
    /// Points by which the distance of two fingers must change before a pinch begins (F-20): a little less
    /// than a pan needs, so that two fingers that move apart are a pinch before they are anything else.
    package var pinchThreshold = 8.0
    /// Radians by which two fingers must turn before a rotation begins (F-20): with fingers 100 points apart
    /// it takes about as much movement as a pinch.
    package var rotationThreshold = 0.1
    /// Whether pinch and rotation end when fewer than two fingers remain, rather than when all lift (F-19).
    package var pairEndsWithFirstLift = true
    /// Points from an edge of the screen within which a screen edge pan starts (F-22): about the width of a
    /// finger.
    package var edgeWidth = 20.0
    /// Points by which sums of movements may differ from what they stand for: thirds of a way do not add up
    /// to the whole in binary numbers.
    package var tolerance = 0.001
    /// How often states are settled within one turn before that counts as endless: an action that sets the
    /// state that sends it would never end.
    package var rounds = 100

    package init() {}
}

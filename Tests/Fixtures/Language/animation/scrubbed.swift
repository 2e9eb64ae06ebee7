// An animator that is scrubbed, reversed and continued (GC-174, GC-175, S-19, S-23, S-24).
final class Card: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { print("card") }
}
let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
view.addSubview(card)
let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { card.frame.origin.y = 400 }
animator.addCompletion { position in print("ended at", position == .start ? "start" : "end") }
print(animator.isInterruptible, animator.scrubsLinearly, animator.pausesOnCompletion, animator.delay)  // prints: true true false 0.0
animator.isInterruptible = true
animator.scrubsLinearly = true
animator.fractionComplete = 0.5
print(animator.state == .active, animator.isRunning, animator.fractionComplete)  // prints: true false 0.5
print(card.layer.presentation()!.frame.minY, card.layer.model().frame.minY)  // prints: 200.0 400.0
hand.tap(at: CGPoint(x: 50, y: 250))  // prints: card
hand.tap(at: CGPoint(x: 50, y: 450))
animator.isManualHitTestingEnabled = true
hand.tap(at: CGPoint(x: 50, y: 450))  // prints: card
animator.isReversed = true
print(animator.isReversed)  // prints: true
animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
device.wait(2)  // prints: ended at start
print(card.frame.minY)  // prints: 0.0

// Courses of speed as objects.
let spring = UISpringTimingParameters(dampingRatio: 0.7)
print(UISpringTimingParameters(duration: 0.4, bounce: 0.2).initialVelocity.dx)  // prints: 0.0
print(UISpringTimingParameters(duration: 1, bounce: -0.5, initialVelocity: CGVector(dx: 3, dy: 0)).initialVelocity.dx)  // prints: 3.0
let fast = UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: CGVector(dx: 1, dy: 2))
print(fast.initialVelocity.dy, UISpringTimingParameters().timingCurveType == .spring)  // prints: 2.0 true
let cubic = UICubicTimingParameters(animationCurve: .easeIn)
let own = UICubicTimingParameters(controlPoint1: CGPoint(x: 0.2, y: 0), controlPoint2: CGPoint(x: 0.8, y: 1))
print(cubic.animationCurve == .easeIn, own.controlPoint1.x, own.controlPoint2.x)  // prints: true 0.2 0.8
print(UICubicTimingParameters().timingCurveType == .builtin, own.timingCurveType == .cubic)  // prints: true true
print(UITimingCurveType.composed.rawValue, spring.springTimingParameters === spring)  // prints: 3 true
print(spring.cubicTimingParameters == nil, own.cubicTimingParameters === own)  // prints: true true
print(own.springTimingParameters == nil)  // prints: true
let provider: UITimingCurveProvider = spring
let second = UIViewPropertyAnimator(duration: 1, timingParameters: provider)
second.addAnimations { card.alpha = 0.5 }
second.addAnimations({ card.frame.origin.x = 100 }, delayFactor: 0.5)
second.pausesOnCompletion = true
second.startAnimation()
device.wait(1.5)
print(second.state == .active, second.isRunning, second.fractionComplete)  // prints: true false 1.0
second.stopAnimation(false)
second.finishAnimation(at: .current)
print(second.state == .inactive, card.frame.minX, card.alpha)  // prints: true 100.0 0.5
let third = UIViewPropertyAnimator(
    duration: 1, controlPoint1: CGPoint(x: 0, y: 0), controlPoint2: CGPoint(x: 1, y: 1)
) { card.frame.origin.x = 200 }
third.startAnimation()
device.wait(0.25)
third.pauseAnimation()
print(third.fractionComplete, card.layer.presentation()!.frame.minX)  // prints: 0.25 125.0
third.continueAnimation(withTimingParameters: cubic, durationFactor: 0.5)
device.wait(0.5)
print(third.isRunning, card.frame.minX)  // prints: false 200.0
let springs = [
    UISpringTimingParameters(mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero),
    UISpringTimingParameters(duration: 0.4, bounce: 0.2),
    UISpringTimingParameters(dampingRatio: 0.5),
]
print(springs.map { (UIViewPropertyAnimator(duration: 2, timingParameters: $0).duration * 100).rounded() / 100 })
// prints: [0.69, 0.4, 2.0]

// Keyframes take parts of the whole (S-26).
let ball = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
view.addSubview(ball)
let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
func seen() -> CGPoint { ball.layer.presentation()!.position }
UIView.animateKeyframes(withDuration: 2, delay: 0, options: [linear, .allowUserInteraction]) {
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { ball.center.x = 225 }
    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { ball.center.y = 425 }
    UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) { ball.alpha = 0 }
} completion: { finished in print("finished", finished) }
print(ball.center, seen())  // prints: (225.0, 425.0) (25.0, 25.0)
device.wait(0.5)
print(seen())  // prints: (125.0, 25.0)
device.wait(0.5)
print(seen())  // prints: (225.0, 25.0)
device.wait(0.5)
print(seen(), ball.layer.presentation()!.opacity)  // prints: (225.0, 225.0) 1.0
device.wait(0.25)
print(seen(), ball.layer.presentation()!.opacity)  // prints: (225.0, 325.0) 0.5
device.wait(1)  // prints: finished true

// Inside an animator they take its time, and can be scrubbed.
ball.alpha = 1
ball.frame.origin = .zero
let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
    UIView.animateKeyframes(withDuration: 0, delay: 0, animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { ball.center.x = 125 }
        UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.75) { ball.center.x = 25 }
    }, completion: { _ in print("keyframes over") })
}
animator.fractionComplete = 0.25
print(seen().x)  // prints: 125.0
animator.fractionComplete = 0.625
print(seen().x)  // prints: 75.0
animator.startAnimation()
device.wait(1)  // prints: keyframes over

// All options.
let modes: [UIView.KeyframeAnimationOptions] = [
    .calculationModeLinear, .calculationModeDiscrete, .calculationModePaced, .calculationModeCubic,
    .calculationModeCubicPaced, .layoutSubviews, .beginFromCurrentState, .repeat, .autoreverse,
    .overrideInheritedDuration, .overrideInheritedOptions,
]
print(modes.map(\.rawValue))  // prints: [0, 1024, 2048, 3072, 4096, 1, 4, 8, 16, 32, 512]

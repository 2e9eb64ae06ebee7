import Foundation

/// Animations as they were written before there were blocks: whatever changes between `beginAnimations` and
/// `commitAnimations` belongs to one. They let touches through, as they always did (inferred; Apple's
/// documentation says of block animations that they do not).
extension UIView {
    /// Begins an animation; its time and curve are set before the first change.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        Simulator.current.beginAnimation()
    }

    /// Ends the changes of the innermost animation that was begun, and starts it.
    public class func commitAnimations() { Simulator.current.commitAnimation() }

    /// How long the animation takes, in seconds; 0.2 unless set.
    public class func setAnimationDuration(_ duration: TimeInterval) {
        Simulator.current.begunAnimations.last?.length = duration
    }

    /// How long it waits, in seconds.
    public class func setAnimationDelay(_ delay: TimeInterval) {
        Simulator.current.begunAnimations.last?.delay = delay
    }

    /// How its speed changes.
    public class func setAnimationCurve(_ curve: AnimationCurve) {
        Simulator.current.begunAnimations.last?.curve = curve
    }

    /// Whether it begins where views are seen and takes the place of the animations that run.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        Simulator.current.begunAnimations.last?.beginsFromCurrentState = fromCurrentState
    }
}

/// An animation whose changes are being made.
final class BegunAnimation {
    var length = 0.2
    var delay = 0.0
    var curve = UIView.AnimationCurve.easeInOut
    var beginsFromCurrentState = false
    let animation: RunningAnimation
    let outer: RunningAnimation?

    init(_ animation: RunningAnimation, inside outer: RunningAnimation?) {
        self.animation = animation
        self.outer = outer
    }

    var options: UIView.AnimationOptions {
        let curve = UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
        return beginsFromCurrentState ? [curve, .beginFromCurrentState] : curve
    }
}

extension Simulator {
    fileprivate func beginAnimation() {
        guard work.draw(WorkCost.block) else { return }
        let begun = BegunAnimation(
            RunningAnimation(world: self, allowsInteraction: true), inside: collectingAnimation)
        begunAnimations.append(begun)
        if animationsAreEnabled { begun.animation.beginCollecting() }
    }

    fileprivate func commitAnimation() {
        guard let begun = begunAnimations.popLast() else { return }
        begun.animation.endCollecting(returningTo: begun.outer)
        guard animationsAreEnabled else { return }
        begun.animation.progress = progress(length: begun.length, delay: begun.delay, begun.options)
        start(
            begun.animation, length: begun.length, delay: begun.delay, options: begun.options,
            completion: nil)
    }
}

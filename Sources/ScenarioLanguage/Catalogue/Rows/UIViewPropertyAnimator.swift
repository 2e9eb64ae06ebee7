import EventEngine
import Foundation

extension UIViewAnimatingPosition: BridgedEnum {}
extension UIViewAnimatingState: BridgedEnum {}

extension NativeCatalogue {
    /// UIViewPropertyAnimator, and what belongs to it.
    func addUIViewPropertyAnimator() {
        addClass(
            UIViewPropertyAnimator.self, named: "UIViewPropertyAnimator", superclass: NSObject.self,
            "An animation that can be paused and stopped.", propertyAnimatorRows)
        addEnumeration(
            UIViewAnimatingPosition.self, named: "UIViewAnimatingPosition",
            "Where an animation ends."
        ) { t in
            t.means("This place of its way.")
            t.enumCase("end", .end)
            t.enumCase("start", .start)
            t.enumCase("current", .current)
        }
        addEnumeration(
            UIViewAnimatingState.self, named: "UIViewAnimatingState",
            "What an animator does."
        ) { t in
            t.means("It does this.")
            t.enumCase("inactive", .inactive)
            t.enumCase("active", .active)
            t.enumCase("stopped", .stopped)
        }
    }

    /// The rows of UIViewPropertyAnimator.
    private func propertyAnimatorRows(_ t: MemberTable<UIViewPropertyAnimator>) {
        t.type.protocols += [
            NativeTypeID((any UIViewAnimating).self), NativeTypeID((any UIViewImplicitlyAnimating).self),
        ]
        t.means("Makes one with a curve.")
        t.initializer("init(duration:curve:animations:)", defaults: ["animations": nil]) {
            (duration: Double, curve: UIView.AnimationCurve, changes: Block< >?) in
            UIViewPropertyAnimator(
                duration: duration, curve: curve, animations: called(changes))
        }
        t.means("Makes one that takes no time, for a property that gets its animator later.")
        t.initializer("init()") { () in UIViewPropertyAnimator() }
        t.means("Makes one that swings like a spring.")
        t.initializer("init(duration:dampingRatio:animations:)", defaults: ["animations": nil]) {
            (duration: Double, damping: CGFloat, changes: Block< >?) in
            UIViewPropertyAnimator(
                duration: duration, dampingRatio: damping, animations: called(changes))
        }
        t.means("Makes one with control points of a curve.")
        let labels = "init(duration:controlPoint1:controlPoint2:animations:)"
        t.initializer(labels, defaults: ["animations": nil]) {
            (duration: Double, one: CGPoint, two: CGPoint, changes: Block< >?) in
            UIViewPropertyAnimator(
                duration: duration, controlPoint1: one, controlPoint2: two, animations: called(changes))
        }
        t.means("Makes one with a course of speed.")
        t.initializer("init(duration:timingParameters:)") { (duration: Double, curve: TimingCurveProvider) in
            UIViewPropertyAnimator(duration: duration, timingParameters: curve.object)
        }
        t.means("How long it takes, in seconds, and how its speed changes.")
        t.getter("duration", \.duration)
        t.getter("timingParameters", reading: {
            $0.timingParameters.map { TimingCurveProvider(object: $0) }
        })
        t.means("Whether its views get touches while it runs.")
        t.property("isUserInteractionEnabled", \.isUserInteractionEnabled)
        t.means("Whether it is inactive, active or stopped.")
        t.getter("state", \.state)
        t.means("Whether it runs.")
        t.getter("isRunning", \.isRunning)
        scrubbingRows(t)
        let options: KeyValuePairs<String, Value> = [
            "options": UIView.AnimationOptions().bridged, "completion": nil,
        ]
        let running = "runningPropertyAnimator(withDuration:delay:options:animations:completion:)"
        t.means("Makes one that runs at once.")
        t.staticMethod(running, defaults: options) {
            (duration: Double, delay: Double, options: UIView.AnimationOptions, changes: Block< >,
                completion: Block<UIViewAnimatingPosition>?) in
            UIViewPropertyAnimator.runningPropertyAnimator(
                withDuration: duration, delay: delay, options: options, animations: { changes() },
                completion: called(completion))
        }
        playingRows(t)
    }

    /// The rows of UIViewPropertyAnimator: what it changes, and how it is played.
    private func playingRows(_ t: MemberTable<UIViewPropertyAnimator>) {
        t.means("Adds changes.")
        t.method("addAnimations(_:)") { (a: UIViewPropertyAnimator, changes: Block< >) in
            a.addAnimations { changes() }
        }
        t.means("Adds changes that begin after a part of the time, from 0 to 1.")
        t.method("addAnimations(_:delayFactor:)") {
            (a: UIViewPropertyAnimator, changes: Block< >, factor: CGFloat) in
            a.addAnimations({ changes() }, delayFactor: factor)
        }
        t.means("Adds what is called at the end.")
        t.method("addCompletion(_:)") { (a: UIViewPropertyAnimator, block: Block<UIViewAnimatingPosition>) in
            a.addCompletion { block($0) }
        }
        t.means("Starts it, or goes on.")
        t.method("startAnimation()") { (a: UIViewPropertyAnimator) in a.startAnimation() }
        t.means("Starts it after a delay.")
        t.method("startAnimation(afterDelay:)") { (a: UIViewPropertyAnimator, delay: Double) in
            a.startAnimation(afterDelay: delay)
        }
        t.means("Halts it.")
        t.method("pauseAnimation()") { (a: UIViewPropertyAnimator) in a.pauseAnimation() }
        t.means("Stops it where it is.")
        t.method("stopAnimation(_:)") { (a: UIViewPropertyAnimator, without: Bool) in
            a.stopAnimation(without)
        }
        t.means("Ends it after it was stopped.")
        t.method("finishAnimation(at:)") { (a: UIViewPropertyAnimator, place: UIViewAnimatingPosition) in
            a.finishAnimation(at: place)
        }
    }

    /// The rows of UIViewPropertyAnimator: what interactive animations need.
    private func scrubbingRows(_ t: MemberTable<UIViewPropertyAnimator>) {
        t.means(
            "How much is done, from 0 to 1: of the way while it is paused, of the time while it runs. "
                + "Setting it pauses (S-23).")
        t.property("fractionComplete", \.fractionComplete)
        t.means("Whether it runs back to the start; then completions get `.start` (S-24).")
        t.property("isReversed", \.isReversed)
        t.means("Whether it stays active at its end and calls no completion (S-24).")
        t.property("pausesOnCompletion", \.pausesOnCompletion)
        t.means("Whether a paused one goes by its plain progress, not by its curve (S-23).")
        t.property("scrubsLinearly", \.scrubsLinearly)
        t.means("Whether it can be paused and stopped. It cannot change while it is active (S-21).")
        t.property("isInterruptible", \.isInterruptible)
        t.means("Whether its views are hit at their model values, not where they are seen (S-19).")
        t.property("isManualHitTestingEnabled", \.isManualHitTestingEnabled)
        t.means("The seconds before it begins.")
        t.getter("delay", \.delay)
        t.means(
            "Goes on after a pause, with this course of speed if there is one. The rest takes this part of "
                + "the duration; with 0, the time that is left (S-23).")
        t.method("continueAnimation(withTimingParameters:durationFactor:)") {
            (a: UIViewPropertyAnimator, curve: TimingCurveProvider?, factor: CGFloat) in
            a.continueAnimation(withTimingParameters: curve?.object, durationFactor: factor)
        }
    }
}

import EventEngine
import Foundation

extension NativeCatalogue {
    /// The rows of UIView: block animations.
    func viewAnimationRows(_ t: MemberTable<UIView>) {
        t.means("Whether animations take time.")
        t.staticGetter("areAnimationsEnabled") { UIView.areAnimationsEnabled }
        t.means("Lets animations take time, or none.")
        t.staticMethod("setAnimationsEnabled(_:)") { (enabled: Bool) in UIView.setAnimationsEnabled(enabled) }
        t.means("Changes something at once, inside of an animation.")
        t.staticMethod("performWithoutAnimation(_:)") { (changes: Block< >) in
            UIView.performWithoutAnimation { changes() }
        }
        t.callsAtOnce("performWithoutAnimation")
        t.means(
            "Changes properties over some time. The new values hold at once; without "
                + "`.allowUserInteraction` the view gets no touches meanwhile.")
        t.staticMethod("animate(withDuration:animations:)") { (duration: Double, changes: Block< >) in
            UIView.animate(withDuration: duration, animations: { changes() })
        }
        t.means("The same, and then calls a closure.")
        t.staticMethod("animate(withDuration:animations:completion:)", defaults: ["completion": nil]) {
            (duration: Double, changes: Block< >, completion: Block<Bool>?) in
            UIView.animate(
                withDuration: duration, animations: { changes() },
                completion: called(completion))
        }
        let options: KeyValuePairs<String, Value> = [
            "options": UIView.AnimationOptions().bridged, "completion": nil,
        ]
        t.means("The same with a delay and options.")
        t.staticMethod("animate(withDuration:delay:options:animations:completion:)", defaults: options) {
            (duration: Double, delay: Double, options: UIView.AnimationOptions, changes: Block< >,
                completion: Block<Bool>?) in
            UIView.animate(
                withDuration: duration, delay: delay, options: options, animations: { changes() },
                completion: called(completion))
        }
        let spring = "animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:"
        t.means("The same, swinging like a spring.")
        t.staticMethod(spring + "options:animations:completion:)", defaults: options) {
            (duration: Double, delay: Double, damping: CGFloat, velocity: CGFloat,
                options: UIView.AnimationOptions, changes: Block< >, completion: Block<Bool>?) in
            UIView.animate(
                withDuration: duration, delay: delay, usingSpringWithDamping: damping,
                initialSpringVelocity: velocity, options: options, animations: { changes() },
                completion: called(completion))
        }
        springRows(t)
        keyframeRows(t)
        transitionRows(t)
        begunAnimationRows(t)
    }

    private func springRows(_ t: MemberTable<UIView>) {
        let defaults: KeyValuePairs<String, Value> = [
            "springDuration": .double(0.5), "bounce": CGFloat(0).bridged,
            "initialSpringVelocity": CGFloat(0).bridged, "delay": .double(0),
            "options": UIView.AnimationOptions().bridged, "completion": nil,
        ]
        let spring = "animate(springDuration:bounce:initialSpringVelocity:delay:"
        t.means("The same, with a spring given by its duration and its bounce.")
        t.staticMethod(spring + "options:animations:completion:)", defaults: defaults) {
            (duration: Double, bounce: CGFloat, velocity: CGFloat, delay: Double,
                options: UIView.AnimationOptions, changes: Block< >, completion: Block<Bool>?) in
            UIView.animate(
                springDuration: duration, bounce: bounce, initialSpringVelocity: velocity, delay: delay,
                options: options, animations: { changes() }, completion: called(completion))
        }
    }

    private func transitionRows(_ t: MemberTable<UIView>) {
        let options: KeyValuePairs<String, Value> = [
            "options": UIView.AnimationOptions().bridged, "completion": nil,
        ]
        t.means("Changes a view over some time.")
        t.staticMethod("transition(with:duration:options:animations:completion:)", defaults: options) {
            (view: UIView, duration: Double, options: UIView.AnimationOptions, changes: Block< >?,
                completion: Block<Bool>?) in
            UIView.transition(
                with: view, duration: duration, options: options,
                animations: called(changes),
                completion: called(completion))
        }
        t.means("Puts a view in the place of another one; or hides the one and shows the other.")
        t.staticMethod("transition(from:to:duration:options:completion:)", defaults: options) {
            (old: UIView, new: UIView, duration: Double, options: UIView.AnimationOptions,
                completion: Block<Bool>?) in
            UIView.transition(
                from: old, to: new, duration: duration, options: options, completion: called(completion))
        }
    }

    private func begunAnimationRows(_ t: MemberTable<UIView>) {
        t.means("Begins an animation of what changes until it is committed; touches go on meanwhile.")
        t.staticMethod("beginAnimations(_:context:)") { (name: String?, _: NilOnly<Int>) in
            UIView.beginAnimations(name, context: nil)
        }
        t.staticMethod("commitAnimations()") { () in UIView.commitAnimations() }
        t.means("How long it takes, waits, how its speed changes, and whether it takes the place of others.")
        t.staticMethod("setAnimationDuration(_:)") { (seconds: Double) in
            UIView.setAnimationDuration(seconds)
        }
        t.staticMethod("setAnimationDelay(_:)") { (seconds: Double) in UIView.setAnimationDelay(seconds) }
        t.staticMethod("setAnimationCurve(_:)") { (curve: UIView.AnimationCurve) in
            UIView.setAnimationCurve(curve)
        }
        t.staticMethod("setAnimationBeginsFromCurrentState(_:)") { (fromCurrent: Bool) in
            UIView.setAnimationBeginsFromCurrentState(fromCurrent)
        }
    }
}

extension NativeCatalogue {
    /// The rows of UIView: keyframes.
    private func keyframeRows(_ t: MemberTable<UIView>) {
        let options: KeyValuePairs<String, Value> = [
            "options": UIView.KeyframeAnimationOptions().bridged, "completion": nil,
        ]
        t.means(
            "Plays the keyframes that the closure adds. Inside another animation they take its time (S-26).")
        t.staticMethod(
            "animateKeyframes(withDuration:delay:options:animations:completion:)", defaults: options
        ) {
            (duration: Double, delay: Double, options: UIView.KeyframeAnimationOptions, changes: Block< >,
                completion: Block<Bool>?) in
            UIView.animateKeyframes(
                withDuration: duration, delay: delay, options: options, animations: { changes() },
                completion: called(completion))
        }
        t.means("Adds changes that begin after a part of the whole and take a part of it, from 0 to 1.")
        t.staticMethod("addKeyframe(withRelativeStartTime:relativeDuration:animations:)") {
            (start: Double, length: Double, changes: Block< >) in
            UIView.addKeyframe(
                withRelativeStartTime: start, relativeDuration: length, animations: { changes() })
        }
    }

    /// The rows of UIView.KeyframeAnimationOptions.
    func keyframeOptionRows(_ t: MemberTable<UIView.KeyframeAnimationOptions>) {
        t.means("Lays out inside of the animation.")
        t.enumCase("layoutSubviews", .layoutSubviews)
        t.means("Lets touches in while it runs.")
        t.enumCase("allowUserInteraction", .allowUserInteraction)
        t.means("Begins where a running animation is, in its place.")
        t.enumCase("beginFromCurrentState", .beginFromCurrentState)
        t.means("Begins again and again.")
        t.enumCase("repeat", .repeat)
        t.means("Runs back at its end.")
        t.enumCase("autoreverse", .autoreverse)
        t.means("Takes its own in place of the outer animation's.")
        t.enumCase("overrideInheritedDuration", .overrideInheritedDuration)
        t.enumCase("overrideInheritedOptions", .overrideInheritedOptions)
        t.means("How values between keyframes are found; here always by straight lines.")
        t.enumCase("calculationModeLinear", .calculationModeLinear)
        t.enumCase("calculationModeDiscrete", .calculationModeDiscrete)
        t.enumCase("calculationModePaced", .calculationModePaced)
        t.enumCase("calculationModeCubic", .calculationModeCubic)
        t.enumCase("calculationModeCubicPaced", .calculationModeCubicPaced)
    }
}

/// The closures that the engine wants.
func called(_ block: Block< >?) -> (() -> Void)? {
    guard let block else { return nil }
    return { block() }
}

func called<Argument: Bridged>(_ block: Block<Argument>?) -> ((Argument) -> Void)? {
    guard let block else { return nil }
    return { block($0) }
}

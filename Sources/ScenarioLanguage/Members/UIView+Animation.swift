import EventEngine
import Foundation

extension UIView.AnimationOptions: BridgedOptionSet {}
extension UIView.AnimationCurve: BridgedEnum {}
extension UIViewAnimatingPosition: BridgedEnum {}
extension UIViewAnimatingState: BridgedEnum {}

extension NativeCatalogue {
    /// The rows of UIView: block animations.
    func viewAnimationRows(_ t: MemberTable<UIView>) {
        t.staticGetter("areAnimationsEnabled") { UIView.areAnimationsEnabled }
        t.staticMethod("setAnimationsEnabled(_:)") { (enabled: Bool) in UIView.setAnimationsEnabled(enabled) }
        t.staticMethod("performWithoutAnimation(_:)") { (changes: Block< >) in
            UIView.performWithoutAnimation { changes() }
        }
        t.callsAtOnce("performWithoutAnimation")
        t.staticMethod("animate(withDuration:animations:)") { (duration: Double, changes: Block< >) in
            UIView.animate(withDuration: duration, animations: { changes() })
        }
        t.staticMethod("animate(withDuration:animations:completion:)", defaults: ["completion": nil]) {
            (duration: Double, changes: Block< >, completion: Block<Bool>?) in
            UIView.animate(
                withDuration: duration, animations: { changes() },
                completion: called(completion))
        }
        let options: KeyValuePairs<String, Value> = [
            "options": UIView.AnimationOptions().bridged, "completion": nil,
        ]
        t.staticMethod("animate(withDuration:delay:options:animations:completion:)", defaults: options) {
            (duration: Double, delay: Double, options: UIView.AnimationOptions, changes: Block< >,
                completion: Block<Bool>?) in
            UIView.animate(
                withDuration: duration, delay: delay, options: options, animations: { changes() },
                completion: called(completion))
        }
        let spring = "animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:"
        t.staticMethod(spring + "options:animations:completion:)", defaults: options) {
            (duration: Double, delay: Double, damping: CGFloat, velocity: CGFloat,
                options: UIView.AnimationOptions, changes: Block< >, completion: Block<Bool>?) in
            UIView.animate(
                withDuration: duration, delay: delay, usingSpringWithDamping: damping,
                initialSpringVelocity: velocity, options: options, animations: { changes() },
                completion: called(completion))
        }
        t.staticMethod("transition(with:duration:options:animations:completion:)", defaults: options) {
            (view: UIView, duration: Double, options: UIView.AnimationOptions, changes: Block< >?,
                completion: Block<Bool>?) in
            UIView.transition(
                with: view, duration: duration, options: options,
                animations: called(changes),
                completion: called(completion))
        }
    }

    /// The rows of UIViewPropertyAnimator.
    func propertyAnimatorRows(_ t: MemberTable<UIViewPropertyAnimator>) {
        t.initializer("init(duration:curve:animations:)", defaults: ["animations": nil]) {
            (duration: Double, curve: UIView.AnimationCurve, changes: Block< >?) in
            UIViewPropertyAnimator(
                duration: duration, curve: curve, animations: called(changes))
        }
        t.initializer("init(duration:dampingRatio:animations:)", defaults: ["animations": nil]) {
            (duration: Double, damping: CGFloat, changes: Block< >?) in
            UIViewPropertyAnimator(
                duration: duration, dampingRatio: damping, animations: called(changes))
        }
        let options: KeyValuePairs<String, Value> = [
            "options": UIView.AnimationOptions().bridged, "completion": nil,
        ]
        let running = "runningPropertyAnimator(withDuration:delay:options:animations:completion:)"
        t.staticMethod(running, defaults: options) {
            (duration: Double, delay: Double, options: UIView.AnimationOptions, changes: Block< >,
                completion: Block<UIViewAnimatingPosition>?) in
            UIViewPropertyAnimator.runningPropertyAnimator(
                withDuration: duration, delay: delay, options: options, animations: { changes() },
                completion: called(completion))
        }
        t.getter("duration", \.duration)
        t.property("isUserInteractionEnabled", \.isUserInteractionEnabled)
        t.getter("state", \.state)
        t.getter("isRunning", \.isRunning)
        t.method("addAnimations(_:)") { (a: UIViewPropertyAnimator, changes: Block< >) in
            a.addAnimations { changes() }
        }
        t.method("addCompletion(_:)") { (a: UIViewPropertyAnimator, block: Block<UIViewAnimatingPosition>) in
            a.addCompletion { block($0) }
        }
        t.method("startAnimation()") { (a: UIViewPropertyAnimator) in a.startAnimation() }
        t.method("startAnimation(afterDelay:)") { (a: UIViewPropertyAnimator, delay: Double) in
            a.startAnimation(afterDelay: delay)
        }
        t.method("pauseAnimation()") { (a: UIViewPropertyAnimator) in a.pauseAnimation() }
        t.method("stopAnimation(_:)") { (a: UIViewPropertyAnimator, without: Bool) in
            a.stopAnimation(without)
        }
        t.method("finishAnimation(at:)") { (a: UIViewPropertyAnimator, place: UIViewAnimatingPosition) in
            a.finishAnimation(at: place)
        }
    }
}

/// The closures that the engine wants.
func called(_ block: Block< >?) -> (() -> Void)? {
    guard let block else { return nil }
    return { block() }
}

private func called<Argument: Bridged>(_ block: Block<Argument>?) -> ((Argument) -> Void)? {
    guard let block else { return nil }
    return { block($0) }
}

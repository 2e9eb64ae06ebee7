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
        t.means("Changes a view over some time.")
        t.staticMethod("transition(with:duration:options:animations:completion:)", defaults: options) {
            (view: UIView, duration: Double, options: UIView.AnimationOptions, changes: Block< >?,
                completion: Block<Bool>?) in
            UIView.transition(
                with: view, duration: duration, options: options,
                animations: called(changes),
                completion: called(completion))
        }
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

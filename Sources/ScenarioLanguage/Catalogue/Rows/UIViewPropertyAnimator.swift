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
        t.means("Makes one with a curve.")
        t.initializer("init(duration:curve:animations:)", defaults: ["animations": nil]) {
            (duration: Double, curve: UIView.AnimationCurve, changes: Block< >?) in
            UIViewPropertyAnimator(
                duration: duration, curve: curve, animations: called(changes))
        }
        t.means("Makes one that swings like a spring.")
        t.initializer("init(duration:dampingRatio:animations:)", defaults: ["animations": nil]) {
            (duration: Double, damping: CGFloat, changes: Block< >?) in
            UIViewPropertyAnimator(
                duration: duration, dampingRatio: damping, animations: called(changes))
        }
        t.means("How long it takes, in seconds.")
        t.getter("duration", \.duration)
        t.means("Whether its views get touches while it runs.")
        t.property("isUserInteractionEnabled", \.isUserInteractionEnabled)
        t.means("Whether it is inactive, active or stopped.")
        t.getter("state", \.state)
        t.means("Whether it runs.")
        t.getter("isRunning", \.isRunning)
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
        t.means("Adds changes.")
        t.method("addAnimations(_:)") { (a: UIViewPropertyAnimator, changes: Block< >) in
            a.addAnimations { changes() }
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
}

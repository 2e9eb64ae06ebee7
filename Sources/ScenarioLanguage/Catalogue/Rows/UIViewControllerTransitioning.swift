import EventEngine
import Foundation

extension UITransitionContextViewControllerKey: BridgedStruct {}
extension UITransitionContextViewKey: BridgedStruct {}

/// The transition that an animator makes, as it travels between the engine and a scenario.
typealias TransitionContext = Conforming<any UIViewControllerContextTransitioning>

extension NativeCatalogue {
    /// What makes a transition that the author animates.
    func addUIViewControllerTransitioning() {
        addProtocol(
            (any UIViewControllerTransitioningDelegate).self, named: "UIViewControllerTransitioningDelegate",
            "Makes what a controller's own transitions need (N-25).", transitioningDelegateRows)
        addProtocol(
            (any UIViewControllerAnimatedTransitioning).self, named: "UIViewControllerAnimatedTransitioning",
            "Animates a transition.", animatedTransitioningRows)
        addProtocol(
            (any UIViewControllerInteractiveTransitioning).self,
            named: "UIViewControllerInteractiveTransitioning",
            "Drives a transition, as a finger does (N-26)."
        ) { t in
            t.means("The transition begins.")
            t.requiredNews("startInteractiveTransition(_:)", .startInteractiveTransition) {
                (_: TransitionContext) in
            }
        }
        addProtocol(
            (any UIViewControllerContextTransitioning).self, named: "UIViewControllerContextTransitioning",
            "What an animator knows of its transition, and whom it tells that it is over.")
        let context = MemberTable<TransitionContext>(record((any UIViewControllerContextTransitioning).self))
        transitionContextRows(context)
        transitionDrivingRows(context)
        addTransitionKeys()
        addClass(
            UIPercentDrivenInteractiveTransition.self, named: "UIPercentDrivenInteractiveTransition",
            superclass: NSObject.self,
            "Drives the animations of an animator by a number, such as the way of a finger (N-26).",
            percentDrivenRows)
    }

    private func addTransitionKeys() {
        addStructure(
            UITransitionContextViewControllerKey.self, named: "UITransitionContextViewControllerKey",
            conformances: [.equatable, .hashable, .rawRepresentable],
            "Which controller of a transition."
        ) { t in
            t.initializer("init(rawValue:)") { (name: String) in
                UITransitionContextViewControllerKey(rawValue: name)
            }
            t.getter("rawValue", \.rawValue)
            t.means("The one that was seen before, and the one afterwards.")
            t.staticGetter("from") { UITransitionContextViewControllerKey.from }
            t.staticGetter("to") { UITransitionContextViewControllerKey.to }
        }
        addStructure(
            UITransitionContextViewKey.self, named: "UITransitionContextViewKey",
            conformances: [.equatable, .hashable, .rawRepresentable],
            "Which view of a transition."
        ) { t in
            t.initializer("init(rawValue:)") { (name: String) in UITransitionContextViewKey(rawValue: name) }
            t.getter("rawValue", \.rawValue)
            t.means("The one that was seen before, and the one afterwards.")
            t.staticGetter("from") { UITransitionContextViewKey.from }
            t.staticGetter("to") { UITransitionContextViewKey.to }
        }
    }

    private func transitioningDelegateRows(_ t: OptionalMethodTable) {
        t.means("Who animates a presentation, or a dismissal; nil for the usual animation.")
        t.question(
            "animationController(forPresented:presenting:source:)", .animationControllerForPresented
        ) {
            (_: UIViewController, _: UIViewController, _: UIViewController)
                -> Conforming<any UIViewControllerAnimatedTransitioning>? in nil
        }
        t.question("animationController(forDismissed:)", .animationControllerForDismissed) {
            (_: UIViewController) -> Conforming<any UIViewControllerAnimatedTransitioning>? in nil
        }
        t.means("Who drives it; nil lets it run by itself.")
        t.question("interactionControllerForPresentation(using:)", .interactionControllerForPresentation) {
            (_: Conforming<any UIViewControllerAnimatedTransitioning>)
                -> Conforming<any UIViewControllerInteractiveTransitioning>? in nil
        }
        t.question("interactionControllerForDismissal(using:)", .interactionControllerForDismissal) {
            (_: Conforming<any UIViewControllerAnimatedTransitioning>)
                -> Conforming<any UIViewControllerInteractiveTransitioning>? in nil
        }
        t.means("Who manages a presentation of the style `custom`.")
        t.question(
            "presentationController(forPresented:presenting:source:)", .presentationControllerForPresented
        ) {
            (_: UIViewController, _: UIViewController?, _: UIViewController) -> UIPresentationController? in
            nil
        }
    }

    private func animatedTransitioningRows(_ t: OptionalMethodTable) {
        t.means("How long it takes, in seconds.")
        t.required("transitionDuration(using:)", .transitionDuration) { (_: TransitionContext?) in 0.0 }
        t.means("Puts the views in and animates them; at the end it calls `completeTransition(_:)`.")
        t.requiredNews("animateTransition(using:)", .animateTransition) { (_: TransitionContext) in }
        t.means("The animator, the same one each time, if a driver may interrupt and scrub it.")
        t.question("interruptibleAnimator(using:)", .interruptibleAnimator) {
            (_: TransitionContext) -> Conforming<any UIViewImplicitlyAnimating> in
            Conforming(object: UIViewPropertyAnimator())
        }
        t.means("The transition is over.")
        t.news("animationEnded(_:)", .animationEnded) { (_: Bool) in }
    }

    private func transitionContextRows(_ t: MemberTable<TransitionContext>) {
        t.means("The view that all happens in.")
        t.getter("containerView", \.containerView)
        t.means("Which controllers and views it is about; of views only those that come or go.")
        t.method("viewController(forKey:)") {
            (c: TransitionContext, key: UITransitionContextViewControllerKey) in
            c.transition?.viewController(forKey: key)
        }
        t.method("view(forKey:)") { (c: TransitionContext, key: UITransitionContextViewKey) in
            c.transition?.view(forKey: key)
        }
        t.means("How far the interface is turned meanwhile: not at all.")
        t.getter("targetTransform", reading: { $0.transition?.targetTransform ?? .identity })
        t.means("Where a controller's view is at the beginning, and at the end.")
        t.method("initialFrame(for:)") { (c: TransitionContext, controller: UIViewController) in
            c.transition?.initialFrame(for: controller) ?? .zero
        }
        t.method("finalFrame(for:)") { (c: TransitionContext, controller: UIViewController) in
            c.transition?.finalFrame(for: controller) ?? .zero
        }
        t.means("How it runs, and whether it was taken back.")
        t.getter("isAnimated", \.isAnimated)
        t.getter("isInteractive", \.isInteractive)
        t.getter("presentationStyle", \.presentationStyle)
        t.getter("transitionWasCancelled", \.transitionWasCancelled)
    }

    private func transitionDrivingRows(_ t: MemberTable<TransitionContext>) {
        t.means("Ends it; the animator has to call it. False takes it back.")
        t.method("completeTransition(_:)") { (c: TransitionContext, isComplete: Bool) in
            c.transition?.completeTransition(isComplete)
        }
        t.means("What a driver of the author's says: how far it is, and that the finger let go.")
        t.method("updateInteractiveTransition(_:)") { (c: TransitionContext, part: CGFloat) in
            c.transition?.updateInteractiveTransition(part)
        }
        t.method("finishInteractiveTransition()") { (c: TransitionContext) in
            c.transition?.finishInteractiveTransition()
        }
        t.method("cancelInteractiveTransition()") { (c: TransitionContext) in
            c.transition?.cancelInteractiveTransition()
        }
        t.means("What such a driver says: that a finger has taken hold of what moved by itself.")
        t.method("pauseInteractiveTransition()") { (c: TransitionContext) in
            c.transition?.pauseInteractiveTransition()
        }
    }

    private func percentDrivenRows(_ t: MemberTable<UIPercentDrivenInteractiveTransition>) {
        t.type.protocols = [NativeTypeID((any UIViewControllerInteractiveTransitioning).self)]
        t.initializer("init()") { () in UIPercentDrivenInteractiveTransition() }
        t.means("Moves the animations to a part of their way, from 0 to 1.")
        t.method("update(_:)", override: .updateTransition) {
            (driver: UIPercentDrivenInteractiveTransition, part: CGFloat) in driver.update(part)
        }
        t.means("Lets them go the rest of the way, or back.")
        t.method("finish()", override: .finishTransition) { (driver: UIPercentDrivenInteractiveTransition) in
            driver.finish()
        }
        t.method("cancel()", override: .cancelTransition) { (driver: UIPercentDrivenInteractiveTransition) in
            driver.cancel()
        }
        t.means("Takes hold of an animator that moves by itself, if it can be interrupted.")
        t.method("pause()", override: .pauseTransition) { (driver: UIPercentDrivenInteractiveTransition) in
            driver.pause()
        }
        t.means("How far it is, and how long all of it takes.")
        t.getter("percentComplete", \.percentComplete)
        t.getter("duration", \.duration)
        t.means("How fast the rest of the way is gone: 2 is twice as fast.")
        t.property("completionSpeed", \.completionSpeed)
        t.means("How the rest of the way looks; only kept here.")
        t.property("completionCurve", \.completionCurve)
        t.means("The course of the rest of the way of an animator that can be interrupted.")
        t.accessor("timingCurve", get: { $0.timingCurve.map { TimingCurveProvider(object: $0) } }) {
            $0.timingCurve = $1?.object
        }
        t.means("Whether a finger drives it at all; otherwise the animator runs by itself.")
        t.property("wantsInteractiveStart", \.wantsInteractiveStart)
        t.means("Lets the animator make its animations, and holds them at their beginning.")
        t.method("startInteractiveTransition(_:)", override: .startInteractiveTransition) {
            (driver: UIPercentDrivenInteractiveTransition, context: TransitionContext) in
            if let transition = context.transition { driver.startInteractiveTransition(transition) }
        }
    }
}

extension Conforming where Existential == any UIViewControllerContextTransitioning {
    fileprivate var transition: (any UIViewControllerContextTransitioning)? {
        object as? any UIViewControllerContextTransitioning
    }
    fileprivate var containerView: UIView { transition?.containerView ?? UIView() }
    fileprivate var isAnimated: Bool { transition?.isAnimated ?? false }
    fileprivate var isInteractive: Bool { transition?.isInteractive ?? false }
    fileprivate var transitionWasCancelled: Bool { transition?.transitionWasCancelled ?? false }
    fileprivate var presentationStyle: UIModalPresentationStyle { transition?.presentationStyle ?? .none }
}

import EventEngine
import Foundation

/// What is known of a transition, as it travels between the engine and a scenario.
private typealias CoordinatorContext = Conforming<any UIViewControllerTransitionCoordinatorContext>
private typealias Coordinator = Conforming<any UIViewControllerTransitionCoordinator>

extension NativeCatalogue {
    /// What lets controllers animate beside a transition.
    func addUIViewControllerTransitionCoordinator() {
        let context = (any UIViewControllerTransitionCoordinatorContext).self
        addProtocol(
            context, named: "UIViewControllerTransitionCoordinatorContext",
            "What is known of a transition by those who animate beside it.")
        coordinatorContextRows(MemberTable<CoordinatorContext>(record(context)))
        let coordinator = (any UIViewControllerTransitionCoordinator).self
        addProtocol(
            coordinator, named: "UIViewControllerTransitionCoordinator",
            "Lets controllers animate beside a transition, and hear of its end.")
        let t = MemberTable<Coordinator>(record(coordinator))
        t.type.protocols = [NativeTypeID(context)]
        coordinatorRows(t)
        coordinatorContextRows(t)
    }

    private func coordinatorRows(_ t: MemberTable<Coordinator>) {
        t.means(
            "Animates beside the transition, and hears of its end. The answer is false when it is over "
                + "already.")
        t.method(
            "animate(alongsideTransition:completion:)", defaults: ["completion": nil], isDiscardable: true
        ) { (c: Coordinator, animation: Block<CoordinatorContext>?, completion: Block<CoordinatorContext>?) in
            c.coordinator?.animate(
                alongsideTransition: handler(animation), completion: handler(completion)) ?? false
        }
        t.method(
            "animateAlongsideTransition(in:animation:completion:)", defaults: ["completion": nil],
            isDiscardable: true
        ) {
            (c: Coordinator, view: UIView?, animation: Block<CoordinatorContext>?,
                completion: Block<CoordinatorContext>?) in
            c.coordinator?.animateAlongsideTransition(
                in: view, animation: handler(animation), completion: handler(completion)) ?? false
        }
        t.means("Hears that the finger let go of it, and whether it goes back.")
        t.method("notifyWhenInteractionChanges(_:)") { (c: Coordinator, block: Block<CoordinatorContext>) in
            if let heard = handler(block) { c.coordinator?.notifyWhenInteractionChanges(heard) }
        }
        t.means("The same, but not that it has taken hold again.")
        t.method("notifyWhenInteractionEnds(_:)") { (c: Coordinator, block: Block<CoordinatorContext>) in
            if let heard = handler(block) { c.coordinator?.notifyWhenInteractionEnds(heard) }
        }
    }

    private func coordinatorContextRows<Existential>(_ t: MemberTable<Conforming<Existential>>) {
        t.means("How long it takes, in seconds, and how far it is.")
        t.getter("transitionDuration", reading: { $0.coordinator?.transitionDuration ?? 0 })
        t.getter("percentComplete", reading: { $0.coordinator?.percentComplete ?? 0 })
        t.means("Whether a finger drives it, or did at its beginning.")
        t.getter("isInteractive", reading: { $0.coordinator?.isInteractive ?? false })
        t.getter("initiallyInteractive", reading: { $0.coordinator?.initiallyInteractive ?? false })
        t.means("Whether it goes back, and whether it is animated.")
        t.getter("isCancelled", reading: { $0.coordinator?.isCancelled ?? false })
        t.getter("isAnimated", reading: { $0.coordinator?.isAnimated ?? false })
        t.means("The view that all happens in, and the style of the presentation.")
        t.getter("containerView", reading: { $0.coordinator?.containerView ?? UIView() })
        t.getter("presentationStyle", reading: { $0.coordinator?.presentationStyle ?? .none })
        t.means("How far the interface is turned; the identity where nobody turns the device.")
        t.getter("targetTransform", reading: { $0.coordinator?.targetTransform ?? .identity })
        t.means("Whether a finger may take hold of it while it moves by itself.")
        t.getter("isInterruptible", reading: { $0.coordinator?.isInterruptible ?? false })
        t.means("How fast the rest of the way is gone, and how that looks.")
        t.getter("completionVelocity", reading: { $0.coordinator?.completionVelocity ?? 1 })
        t.getter("completionCurve", reading: { $0.coordinator?.completionCurve ?? .easeInOut })
        t.means("Which controllers and views it is about.")
        t.method("viewController(forKey:)") {
            (c: Conforming<Existential>, key: UITransitionContextViewControllerKey) in
            c.coordinator?.viewController(forKey: key)
        }
        t.method("view(forKey:)") { (c: Conforming<Existential>, key: UITransitionContextViewKey) in
            c.coordinator?.view(forKey: key)
        }
    }
}

extension Conforming {
    fileprivate var coordinator: TransitionCoordinator? { object as? TransitionCoordinator }
}

private func handler(
    _ block: Block<CoordinatorContext>?
) -> ((any UIViewControllerTransitionCoordinatorContext) -> Void)? {
    guard let block else { return nil }
    return { block(CoordinatorContext(object: $0)) }
}

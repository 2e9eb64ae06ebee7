// Drivers: one of one's own, which tells the context, and one that leaves the start to the animator (N-26).
class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(
        using transitionContext: UIViewControllerContextTransitioning?
    ) -> TimeInterval {
        0.2
    }
    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        print("fade", transitionContext.isInteractive, transitionContext.presentationStyle == .fullScreen)
        guard let view = transitionContext.view(forKey: .to) else { return }
        transitionContext.containerView.addSubview(view)
        UIView.animate(withDuration: 0.2, animations: { view.alpha = 1 }) { _ in
            transitionContext.completeTransition(true)
        }
    }
}
class Driver: NSObject, UIViewControllerInteractiveTransitioning {
    var context: UIViewControllerContextTransitioning?
    func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
        context = transitionContext
        if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
        print("driven", transitionContext.isInteractive)
    }
    func move(to part: CGFloat) {
        guard let context else { return }
        context.viewController(forKey: .to)?.view.alpha = part
        context.updateInteractiveTransition(part)
    }
    func end(_ isComplete: Bool) {
        if isComplete { context?.finishInteractiveTransition() }
        if !isComplete { context?.cancelInteractiveTransition() }
        print("cancelled", context?.transitionWasCancelled ?? false)
        context?.completeTransition(isComplete)
        context = nil
    }
}
class Host: UIViewController, UIViewControllerTransitioningDelegate {
    let driver = Driver()
    let percent = UIPercentDrivenInteractiveTransition()
    var isDriven = true
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        Fade()
    }
    func interactionControllerForPresentation(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        isDriven ? driver : percent
    }
}
let host = Host()
window.rootViewController = host
let other = UIViewController()
other.modalPresentationStyle = .fullScreen
other.transitioningDelegate = host
host.present(other, animated: true) { print("over") }  // prints: driven true
host.driver.move(to: 0.5)
print(other.view.alpha, other.isBeingPresented)  // prints: 0.5 true
host.driver.end(false)
// prints: cancelled true
// prints: over
print(host.presentedViewController == nil)  // prints: true
host.present(other, animated: true)  // prints: driven true
host.driver.move(to: 1)
host.driver.end(true)  // prints: cancelled false
print(host.presentedViewController === other)  // prints: true
host.dismiss(animated: false)
host.isDriven = false
host.percent.wantsInteractiveStart = false
host.present(other, animated: true) { print("over") }  // prints: fade false true
device.wait(1)  // prints: over
print(host.presentedViewController === other)  // prints: true
let keys = [UITransitionContextViewControllerKey.from, .to]
let views = [UITransitionContextViewKey.from, .to]
print(keys.map(\.rawValue), UITransitionContextViewControllerKey(rawValue: "x") == .from)
print(views.map(\.rawValue), UITransitionContextViewKey(rawValue: "x") == .from)
// prints: ["UITransitionContextFromViewController", "UITransitionContextToViewController"] false
// prints: ["UITransitionContextFromView", "UITransitionContextToView"] false

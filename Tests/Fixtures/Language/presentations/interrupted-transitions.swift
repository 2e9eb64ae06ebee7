// A transition that moves by itself is taken hold of, goes back, is taken hold of again, and goes on.
final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    private var animator: UIViewPropertyAnimator?

    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 1 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        print("animate")
        interruptibleAnimator(using: context).startAnimation()
    }

    func interruptibleAnimator(
        using context: UIViewControllerContextTransitioning
    ) -> UIViewImplicitlyAnimating {
        if let animator { return animator }
        let page = context.view(forKey: .to)!
        context.containerView.addSubview(page)
        page.alpha = 0
        let made = UIViewPropertyAnimator(duration: 1, curve: .linear)
        made.addAnimations({ page.alpha = 1 }, delayFactor: 0)
        made.addCompletion { position in
            print(position == .end, context.transitionWasCancelled)
            context.completeTransition(position == .end)
        }
        animator = made
        return made
    }

    func animationEnded(_ completed: Bool) { print("ended", completed) }
}

/// A property animator that the driver does not know, and so does not drive.
final class Unknown: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 1 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        let page = context.view(forKey: .to)!
        context.containerView.addSubview(page)
        page.alpha = 0
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { page.alpha = 1 }
        animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
        animator.startAnimation()
    }
}

final class Driver: UIPercentDrivenInteractiveTransition {
    override func pause() {
        super.pause()
        print("paused at", percentComplete)
    }
}

/// A driver of one's own, which lets go and takes hold again.
final class Own: NSObject, UIViewControllerInteractiveTransitioning {
    func startInteractiveTransition(_ context: UIViewControllerContextTransitioning) {
        context.containerView.addSubview(context.view(forKey: .to)!)
        context.cancelInteractiveTransition()
        print(context.isInteractive, context.transitionWasCancelled)
        context.pauseInteractiveTransition()
        print(context.isInteractive, context.transitionWasCancelled)
        context.finishInteractiveTransition()
        context.completeTransition(true)
    }
}

final class Host: UIViewController, UIViewControllerTransitioningDelegate {
    let driver = Driver()
    var own: Own?
    var animator: UIViewControllerAnimatedTransitioning = Slide()
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { animator }
    func interactionControllerForPresentation(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { own ?? driver }
}

let host = Host()
window.rootViewController = host
let page = UIViewController()
page.modalPresentationStyle = .fullScreen
page.transitioningDelegate = host
func seen() -> Float { page.view.layer.presentation()!.opacity }

let driver = host.driver
driver.wantsInteractiveStart = false
driver.timingCurve = UICubicTimingParameters(animationCurve: .linear)
print(driver.timingCurve == nil)  // prints: false
host.present(page, animated: true)
// prints: animate
page.transitionCoordinator!.notifyWhenInteractionChanges { context in
    print("interactive", context.isInteractive, context.isCancelled)
}
device.wait(0.5)
driver.pause()
// prints: interactive true false
// prints: paused at 0.5
device.wait(1)
print(seen())  // prints: 0.5
driver.update(0.75)
print(seen())  // prints: 0.75
driver.cancel()
// prints: interactive false true
device.wait(0.25)
print(seen())  // prints: 0.5
driver.pause()
// prints: interactive true false
// prints: paused at 0.5
driver.finish()
// prints: interactive false false
device.wait(0.25)
print(seen())  // prints: 0.75
device.wait(1)
// prints: true false
// prints: ended true
print(host.presentedViewController === page)  // prints: true
host.dismiss(animated: false)

driver.wantsInteractiveStart = true
host.animator = Unknown()
host.present(page, animated: true)
device.wait(0.5)
print(seen())  // prints: 0.5
driver.pause()
// prints: paused at 0.0
device.wait(1)
print(seen(), page.isBeingPresented)  // prints: 1.0 false
host.dismiss(animated: false)

host.own = Own()
host.present(page, animated: true)
// prints: false true
// prints: true false
device.wait(0.5)
print(host.presentedViewController === page)  // prints: true

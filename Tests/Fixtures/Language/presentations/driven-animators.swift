// A property animator of a transition that a finger drives: it stands where the driver says.
final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    private var animator: UIViewPropertyAnimator?

    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 1 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: context).startAnimation()
    }

    func interruptibleAnimator(
        using context: UIViewControllerContextTransitioning
    ) -> UIViewImplicitlyAnimating {
        if let animator { return animator }
        let page = context.view(forKey: .to)!
        context.containerView.addSubview(page)
        page.alpha = 0
        let made = UIViewPropertyAnimator(duration: 1, curve: .linear) { page.alpha = 1 }
        made.addCompletion { position in
            print("over", position == .end, context.transitionWasCancelled)
            context.completeTransition(!context.transitionWasCancelled)
        }
        animator = made
        return made
    }

    func animationEnded(_ completed: Bool) { print("ended", completed) }
}

final class Host: UIViewController, UIViewControllerTransitioningDelegate {
    let driver = UIPercentDrivenInteractiveTransition()
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { Fade() }
    func interactionControllerForPresentation(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { driver }
}

let host = Host()
window.rootViewController = host
let page = UIViewController()
page.modalPresentationStyle = .fullScreen
page.transitioningDelegate = host
func seen() -> Float { page.view.layer.presentation()!.opacity }

host.present(page, animated: true)
device.wait(0.3)
print(seen())  // prints: 0.0
host.driver.update(0.5)
device.wait(0.3)
print(seen())  // prints: 0.5
host.driver.cancel()
device.wait(0.25)
print(seen())  // prints: 0.25
device.wait(1)
// prints: over false true
// prints: ended false
print(host.presentedViewController == nil)  // prints: true

host.present(page, animated: true)
device.wait(0.1)
host.driver.update(0.25)
host.driver.finish()
device.wait(0.25)
print(seen())  // prints: 0.5
device.wait(1)
// prints: over true false
// prints: ended true
print(host.presentedViewController === page)  // prints: true

// What is known of a transition by those who move beside it.
class Page: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let coordinator = transitionCoordinator else { return }
        print(coordinator.isInterruptible, coordinator.completionVelocity, coordinator.completionCurve == .easeInOut)
        coordinator.animateAlongsideTransition(in: view) { context in
            print("beside", context.isInterruptible, context.completionVelocity)
        } completion: { context in
            print("done", context.isCancelled, context.completionCurve == .easeInOut)
        }
        print(coordinator.animateAlongsideTransition(in: nil, animation: { _ in print("also") }))
    }
}
class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        print(transitionContext.targetTransform.isIdentity)
        transitionContext.containerView.addSubview(transitionContext.view(forKey: .to)!)
        transitionContext.completeTransition(true)
    }
}
class Maker: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { Fade() }
}
let maker = Maker()
let pages = UINavigationController(rootViewController: UIViewController())
window.rootViewController = pages
pages.pushViewController(Page(), animated: true)
// prints: false 1.0 true
// prints: true
// prints: beside false 1.0
// prints: also
device.wait(1)  // prints: done false true
pages.delegate = maker
pages.pushViewController(UIViewController(), animated: true)  // prints: true
device.wait(1)

// A navigation controller asks its delegate for an animator, and for a driver (N-25, N-26).
class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    let operation: UINavigationController.Operation
    init(_ operation: UINavigationController.Operation) { self.operation = operation }
    func transitionDuration(
        using transitionContext: UIViewControllerContextTransitioning?
    ) -> TimeInterval {
        0.4
    }
    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let from = transitionContext.viewController(forKey: .from),
            let to = transitionContext.viewController(forKey: .to),
            let fromView = transitionContext.view(forKey: .from),
            let toView = transitionContext.view(forKey: .to)
        else { return }
        let container = transitionContext.containerView
        print("animates", from.title ?? "", "->", to.title ?? "", transitionContext.isInteractive)
        print(fromView.superview === container, transitionContext.initialFrame(for: to) == .zero)
        let place = transitionContext.finalFrame(for: to)
        let width = place.width
        if operation == .push {
            container.addSubview(toView)
            toView.frame = place.offsetBy(dx: width, dy: 0)
        } else {
            container.insertSubview(toView, belowSubview: fromView)
            toView.frame = place
        }
        UIView.animate(
            withDuration: 0.4,
            animations: {
                if self.operation == .push { toView.frame = place }
                if self.operation == .pop { fromView.frame.origin.x = width }
            },
            completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
    func animationEnded(_ transitionCompleted: Bool) { print("ended", transitionCompleted) }
}
class Page: UIViewController {
    init(_ title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }
    required init?(coder: NSCoder) { fatalError() }
    override func viewWillAppear(_ animated: Bool) {
        print(title!, "will appear", transitionCoordinator != nil)
        transitionCoordinator?.animate(alongsideTransition: { _ in self.view.alpha = 1 }) {
            print(self.title!, "beside it", $0.isCancelled)
        }
    }
    override func viewDidAppear(_ animated: Bool) { print(title!, "did appear") }
    override func viewWillDisappear(_ animated: Bool) { print(title!, "will disappear") }
    override func viewDidDisappear(_ animated: Bool) { print(title!, "did disappear", isMovingFromParent) }
    override func willMove(toParent parent: UIViewController?) { print(title!, "will move", parent != nil) }
    override func didMove(toParent parent: UIViewController?) { print(title!, "did move", parent != nil) }
}
class Guide: NSObject, UINavigationControllerDelegate {
    var driver: UIPercentDrivenInteractiveTransition?
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        print("asked", operation == .push, fromVC.title ?? "", toVC.title ?? "")
        return operation == .none ? nil : Slide(operation)
    }
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        print("driver", animationController is Slide)
        return driver
    }
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) {
        print("will show", viewController.title ?? "", navigationController.transitionCoordinator != nil)
        navigationController.transitionCoordinator?.notifyWhenInteractionChanges { context in
            print("let go", context.isCancelled)
        }
    }
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {
        print("did show", viewController.title ?? "")
    }
}
let (list, detail) = (Page("List"), Page("Detail"))
// prints: List will move true
let stack = UINavigationController(rootViewController: list)
window.rootViewController = stack
device.wait(0.1)
// prints: List did move true
// prints: List will appear false
// prints: List did appear
let guide = Guide()
stack.delegate = guide
stack.pushViewController(detail, animated: true)
// prints: Detail will move true
// prints: asked true List Detail
// prints: driver true
// prints: will show Detail true
// prints: List will disappear
// prints: Detail will appear true
// prints: animates List -> Detail false
// prints: true true
print(stack.topViewController === detail, stack.view.subviews.last === stack.navigationBar)
// prints: true true
device.wait(1)
// prints: List did disappear false
// prints: Detail did appear
// prints: Detail did move true
// prints: did show Detail
// prints: Detail beside it false
// prints: ended true
print(list.view.window == nil, detail.view.frame == stack.view.bounds)  // prints: true true
print(detail.next === stack.view, stack.transitionCoordinator == nil)  // prints: true true

// A swipe from the edge does not pop any more (N-03).
hand.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 300, y: 300))
device.wait(1)
print(stack.topViewController === detail)  // prints: true

// A finger drives the way back, and takes it back.
let driver = UIPercentDrivenInteractiveTransition()
guide.driver = driver
print(stack.popViewController(animated: true) === detail)
// prints: Detail will move false
// prints: asked false Detail List
// prints: driver true
// prints: will show List true
// prints: Detail will disappear
// prints: List will appear true
// prints: animates Detail -> List true
// prints: true true
// prints: true
driver.update(0.3)
print(stack.viewControllers.count, stack.navigationBar.topItem?.title ?? "")  // prints: 1 List
driver.cancel()  // prints: let go true
device.wait(1)
// prints: Detail did move true
// prints: List will disappear
// prints: List did disappear false
// prints: Detail will appear true
// prints: Detail did appear
// prints: List beside it true
// prints: Detail beside it true
// prints: ended false
print(stack.viewControllers.count, stack.topViewController === detail, detail.parent === stack)
// prints: 2 true true
print(detail.view.frame == stack.view.bounds, list.view.window == nil, detail.isMovingFromParent)
// prints: true true false
stack.popToRootViewController(animated: true)
// prints: Detail will move false
// prints: asked false Detail List
// prints: driver true
// prints: will show List true
// prints: Detail will disappear
// prints: List will appear true
// prints: animates Detail -> List true
// prints: true true
driver.update(0.7)
driver.finish()  // prints: let go false
device.wait(1)
// prints: Detail did disappear true
// prints: List did appear
// prints: Detail did move false
// prints: did show List
// prints: List beside it false
// prints: ended true
print(stack.viewControllers.count, detail.parent == nil)  // prints: 1 true

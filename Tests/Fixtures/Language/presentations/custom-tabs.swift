// A tab bar controller asks its delegate for an animator and a driver, after taps and for code alike (N-25).
class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(
        using transitionContext: UIViewControllerContextTransitioning?
    ) -> TimeInterval {
        0.3
    }
    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let view = transitionContext.view(forKey: .to) else { return }
        transitionContext.containerView.addSubview(view)
        print("fades", transitionContext.presentationStyle == .none)
        view.alpha = 0
        UIView.animate(
            withDuration: 0.3, animations: { view.alpha = 1 },
            completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}
// A driver that a finger moves, which tells the context what it does.
class Drag: NSObject, UIViewControllerInteractiveTransitioning {
    weak var tabs: UITabBarController?
    var context: UIViewControllerContextTransitioning?
    func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
        context = transitionContext
        if let view = transitionContext.view(forKey: .to) {
            transitionContext.containerView.addSubview(view)
            view.frame.origin.x = 375
        }
        print("starts", transitionContext.isInteractive)
    }
    @objc func pan(_ pan: UIPanGestureRecognizer) {
        let way = -pan.translation(in: pan.view).x
        switch pan.state {
        case .began:
            tabs?.selectedIndex = 1
        case .changed:
            context?.viewController(forKey: .to)?.view.frame.origin.x = 375 - way
            context?.updateInteractiveTransition(way / 375)
        default:
            if way > 187 { context?.finishInteractiveTransition() } else { context?.cancelInteractiveTransition() }
            context?.completeTransition(way > 187)
            context = nil
        }
    }
}
class Page: UIViewController {
    override func viewWillAppear(_ animated: Bool) { print(title!, "will appear", animated) }
    override func viewDidAppear(_ animated: Bool) { print(title!, "did appear") }
    override func viewWillDisappear(_ animated: Bool) { print(title!, "will disappear") }
    override func viewDidDisappear(_ animated: Bool) { print(title!, "did disappear") }
}
class Guide: NSObject, UITabBarControllerDelegate {
    let drag = Drag()
    var isDriven = false
    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        print("asked", fromVC.title!, toVC.title!)
        return Fade()
    }
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        isDriven ? drag : nil
    }
    func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
        print("did select", viewController.title!)
    }
}
let (home, more) = (Page(), Page())
home.title = "Home"
more.title = "More"
let tabs = UITabBarController()
tabs.viewControllers = [home, more]
let guide = Guide()
tabs.delegate = guide
window.rootViewController = tabs
device.wait(0.1)
// prints: Home will appear false
// prints: Home did appear
hand.tap(more.tabBarItem)
// prints: asked Home More
// prints: More will appear true
// prints: Home will disappear
// prints: fades true
// prints: did select More
device.wait(1)
// prints: Home did disappear
// prints: More did appear
print(tabs.selectedIndex, home.view.window == nil, tabs.view.subviews.last === tabs.tabBar)
// prints: 1 true true
tabs.selectedViewController = home
// prints: asked More Home
// prints: Home will appear true
// prints: More will disappear
// prints: fades true
hand.tap(more.tabBarItem)
print(tabs.selectedIndex)  // prints: 0
device.wait(1)
// prints: More did disappear
// prints: Home did appear

// A finger that goes too short a way, and one that goes far enough.
guide.isDriven = true
guide.drag.tabs = tabs
home.view.addGestureRecognizer(UIPanGestureRecognizer(target: guide.drag, action: #selector(Drag.pan(_:))))
hand.drag(home.view, from: CGPoint(x: 300, y: 300), by: CGVector(dx: -100, dy: 0))
// prints: asked Home More
// prints: More will appear true
// prints: Home will disappear
// prints: starts true
// prints: More will disappear
// prints: More did disappear
// prints: Home will appear true
// prints: Home did appear
print(tabs.selectedIndex, tabs.tabBar.selectedItem === home.tabBarItem, more.view.window == nil)
// prints: 0 true true
hand.drag(home.view, from: CGPoint(x: 350, y: 300), by: CGVector(dx: -250, dy: 0))
// prints: asked Home More
// prints: More will appear true
// prints: Home will disappear
// prints: starts true
// prints: Home did disappear
// prints: More did appear
print(tabs.selectedIndex, more.view.frame.minX, home.view.window == nil)  // prints: 1 0.0 true

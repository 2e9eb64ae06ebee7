// A presentation with an animator, a finger that drives it, and a presentation controller of one's own (N-25,
// N-26).
class SlideIn: NSObject, UIViewControllerAnimatedTransitioning {
    let isPresenting: Bool
    init(isPresenting: Bool) { self.isPresenting = isPresenting }
    func transitionDuration(
        using transitionContext: UIViewControllerContextTransitioning?
    ) -> TimeInterval {
        0.4
    }
    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let to = transitionContext.viewController(forKey: .to),
            let from = transitionContext.viewController(forKey: .from)
        else { return }
        print("animates", transitionContext.isAnimated, transitionContext.isInteractive)
        let moved: UIView = isPresenting ? to.view : from.view
        if isPresenting {
            container.addSubview(moved)
            moved.frame = transitionContext.finalFrame(for: to)
            moved.frame.origin.y = container.bounds.height
            let start = transitionContext.initialFrame(for: to)
            print(start == .zero, transitionContext.view(forKey: .from) == nil)
        }
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext),
            animations: {
                moved.frame.origin.y = self.isPresenting ? 100 : container.bounds.height
            },
            completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
    func animationEnded(_ transitionCompleted: Bool) { print("ended", transitionCompleted) }
}
class Panel: UIPresentationController {
    override var shouldPresentInFullscreen: Bool { true }
    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return CGRect(x: 0, y: 100, width: bounds.width, height: bounds.height - 100)
    }
    override var shouldRemovePresentersView: Bool { false }
    override var presentedView: UIView? { super.presentedView }
    override func presentationTransitionWillBegin() { print("will begin") }
    override func presentationTransitionDidEnd(_ completed: Bool) { print("did end", completed) }
    override func dismissalTransitionWillBegin() { print("will go") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { print("did go", completed) }
    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        presentedView?.frame = frameOfPresentedViewInContainerView
    }
    override func containerViewDidLayoutSubviews() { super.containerViewDidLayoutSubviews() }
}
class Pull: UIPercentDrivenInteractiveTransition {
    var isActive = false
    weak var controller: UIViewController?
    @objc func pan(_ pan: UIPanGestureRecognizer) {
        let part = pan.translation(in: pan.view).y / 400
        switch pan.state {
        case .began:
            isActive = true
            controller?.dismiss(animated: true)
        case .changed: update(part)
        case .ended:
            isActive = false
            if part > 0.5 { finish() } else { cancel() }
        default: cancel()
        }
    }
    override func update(_ percentComplete: CGFloat) { super.update(percentComplete) }
    override func finish() {
        print("finishes", percentComplete > 0.5, duration)
        super.finish()
    }
    override func cancel() {
        print("cancels")
        super.cancel()
    }
    override func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
        print("starts", transitionContext.isInteractive)
        super.startInteractiveTransition(transitionContext)
    }
}
class Card: UIViewController, UIViewControllerTransitioningDelegate {
    let pull = Pull()
    override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        modalPresentationStyle = .custom
        transitioningDelegate = self
    }
    required init?(coder: NSCoder) { fatalError("no archives") }
    override func viewDidLoad() {
        super.viewDidLoad()
        pull.controller = self
        view.addGestureRecognizer(UIPanGestureRecognizer(target: pull, action: #selector(Pull.pan(_:))))
    }
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        SlideIn(isPresenting: true)
    }
    func animationController(
        forDismissed dismissed: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        SlideIn(isPresenting: false)
    }
    func interactionControllerForPresentation(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        nil
    }
    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        pull.isActive ? pull : nil
    }
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        Panel(presentedViewController: presented, presenting: presenting)
    }
}
let host = UIViewController()
window.rootViewController = host
let card = Card()
host.present(card, animated: true) { print("presented") }
device.wait(1)
// prints: will begin
// prints: animates true false
// prints: true true
// prints: did end true
// prints: presented
// prints: ended true
print(card.transitioningDelegate === card, card.view.frame.minY)  // prints: true 100.0
if let panel = card.presentationController {
    print(panel is Panel, panel.presentedViewController === card, panel.presentingViewController === host)
    // prints: true true true
    print(panel.presentationStyle == .custom, panel.shouldRemovePresentersView)
    print(panel.presentedView === card.view)
    // prints: true false
    // prints: true
    print(panel.shouldPresentInFullscreen, panel.adaptivePresentationStyle == .none, panel.delegate == nil)
    // prints: true true true
    print(panel.frameOfPresentedViewInContainerView.minY, panel.containerView != nil)  // prints: 100.0 true
}
hand.drag(card.view, from: CGPoint(x: 100, y: 50), by: CGVector(dx: 0, dy: 100))
device.wait(1)
// prints: will go
// prints: starts true
// prints: animates true true
// prints: cancels
// prints: did go false
// prints: ended false
print(host.presentedViewController === card, card.pull.percentComplete)  // prints: true 0.225
card.pull.completionSpeed = 2
card.pull.completionCurve = .linear
print(card.pull.completionSpeed, card.pull.completionCurve == .linear)  // prints: 2.0 true
hand.drag(card.view, from: CGPoint(x: 100, y: 50), by: CGVector(dx: 0, dy: 300))
device.wait(1)
// prints: will go
// prints: starts true
// prints: animates true true
// prints: finishes true 0.4
// prints: did go true
// prints: ended true
print(host.presentedViewController == nil)  // prints: true
let driver = UIPercentDrivenInteractiveTransition()
driver.wantsInteractiveStart = false
driver.update(0.5)
driver.cancel()
driver.finish()
print(driver.wantsInteractiveStart, driver.duration)  // prints: false 0.0

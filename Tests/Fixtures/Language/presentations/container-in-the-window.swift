// The container is in its window when the presentation begins; the presented view comes into it afterwards.
final class Card: UIPresentationController {
    let shade = UIView()
    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let container = containerView, let shown = presentedView else { return print("nothing") }
        print(container.window === window, shown.superview == nil, container.subviews.count)
        shade.frame = container.bounds
        container.insertSubview(shade, belowSubview: shown)
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        print(completed, containerView?.subviews.firstIndex(of: shade) ?? -1, presentedView?.window != nil)
    }
    override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 300, width: 300, height: 200) }
}
final class Stage: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { Card(presentedViewController: presented, presenting: presenting) }
}
let stage = Stage()
let card = UIViewController()
card.modalPresentationStyle = .custom
card.transitioningDelegate = stage
viewController.present(card, animated: true)
device.wait(1)
print(card.view.frame)
// prints: true true 0
// prints: true 0 true
// prints: (0.0, 300.0, 300.0, 200.0)

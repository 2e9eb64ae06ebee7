import UIKit

// Parents say how large their children become, and hear what size these would like to have (N-40).
class Half: UIViewController {
    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        print("half", size, coordinator.targetTransform.b)
    }
    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        print("half traits")
    }
}
class Container: UIViewController {
    let left = Half()
    let right = Half()
    override func viewDidLoad() {
        super.viewDidLoad()
        for child in [left, right] {
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = CGSize(width: view.bounds.width / 2, height: view.bounds.height)
        left.view.frame = CGRect(origin: .zero, size: size)
        right.view.frame = CGRect(origin: CGPoint(x: size.width, y: 0), size: size)
    }
    override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        if container === right { return right.view.bounds.size }
        return CGSize(width: parentSize.width / 2, height: parentSize.height)
    }
    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        print("wants", container.preferredContentSize)
    }
}
class Around: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
        containerView?.bounds.insetBy(dx: 20, dy: 20) ?? .zero
    }
    override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        CGSize(width: parentSize.width - 40, height: parentSize.height - 40)
    }
    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        print("around", size)
    }
    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        print("around traits")
    }
    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        print("presented wants", preferredContentSize)
    }
}
class Maker: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        Around(presentedViewController: presented, presenting: presenting)
    }
}
let container = Container()
window.rootViewController = container
device.wait(0.1)
container.left.preferredContentSize = CGSize(width: 10, height: 20)  // prints: wants (10.0, 20.0)
let maker = Maker()
let shown = Half()
shown.modalPresentationStyle = .custom
shown.transitioningDelegate = maker
container.present(shown, animated: false)
device.wait(0.1)
shown.preferredContentSize = CGSize(width: 30, height: 40)  // prints: presented wants (30.0, 40.0)
device.turn(to: .landscapeLeft)
// prints: half traits
// prints: half traits
// prints: half traits
// prints: around traits
// prints: half (333.5, 375.0) 1.0
// prints: half (627.0, 335.0) 1.0
// prints: around (667.0, 375.0)
print(container.left.view.frame, container.right.view.frame)
// prints: (0.0, 0.0, 333.5, 375.0) (333.5, 0.0, 333.5, 375.0)
print(shown.view.frame)  // prints: (20.0, 20.0, 627.0, 335.0)

import Foundation

/// Hears that its content gets another size or other traits, and says how large what is in it becomes.
public protocol UIContentContainer: NSObjectProtocol {
    var preferredContentSize: CGSize { get }
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// The size that a child gets when this container gets one, both in points.
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {}
extension UIPresentationController: UIContentContainer {}

extension UIViewController {
    /// What `viewWillTransition` does by default: each child hears of the size that it will have, unless it
    /// has that already (N-40).
    final func forwardSize(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children where world.work.draw(1) && !world.isHalted {
            let wanted = self.size(forChildContentContainer: child, withParentContainerSize: size)
            guard child.viewIfLoaded?.bounds.size != wanted else { continue }
            child.viewWillTransition(to: wanted, with: coordinator)
        }
    }

    /// What `willTransition` does by default.
    final func forwardTraits(
        _ traits: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children where world.work.draw(1) && !world.isHalted {
            child.willTransition(to: traits, with: coordinator)
        }
    }

    final func prefer(_ size: CGSize) {
        let old = relations.preferredContentSize
        relations.preferredContentSize = size
        guard old != size, !world.isHalted else { return }
        if let parent {
            parent.preferredContentSizeDidChange(forChildContentContainer: self)
        } else if relations.presenter != nil {
            makePresentationController().preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }
}

extension UIPresentationController {
    final func forwardSize(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
        guard let shown else { return }
        let wanted = self.size(forChildContentContainer: shown, withParentContainerSize: size)
        guard shown.viewIfLoaded?.bounds.size != wanted else { return }
        shown.viewWillTransition(to: wanted, with: coordinator)
    }

    /// Around the presented view, and that where the presentation wants it.
    final func fitContainer(in bounds: CGRect) {
        guard let view = shown?.viewIfLoaded, view.windowReference != nil else { return }
        guard let container else {
            view.frame = bounds
            return
        }
        container.frame = bounds
        for case let dimming as UIDimmingView in container.subviews { dimming.frame = container.bounds }
        presentedView?.frame = frameOfPresentedViewInContainerView
    }
}

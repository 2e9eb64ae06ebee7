/// Has a say in how a presentation ends, and hears of it (N-12 to N-14). All methods are optional.
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// How a popover is shown; without an answer, as a popover.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// The same, in the place of the method without traits.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// What is shown in another style in the place of the presented controller; nil for that itself.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    /// The presentation begins, in another style where it was adapted.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
    /// Whether the user may dismiss what is presented.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// The user has begun to dismiss it; a pull may still be taken back.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// The user tried to dismiss what may not be dismissed.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

// A method that a class does not implement answers with the default, and says that nobody was asked.
extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(
        for controller: UIPresentationController
    ) -> UIModalPresentationStyle {
        controller.world.answeredByDefault(.none)
    }

    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        controller.world.answeredByDefault(.none)
    }

    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        controller.world.answeredByDefault(nil)
    }

    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
        presentationController.world.answeredByDefault(())
    }

    public func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController
    ) -> Bool {
        presentationController.world.answeredByDefault(true)
    }

    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        presentationController.world.answeredByDefault(())
    }

    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        presentationController.world.answeredByDefault(())
    }

    public func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    ) {
        presentationController.world.answeredByDefault(())
    }
}

/// Has a say in how a popover ends, and hears of it.
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The popover is about to be shown.
    func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController)
    /// Whether the user may dismiss it, for delegates without the newer question.
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
    /// The user has dismissed it, for delegates without the newer message.
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {
        popoverPresentationController.world.answeredByDefault(())
    }

    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool {
        popoverPresentationController.world.answeredByDefault(true)
    }

    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {
        popoverPresentationController.world.answeredByDefault(())
    }
}

/// Has a say in how a sheet ends, and hears of its heights.
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The user has dragged the sheet to another height.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {
        sheetPresentationController.world.answeredByDefault(())
    }
}

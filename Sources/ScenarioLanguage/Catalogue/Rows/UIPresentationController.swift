import EventEngine
import Foundation

extension NativeCatalogue {
    /// UIPresentationController.
    func addUIPresentationController() {
        addClass(
            UIPresentationController.self, named: "UIPresentationController", superclass: NSObject.self,
            "Manages one presentation: what is around the presented view, where that is, and how it ends."
        ) { t in
            presentationRows(t)
            presentationNewsRows(t)
            t.means("The size that the presented controller would like to have.")
            t.getter("preferredContentSize", \.preferredContentSize)
            contentContainerRows(t)
            t.means("The traits of the presented controller, and what this says of them.")
            t.getter("traitCollection", \.traitCollection)
            t.property("overrideTraitCollection", \.overrideTraitCollection)
        }
    }

    private func presentationRows(_ t: MemberTable<UIPresentationController>) {
        t.means("Makes one for a presentation that is about to begin.")
        t.initializer("init(presentedViewController:presenting:)") {
            (presented: UIViewController, presenting: UIViewController?) in
            UIPresentationController(presentedViewController: presented, presenting: presenting)
        }
        t.means("Has a say in how the presentation ends (N-12).")
        t.accessor(
            "delegate",
            get: {
                $0.delegateObject.map { Conforming<any UIAdaptivePresentationControllerDelegate>(object: $0) }
            }
        ) { presentation, delegate in
            presentation.delegateObject = delegate?.object
        }
        t.means("Both controllers.")
        t.getter("presentedViewController", \.presentedViewController)
        t.getter("presentingViewController", \.presentingViewController)
        t.means("The view around the presented one; nil before it begins, and where there is none.")
        t.getter("containerView", \.containerView)
        t.means("The view that is moved: the presented controller's, unless overridden.")
        t.getter("presentedView", \.presentedView, override: .presentedView)
        t.means("Where the presented view is, in the container. Override it to leave room around.")
        t.getter(
            "frameOfPresentedViewInContainerView", \.frameOfPresentedViewInContainerView,
            override: .frameOfPresentedView)
        t.means("The style of the presented controller.")
        t.getter("presentationStyle", \.presentationStyle)
        t.means("Whether the presenting controller's view leaves the window meanwhile.")
        t.getter(
            "shouldRemovePresentersView", \.shouldRemovePresentersView,
            override: .shouldRemovePresentersView)
        t.means("What other devices ask; on a phone the answers are always the same.")
        t.getter("shouldPresentInFullscreen", \.shouldPresentInFullscreen)
        t.kept("shouldPresentInFullscreen")
        t.getter("adaptivePresentationStyle", \.adaptivePresentationStyle)
    }

    private func presentationNewsRows(_ t: MemberTable<UIPresentationController>) {
        t.means("Hears that the presentation begins, and that it is over: with false if it was cancelled.")
        t.method("presentationTransitionWillBegin()", override: .presentationTransitionWillBegin) {
            (p: UIPresentationController) in p.presentationTransitionWillBegin()
        }
        t.method("presentationTransitionDidEnd(_:)", override: .presentationTransitionDidEnd) {
            (p: UIPresentationController, completed: Bool) in p.presentationTransitionDidEnd(completed)
        }
        t.means("The same of the dismissal.")
        t.method("dismissalTransitionWillBegin()", override: .dismissalTransitionWillBegin) {
            (p: UIPresentationController) in p.dismissalTransitionWillBegin()
        }
        t.method("dismissalTransitionDidEnd(_:)", override: .dismissalTransitionDidEnd) {
            (p: UIPresentationController, completed: Bool) in p.dismissalTransitionDidEnd(completed)
        }
        t.means("Hears that the container lays out its views.")
        t.method("containerViewWillLayoutSubviews()", override: .containerViewWillLayoutSubviews) {
            (p: UIPresentationController) in p.containerViewWillLayoutSubviews()
        }
        t.method("containerViewDidLayoutSubviews()", override: .containerViewDidLayoutSubviews) {
            (p: UIPresentationController) in p.containerViewDidLayoutSubviews()
        }
    }

    /// The protocols of presentations' delegates.
    func addUIAdaptivePresentationControllerDelegate() {
        addProtocol(
            (any UIAdaptivePresentationControllerDelegate).self,
            named: "UIAdaptivePresentationControllerDelegate",
            "Has a say in how a presentation ends, and hears of it (N-12 to N-14).", adaptiveDelegateRows)
        addProtocol(
            (any UISheetPresentationControllerDelegate).self, named: "UISheetPresentationControllerDelegate",
            "The same of a sheet, and hears of its heights."
        ) { t in
            t.means("The user has dragged the sheet to another height.")
            t.news(
                "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)", .sheetDidChangeDetent
            ) { (_: UISheetPresentationController) in }
        }
        addProtocol(
            (any UIPopoverPresentationControllerDelegate).self,
            named: "UIPopoverPresentationControllerDelegate", "The same of a popover."
        ) { t in
            t.means("It is about to be shown.")
            t.news("prepareForPopoverPresentation(_:)", .prepareForPopover) {
                (_: UIPopoverPresentationController) in
            }
            t.means("The older question and news of a dismissal, for classes without the newer ones.")
            t.question("popoverPresentationControllerShouldDismissPopover(_:)", .popoverShouldDismiss) {
                (_: UIPopoverPresentationController) in true
            }
            t.news("popoverPresentationControllerDidDismissPopover(_:)", .popoverDidDismiss) {
                (_: UIPopoverPresentationController) in
            }
            t.unsent = ["popoverPresentationController(_:willRepositionPopoverTo:in:)"]
        }
        let adaptive = NativeTypeID((any UIAdaptivePresentationControllerDelegate).self)
        record((any UISheetPresentationControllerDelegate).self).protocols = [adaptive]
        record((any UIPopoverPresentationControllerDelegate).self).protocols = [adaptive]
    }

    private func adaptiveDelegateRows(_ t: OptionalMethodTable) {
        t.means("How a popover is shown: `none` keeps it one (N-21).")
        t.question("adaptivePresentationStyle(for:)", .adaptivePresentationStyle) {
            (_: UIPresentationController) in UIModalPresentationStyle.none
        }
        t.means("The same, in its place.")
        t.question(
            "adaptivePresentationStyle(for:traitCollection:)", .adaptivePresentationStyleForTraits
        ) { (_: UIPresentationController, _: UITraitCollection) in UIModalPresentationStyle.none }
        t.means("What is shown then in the place of the presented controller; nil for that itself.")
        t.question(
            "presentationController(_:viewControllerForAdaptivePresentationStyle:)",
            .controllerForAdaptiveStyle
        ) { (_: UIPresentationController, _: UIModalPresentationStyle) -> UIViewController? in nil }
        t.means("Whether the user may dismiss what is presented.")
        t.question("presentationControllerShouldDismiss(_:)", .presentationControllerShouldDismiss) {
            (_: UIPresentationController) in true
        }
        t.means("The user begins to dismiss it, and has done so. Nobody hears of a dismissal by code.")
        t.news("presentationControllerWillDismiss(_:)", .presentationControllerWillDismiss) {
            (_: UIPresentationController) in
        }
        t.news("presentationControllerDidDismiss(_:)", .presentationControllerDidDismiss) {
            (_: UIPresentationController) in
        }
        t.means("The user tried to dismiss what may not be dismissed.")
        t.news("presentationControllerDidAttemptToDismiss(_:)", .presentationControllerDidAttemptToDismiss) {
            (_: UIPresentationController) in
        }
        t.means("The presentation begins, in the style that it was adapted to, or none.")
        t.news(
            "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)",
            .willPresentInStyle
        ) {
            (_: UIPresentationController, _: UIModalPresentationStyle,
                _: Conforming<any UIViewControllerTransitionCoordinator>?) in
        }
        t.unsent = ["presentationController(_:prepare:)"]
    }
}

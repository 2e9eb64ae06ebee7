extension SelectorTable {
    static let presentations: [Row] = [
        (
            .adaptivePresentationStyleForTraits, "adaptivePresentationStyle(for:traitCollection:)",
            "adaptivePresentationStyleForPresentationController:traitCollection:", .delegates
        ),
        (
            .adaptivePresentationStyle, "adaptivePresentationStyle(for:)",
            "adaptivePresentationStyleForPresentationController:", .delegates
        ),
        (
            .prepareForPopover, "prepareForPopoverPresentation(_:)", "prepareForPopoverPresentation:",
            .delegates
        ),
        (
            .popoverShouldDismiss, "popoverPresentationControllerShouldDismissPopover(_:)",
            "popoverPresentationControllerShouldDismissPopover:", .delegates
        ),
        (
            .popoverDidDismiss, "popoverPresentationControllerDidDismissPopover(_:)",
            "popoverPresentationControllerDidDismissPopover:", .delegates
        ),
        (
            .willPresentInStyle,
            "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)",
            "presentationController:willPresentWithAdaptiveStyle:transitionCoordinator:", .delegates
        ),
        (
            .controllerForAdaptiveStyle,
            "presentationController(_:viewControllerForAdaptivePresentationStyle:)",
            "presentationController:viewControllerForAdaptivePresentationStyle:", .delegates
        ),
        (
            .presentationControllerShouldDismiss,
            "presentationControllerShouldDismiss(_:)", "presentationControllerShouldDismiss:", .delegates
        ),
        (
            .presentationControllerWillDismiss,
            "presentationControllerWillDismiss(_:)", "presentationControllerWillDismiss:", .delegates
        ),
        (
            .presentationControllerDidDismiss,
            "presentationControllerDidDismiss(_:)", "presentationControllerDidDismiss:", .delegates
        ),
        (
            .presentationControllerDidAttemptToDismiss, "presentationControllerDidAttemptToDismiss(_:)",
            "presentationControllerDidAttemptToDismiss:", .delegates
        ),
        (
            .sheetDidChangeDetent, "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)",
            "sheetPresentationControllerDidChangeSelectedDetentIdentifier:", .delegates
        ),
        (
            .presentationTransitionWillBegin,
            "presentationTransitionWillBegin()", "presentationTransitionWillBegin", .lifecycle
        ),
        (
            .presentationTransitionDidEnd,
            "presentationTransitionDidEnd(_:)", "presentationTransitionDidEnd:", .lifecycle
        ),
        (
            .dismissalTransitionWillBegin,
            "dismissalTransitionWillBegin()", "dismissalTransitionWillBegin", .lifecycle
        ),
        (
            .dismissalTransitionDidEnd,
            "dismissalTransitionDidEnd(_:)", "dismissalTransitionDidEnd:", .lifecycle
        ),
        (
            .containerViewWillLayoutSubviews,
            "containerViewWillLayoutSubviews()", "containerViewWillLayoutSubviews", .lifecycle
        ),
        (
            .containerViewDidLayoutSubviews,
            "containerViewDidLayoutSubviews()", "containerViewDidLayoutSubviews", .lifecycle
        ),
        (
            .animationControllerForPresented, "animationController(forPresented:presenting:source:)",
            "animationControllerForPresentedController:presentingController:sourceController:", .delegates
        ),
        (
            .animationControllerForDismissed,
            "animationController(forDismissed:)", "animationControllerForDismissedController:", .delegates
        ),
        (
            .interactionControllerForPresentation, "interactionControllerForPresentation(using:)",
            "interactionControllerForPresentation:", .delegates
        ),
        (
            .interactionControllerForDismissal,
            "interactionControllerForDismissal(using:)", "interactionControllerForDismissal:", .delegates
        ),
        (
            .presentationControllerForPresented,
            "presentationController(forPresented:presenting:source:)",
            "presentationControllerForPresentedViewController:presentingViewController:sourceViewController:",
            .delegates
        ),
        (.transitionDuration, "transitionDuration(using:)", "transitionDuration:", .delegates),
        (.animateTransition, "animateTransition(using:)", "animateTransition:", .delegates),
        (
            .interruptibleAnimator,
            "interruptibleAnimator(using:)", "interruptibleAnimatorForTransition:", .delegates
        ),
        (.animationEnded, "animationEnded(_:)", "animationEnded:", .delegates),
        (
            .startInteractiveTransition,
            "startInteractiveTransition(_:)", "startInteractiveTransition:", .delegates
        ),
        (
            .navigationWillShow, "navigationController(_:willShow:animated:)",
            "navigationController:willShowViewController:animated:", .delegates
        ),
        (
            .navigationDidShow, "navigationController(_:didShow:animated:)",
            "navigationController:didShowViewController:animated:", .delegates
        ),
        (
            .navigationAnimationController, "navigationController(_:animationControllerFor:from:to:)",
            "navigationController:animationControllerForOperation:fromViewController:toViewController:",
            .delegates
        ),
        (
            .navigationInteractionController, "navigationController(_:interactionControllerFor:)",
            "navigationController:interactionControllerForAnimationController:", .delegates
        ),
        (
            .tabAnimationController, "tabBarController(_:animationControllerForTransitionFrom:to:)",
            "tabBarController:animationControllerForTransitionFromViewController:toViewController:",
            .delegates
        ),
        (
            .tabInteractionController, "tabBarController(_:interactionControllerFor:)",
            "tabBarController:interactionControllerForAnimationController:", .delegates
        ),
        (
            .edgesDeferringSystemGestures, "preferredScreenEdgesDeferringSystemGestures",
            "preferredScreenEdgesDeferringSystemGestures", .lifecycle
        ),
        (
            .childDeferringSystemGestures, "childForScreenEdgesDeferringSystemGestures",
            "childViewControllerForScreenEdgesDeferringSystemGestures", .lifecycle
        ),
        (.presentedView, "presentedView", "presentedView", .lifecycle),
        (
            .frameOfPresentedView, "frameOfPresentedViewInContainerView",
            "frameOfPresentedViewInContainerView", .lifecycle
        ),
        (
            .shouldRemovePresentersView, "shouldRemovePresentersView", "shouldRemovePresentersView",
            .lifecycle
        ),
        (.updateTransition, "update(_:)", "updateInteractiveTransition:", .delegates),
        (.finishTransition, "finish()", "finishInteractiveTransition", .delegates),
        (.cancelTransition, "cancel()", "cancelInteractiveTransition", .delegates),
        (.pauseTransition, "pause()", "pauseInteractiveTransition", .delegates),
    ]
}

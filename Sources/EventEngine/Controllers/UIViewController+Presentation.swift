import Foundation

extension UIViewController {
    final func setModal(_ isModal: Bool) {
        world.request(.setIsModalInPresentation, of: self, [isModal]) { relations.isModal = isModal }
    }

    /// The controller that this one is a child in, however deep; itself if it is not a child.
    final var outermostParent: UIViewController {
        var controller = self
        while let parent = controller.parent, world.work.draw(1) { controller = parent }
        return controller
    }

    /// Whether what this controller presents took its view out of the window.
    final var isCovered: Bool { relations.presented?.relations.presentationStyle.removesPresenter ?? false }

    /// Presents a controller: its view comes into the window in front of all others (C-02). What UIKit only
    /// says in the console is a warning.
    final func show(_ controller: UIViewController, _ animated: Bool, _ completion: (() -> Void)?) {
        guard !world.isHalted else { return }
        guard let window = viewIfLoaded?.windowReference, relations.presented == nil else {
            return warnAboutPresenting(controller)
        }
        guard mayPresent(controller) else { return refuseToPresent(controller) }
        world.turn(for: controller, controller.resolvedStyle)
        relations.presented = controller
        controller.relations.presenter = self
        guard let controller = adapted(controller) else { return }
        guard let view = controller.view, !world.isHalted else { return }
        let presentation = controller.makePresentationController()
        let transition = animated ? controller.transition(presentation, isPresenting: true) : nil
        controller.relations.isBeingPresented = true
        let outer = presentation.surround(view, in: window, isAnimatedByAuthor: transition != nil)
        let coordinator = animated
            ? TransitionCoordinator(
                from: self, to: controller, in: outer, style: presentation.presentationStyle, transition)
            : nil
        let isCovered = presentation.shouldRemovePresentersView
        let leaving = isCovered ? viewIfLoaded?.announceDisappearance(animated) ?? [] : []
        if presentation.staysInContext, let own = viewIfLoaded, let holder = own.superviewReference {
            holder.insertSubview(outer, aboveSubview: own)
        } else if outer !== view {
            window.addSubview(outer)
        }
        presentation.tellBegin(coordinator)
        presentation.presentationTransitionWillBegin()
        let coming = view.announceAppearance(animated)
        if outer === view {
            window.addSubview(view)
        } else if transition == nil {
            presentation.add(view)
        }
        let end = { [self] (completed: Bool) in
            defer { coordinator?.end(isCancelled: !completed) }
            if !completed { return takeBack(controller, coming, leaving, completion) }
            for controller in coming { controller.finishAppearing(animated) }
            controller.relations.isBeingPresented = false
            if isCovered, relations.presented === controller, !controller.relations.isBeingDismissed {
                viewIfLoaded?.removeFromSuperview()
            }
            for controller in leaving { controller.finishDisappearing(animated) }
            presentation.presentationTransitionDidEnd(true)
            completion?()
        }
        transition?.coordinator = coordinator
        if let transition { transition.run(end: end) } else { world.transition(animated) { end(true) } }
        coordinator?.begin()
    }

    /// What is presented: the controller itself, or what the delegate of its popover shows in its place.
    private func adapted(_ controller: UIViewController) -> UIViewController? {
        let shown = controller.adaptPopover()
        if world.isHalted { return nil }
        guard shown !== controller else { return controller }
        (relations.presented, controller.relations.presenter) = (nil, nil)
        guard mayPresent(shown) else {
            refuseToPresent(shown)
            return nil
        }
        (relations.presented, shown.relations.presenter) = (shown, self)
        return shown
    }

    /// A presentation that was cancelled on its way.
    private func takeBack(
        _ controller: UIViewController, _ coming: [UIViewController], _ leaving: [UIViewController],
        _ completion: (() -> Void)?
    ) {
        controller.relations.isBeingPresented = false
        for controller in coming { _ = controller.beginDisappearing(true) }
        controller.relations.presentationController?.presentationTransitionDidEnd(false)
        forgetPresented()
        for controller in coming { controller.finishDisappearing(true) }
        for controller in leaving { controller.appearAgain() }
        completion?()
    }

    /// UIKit raises an exception where this is false.
    private func mayPresent(_ controller: UIViewController) -> Bool {
        controller !== self && controller.parent == nil && controller.relations.presenter == nil
            && controller.rootWindow == nil
    }

    private func refuseToPresent(_ controller: UIViewController) {
        let (name, other) = (world.description(of: self), world.description(of: controller))
        world.report(
            .refused(
                "'\(name)' cannot present '\(other)': the other one is itself, has a parent, or is shown "
                    + "already"))
    }

    /// Takes away what this controller presents, with all that is presented from there. While one of them is
    /// on its way with animation, UIKit only says in the console that this cannot be done.
    ///
    /// - Parameter known: the controllers that have heard already that they will disappear.
    final func dismissPresented(
        _ animated: Bool, known: [UIViewController] = [], _ completion: (() -> Void)?
    ) {
        guard let top = presentedChain.last, let shown = relations.presented, !world.isHalted,
            !shown.relations.isBeingDismissed
        else { return }
        if let coming = presentedChain.first(where: \.isComing) { return warnAboutDismissing(coming) }
        let presentation = shown.makePresentationController()
        let transition = animated ? shown.transition(presentation, isPresenting: false) : nil
        shown.relations.isBeingDismissed = true
        let container = presentation.container ?? shown.viewIfLoaded
        let coordinator = container.flatMap {
            animated
                ? TransitionCoordinator(
                    from: shown, to: self, in: $0, style: presentation.presentationStyle, transition)
                : nil
        }
        let leaving = known + (top.viewIfLoaded?.announceDisappearance(animated) ?? [])
        presentation.dismissalTransitionWillBegin()
        let coming = returnBehind(top, animated)
        let end = { [self] (completed: Bool) in
            defer { coordinator?.end(isCancelled: !completed) }
            guard completed else {
                shown.relations.isBeingDismissed = false
                return stay(presentation, leaving, coming, completion)
            }
            for controller in coming { controller.finishAppearing(animated) }
            let filled = shown.fillsWindow
            forgetPresented()
            for controller in leaving { controller.finishDisappearing(animated) }
            shown.relations.isBeingDismissed = false
            presentation.dismissalTransitionDidEnd(true)
            completion?()
            if filled { world.followDevice() }
        }
        transition?.coordinator = coordinator
        // Without animation everything is over when the call returns.
        if let transition {
            transition.run(end: end)
        } else if animated {
            world.transition(true) { end(true) }
        } else {
            end(true)
        }
        coordinator?.begin()
    }

    /// A dismissal that was cancelled on its way.
    private func stay(
        _ presentation: UIPresentationController, _ leaving: [UIViewController],
        _ coming: [UIViewController], _ completion: (() -> Void)?
    ) {
        for controller in coming { _ = controller.beginDisappearing(true) }
        for controller in coming { controller.finishDisappearing(true) }
        for controller in leaving { controller.appearAgain() }
        presentation.dismissalTransitionDidEnd(false)
        completion?()
    }

    /// Puts the view back that a presented one covered.
    private func returnBehind(_ top: UIViewController, _ animated: Bool) -> [UIViewController] {
        guard let view = viewIfLoaded, let topView = top.viewIfLoaded, let window = topView.windowReference
        else { return [] }
        let coming = view.announceAppearance(animated)
        if view.windowReference == nil, let own = relations.presentationController?.container,
            own.windowReference != nil
        {
            own.addSubview(view)
        } else if view.windowReference == nil {
            view.frame = window.bounds
            let outer = top.relations.presentationController?.container ?? topView
            window.insertSubview(view, belowSubview: outer.superview === window ? outer : topView)
        }
        return coming
    }

    /// What a controller that this one is in, or itself, has by a relation.
    final func inherited(_ relation: (ControllerRelations) -> UIViewController?) -> UIViewController? {
        var controller: UIViewController? = self
        while let here = controller, world.work.draw(1) {
            if let found = relation(here.relations) { return found }
            controller = here.parent
        }
        return nil
    }

    /// What this controller presents, what that presents, and so on.
    private var presentedChain: [UIViewController] {
        var chain: [UIViewController] = []
        var upcoming = relations.presented
        while let controller = upcoming {
            world.work.draw(1)
            chain.append(controller)
            upcoming = controller.relations.presented
        }
        return chain
    }

    /// Takes the views of presented controllers out of the window.
    final func forgetPresented() {
        let chain = presentedChain
        for controller in chain.reversed() {
            controller.viewIfLoaded?.removeFromSuperview()
            controller.relations.presentationController?.remove()
            controller.relations.presenter?.relations.presented = nil
            controller.relations.presenter = nil
        }
    }
}

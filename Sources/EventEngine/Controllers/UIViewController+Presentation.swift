import Foundation

extension UIViewController {
    /// The controller that this one is a child in, however deep; itself if it is not a child.
    final var outermostParent: UIViewController {
        var controller = self
        while let parent = controller.parent, world.work.draw(1) { controller = parent }
        return controller
    }

    /// Whether what this controller presents took its view out of the window.
    final var isCovered: Bool { relations.presented?.relations.style.removesPresenter ?? false }

    /// Presents a controller: its view comes into the window in front of all others (C-02).
    final func show(_ controller: UIViewController, _ animated: Bool, _ completion: (() -> Void)?) {
        guard !world.isHalted else { return }
        guard let window = viewIfLoaded?.windowReference, mayPresent(controller) else {
            return refuse("cannot present '\(world.description(of: controller))'")
        }
        relations.presented = controller
        controller.relations.presenter = self
        guard let view = controller.view, !world.isHalted else { return }
        view.frame = window.bounds
        let isCovered = controller.modalPresentationStyle.removesPresenter
        let leaving = isCovered ? viewIfLoaded?.announceDisappearance(animated) ?? [] : []
        let coming = view.announceAppearance(animated)
        window.addSubview(view)
        world.transition(animated) { [self] in
            for controller in coming { controller.finishAppearing(animated) }
            if isCovered, relations.presented === controller { viewIfLoaded?.removeFromSuperview() }
            for controller in leaving { controller.finishDisappearing(animated) }
            completion?()
        }
    }

    /// UIKit raises an exception, or says in the console that it does nothing, where this is false.
    private func mayPresent(_ controller: UIViewController) -> Bool {
        relations.presented == nil && controller !== self && controller.parent == nil
            && controller.relations.presenter == nil && controller.rootWindow == nil
    }

    private func refuse(_ what: String) {
        let name = world.description(of: self)
        let reason =
            viewIfLoaded?.windowReference == nil
            ? "its view is in no window"
            : relations.presented == nil
                ? "the other one is itself, has a parent, or is shown already" : "it presents another one"
        world.report(.refused("'\(name)' \(what): \(reason)"))
    }

    /// Takes away what this controller presents, with all that is presented from there.
    final func dismissPresented(_ animated: Bool, _ completion: (() -> Void)?) {
        guard let top = presentedChain.last, !world.isHalted else { return }
        let leaving = top.viewIfLoaded?.announceDisappearance(animated) ?? []
        let coming = returnBehind(top, animated)
        let end = { [self] in
            for controller in coming { controller.finishAppearing(animated) }
            forgetPresented()
            for controller in leaving { controller.finishDisappearing(animated) }
            completion?()
        }
        // Without animation everything is over when the call returns.
        if animated { world.transition(true, end: end) } else { end() }
    }

    /// Puts the view back that a presented one covered.
    private func returnBehind(_ top: UIViewController, _ animated: Bool) -> [UIViewController] {
        guard let view = viewIfLoaded, let topView = top.viewIfLoaded, let window = topView.windowReference
        else { return [] }
        let coming = view.announceAppearance(animated)
        if view.windowReference == nil {
            view.frame = window.bounds
            window.insertSubview(view, belowSubview: topView)
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
            controller.relations.presenter?.relations.presented = nil
            controller.relations.presenter = nil
        }
    }
}

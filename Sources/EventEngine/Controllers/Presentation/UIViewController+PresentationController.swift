import Foundation

extension UIViewController {
    /// What manages this controller's presentation; made when it is first asked for, anew for another style.
    final func makePresentationController() -> UIPresentationController {
        let style = resolvedStyle
        if let known = relations.presentationController, relations.presentationStyle == style {
            return known
        }
        let made = world.perform { presentationController(of: style) }
        relations.presentationController = made
        relations.presentationStyle = style
        return made
    }

    /// What `automatic` stands for is named.
    final var resolvedStyle: UIModalPresentationStyle {
        modalPresentationStyle == .automatic ? automaticStyle : modalPresentationStyle
    }

    private func presentationController(of style: UIModalPresentationStyle) -> UIPresentationController {
        let presenter = relations.presenter
        switch style {
        case .pageSheet, .formSheet:
            return UISheetPresentationController(presentedViewController: self, presenting: presenter)
        case .popover:
            return UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
        case .custom:
            return customPresentationController(presenter)
                ?? UIPresentationController(presentedViewController: self, presenting: presenter)
        default: break
        }
        return ownPresentationController(presenter)
            ?? UIPresentationController(presentedViewController: self, presenting: presenter)
    }

    private func customPresentationController(
        _ presenter: UIViewController?
    ) -> UIPresentationController? {
        let source = relations.source ?? presenter ?? self
        return world.askDelegate(
            transitioningDelegateObject, .presentationControllerForPresented, [self, presenter, source],
            fallback: nil
        ) {
            ($0 as? any UIViewControllerTransitioningDelegate).map {
                $0.presentationController(forPresented: self, presenting: presenter, source: source)
            }
        }
    }

    /// A popover that its delegate wants shown in another way.
    ///
    /// - Returns: what is presented: itself, or what the delegate shows in its place then.
    final func adaptPopover() -> UIViewController {
        relations.isAdapted = false
        guard modalPresentationStyle == .popover,
            let popover = relations.presentationController as? UIPopoverPresentationController
        else { return self }
        let delegate = popover.delegateObject
        var style = world.askDelegate(
            delegate, .adaptivePresentationStyleForTraits, [popover, traitCollection], fallback: .none
        ) {
            ($0 as? any UIAdaptivePresentationControllerDelegate)?
                .adaptivePresentationStyle(for: popover, traitCollection: traitCollection)
        }
        if style == .none, world.implements(delegate, .adaptivePresentationStyleForTraits) != true {
            style = world.askDelegate(
                delegate, .adaptivePresentationStyle, [popover], fallback: UIModalPresentationStyle.none
            ) {
                ($0 as? any UIAdaptivePresentationControllerDelegate)?.adaptivePresentationStyle(for: popover)
            }
        }
        guard style != .none, style != .popover, !world.isHalted else { return self }
        relations.style = style
        relations.isAdapted = true
        makePresentationController().delegateObject = popover.delegateObject
        return replacement(for: popover, in: style)
    }

    private func replacement(
        for popover: UIPopoverPresentationController, in style: UIModalPresentationStyle
    ) -> UIViewController {
        let shown = world.askDelegate(
            popover.delegateObject, .controllerForAdaptiveStyle, [popover, style],
            fallback: UIViewController?.none
        ) {
            ($0 as? any UIAdaptivePresentationControllerDelegate)?
                .presentationController(popover, viewControllerForAdaptivePresentationStyle: style)
        }
        guard let shown, shown !== self else { return self }
        shown.modalPresentationStyle = style
        shown.relations.isAdapted = true
        shown.makePresentationController().delegateObject = popover.delegateObject
        return shown
    }

    /// The outermost parent, or for a style with a context the nearest one that defines it (N-36).
    final func presenterForContext(_ presented: UIViewController) -> UIViewController {
        guard presented.modalPresentationStyle.usesContext else { return outermostParent }
        var controller = self
        while !controller.definesPresentationContext, let parent = controller.parent, world.work.draw(1) {
            controller = parent
        }
        return controller
    }

    final var itemForNavigation: UINavigationItem {
        if let item = relations.navigationItem { return item }
        let item = UINavigationItem(title: title ?? "")
        relations.navigationItem = item
        return item
    }

    /// Whether it is being presented with animation.
    final var isComing: Bool { relations.isBeingPresented && relations.coordinator != nil }

    /// Says in the console, as UIKit does, that nothing is dismissed.
    final func warnAboutDismissing(_ coming: UIViewController) {
        let (name, other) = (world.description(of: self), world.description(of: coming))
        world.warn(
            "'\(name)' cannot dismiss '\(other)': it is still being presented",
            hint: "dismiss it in the completion of 'present', or later")
    }

    /// Says in the console, as UIKit does, that nothing is presented.
    final func warnAboutPresenting(_ controller: UIViewController) {
        let (name, other) = (world.description(of: self), world.description(of: controller))
        if viewIfLoaded?.windowReference == nil {
            world.warn(
                "'\(name)' cannot present '\(other)': its view is in no window",
                hint: "present from 'viewDidAppear', or later")
        } else {
            let shown = relations.presented
            let search = shown is UISearchController
            let its = shown.map { world.description(of: $0) } ?? ""
            world.warn(
                "'\(name)' cannot present '\(other)': it presents '\(its)'",
                hint: "present from '\(its)', or \(search ? "end the search" : "dismiss it") first")
        }
    }
}

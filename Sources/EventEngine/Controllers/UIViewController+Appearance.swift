import Foundation

extension UIViewController {
    /// Tells the controller that its view will appear; false if it knows already.
    final func beginAppearing(_ animated: Bool) -> Bool {
        guard relations.appearance == .gone || relations.appearance == .disappearing else { return false }
        relations.appearance = .appearing
        prepareToAppear()
        viewWillAppear(animated)
        world.appearing.append(AppearingController(controller: self, isAnimated: animated))
        return true
    }

    final func finishAppearing(_ animated: Bool) {
        guard relations.appearance == .appearing else { return }
        world.tellAppearing()
        relations.appearance = .visible
        viewDidAppear(animated)
        relations.isMovingToParent = false
    }

    /// Tells the controller that its view will disappear; false if it knows already.
    final func beginDisappearing(_ animated: Bool) -> Bool {
        guard relations.appearance == .appearing || relations.appearance == .visible else { return false }
        relations.appearance = .disappearing
        viewWillDisappear(animated)
        return true
    }

    final func finishDisappearing(_ animated: Bool) {
        guard relations.appearance == .disappearing else { return }
        relations.appearance = .gone
        viewDidDisappear(animated)
        relations.isMovingFromParent = false
    }

    /// The view comes into its window, with the calls of appearance; the last ones follow the next layout.
    final func enter(_ window: UIWindow) {
        let coming = view.announceAppearance(false)
        window.addSubview(view)
        world.work.draw(WorkCost.block)
        world.afterCommit.append { for controller in coming { controller.finishAppearing(false) } }
    }

    /// The view leaves its window, with the calls of disappearance.
    final func leaveWindow() {
        guard let view = viewIfLoaded else { return }
        let leaving = view.announceDisappearance(false)
        view.removeFromSuperview()
        for controller in leaving { controller.finishDisappearing(false) }
    }
}

extension UIView {
    /// Tells the controllers whose views these are that they will appear, outer ones first; those that it
    /// told.
    ///
    /// - Parameter isTold: by the author, whatever the parent of the view's controller does.
    final func announceAppearance(_ animated: Bool, isTold: Bool = false) -> [UIViewController] {
        var told: [UIViewController] = []
        guard world.work.draw(1), isTold || !isLeftToAuthor else { return told }
        if let controller = managingController, controller.beginAppearing(animated) {
            told.append(controller)
        }
        for subview in model.pointee.subviews { told += subview.announceAppearance(animated) }
        if let beside = managingController?.contextContainer { told += beside.announceAppearance(animated) }
        return told
    }

    /// Tells the controllers whose views these are that they will disappear; those that it told. The first
    /// responder among them resigns before (P-08).
    final func announceDisappearance(_ animated: Bool) -> [UIViewController] {
        resignFirstResponderInside()
        return tellDisappearance(animated)
    }

    /// Whether the parent of the view's controller leaves it to the author to tell it.
    private var isLeftToAuthor: Bool {
        managingController?.relations.parent?.shouldAutomaticallyForwardAppearanceMethods == false
    }

    final func tellDisappearance(_ animated: Bool, isTold: Bool = false) -> [UIViewController] {
        var told: [UIViewController] = []
        guard world.work.draw(1), isTold || !isLeftToAuthor else { return told }
        if let controller = managingController, controller.beginDisappearing(animated) {
            told.append(controller)
        }
        for subview in model.pointee.subviews { told += subview.tellDisappearance(animated) }
        if let beside = managingController?.contextContainer { told += beside.tellDisappearance(animated) }
        return told
    }
}

/// A controller that has heard that its view will appear, and not yet that it is appearing.
struct AppearingController {
    weak var controller: UIViewController?
    let isAnimated: Bool
}

extension Simulator {
    /// Tells the controllers whose views have come into a window since they heard that they would appear,
    /// after news of traits and before layout.
    func tellAppearing() {
        guard !appearing.isEmpty, !isHalted else { return }
        let waiting = appearing
        appearing = []
        work.draw(waiting.count)
        for entry in waiting {
            guard let controller = entry.controller, controller.relations.appearance == .appearing else {
                continue
            }
            if controller.viewIfLoaded?.windowReference == nil || isHalted {
                appearing.append(entry)
            } else {
                controller.viewIsAppearing(entry.isAnimated)
            }
        }
    }

    /// What ends a transition: after the next layout, or when an animated one has had its time, during which
    /// touches are dropped (N-27).
    func transition(_ animated: Bool, end: @escaping () -> Void) {
        work.draw(WorkCost.block)
        guard animated else { return afterCommit.append(end) }
        application.beginTransition()
        timers.add(at: clock.now + EngineConstants.transitionTime) { [application] in
            application.endTransition()
            end()
        }
    }
}

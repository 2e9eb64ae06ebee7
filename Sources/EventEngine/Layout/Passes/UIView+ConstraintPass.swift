import Foundation

/// The first of the passes: constraints, from the innermost views out (S-01).
extension UIView {
    final func markForConstraintUpdate() {
        guard !needsConstraintUpdate else { return }
        needsConstraintUpdate = true
        superviewReference?.markDescendantForConstraintUpdate()
    }

    final func markDescendantForConstraintUpdate() {
        for ancestor in ancestors {
            guard !ancestor.descendantNeedsConstraintUpdate else { return }
            ancestor.descendantNeedsConstraintUpdate = true
        }
    }

    /// Sends `updateConstraints` to the views in this one that need it, then to itself. A controller is told
    /// in the place of its view (S-06).
    final func updateConstraintTree() {
        guard !world.isHalted else { return }
        if descendantNeedsConstraintUpdate {
            descendantNeedsConstraintUpdate = false
            world.work.draw(model.pointee.subviews.count)
            for subview in model.pointee.subviews { subview.updateConstraintTree() }
        }
        guard needsConstraintUpdate else { return }
        needsConstraintUpdate = false
        world.work.draw(WorkCost.message)
        if let managingController { managingController.updateViewConstraints() } else { updateConstraints() }
    }

    /// Where the constraints want the subviews: the default part of `layoutSubviews` (S-07).
    final func placeConstrainedSubviews() {
        guard world.layout.isInUse else { return }
        if world.layout.hasPending { world.layout.solve() }
        world.work.draw(compared: model.pointee.subviews.count)
        for subview in model.pointee.subviews {
            guard let state = subview.storedLayoutState, let entry = state.entry, !state.translatesMask else {
                continue
            }
            subview.move(to: entry.target)
        }
        takeContentSize()
    }

    /// Constraints about the content of a scroll view decide how large that is.
    private func takeContentSize() {
        guard let entry = storedLayoutState?.contentGuide?.entry, let scrollView = self as? UIScrollView
        else { return }
        if scrollView.contentSize != entry.target.size { scrollView.contentSize = entry.target.size }
    }

    private func move(to frame: CGRect) {
        guard frame != untransformedFrame else { return }
        let anchor = model.pointee.anchorPoint
        if bounds.size != frame.size { bounds = CGRect(origin: bounds.origin, size: frame.size) }
        let center = CGPoint(
            x: frame.origin.x + anchor.x * frame.width, y: frame.origin.y + anchor.y * frame.height)
        if self.center != center { self.center = center }
    }

    /// Brings constraints up to date before views are laid out.
    final func prepareLayout() {
        if needsConstraintUpdate || descendantNeedsConstraintUpdate { updateConstraintTree() }
        if world.layout.hasPending { world.layout.solve() }
    }
}

extension Simulator {
    /// Constraints and layout of all windows, until nothing is to be done any more (S-01, S-04).
    func layOutWindows() {
        var rounds = 0
        repeat {
            rounds += 1
            for window in windowsToLayOut { window.updateConstraintTree() }
            if layout.hasPending { layout.solve() }
            for window in windowsToLayOut { window.layoutTree() }
        } while layout.hasPending && !isHalted && rounds < EngineConstants.layoutRounds
        guard layout.hasPending, !isHalted, let window = application.windows.first else { return }
        report(.endlessLayout(view: description(of: window)))
    }

    /// Whether anything in a window has to be laid out.
    var awaitsLayout: Bool {
        layout.hasPending || windowsToLayOut.contains { $0.needsLayout || $0.descendantNeedsLayout }
    }

    /// Those of the application, and the one that the keyboard is in.
    private var windowsToLayOut: [UIWindow] {
        keyboard.window.map { application.windows + [$0] } ?? application.windows
    }
}

import Foundation

/// The view in which a container of UIKit's lets the author's animators move the views of its children,
/// under the name that it has in UIKit. It is as large as the container's own view, lies below the bars, and
/// stays when the transition is over, with what the animator left in it. A container has one from its first
/// such transition on (our decision; UIKit has one from the start, see C-03).
final class UIViewControllerWrapperView: UIView {}

extension UIViewController {
    /// Where the views of shown children are: in the own view, or in the one that animators use.
    final var viewOfChildren: UIView? {
        guard let own = viewIfLoaded else { return nil }
        if let stage = relations.stage, stage.superviewReference === own { return stage }
        return own
    }

    /// The view for animators, made when the first one needs it. The view that is seen moves into it without
    /// a call: in UIKit it is there already.
    final func stage(showing view: UIView) -> UIView? {
        guard let own = viewIfLoaded else { return nil }
        if let stage = relations.stage, stage.superviewReference === own { return stage }
        let stage = world.perform { UIViewControllerWrapperView(frame: own.bounds) }
        stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        relations.stage = stage
        putIn(stage, own)
        if view.superviewReference === own { stage.takeQuietly(view) }
        return stage.superviewReference === own ? stage : nil
    }

    /// Shows another child by an animator of the author's, with the calls that `exchange` makes.
    /// A transition that is taken back has those of a cancelled pop (N-09), after `undo`, which says whether
    /// it could be undone; where something else is shown by then, it counts as completed (our decision).
    ///
    /// - Parameter newFirst: the new one hears first that it will appear, as with tabs (N-32).
    final func exchange(
        by transition: ControllerTransition, newFirst: Bool = false, undo: @escaping () -> Bool,
        _ end: @escaping (Bool) -> Void
    ) {
        guard let old = transition.viewController(forKey: .from),
            let new = transition.viewController(forKey: .to), let oldView = old.view, let view = new.view
        else { return end(true) }
        let holder = oldView.windowReference?.firstResponder
        let responder = holder?.ownView?.isDescendant(of: oldView) == true ? holder : nil
        var leaving = newFirst ? [] : oldView.announceDisappearance(true)
        makeRoom(for: new, comingWith: view)
        let coming = view.announceAppearance(true)
        if newFirst { leaving = oldView.announceDisappearance(true) }
        relations.transition = transition
        transition.run { [self] completed in
            if relations.transition === transition { relations.transition = nil }
            if !completed, undo() {
                takeBack(view, coming, leaving, responder)
                return end(false)
            }
            if shownChild !== old { oldView.removeFromSuperview() }
            fitShownChild()
            for controller in leaving { controller.finishDisappearing(true) }
            for controller in coming { controller.finishAppearing(true) }
            end(true)
        }
    }

    private func takeBack(
        _ view: UIView, _ coming: [UIViewController], _ leaving: [UIViewController],
        _ responder: UIResponder?
    ) {
        for controller in coming { _ = controller.beginDisappearing(true) }
        if shownChild?.viewIfLoaded !== view { view.removeFromSuperview() }
        fitShownChild()
        for controller in coming { controller.finishDisappearing(true) }
        for controller in leaving { controller.appearAgain() }
        responder?.becomeFirstResponder()
    }
}

import Foundation

/// The pan from the screen's edge that shows hidden columns (N-33). It lies on the outermost view, so that
/// any other one in the page wins, as over the interactive pop (N-06).
final class SplitPanGestureRecognizer: UIScreenEdgePanGestureRecognizer {
    weak var controller: UISplitViewController?

    /// Only the way inwards counts, and only where it is the main one.
    override func countedPath(_ path: CGPoint) -> CGPoint {
        path.x > 0 && path.x >= abs(path.y) ? CGPoint(x: path.x, y: 0) : .zero
    }

    override func refusal(of touch: UITouch) -> GestureCause? {
        if !startsAtEdge(touch.location) { return GestureCause(RuleID("N", 33), "not at an edge") }
        return controller?.hasMoreToShow == true
            ? nil : GestureCause(RuleID("N", 33), "nothing is hidden")
    }

    override func defaultAction(in state: State) {
        guard let controller, let view = controller.viewIfLoaded else { return }
        let way = translation(in: view).x
        switch state {
        case .began:
            controller.beginShowing()
            controller.moveShowing(by: way)
        case .changed: controller.moveShowing(by: way)
        case .ended:
            controller.endShowing(at: way + velocity(in: view).x * TransitionConstants.foresight)
        default: controller.endShowing(at: 0)
        }
    }
}

/// Columns that come under a finger.
extension UISplitViewController {
    final func installPan() {
        guard let view = viewIfLoaded, split.pan == nil else { return }
        let recognizer = world.perform { SplitPanGestureRecognizer(target: nil, action: nil) }
        recognizer.edges = .left
        recognizer.controller = self
        recognizer.isEnabled = split.presentsWithGesture
        split.pan = recognizer
        view.addGestureRecognizer(recognizer)
    }

    /// The next mode with one sidebar more.
    private var nextMode: DisplayMode? {
        switch (displayMode, splitBehavior) {
        case (.secondaryOnly, .overlay): .oneOverSecondary
        case (.secondaryOnly, _): .oneBesideSecondary
        case (.oneOverSecondary, _) where style == .tripleColumn: .twoOverSecondary
        case (.oneBesideSecondary, .displace) where style == .tripleColumn: .twoDisplaceSecondary
        case (.oneBesideSecondary, _) where style == .tripleColumn: .twoBesideSecondary
        default: nil
        }
    }

    final var hasMoreToShow: Bool {
        split.isSettled && !isCollapsed && split.change == nil && nextMode != nil
    }

    final func beginShowing() {
        guard hasMoreToShow, let mode = nextMode, !world.isHalted else { return }
        tellGesture(begins: true)
        begin(mode, true, isInteractive: true)
    }

    private var comingWidth: CGFloat {
        split.change?.coming.reduce(0) { $0 + width(of: $1) } ?? 0
    }

    private func shift(_ way: CGFloat) {
        for column in split.change?.coming ?? [] {
            split.held[column]?.viewIfLoaded?.transform = CGAffineTransform(translationX: way, y: 0)
        }
    }

    final func moveShowing(by way: CGFloat) { shift(min(0, way - comingWidth)) }

    /// Goes the rest of the way where the finger went past half of it, or back.
    ///
    /// - Parameter place: where the movement would lead to, in points from where it began.
    final func endShowing(at place: CGFloat) {
        guard let change = split.change, !world.isHalted else { return }
        let finishes = place > comingWidth / 2
        change.coordinator?.letGo(isCancelled: !finishes)
        if !finishes { tellChange(to: change.old, change.coming, change.leaving) }
        world.transition(true) { [self] in
            for column in change.coming { split.held[column]?.viewIfLoaded?.transform = .identity }
            if finishes { finishChange(true) } else { takeBack(change) }
            tellGesture(begins: false)
        }
    }

    private func takeBack(_ change: SplitChange) {
        split.change = nil
        split.mode = change.old
        for controller in change.thereSoon { _ = controller.beginDisappearing(true) }
        for column in change.coming { split.held[column]?.viewIfLoaded?.removeFromSuperview() }
        for controller in change.thereSoon { controller.finishDisappearing(true) }
        putColumnsIn()
        change.coordinator?.end(isCancelled: true)
    }
}

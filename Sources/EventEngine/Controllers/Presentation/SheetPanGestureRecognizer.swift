import Foundation

/// The recognizer that drags a sheet. It is on the view around the sheet, and follows touches that began
/// beside the sheet too (N-15).
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
    /// Whether the user may dismiss, as found out when the drag began.
    private var mayDismiss = false
    /// Whether the drag goes towards dismissal, so that somebody was asked.
    private var isPull = false
    private var leaving: [UIViewController] = []
    private var startHeight: CGFloat = 0

    private var sheet: UISheetPresentationController? {
        (viewReference as? UITransitionView)?.presentation as? UISheetPresentationController
    }

    /// Whether content at its top lets the sheet grow first (N-17).
    var prefersScrolling: Bool { sheet?.prefersScrollingExpandsWhenScrolledToEdge ?? false }

    /// Only up and down, and up only where the sheet can grow (N-16, N-17).
    override func defaultTouchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.defaultTouchesMoved(touches, with: event)
        guard state == .possible else { return }
        let threshold = world.gestureConstants.panThreshold
        if abs(path.x) > threshold, abs(path.x) > abs(path.y) { fail(RuleID("N", 16), "not downwards") }
    }

    override func countedPath(_ path: CGPoint) -> CGPoint {
        CGPoint(x: 0, y: canFollow(path.y) ? path.y : 0)
    }

    /// Whether the sheet goes with a finger that moves so far.
    func canFollow(_ way: CGFloat) -> Bool { way > 0 || way < 0 && sheet?.isLargest == false }

    override func defaultAction(in state: State) {
        guard let sheet, let controller = sheet.shown, !controller.isBeingDismissed else { return }
        switch state {
        case .began:
            startHeight = sheet.height(of: sheet.currentDetent)
            begin(sheet, controller)
            follow(sheet)
        case .changed: follow(sheet)
        case .ended: end(sheet, controller, velocity: velocity(in: nil).y)
        default: end(sheet, controller, velocity: -.infinity)
        }
    }

    private func begin(_ sheet: UISheetPresentationController, _ controller: UIViewController) {
        leaving = []
        isPull = path.y > 0 && !sheet.detents.contains { sheet.height(of: $0.identifier) < startHeight }
        mayDismiss = isPull && sheet.mayDismiss()
        guard mayDismiss, !world.isHalted else { return }
        sheet.tellWillDismiss()
        controller.relations.isBeingDismissed = true
        leaving = controller.view.announceDisappearance(true)
        controller.relations.isBeingDismissed = false
    }

    /// What may not be dismissed follows only a part of the way.
    private func follow(_ sheet: UISheetPresentationController) {
        guard let view = sheet.presentedView else { return }
        var way = translation(in: nil).y
        if isPull, !mayDismiss { way = RubberBand.shown(way, dimension: startHeight) }
        let frame = sheet.frameOfPresentedViewInContainerView
        let most = sheet.detents.map { sheet.height(of: $0.identifier) }.max() ?? startHeight
        let height = min(max(startHeight - way, 0), most)
        view.frame.origin.y = frame.maxY - height
    }

    private func end(
        _ sheet: UISheetPresentationController, _ controller: UIViewController, velocity: CGFloat
    ) {
        let way = translation(in: nil).y + (velocity.isFinite ? velocity * TransitionConstants.foresight : 0)
        let height = velocity.isFinite ? startHeight - way : startHeight
        let wouldGo = !sheet.rest(at: height, mayGo: true)
        if isPull, !mayDismiss {
            sheet.placeSheet()
            if velocity.isFinite { sheet.tellAttempt() }
        } else if wouldGo, mayDismiss || sheet.mayDismiss() {
            if !mayDismiss { sheet.tellWillDismiss() }
            controller.relations.presenter?.dismissPresented(true, known: leaving) { sheet.tellDidDismiss() }
        } else {
            if wouldGo { sheet.tellAttempt() }
            let returning = leaving
            sheet.placeSheet()
            world.transition(true) { for controller in returning { controller.appearAgain() } }
        }
        leaving = []
    }
}

extension UIViewController {
    /// What began to disappear stays after all, unless it has left its window meanwhile.
    final func appearAgain() {
        guard viewIfLoaded?.windowReference != nil else { return finishDisappearing(true) }
        guard beginAppearing(true) else { return }
        finishAppearing(true)
    }
}

/// What Apple does not publish about transitions, each number with its reason.
enum TransitionConstants {
    /// Seconds by which a movement is thought to go on when the finger is lifted: what is past half the way
    /// then is finished (N-09).
    static let foresight: CGFloat = 0.1
    /// Microseconds that a finger may rest at the edge until the edge pan fails (N-02).
    static let edgeRest: Int64 = 500_000
}

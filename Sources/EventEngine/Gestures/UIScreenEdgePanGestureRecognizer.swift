import Foundation

/// A pan that starts at an edge of the screen (F-22).
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// Where it may start; nowhere by default.
    open var edges: UIRectEdge = []

    override func defaultTouchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if !state.isUnderWay, touches.contains(where: { !startsAtEdge($0.startLocation) }) {
            return fail(RuleID("F", 22), "not at an edge")
        }
        super.defaultTouchesBegan(touches, with: event)
    }

    final func startsAtEdge(_ point: CGPoint) -> Bool {
        let (screen, width) = (world.screen.bounds, CGFloat(world.gestureConstants.edgeWidth))
        return edges.contains(.left) && point.x <= screen.minX + width
            || edges.contains(.right) && point.x >= screen.maxX - width
            || edges.contains(.top) && point.y <= screen.minY + width
            || edges.contains(.bottom) && point.y >= screen.maxY - width
    }
}

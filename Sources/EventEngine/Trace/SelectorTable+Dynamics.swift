extension SelectorTable {
    static let dynamics: [Row] = [
        (.behaviorWillMove, "willMove(to:)", "willMoveToAnimator:", .lifecycle),
        (
            .dynamicAnimatorWillResume, "dynamicAnimatorWillResume(_:)", "dynamicAnimatorWillResume:",
            .delegates
        ),
        (.dynamicAnimatorDidPause, "dynamicAnimatorDidPause(_:)", "dynamicAnimatorDidPause:", .delegates),
        (
            .collisionBeganWithItem, "collisionBehavior(_:beganContactFor:with:at:)",
            "collisionBehavior:beganContactForItem:withItem:atPoint:", .delegates
        ),
        (
            .collisionEndedWithItem, "collisionBehavior(_:endedContactFor:with:)",
            "collisionBehavior:endedContactForItem:withItem:", .delegates
        ),
        (
            .collisionBeganWithBoundary, "collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)",
            "collisionBehavior:beganContactForItem:withBoundaryIdentifier:atPoint:", .delegates
        ),
        (
            .collisionEndedWithBoundary, "collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)",
            "collisionBehavior:endedContactForItem:withBoundaryIdentifier:", .delegates
        ),
        (.collisionBoundsType, "collisionBoundsType", "collisionBoundsType", .lifecycle),
    ]
}

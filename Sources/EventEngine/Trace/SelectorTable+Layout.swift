extension SelectorTable {
    static let layout: [Row] = [
        (.updateConstraints, "updateConstraints()", "updateConstraints", .lifecycle),
        (.updateViewConstraints, "updateViewConstraints()", "updateViewConstraints", .lifecycle),
        (
            .invalidateIntrinsicContentSize, "invalidateIntrinsicContentSize()",
            "invalidateIntrinsicContentSize", .lifecycle
        ),
        (
            .systemLayoutSizeFitting,
            "systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)",
            "systemLayoutSizeFittingSize:withHorizontalFittingPriority:verticalFittingPriority:", .lifecycle
        ),
        (.layoutMarginsDidChange, "layoutMarginsDidChange()", "layoutMarginsDidChange", .lifecycle),
        (.safeAreaInsetsDidChange, "safeAreaInsetsDidChange()", "safeAreaInsetsDidChange", .lifecycle),
        (
            .viewLayoutMarginsDidChange, "viewLayoutMarginsDidChange()", "viewLayoutMarginsDidChange",
            .lifecycle
        ),
        (
            .viewSafeAreaInsetsDidChange, "viewSafeAreaInsetsDidChange()", "viewSafeAreaInsetsDidChange",
            .lifecycle
        ),
    ]
}

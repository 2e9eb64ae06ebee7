extension SelectorTable {
    static let looks: [Row] = [
        (.backgroundColor, "backgroundColor", "backgroundColor", .lifecycle),
        (.setBackgroundColor, "backgroundColor=", "setBackgroundColor:", .lifecycle),
        (.draw, "draw(_:)", "drawRect:", .lifecycle),
        (.layerClass, "layerClass", "layerClass", .lifecycle),
        (.awakeFromNib, "awakeFromNib()", "awakeFromNib", .lifecycle),
        (
            .traitCollectionDidChange, "traitCollectionDidChange(_:)", "traitCollectionDidChange:",
            .lifecycle
        ),
        (.preferredStatusBarStyle, "preferredStatusBarStyle", "preferredStatusBarStyle", .lifecycle),
        (.prefersStatusBarHidden, "prefersStatusBarHidden", "prefersStatusBarHidden", .lifecycle),
        (
            .preferredStatusBarUpdateAnimation, "preferredStatusBarUpdateAnimation",
            "preferredStatusBarUpdateAnimation", .lifecycle
        ),
        (
            .childForStatusBarStyle, "childForStatusBarStyle", "childViewControllerForStatusBarStyle",
            .lifecycle
        ),
        (
            .childForStatusBarHidden, "childForStatusBarHidden", "childViewControllerForStatusBarHidden",
            .lifecycle
        ),
        (
            .prefersHomeIndicatorAutoHidden, "prefersHomeIndicatorAutoHidden",
            "prefersHomeIndicatorAutoHidden", .lifecycle
        ),
        (.shouldAutorotate, "shouldAutorotate", "shouldAutorotate", .lifecycle),
        (
            .supportedInterfaceOrientations, "supportedInterfaceOrientations",
            "supportedInterfaceOrientations", .lifecycle
        ),
        (.layerHitTest, "hitTest(_:)", "hitTest:", .lifecycle),
        (.layerContains, "contains(_:)", "containsPoint:", .lifecycle),
        (.layoutSublayers, "layoutSublayers()", "layoutSublayers", .lifecycle),
        (.layoutSublayersOfLayer, "layoutSublayers(of:)", "layoutSublayersOfLayer:", .lifecycle),
        (.drawInContext, "draw(in:)", "drawInContext:", .lifecycle),
        (.drawLayerInContext, "draw(_:in:)", "drawLayer:inContext:", .lifecycle),
        (.displayLayer, "display(_:)", "displayLayer:", .lifecycle),
        (.displayOfLayer, "display()", "display", .lifecycle),
        (.layerWillDraw, "layerWillDraw(_:)", "layerWillDraw:", .lifecycle),
        (
            .prepareForInterfaceBuilder, "prepareForInterfaceBuilder()", "prepareForInterfaceBuilder",
            .lifecycle
        ),
        (.accessibilityIncrement, "accessibilityIncrement()", "accessibilityIncrement", .lifecycle),
        (.accessibilityDecrement, "accessibilityDecrement()", "accessibilityDecrement", .lifecycle),
        (
            .accessibilityPerformEscape, "accessibilityPerformEscape()", "accessibilityPerformEscape",
            .lifecycle
        ),
        (
            .accessibilityPerformMagicTap, "accessibilityPerformMagicTap()", "accessibilityPerformMagicTap",
            .lifecycle
        ),
        (
            .accessibilityCustomActions, "accessibilityCustomActions", "accessibilityCustomActions",
            .lifecycle
        ),
        (
            .setAccessibilityCustomActions, "accessibilityCustomActions=", "setAccessibilityCustomActions:",
            .lifecycle
        ),
        (.animationDidStart, "animationDidStart(_:)", "animationDidStart:", .delegates),
        (
            .animationDidStop, "animationDidStop(_:finished:)", "animationDidStop:finished:", .delegates
        ),
        (.layerNeedsDisplay, "needsDisplay(forKey:)", "needsDisplayForKey:", .lifecycle),
    ]

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

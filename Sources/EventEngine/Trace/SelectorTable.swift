/// Both spellings of every message, the Objective-C one as Apple writes it.
enum SelectorTable {
    typealias Row = (MessageSelector, String, String, EntryKind)

    static let rows: [Row] =
        hitTesting + touches + pipeline + hierarchy + controllers + responders + gestures + gestureQuestions
        + controls + scrolling + tableDelegates + cells + questions + geometry + state + gestureState
        + scrollState + controlState + tableData + output + windows + layout + text + textQuestions
        + presentations + dynamics + collections + collectionData + looks + swipes
        + twoFingers + editMenus + searchBars + menusAndPages + navigationBars
        + tabs + columns + configurations
        + marginsAndRows + contents + placesAndItems + layoutUpdates + pickers

    private static let hitTesting: [Row] = [
        (.hitTest, "hitTest(_:with:)", "hitTest:withEvent:", .hitTest),
        (.pointInside, "point(inside:with:)", "pointInside:withEvent:", .hitTest),
    ]

    private static let touches: [Row] = [
        (.touchesBegan, "touchesBegan(_:with:)", "touchesBegan:withEvent:", .touches),
        (.touchesMoved, "touchesMoved(_:with:)", "touchesMoved:withEvent:", .touches),
        (.touchesEnded, "touchesEnded(_:with:)", "touchesEnded:withEvent:", .touches),
        (.touchesCancelled, "touchesCancelled(_:with:)", "touchesCancelled:withEvent:", .touches),
    ]

    private static let pipeline: [Row] = [
        (.fetchEvents, "source1", "", .pipeline),
        (.handleEvents, "source0", "", .pipeline),
        (.fireTimers, "timers", "", .pipeline),
        (.runMainQueue, "mainQueue", "", .pipeline),
        (.beforeWaiting, "beforeWaiting", "", .pipeline),
        (.sleep, "sleep", "", .pipeline),
        (.applicationSendEvent, "sendEvent(_:)", "sendEvent:", .pipeline),
        (.windowSendEvent, "sendEvent(_:)", "sendEvent:", .pipeline),
    ]

    private static let hierarchy: [Row] = [
        (.willMoveToSuperview, "willMove(toSuperview:)", "willMoveToSuperview:", .lifecycle),
        (.didMoveToSuperview, "didMoveToSuperview()", "didMoveToSuperview", .lifecycle),
        (.willMoveToWindow, "willMove(toWindow:)", "willMoveToWindow:", .lifecycle),
        (.didMoveToWindow, "didMoveToWindow()", "didMoveToWindow", .lifecycle),
        (.didAddSubview, "didAddSubview(_:)", "didAddSubview:", .lifecycle),
        (.willRemoveSubview, "willRemoveSubview(_:)", "willRemoveSubview:", .lifecycle),
        (.layoutSubviews, "layoutSubviews()", "layoutSubviews", .lifecycle),
    ]

    private static let controllers: [Row] = [
        (.loadView, "loadView()", "loadView", .lifecycle),
        (.viewDidLoad, "viewDidLoad()", "viewDidLoad", .lifecycle),
        (.viewWillAppear, "viewWillAppear(_:)", "viewWillAppear:", .lifecycle),
        (.viewIsAppearing, "viewIsAppearing(_:)", "viewIsAppearing:", .lifecycle),
        (.viewDidAppear, "viewDidAppear(_:)", "viewDidAppear:", .lifecycle),
        (.viewWillDisappear, "viewWillDisappear(_:)", "viewWillDisappear:", .lifecycle),
        (.viewDidDisappear, "viewDidDisappear(_:)", "viewDidDisappear:", .lifecycle),
        (.viewWillLayoutSubviews, "viewWillLayoutSubviews()", "viewWillLayoutSubviews", .lifecycle),
        (.viewDidLayoutSubviews, "viewDidLayoutSubviews()", "viewDidLayoutSubviews", .lifecycle),
        (.willMoveToParent, "willMove(toParent:)", "willMoveToParentViewController:", .lifecycle),
        (.didMoveToParent, "didMove(toParent:)", "didMoveToParentViewController:", .lifecycle),
    ]

    private static let responders: [Row] = [
        (.becomeFirstResponder, "becomeFirstResponder()", "becomeFirstResponder", .responders),
        (.resignFirstResponder, "resignFirstResponder()", "resignFirstResponder", .responders),
        (
            .canPerformAction, "canPerformAction(_:withSender:)", "canPerformAction:withSender:",
            .responders
        ),
        (.targetForAction, "target(forAction:withSender:)", "targetForAction:withSender:", .responders),
        (.motionBegan, "motionBegan(_:with:)", "motionBegan:withEvent:", .responders),
        (.motionEnded, "motionEnded(_:with:)", "motionEnded:withEvent:", .responders),
        (.motionCancelled, "motionCancelled(_:with:)", "motionCancelled:withEvent:", .responders),
        (.sendAction, "sendAction(_:to:from:for:)", "sendAction:to:from:forEvent:", .controls),
    ]

    private static let questions: [Row] = [
        (.next, "next", "nextResponder", .responders),
        (.isFirstResponder, "isFirstResponder", "isFirstResponder", .responders),
        (.canBecomeFirstResponder, "canBecomeFirstResponder", "canBecomeFirstResponder", .responders),
        (.canResignFirstResponder, "canResignFirstResponder", "canResignFirstResponder", .responders),
        (.sizeThatFits, "sizeThatFits(_:)", "sizeThatFits:", .lifecycle),
        (.intrinsicContentSize, "intrinsicContentSize", "intrinsicContentSize", .lifecycle),
        (.alignmentRectInsets, "alignmentRectInsets", "alignmentRectInsets", .lifecycle),
        (.addSubview, "addSubview(_:)", "addSubview:", .lifecycle),
        (.removeFromSuperview, "removeFromSuperview()", "removeFromSuperview", .lifecycle),
        (.insertSubviewAt, "insertSubview(_:at:)", "insertSubview:atIndex:", .lifecycle),
        (.insertSubviewAbove, "insertSubview(_:aboveSubview:)", "insertSubview:aboveSubview:", .lifecycle),
        (.insertSubviewBelow, "insertSubview(_:belowSubview:)", "insertSubview:belowSubview:", .lifecycle),
        (.bringSubviewToFront, "bringSubviewToFront(_:)", "bringSubviewToFront:", .lifecycle),
        (.sendSubviewToBack, "sendSubviewToBack(_:)", "sendSubviewToBack:", .lifecycle),
        (
            .exchangeSubview, "exchangeSubview(at:withSubviewAt:)",
            "exchangeSubviewAtIndex:withSubviewAtIndex:", .lifecycle
        ),
        (.setNeedsLayout, "setNeedsLayout()", "setNeedsLayout", .lifecycle),
        (.sizeToFit, "sizeToFit()", "sizeToFit", .lifecycle),
    ]

    private static let geometry: [Row] = [
        (.frame, "frame", "frame", .lifecycle), (.setFrame, "frame=", "setFrame:", .lifecycle),
        (.bounds, "bounds", "bounds", .lifecycle), (.setBounds, "bounds=", "setBounds:", .lifecycle),
        (.center, "center", "center", .lifecycle), (.setCenter, "center=", "setCenter:", .lifecycle),
        (.transform, "transform", "transform", .lifecycle),
        (.setTransform, "transform=", "setTransform:", .lifecycle),
    ]

    private static let state: [Row] = [
        (.alpha, "alpha", "alpha", .lifecycle), (.setAlpha, "alpha=", "setAlpha:", .lifecycle),
        (.isHidden, "isHidden", "isHidden", .lifecycle),
        (.setIsHidden, "isHidden=", "setHidden:", .lifecycle),
        (.isUserInteractionEnabled, "isUserInteractionEnabled", "isUserInteractionEnabled", .lifecycle),
        (
            .setIsUserInteractionEnabled, "isUserInteractionEnabled=", "setUserInteractionEnabled:",
            .lifecycle
        ),
        (.isMultipleTouchEnabled, "isMultipleTouchEnabled", "isMultipleTouchEnabled", .lifecycle),
        (.setIsMultipleTouchEnabled, "isMultipleTouchEnabled=", "setMultipleTouchEnabled:", .lifecycle),
        (.isExclusiveTouch, "isExclusiveTouch", "isExclusiveTouch", .lifecycle),
        (.setIsExclusiveTouch, "isExclusiveTouch=", "setExclusiveTouch:", .lifecycle),
        (.clipsToBounds, "clipsToBounds", "clipsToBounds", .lifecycle),
        (.setClipsToBounds, "clipsToBounds=", "setClipsToBounds:", .lifecycle),
        (.tag, "tag", "tag", .lifecycle), (.setTag, "tag=", "setTag:", .lifecycle),
        (.windowLevel, "windowLevel", "windowLevel", .lifecycle),
        (.setWindowLevel, "windowLevel=", "setWindowLevel:", .lifecycle),
        (.rootViewController, "rootViewController", "rootViewController", .lifecycle),
        (.setRootViewController, "rootViewController=", "setRootViewController:", .lifecycle),
    ]

    private static let gestureState: [Row] = [
        (.setRecognizerState, "state=", "setState:", .lifecycle),
        (.isRecognizerEnabled, "isEnabled", "isEnabled", .lifecycle),
        (.setIsRecognizerEnabled, "isEnabled=", "setEnabled:", .lifecycle),
        (.numberOfTouches, "numberOfTouches", "numberOfTouches", .lifecycle),
        (.locationInView, "location(in:)", "locationInView:", .lifecycle),
        (.translationInView, "translation(in:)", "translationInView:", .lifecycle),
        (.velocityInView, "velocity(in:)", "velocityInView:", .lifecycle),
        (.locationOfTouch, "location(ofTouch:in:)", "locationOfTouch:inView:", .lifecycle),
    ]

    private static let windows: [Row] = [
        (.becomeKey, "becomeKey()", "becomeKeyWindow", .lifecycle),
        (.resignKey, "resignKey()", "resignKeyWindow", .lifecycle),
    ]

    private static let output: [Row] = [
        (.print, "print", "", .prints)
    ]
}

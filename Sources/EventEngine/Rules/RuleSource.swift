/// Where a rule is from. Everything in the catalogue is told in words of its own; nothing is quoted.
package enum RuleSource: String, CaseIterable, Sendable {
    // Comments of UIKit's public headers.
    case controlHeader, gestureHeader, longPressHeader, responderHeader, scrollViewHeader
    case subclassHeader, touchHeader, viewHeader
    // Pages of Apple's documentation.
    case docAttachingGestures, docBeginTracking, docCGRect, docControlEvent, docControlSendAction
    case docDelaysTouchesBegan, docDelaysTouchesEnded, docDirectionalLock, docGestureDelegate
    case docGestureState, docGestureTouchesCancelled, docHitTest, docIsExclusiveTouch
    case docIsMultipleTouchEnabled, docIsUserInteractionEnabled, docLongPress, docNext, docPan
    case docPinchRotation, docPreferring, docPropertyAnimator, docResponderChain, docScrollView
    case docSendAction, docStateMachine, docSwipe, docTarget, docTouchesCancelled
    case eventGuide, responderReference, simpleGestures
    // WWDC sessions.
    case advancedGestures2010, gestures2010, scrollViews2012, scrollViews2014, interruptible2014
    case touchInput2015, pencil2016, modernInteraction, fluid2018
    // What others have published about a running system.
    case animationCancelReport, backboardWiki, buttonReport, cocoaDev2014, controlLogs, controlStacks
    case deceleration, delayReimplementation, doubleTapDelay, eventPath, exclusiveTouchRemark, gateReport
    case gestureSystem, nestedScrolling, passThroughReports, portTests, programmingIOS, removedViewArticle
    case rubberBand, runLoop, runLoopDump, runLoopSource, scrollLogs, stateReview, swipeConstants
    case tableThreads, trackingDistance, viewDumps, windowArticle, zPositionReport
    // The articles that the book looks into.
    case article1, article2, article3, article4, article5
    /// No source of its own.
    case synthesis

    /// What stands beside a rule: `UIView.h`, `WWDC 2014, session 235`.
    package var shortName: String { entry.shortName }

    /// The source in full, for a list of sources.
    package var citation: String { entry.citation }
}

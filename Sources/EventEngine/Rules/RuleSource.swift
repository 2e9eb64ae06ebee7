/// Where a rule is from. Everything in the catalogue is told in words of its own; nothing is quoted.
package enum RuleSource: String, CaseIterable, Sendable {
    // Comments of UIKit's public headers.
    case animatingHeader, animatorHeader, controlHeader, controllerHeader, gestureHeader, longPressHeader
    case responderHeader, scrollViewHeader, stackViewHeader, subclassHeader, touchHeader, viewHeader
    case textFieldHeader, accessibilityHeader, transitionHeader, collectionHeader
    case tableHeader, swipeHeader, searchHeader
    // Pages of Apple's documentation.
    case docAutoresizingMask, docDidLayoutSubviews, docLayer, docLayoutIfNeeded, docTransaction
    case docAttachingGestures, docBeginTracking, docCGRect, docControlEvent, docControlSendAction
    case docDelaysTouchesBegan, docDelaysTouchesEnded, docDirectionalLock, docGestureDelegate
    case docGestureState, docGestureTouchesCancelled, docHitTest, docIsExclusiveTouch
    case docIsMultipleTouchEnabled, docIsUserInteractionEnabled, docLongPress, docNext, docPan
    case docPinchRotation, docPreferring, docPropertyAnimator, docResponderChain, docScrollView
    case docSendAction, docStateMachine, docSwipe, docTarget, docTouchesCancelled
    case docBecomeFirstResponder, docCanPerformAction, docEditMenu, docEndEditing, docResignFirstResponder
    case docAdaptiveDelegate, docEdgeDeferral, docInteractivePop, docPageController, docPerformsModally
    case docContentContainer, docOrientations
    case docPopover, docPresentation, docSheet, docSplit, docTabDelegate, docDynamics
    case guidelines, searchSample
    case docCollectionController, docCollectionDelegate, docFlowLayout, docScrollDelegate, docTableDelegate
    case docShouldClear, docTextFieldDelegate, docTextViewDelegate, textGuide
    case eventGuide, responderReference, simpleGestures
    // WWDC sessions.
    case advancedGestures2010, gestures2010, scrollViews2012, scrollViews2014, interruptible2014, graphics2014
    case autoLayoutMysteries1, autoLayoutMysteries2, animationAdvances2016, advancedAnimations2017
    case autoLayoutPerformance, touchInput2015, pencil2016, modernInteraction, fluid2018, modernUI2019
    // What others have published about a running system.
    case coreAnimationBook, layoutTriggers, layoutTriggerTests
    case animationCancelReport, backboardWiki, buttonReport, cocoaDev2014, controlLogs, controlStacks
    case touchDownAnimations
    case deceleration, delayReimplementation, doubleTapDelay, eventPath, exclusiveTouchRemark, gateReport
    case gestureSystem, nestedScrolling, passThroughReports, portTests, programmingIOS, removedViewArticle
    case rubberBand, runLoop, runLoopDump, runLoopSource, scrollLogs, stateReview, swipeConstants
    case tableThreads, trackingDistance, viewDumps, windowArticle, zPositionReport
    case editMenuReports, fieldProbe, fieldStack, inputViewReports, interactivePopArticle
    case keyboardOrderReports, radarReports, reactNative, removalReports, returnKeyThreads, uikitPorts
    case sideViewThreads, voiceOverReports
    case alertThreads, appearanceLogs, chainLogs, navigationDumps, pageLogs, popReports, sheetReports
    case tabLogs, transitionReports, searchReports
    case collectionPort, itemThreads, refreshReports, scrollDumps, zoomReports
    // The articles that the book looks into.
    case article1, article2, article3, article4, article5
    /// No source of its own.
    case synthesis

    /// Its title, who published it, and where.
    package var publication: Publication {
        header ?? page ?? session ?? systemArticle ?? behaviourArticle ?? textArticle ?? navigationArticle
            ?? lookedIntoArticle
            ?? Publication("Inferred from the other rules", by: "Tracebook", short: "inferred", .ownWork)
    }

    /// What is beside a rule: `UIView.h`, `WWDC 2014, session 235`.
    package var shortName: String { publication.shortName }

    /// The source in full, for a list of sources.
    package var citation: String { publication.citation }
}

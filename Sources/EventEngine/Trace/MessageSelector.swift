/// A message of UIKit that the engine knows: those that are traced, and the properties that it asks objects
/// for.
///
/// The raw value is the message's number in `Recording.selectors`.
package enum MessageSelector: Int32, CaseIterable, Sendable {
    // Hit-testing
    case hitTest, pointInside
    // Touches of responders
    case touchesBegan, touchesMoved, touchesEnded, touchesCancelled
    // The pipeline
    case fetchEvents, handleEvents, fireTimers, runMainQueue, beforeWaiting, sleep
    case applicationSendEvent, windowSendEvent
    // Life-cycle of views and controllers
    case willMoveToSuperview, didMoveToSuperview, willMoveToWindow, didMoveToWindow
    case didAddSubview, willRemoveSubview, layoutSubviews
    case loadView, viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear
    case viewWillDisappear, viewDidDisappear
    case viewWillLayoutSubviews, viewDidLayoutSubviews, willMoveToParent, didMoveToParent
    // First responder, motion, and the search for whom an action is meant
    case becomeFirstResponder, resignFirstResponder, canPerformAction, targetForAction
    case motionBegan, motionEnded, motionCancelled
    // Actions
    case sendAction
    // Controls
    case beginTracking, continueTracking, endTracking, cancelTracking, setIsHighlighted
    case sendActions, controlSendAction, sendActionObject, performAction
    case textFieldShouldBeginEditing, textFieldDidBeginEditing, textFieldShouldEndEditing
    case textFieldDidEndEditing, textFieldShouldReturn
    // Recognizers: their touches, their states
    case gestureTouchesBegan, gestureTouchesMoved, gestureTouchesEnded, gestureTouchesCancelled
    case ignoreTouch, recognizerState, resetRecognizer
    // Questions to recognizers, to their delegates, and to hit views
    case recognizerShouldReceiveEvent, canPrevent, canBePreventedBy
    case recognizerShouldRequireFailureOf, recognizerShouldBeRequiredToFailBy
    case shouldReceiveEvent, shouldReceiveTouch, gestureRecognizerShouldBegin
    case shouldRecognizeSimultaneously, shouldRequireFailureOf, shouldBeRequiredToFailBy
    // Scroll views and their delegates
    case touchesShouldBegin, touchesShouldCancel
    case scrollViewDidScroll, scrollViewWillBeginDragging, scrollViewWillEndDragging
    case scrollViewDidEndDragging, scrollViewWillBeginDecelerating, scrollViewDidEndDecelerating
    case scrollViewDidEndScrollingAnimation
    // Rows of tables: what delegates are asked and told, and the states of cells
    case shouldHighlightRow, didHighlightRow, didUnhighlightRow
    case willSelectRow, willDeselectRow, didSelectRow, didDeselectRow
    case setHighlightedAnimated, setSelectedAnimated, prepareForReuse
    // What the engine asks an object; not traced
    case next, sizeThatFits, intrinsicContentSize, alignmentRectInsets
    case isFirstResponder, canBecomeFirstResponder, canResignFirstResponder
    case addSubview, removeFromSuperview, setNeedsLayout, sizeToFit
    case insertSubviewAt, insertSubviewAbove, insertSubviewBelow
    case bringSubviewToFront, sendSubviewToBack, exchangeSubview
    case frame, setFrame, bounds, setBounds, center, setCenter, transform, setTransform
    case alpha, setAlpha, isHidden, setIsHidden
    case isUserInteractionEnabled, setIsUserInteractionEnabled
    case isMultipleTouchEnabled, setIsMultipleTouchEnabled, isExclusiveTouch, setIsExclusiveTouch
    case clipsToBounds, setClipsToBounds, tag, setTag
    case windowLevel, setWindowLevel, rootViewController, setRootViewController
    case setRecognizerState, isRecognizerEnabled, setIsRecognizerEnabled, numberOfTouches
    case locationInView, locationOfTouch
    case contentOffset, setContentOffset, contentSize, setContentSize, contentInset, setContentInset
    case setContentOffsetAnimated, scrollRectToVisible
    case isHighlighted, isSelected, setIsSelected, isControlEnabled, setIsControlEnabled, controlState
    case isTracking, isTouchInside
    case numberOfSections, numberOfRowsInSection, cellForRow, titleForHeader, titleForFooter
    case sectionIndexTitles, sectionForIndexTitle
    case heightForRow, estimatedHeightForRow, heightForHeader, heightForFooter, viewForHeader, viewForFooter
    case inputView, inputAccessoryView, undoManager, isAccessibilityElement, accessibilityActivationPoint
    case numberOfSectionsInCollection, numberOfItemsInSection, cellForItem
    case flowItemSize, flowInset, flowLineSpacing, flowItemSpacing
    case inputViewController, inputAccessoryViewController
    case borderRect, textRect, placeholderRect, editingRect, clearButtonRect, leftViewRect, rightViewRect
    case prepareLayout, collectionViewContentSize, layoutAttributesInRect, layoutAttributesOfItem
    case shouldInvalidateLayout, invalidateLayout, targetContentOffset
    case presentedView, frameOfPresentedView, shouldRemovePresentersView
    case updateTransition, finishTransition, cancelTransition, pauseTransition
    case edgesDeferringSystemGestures, childDeferringSystemGestures
    // Output
    case print
    // What came of messages to cells; behind the messages of controls that are spelled alike
    case cellIsHighlighted, cellIsSelected
    // The key window
    case becomeKey, resignKey
    // Constraints and margins
    case updateConstraints, updateViewConstraints, invalidateIntrinsicContentSize, systemLayoutSizeFitting
    case layoutMarginsDidChange, safeAreaInsetsDidChange
    case viewLayoutMarginsDidChange, viewSafeAreaInsetsDidChange
    // Text
    case textFieldDidEndEditingReason, textFieldShouldChangeCharacters, textFieldDidChangeSelection
    case textFieldShouldClear
    case textViewShouldBeginEditing, textViewDidBeginEditing, textViewShouldEndEditing
    case textViewDidEndEditing, textViewShouldChangeText, textViewDidChange, textViewDidChangeSelection
    case insertText, deleteBackward, cut, copy, paste, select, selectAll, delete
    case accessibilityActivate
    // Presentations and transitions
    case adaptivePresentationStyle, presentationControllerShouldDismiss, presentationControllerWillDismiss
    case presentationControllerDidDismiss, presentationControllerDidAttemptToDismiss, sheetDidChangeDetent
    case presentationTransitionWillBegin, presentationTransitionDidEnd
    case dismissalTransitionWillBegin, dismissalTransitionDidEnd
    case containerViewWillLayoutSubviews, containerViewDidLayoutSubviews
    case animationControllerForPresented, animationControllerForDismissed
    case interactionControllerForPresentation, interactionControllerForDismissal
    case presentationControllerForPresented
    case transitionDuration, animateTransition, animationEnded, startInteractiveTransition
    case interruptibleAnimator
    case navigationWillShow, navigationDidShow
    case navigationAnimationController, navigationInteractionController
    case tabAnimationController, tabInteractionController
    // Collections, and more of tables and scroll views
    case shouldHighlightItem, didHighlightItem, didUnhighlightItem, shouldSelectItem, shouldDeselectItem
    case didSelectItem, didDeselectItem, accessoryButtonTapped
    case scrollViewShouldScrollToTop, scrollViewDidScrollToTop
    case viewForZooming, scrollViewWillBeginZooming, scrollViewDidZoom, scrollViewDidEndZooming
    // What views look like; not traced
    case backgroundColor, setBackgroundColor, draw, layerClass, awakeFromNib
    case traitCollectionDidChange, preferredStatusBarStyle, prefersStatusBarHidden
    case preferredStatusBarUpdateAnimation, childForStatusBarStyle, childForStatusBarHidden
    case prefersHomeIndicatorAutoHidden, shouldAutorotate, supportedInterfaceOrientations
    case layerHitTest, layerContains, layoutSublayers, layoutSublayersOfLayer, drawInContext
    case drawLayerInContext, layerNeedsDisplay
    case prepareForInterfaceBuilder, accessibilityIncrement, accessibilityDecrement
    case accessibilityPerformEscape, accessibilityPerformMagicTap
    case accessibilityCustomActions, setAccessibilityCustomActions
    // Swipes of rows
    case canEditRow, leadingSwipeActions, trailingSwipeActions, editingStyleForRow, titleForDeleteButton
    case shouldIndentRow
    case willBeginEditingRow, performContextualAction, commitRow, didEndEditingRow
    // Search bars
    case searchBarShouldBeginEditing, searchBarTextDidBeginEditing, searchBarShouldEndEditing
    case searchBarTextDidEndEditing, searchBarTextDidChange, searchBarShouldChangeText
    case searchBarSearchButtonClicked, searchBarCancelButtonClicked, searchBarScopeDidChange
    // Tabs
    case tabBarDidSelect, tabBarShouldSelect, tabBarDidSelectController
    // Dynamics
    case behaviorWillMove, dynamicAnimatorWillResume, dynamicAnimatorDidPause
    case collisionBeganWithItem, collisionEndedWithItem
    case collisionBeganWithBoundary, collisionEndedWithBoundary, collisionBoundsType
    // Animations of layers
    case animationDidStart, animationDidStop
    // Items moved by hand, menus, pages
    case canMoveItem, moveItem, targetForMove
    case menuConfiguration, menuWillDisplay, menuWillEnd
    case pageBefore, pageAfter, pageWillTransition, pageDidFinish, pageCount, pageIndex
    // Configurations
    case updateConfiguration, updateConfigurationUsing
    // Views beside the cells; not traced
    case viewForSupplementary, flowHeaderSize, flowFooterSize, layoutAttributesOfSupplementary
    case layoutMargins, setLayoutMargins, directionalLayoutMargins, setDirectionalLayoutMargins
    case safeAreaInsets, childForHomeIndicatorAutoHidden, viewWillTransitionToSize
    // Rows and items that come and go, and their menus
    case willDisplayRow, didEndDisplayingRow, willDisplayItem, didEndDisplayingItem
    case willDisplayHeader, willDisplayFooter, didEndDisplayingHeader, didEndDisplayingFooter
    case willDisplaySupplementary, didEndDisplayingSupplementary
    case menuOfRow, menuOfRowWillDisplay, menuOfRowWillEnd
    case menuOfItem, menuOfItemWillDisplay, menuOfItemWillEnd
    case canMoveRow, moveRow, targetForRow
    // Rows and items that two fingers select
    case shouldBeginSelectingRows, didBeginSelectingRows, didEndSelectingRows
    case shouldBeginSelectingItems, didBeginSelectingItems, didEndSelectingItems
    case tintColorDidChange, adaptivePresentationStyleForTraits
    // Edit menus
    case editMenu, editMenuTargetRect, editMenuWillPresent, editMenuWillDismiss
    case textFieldEditMenu, textViewEditMenu
    // What pans say of themselves; not traced
    case translationInView, velocityInView
    // Searches
    case updateSearchResults, willPresentSearch, didPresentSearch, willDismissSearch, didDismissSearch
    case presentSearch
    // Columns
    case splitWillChangeMode, splitWillShow, splitWillHide, splitTopColumn, splitDidCollapse
    case splitCollapseSecondary, splitShow, splitShowDetail, splitGestureWillBegin, splitGestureDidEnd
    case showViewController, showDetailViewController, forwardsAppearance
    // Edit menus of texts that come and go
    case textFieldWillPresentMenu, textFieldWillDismissMenu, textViewWillPresentMenu
    case textViewWillDismissMenu
    // Windows of another size
    case willTransitionToTraits, preferredContentSizeDidChange, sizeForChild, preferredOrientation
    case splitDidExpand, splitExpandMode, splitSeparateSecondary
    // What texts and images are; not traced
    case text, setText, attributedText, setAttributedText, font, setFont, textColor, setTextColor
    case textAlignment, setTextAlignment, numberOfLines, setNumberOfLines
    case placeholder, setPlaceholder, attributedPlaceholder, setAttributedPlaceholder
    case borderStyle, setBorderStyle, isSecureTextEntry, setIsSecureTextEntry
    case textContainerInset, setTextContainerInset, image, setImage, drawText, labelTextRect
    case setButtonTitle, setButtonTitleColor, setButtonImage, setSwitchOn
    case selectedIndex, setSelectedIndex, modalPresentationStyle, setModalPresentationStyle
    case hidesBottomBar, setHidesBottomBar
    case requiresConstraints
    case pickerComponents, pickerRows, pickerWidth, pickerRowHeight, pickerTitle, pickerAttributedTitle
    case pickerViewForRow
    // What a picker's delegate hears; traced
    case pickerDidSelectRow
    // Colours of what can be tapped, and where a slider has its parts; not traced
    case tintColor, setTintColor
    case trackRect, thumbRect, minimumValueImageRect, maximumValueImageRect
    // More edit actions, which are traced, and what observers are told, which is not
    case toggleBoldface, toggleItalics, toggleUnderline, increaseSize, decreaseSize
    case makeLeftToRight, makeRightToLeft
    case observeValue
    // More that classes override; not traced
    case scrollsToTop, setScrollsToTop, pushViewController, popViewController, popToViewController
    case popToRootViewController, setViewControllers, didReceiveMemoryWarning
    case tabViewControllers, setTabViewControllers, selectedViewController, setSelectedViewController
    case contentRect, titleRect, imageRect, menuAttachmentPoint, setCellEditing
    case setIsAccessibilityElement, transitioningDelegate, setTransitioningDelegate
    case isModalInPresentation, setIsModalInPresentation
    // Items of bars that come and go; traced
    case barShouldPush, barDidPush, barShouldPop, barDidPop
    // Insets that have changed; traced
    case adjustedContentInsetDidChange, scrollViewDidChangeAdjustedContentInset
    // What layouts are asked, what their attributes are, and what items of bars are; not traced
    case copyWithZone, applyLayoutAttributes, layoutAttributesClass, layoutAttributesOfDecoration
    case invalidateLayoutWithContext, invalidationContextForBounds, invalidationContextClass
    case shouldInvalidateForPreferred, invalidationContextForPreferred, flipsHorizontally
    case respondsToSelector, forwardingTarget
    case title, setTitle, selectedImage, setSelectedImage, badgeValue, setBadgeValue
    // The size that a controller asks for; not traced
    case preferredContentSize, setPreferredContentSize
    // What layouts hear around updates, and what views beside them would like to be; not traced
    case prepareForUpdates, finalizeUpdates, initialAttributesOfItem, finalAttributesOfItem
    case initialAttributesOfSupplementary, finalAttributesOfSupplementary
    case initialAttributesOfDecoration, finalAttributesOfDecoration, offsetAfterUpdate
    case prepareForAnimatedBounds, finalizeAnimatedBounds
    case prepareForTransitionTo, prepareForTransitionFrom, finalizeTransition, preferredAttributes
    // Where bars and the backgrounds of buttons are, and what layers do to be drawn
    case positionForBar, backgroundRect, displayLayer, displayOfLayer, layerWillDraw
    // What delegates of popovers and containers are asked and told
    case prepareForPopover, popoverShouldDismiss, popoverDidDismiss, controllerForAdaptiveStyle
    case targetForMoveFrom, willPresentInStyle
    case navigationOrientations, navigationPreferredOrientation, tabOrientations, tabPreferredOrientation

    /// The message's spellings and kind.
    package var definition: Definition { Self.definitions[Int(rawValue)] }
    /// `hitTest(_:with:)`; for a property its name, for setting it `alpha=`.
    package var swift: String { definition.swift }
    /// `hitTest:withEvent:`; empty for what is no message, such as the run loop's sleep.
    package var objectiveC: String { definition.objectiveC }
    /// What an entry of this message is about.
    package var kind: EntryKind { Self.kinds[Int(rawValue)] }
    /// Its number in recordings.
    package var id: SelectorID { SelectorID(rawValue: rawValue) }

    /// The message with this Swift spelling; of two with the same, the first.
    package init?(swift: String) {
        guard let found = Self.bySwiftSpelling[swift] else { return nil }
        self = found
    }

    /// How a message is written, and what it is about.
    package struct Definition: Sendable {
        package var swift: String
        package var objectiveC: String
        package var kind: EntryKind
    }

    private static let definitions: [Definition] = {
        var rows = [Definition?](repeating: nil, count: allCases.count)
        for (selector, swift, objectiveC, kind) in SelectorTable.rows {
            rows[Int(selector.rawValue)] = Definition(swift: swift, objectiveC: objectiveC, kind: kind)
        }
        return rows.enumerated().map { index, row in
            guard let row else { preconditionFailure("SelectorTable has no row for \(allCases[index])") }
            return row
        }
    }()

    /// Apart from the spellings, because every entry needs it.
    private static let kinds = definitions.map(\.kind)

    /// Both spellings of all messages, by their numbers.
    static let spellings = definitions.map {
        Recording.Selector(swift: $0.swift, objectiveC: $0.objectiveC)
    }

    /// Whether a message has this spelling in Objective-C.
    package static func knows(objectiveC name: String) -> Bool { objectiveCSpellings.contains(name) }

    private static let objectiveCSpellings = Set(definitions.map(\.objectiveC))

    private static let bySwiftSpelling = Dictionary(
        allCases.map { ($0.swift, $0) }, uniquingKeysWith: { first, _ in first })
}

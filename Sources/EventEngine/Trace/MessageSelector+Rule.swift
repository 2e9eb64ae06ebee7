extension MessageSelector {
    /// The rule by which UIKit sends the message. It is a property of the message, and not of the place in
    /// the engine that sends it, because an override of a compiled class is recorded by the override itself.
    ///
    /// For a touch message that is the rule when the author's code sends it; when the engine does,
    /// `Simulator.cause` comes first. For `hitTest` the default search puts the rule that decided in its
    /// place.
    func rule(isOverridden: Bool) -> RuleID {
        switch self {
        case .hitTest: RuleID("B", 3)
        case .pointInside: isOverridden ? RuleID("B", 28) : RuleID("B", 4)
        case .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled: RuleID("C", 10)
        case .applicationSendEvent, .windowSendEvent: RuleID("A", 8)
        case .willMoveToSuperview, .didMoveToSuperview, .willMoveToWindow, .didMoveToWindow, .didAddSubview,
            .willRemoveSubview:
            RuleID("L", 3)
        case .layoutSubviews: RuleID("A", 12)
        case .becomeFirstResponder, .resignFirstResponder: RuleID("C", 19)
        case .targetForAction, .canPerformAction: RuleID("C", 23)
        case .motionBegan, .motionEnded, .motionCancelled: RuleID("C", 24)
        case .sendAction: RuleID("C", 22)
        case .beginTracking, .continueTracking, .endTracking, .cancelTracking: RuleID("G", 1)
        case .setIsHighlighted: RuleID("G", 10)
        case .sendActions, .controlSendAction, .sendActionObject, .performAction: RuleID("G", 12)
        case .gestureTouchesBegan, .gestureTouchesMoved, .gestureTouchesEnded, .gestureTouchesCancelled:
            RuleID("E", 5)
        case .ignoreTouch: RuleID("E", 21)
        case .resetRecognizer: RuleID("E", 19)
        case .recognizerShouldReceiveEvent, .shouldReceiveEvent, .shouldReceiveTouch: RuleID("E", 4)
        case .canPrevent, .canBePreventedBy: RuleID("E", 34)
        case .recognizerShouldRequireFailureOf, .recognizerShouldBeRequiredToFailBy,
            .shouldRequireFailureOf, .shouldBeRequiredToFailBy:
            RuleID("E", 45)
        case .gestureRecognizerShouldBegin: RuleID("E", 41)
        case .touchesShouldBegin: RuleID("H", 4)
        case .touchesShouldCancel: RuleID("H", 6)
        case .scrollViewWillBeginDragging, .scrollViewDidEndDragging, .scrollViewWillBeginDecelerating,
            .scrollViewDidEndDecelerating:
            RuleID("H", 21)
        case .scrollViewWillEndDragging, .targetContentOffset: RuleID("H", 22)
        case .scrollViewDidScroll, .scrollViewDidEndScrollingAnimation: RuleID("H", 23)
        case .shouldRecognizeSimultaneously: RuleID("E", 36)
        case .shouldHighlightRow, .didHighlightRow, .didUnhighlightRow, .willSelectRow, .willDeselectRow,
            .didSelectRow, .didDeselectRow:
            RuleID("H", 30)
        case .setHighlightedAnimated, .setSelectedAnimated: RuleID("H", 29)
        case .updateConstraints: RuleID("S", 1)
        case .updateViewConstraints: RuleID("S", 6)
        case .viewWillLayoutSubviews, .viewDidLayoutSubviews: RuleID("S", 5)
        case .layoutMarginsDidChange, .safeAreaInsetsDidChange, .viewLayoutMarginsDidChange,
            .viewSafeAreaInsetsDidChange, .adjustedContentInsetDidChange,
            .scrollViewDidChangeAdjustedContentInset:
            RuleID("S", 15)
        default: textRule
        }
    }

    /// Those about text, and what VoiceOver asks.
    private var textRule: RuleID {
        switch self {
        case .textFieldShouldBeginEditing, .textFieldDidBeginEditing: RuleID("P", 18)
        case .textFieldShouldEndEditing, .textFieldDidEndEditing, .textFieldDidEndEditingReason:
            RuleID("P", 25)
        case .textFieldShouldChangeCharacters, .textFieldDidChangeSelection: RuleID("P", 21)
        case .textFieldShouldClear: RuleID("P", 26)
        case .searchBarShouldBeginEditing, .searchBarTextDidBeginEditing: RuleID("P", 18)
        case .searchBarShouldEndEditing, .searchBarTextDidEndEditing: RuleID("P", 25)
        case .searchBarTextDidChange, .searchBarShouldChangeText: RuleID("P", 21)
        case .searchBarSearchButtonClicked: RuleID("P", 23)
        case .searchBarCancelButtonClicked, .searchBarScopeDidChange: RuleID("G", 12)
        case .textFieldShouldReturn: RuleID("P", 23)
        case .textViewShouldBeginEditing, .textViewDidBeginEditing, .textViewShouldEndEditing,
            .textViewDidEndEditing:
            RuleID("P", 27)
        case .textViewShouldChangeText, .textViewDidChange, .textViewDidChangeSelection: RuleID("P", 28)
        case .insertText: RuleID("P", 21)
        case .deleteBackward: RuleID("P", 22)
        case .cut, .copy, .paste, .select, .selectAll, .delete, .toggleBoldface, .toggleItalics,
            .toggleUnderline, .increaseSize, .decreaseSize, .makeLeftToRight, .makeRightToLeft:
            RuleID("P", 33)
        case .editMenu, .editMenuTargetRect, .editMenuWillPresent, .editMenuWillDismiss, .textFieldEditMenu,
            .textViewEditMenu, .textFieldWillPresentMenu, .textFieldWillDismissMenu,
            .textViewWillPresentMenu, .textViewWillDismissMenu:
            RuleID("P", 35)
        case .accessibilityActivate: RuleID("P", 38)
        default: presentationRule
        }
    }

    /// Those about presentations and transitions.
    private var presentationRule: RuleID {
        switch self {
        case .viewWillTransitionToSize, .willTransitionToTraits, .traitCollectionDidChange: RuleID("N", 39)
        case .preferredContentSizeDidChange: RuleID("N", 40)
        case .splitDidExpand, .splitExpandMode, .splitSeparateSecondary: RuleID("N", 41)
        case .updateSearchResults, .willPresentSearch, .didPresentSearch, .willDismissSearch,
            .didDismissSearch, .presentSearch:
            RuleID("N", 43)
        case .adaptivePresentationStyle, .adaptivePresentationStyleForTraits, .prepareForPopover,
            .willPresentInStyle, .controllerForAdaptiveStyle:
            RuleID("N", 21)
        case .popoverShouldDismiss, .popoverDidDismiss: RuleID("N", 12)
        case .navigationOrientations, .navigationPreferredOrientation, .tabOrientations,
            .tabPreferredOrientation:
            RuleID("N", 38)
        case .presentationControllerShouldDismiss, .presentationControllerDidDismiss,
            .presentationControllerDidAttemptToDismiss:
            RuleID("N", 12)
        case .presentationControllerWillDismiss: RuleID("N", 14)
        case .sheetDidChangeDetent: RuleID("N", 17)
        case .animationControllerForPresented, .animationControllerForDismissed, .animationEnded,
            .interactionControllerForPresentation, .interactionControllerForDismissal,
            .presentationControllerForPresented, .transitionDuration, .animateTransition,
            .startInteractiveTransition, .interruptibleAnimator, .navigationAnimationController,
            .navigationInteractionController, .tabAnimationController, .tabInteractionController:
            RuleID("N", 25)
        case .navigationWillShow, .navigationDidShow: RuleID("N", 8)
        case .tabBarDidSelect, .tabBarShouldSelect, .tabBarDidSelectController: RuleID("N", 31)
        // Apple documents the rows' in UITableViewDataSource and UITableViewDelegate; no rule is about them.
        case .canMoveItem, .moveItem, .targetForMove, .targetForMoveFrom: RuleID("M", 20)
        case .menuConfiguration, .menuOfRow, .menuOfItem: RuleID("F", 8)
        case .menuWillDisplay, .menuOfRowWillDisplay, .menuOfItemWillDisplay: RuleID("E", 52)
        case .menuWillEnd, .menuOfRowWillEnd, .menuOfItemWillEnd: RuleID("N", 22)
        case .pageBefore, .pageAfter, .pageWillTransition, .pageDidFinish, .pageCount, .pageIndex:
            RuleID("N", 30)
        case .splitWillChangeMode, .splitWillShow, .splitWillHide, .splitTopColumn, .splitDidCollapse,
            .splitCollapseSecondary, .splitShow, .splitShowDetail, .splitGestureWillBegin,
            .splitGestureDidEnd:
            RuleID("N", 33)
        case .animationDidStart, .animationDidStop: RuleID("S", 27)
        case .behaviorWillMove, .dynamicAnimatorWillResume, .dynamicAnimatorDidPause,
            .collisionBeganWithItem, .collisionEndedWithItem, .collisionBeganWithBoundary,
            .collisionEndedWithBoundary:
            RuleID("S", 31)
        default: collectionRule
        }
    }

    /// Those about items, and more of scroll views.
    private var collectionRule: RuleID {
        switch self {
        case .shouldHighlightItem, .didHighlightItem, .didUnhighlightItem: RuleID("M", 1)
        case .shouldSelectItem, .didSelectItem, .didDeselectItem: RuleID("M", 4)
        case .shouldDeselectItem: RuleID("M", 5)
        case .shouldBeginSelectingRows, .didBeginSelectingRows, .didEndSelectingRows,
            .shouldBeginSelectingItems, .didBeginSelectingItems, .didEndSelectingItems:
            RuleID("M", 11)
        case .accessoryButtonTapped: RuleID("M", 16)
        case .canEditRow, .leadingSwipeActions, .trailingSwipeActions, .editingStyleForRow,
            .titleForDeleteButton, .shouldIndentRow:
            RuleID("M", 17)
        case .willBeginEditingRow, .performContextualAction, .commitRow, .didEndEditingRow: RuleID("M", 19)
        case .scrollViewShouldScrollToTop, .scrollViewDidScrollToTop: RuleID("M", 24)
        case .viewForZooming, .scrollViewWillBeginZooming, .scrollViewDidZoom, .scrollViewDidEndZooming:
            RuleID("M", 26)
        default: .none
        }
    }

    /// The message that sets the property that this one reads; nil when there is none. Several classes may
    /// have a property of the same name.
    package var setter: MessageSelector? {
        switch self {
        case .isHighlighted: .setIsHighlighted
        case .isSelected: .setIsSelected
        case .backgroundColor: .setBackgroundColor
        case .isControlEnabled: .setIsControlEnabled
        default: MessageSelector(swift: swift + "=")
        }
    }

    /// Whether it is one of the four messages about touches, which have a cause of their own each time.
    var isAboutTouches: Bool {
        switch self {
        case .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled: true
        default: false
        }
    }

    /// Whether messages of this kind leave entries. What the engine merely asks an object, such as its
    /// `next`, leaves none.
    package var isTraced: Bool {
        if Self.untraced.contains(self) || Self.contents.contains(self) { return false }
        return rawValue < MessageSelector.next.rawValue || rawValue >= MessageSelector.print.rawValue
    }

    private static let contents = Set(
        (SelectorTable.contents + SelectorTable.placesAndItems + SelectorTable.layoutUpdates).map(\.0))

    /// Later questions and orders that are not traced.
    private static let untraced: Set<MessageSelector> = [
        .invalidateIntrinsicContentSize, .systemLayoutSizeFitting, .backgroundColor, .setBackgroundColor,
        .draw, .layerClass, .awakeFromNib, .inputView, .inputAccessoryView, .undoManager,
        .isAccessibilityElement, .accessibilityActivationPoint,
        .preferredStatusBarStyle, .prefersStatusBarHidden, .preferredStatusBarUpdateAnimation,
        .childForStatusBarStyle, .childForStatusBarHidden, .prefersHomeIndicatorAutoHidden,
        .shouldAutorotate, .supportedInterfaceOrientations, .layerHitTest, .layerContains,
        .layoutSublayers, .layoutSublayersOfLayer, .drawInContext, .drawLayerInContext,
        .displayLayer, .displayOfLayer, .layerWillDraw, .backgroundRect,
        .layerNeedsDisplay, .prepareForInterfaceBuilder, .accessibilityIncrement,
        .accessibilityDecrement, .viewForSupplementary, .flowHeaderSize, .flowFooterSize,
        .layoutAttributesOfSupplementary, .layoutMargins, .setLayoutMargins, .directionalLayoutMargins,
        .setDirectionalLayoutMargins, .safeAreaInsets, .childForHomeIndicatorAutoHidden,
        .canMoveRow, .sizeForChild, .preferredOrientation, .tintColorDidChange, .translationInView,
        .velocityInView, .showViewController, .showDetailViewController, .forwardsAppearance,
        .collisionBoundsType, .accessibilityPerformEscape, .accessibilityPerformMagicTap,
        .accessibilityCustomActions, .setAccessibilityCustomActions,
    ]

    /// The message with this Swift spelling to this receiver: `sendEvent(_:)` is one of the application and
    /// one of windows, `touchesBegan(_:with:)` one of responders and one of recognizers.
    package init?(swift: String, receiver: AnyObject) {
        self.init(swift: swift)
        if self == .applicationSendEvent, receiver is UIWindow { self = .windowSendEvent }
        // What becomes of a cell is traced where it changes.
        if receiver is UITableViewCell || receiver is UICollectionViewCell, self == .setIsHighlighted {
            return nil
        }
        if receiver is UIControl, swift == MessageSelector.setIsHighlighted.swift { self = .setIsHighlighted }
        guard receiver is UIGestureRecognizer else { return }
        switch self {
        case .touchesBegan: self = .gestureTouchesBegan
        case .touchesMoved: self = .gestureTouchesMoved
        case .touchesEnded: self = .gestureTouchesEnded
        case .touchesCancelled: self = .gestureTouchesCancelled
        default: break
        }
    }
}

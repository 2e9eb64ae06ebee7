extension RuleSource {
    /// A page of Apple's documentation, archived guides included.
    var page: Publication? {
        guard let (title, path) = uikitPage ?? textPage ?? navigationPage ?? archivedPage else { return nil }
        let isArchived = path.hasPrefix("library/")
        let isReference = !isArchived && !path.hasPrefix("design/")
        let folder = "https://developer.apple.com/" + (isReference ? "documentation/" : "")
        return Publication(
            title, by: "Apple, documentation" + (isArchived ? " archive" : ""),
            at: path.isEmpty ? nil : folder + path, short: title, .apple)
    }

    /// About views, touches and recognizers: a title, and the path on Apple's site.
    private var uikitPage: (String, String)? {
        switch self {
        case .docAttachingGestures:
            ("Attaching gesture recognizers to UIKit controls",
             "uikit/attaching-gesture-recognizers-to-uikit-controls")
        case .docAutoresizingMask: ("UIView, autoresizingMask", "uikit/uiview/autoresizingmask")
        case .docBeginTracking:
            ("UIControl, beginTracking(_:with:)", "uikit/uicontrol/begintracking(_:with:)")
        case .docCGRect: ("CGRect", "corefoundation/cgrect")
        case .docControlEvent: ("UIControl.Event", "uikit/uicontrol/event")
        case .docControlSendAction:
            ("UIControl, sendAction(_:to:for:)", "uikit/uicontrol/sendaction(_:to:for:)")
        case .docDelaysTouchesBegan:
            ("UIGestureRecognizer, delaysTouchesBegan", "uikit/uigesturerecognizer/delaystouchesbegan")
        case .docDelaysTouchesEnded:
            ("UIGestureRecognizer, delaysTouchesEnded", "uikit/uigesturerecognizer/delaystouchesended")
        case .docDidLayoutSubviews:
            ("UIViewController, viewDidLayoutSubviews()", "uikit/uiviewcontroller/viewdidlayoutsubviews()")
        case .docDirectionalLock:
            ("UIScrollView, isDirectionalLockEnabled", "uikit/uiscrollview/isdirectionallockenabled")
        case .docGestureDelegate: ("UIGestureRecognizerDelegate", "uikit/uigesturerecognizerdelegate")
        case .docGestureState: ("UIGestureRecognizer.State", "uikit/uigesturerecognizer/state")
        case .docGestureTouchesCancelled:
            ("UIGestureRecognizer, touchesCancelled(_:with:)",
             "uikit/uigesturerecognizer/touchescancelled(_:with:)")
        case .docHitTest: ("UIView, hitTest(_:with:)", "uikit/uiview/hittest(_:with:)")
        case .docIsExclusiveTouch: ("UIView, isExclusiveTouch", "uikit/uiview/isexclusivetouch")
        case .docIsMultipleTouchEnabled:
            ("UIView, isMultipleTouchEnabled", "uikit/uiview/ismultipletouchenabled")
        case .docIsUserInteractionEnabled:
            ("UIView, isUserInteractionEnabled", "uikit/uiview/isuserinteractionenabled")
        case .docLayer: ("CALayer", "quartzcore/calayer")
        case .docLayoutIfNeeded: ("UIView, layoutIfNeeded()", "uikit/uiview/layoutifneeded()")
        case .docLongPress: ("UILongPressGestureRecognizer", "uikit/uilongpressgesturerecognizer")
        case .docNext: ("UIResponder, next", "uikit/uiresponder/next")
        case .docPan: ("UIPanGestureRecognizer", "uikit/uipangesturerecognizer")
        case .docPinchRotation: ("UIPinchGestureRecognizer", "uikit/uipinchgesturerecognizer")
        case .docPreferring:
            ("Preferring one gesture over another", "uikit/preferring-one-gesture-over-another")
        case .docPropertyAnimator: ("UIViewPropertyAnimator", "uikit/uiviewpropertyanimator")
        case .docResponderChain:
            ("Using responders and the responder chain to handle events",
             "uikit/using-responders-and-the-responder-chain-to-handle-events")
        case .docScrollView: ("UIScrollView", "uikit/uiscrollview")
        case .docSendAction:
            ("UIApplication, sendAction(_:to:from:for:)", "uikit/uiapplication/sendaction(_:to:from:for:)")
        case .docStateMachine:
            ("About the gesture recognizer state machine",
             "uikit/about-the-gesture-recognizer-state-machine")
        case .docSwipe: ("UISwipeGestureRecognizer", "uikit/uiswipegesturerecognizer")
        case .docTarget:
            ("UIResponder, target(forAction:withSender:)", "uikit/uiresponder/target(foraction:withsender:)")
        case .docTransaction: ("CATransaction", "quartzcore/catransaction")
        case .docTouchesCancelled:
            ("UIResponder, touchesCancelled(_:with:)", "uikit/uiresponder/touchescancelled(_:with:)")
        default: nil
        }
    }

    /// About first responders, editing and text.
    private var textPage: (String, String)? {
        switch self {
        case .docBecomeFirstResponder:
            ("UIResponder, becomeFirstResponder()", "uikit/uiresponder/becomefirstresponder()")
        case .docCanPerformAction:
            ("UIResponder, canPerformAction(_:withSender:)",
             "uikit/uiresponder/canperformaction(_:withsender:)")
        case .docEditMenu: ("UIEditMenuInteractionDelegate", "uikit/uieditmenuinteractiondelegate")
        case .docEndEditing: ("UIView, endEditing(_:)", "uikit/uiview/endediting(_:)")
        case .docResignFirstResponder:
            ("UIResponder, resignFirstResponder()", "uikit/uiresponder/resignfirstresponder()")
        case .docShouldClear:
            ("UITextFieldDelegate, textFieldShouldClear(_:)",
             "uikit/uitextfielddelegate/textfieldshouldclear(_:)")
        case .docTextFieldDelegate: ("UITextFieldDelegate", "uikit/uitextfielddelegate")
        case .docTextViewDelegate: ("UITextViewDelegate", "uikit/uitextviewdelegate")
        default: nil
        }
    }

    /// About tables, navigation and presentation.
    private var navigationPage: (String, String)? {
        switch self {
        case .docAdaptiveDelegate:
            ("UIAdaptivePresentationControllerDelegate", "uikit/uiadaptivepresentationcontrollerdelegate")
        case .docEdgeDeferral:
            ("UIViewController, preferredScreenEdgesDeferringSystemGestures",
             "uikit/uiviewcontroller/preferredscreenedgesdeferringsystemgestures")
        case .docInteractivePop:
            ("UINavigationController, interactivePopGestureRecognizer",
             "uikit/uinavigationcontroller/interactivepopgesturerecognizer")
        case .docPageController: ("UIPageViewController", "uikit/uipageviewcontroller")
        case .docPerformsModally:
            ("UIViewController, performsActionsWhilePresentingModally",
             "uikit/uiviewcontroller/performsactionswhilepresentingmodally")
        case .docPopover: ("UIPopoverPresentationController", "uikit/uipopoverpresentationcontroller")
        case .docContentContainer: ("UIContentContainer", "uikit/uicontentcontainer")
        case .docOrientations:
            ("UIViewController, supportedInterfaceOrientations",
             "uikit/uiviewcontroller/supportedinterfaceorientations")
        case .docPresentation: ("UIPresentationController", "uikit/uipresentationcontroller")
        case .docSheet: ("UISheetPresentationController", "uikit/uisheetpresentationcontroller")
        case .docSplit: ("UISplitViewController", "uikit/uisplitviewcontroller")
        case .docDynamics: ("UIDynamicAnimator", "uikit/uidynamicanimator")
        case .docTabDelegate: ("UITabBarControllerDelegate", "uikit/uitabbarcontrollerdelegate")
        case .docCollectionController: ("UICollectionViewController", "uikit/uicollectionviewcontroller")
        case .docCollectionDelegate: ("UICollectionViewDelegate", "uikit/uicollectionviewdelegate")
        case .docFlowLayout: ("UICollectionViewFlowLayout", "uikit/uicollectionviewflowlayout")
        case .docScrollDelegate: ("UIScrollViewDelegate", "uikit/uiscrollviewdelegate")
        case .docTableDelegate: ("UITableViewDelegate", "uikit/uitableviewdelegate")
        default: nil
        }
    }

    /// Archived guides, and what has no page of the reference; an empty path where no address is known.
    private var archivedPage: (String, String)? {
        switch self {
        case .eventGuide:
            ("Event Handling Guide for iOS",
             "library/content/documentation/EventHandling/Conceptual/EventHandlingiPhoneOS/index.html")
        case .responderReference: ("UIResponder Class Reference, as archived", "")
        case .simpleGestures:
            ("SimpleGestureRecognizers, sample code",
             "library/ios/samplecode/SimpleGestureRecognizers/Listings/ReadMe_txt.html")
        case .searchSample:
            ("Displaying Searchable Content by Using a Search Controller, sample code",
             "uikit/displaying-searchable-content-by-using-a-search-controller")
        case .textGuide: ("Text Programming Guide for iOS, as archived", "")
        case .guidelines: ("Human Interface Guidelines", "design/human-interface-guidelines")
        default: nil
        }
    }
}

extension RuleSource {
    /// The row of a page of Apple's documentation, archived guides included.
    var pageEntry: Entry? {
        guard let subject = pageSubject else { return nil }
        return Entry(shortName: subject, citation: "Apple documentation: \(subject).")
    }

    private var pageSubject: String? {
        switch self {
        case .docAttachingGestures: "Attaching gesture recognizers to UIKit controls"
        case .docBeginTracking: "UIControl, beginTracking(_:with:)"
        case .docCGRect: "CGRect, CGRectContainsPoint(_:_:)"
        case .docControlEvent: "UIControl.Event"
        case .docControlSendAction: "UIControl, sendAction(_:to:for:)"
        case .docDelaysTouchesBegan: "UIGestureRecognizer, delaysTouchesBegan"
        case .docDelaysTouchesEnded: "UIGestureRecognizer, delaysTouchesEnded"
        case .docDirectionalLock: "UIScrollView, isDirectionalLockEnabled"
        case .docGestureDelegate: "UIGestureRecognizerDelegate"
        case .docGestureState: "UIGestureRecognizer.State"
        case .docGestureTouchesCancelled: "UIGestureRecognizer, touchesCancelled(_:with:)"
        case .docHitTest: "UIView, hitTest(_:with:)"
        case .docIsExclusiveTouch: "UIView, isExclusiveTouch"
        case .docIsMultipleTouchEnabled: "UIView, isMultipleTouchEnabled"
        case .docIsUserInteractionEnabled: "UIView, isUserInteractionEnabled"
        case .docLongPress: "UILongPressGestureRecognizer"
        case .docNext: "UIResponder, next"
        case .docPan: "UIPanGestureRecognizer"
        case .docPinchRotation: "UIPinchGestureRecognizer and UIRotationGestureRecognizer"
        case .docPreferring: "Preferring one gesture over another"
        case .docPropertyAnimator: "UIViewPropertyAnimator"
        case .docResponderChain: "Using responders and the responder chain to handle events"
        case .docScrollView: "UIScrollView"
        case .docSendAction: "UIApplication, sendAction(_:to:from:for:)"
        case .docStateMachine: "About the gesture recognizer state machine"
        case .docSwipe: "UISwipeGestureRecognizer"
        case .docTarget: "UIResponder, target(forAction:withSender:)"
        case .docTouchesCancelled: "UIResponder, touchesCancelled(_:with:)"
        case .eventGuide: "Event Handling Guide for iOS (archived)"
        case .responderReference: "UIResponder Class Reference (archived)"
        case .simpleGestures: "SimpleGestureRecognizers, sample code (archived)"
        default: nil
        }
    }
}

extension SelectorTable {
    static let gestures: [Row] = [
        (.gestureTouchesBegan, "touchesBegan(_:with:)", "touchesBegan:withEvent:", .gestures),
        (.gestureTouchesMoved, "touchesMoved(_:with:)", "touchesMoved:withEvent:", .gestures),
        (.gestureTouchesEnded, "touchesEnded(_:with:)", "touchesEnded:withEvent:", .gestures),
        (.gestureTouchesCancelled, "touchesCancelled(_:with:)", "touchesCancelled:withEvent:", .gestures),
        (.ignoreTouch, "ignore(_:for:)", "ignoreTouch:forEvent:", .gestures),
        (.recognizerState, "state", "state", .states),
        (.resetRecognizer, "reset()", "reset", .states),
    ]

    static let gestureQuestions: [Row] = [
        (.recognizerShouldReceiveEvent, "shouldReceive(_:)", "shouldReceiveEvent:", .delegates),
        (.canPrevent, "canPrevent(_:)", "canPreventGestureRecognizer:", .delegates),
        (.canBePreventedBy, "canBePrevented(by:)", "canBePreventedByGestureRecognizer:", .delegates),
        (
            .recognizerShouldRequireFailureOf, "shouldRequireFailure(of:)",
            "shouldRequireFailureOfGestureRecognizer:", .delegates
        ),
        (
            .recognizerShouldBeRequiredToFailBy, "shouldBeRequiredToFail(by:)",
            "shouldBeRequiredToFailByGestureRecognizer:", .delegates
        ),
        (
            .shouldReceiveEvent, "gestureRecognizer(_:shouldReceive:)",
            "gestureRecognizer:shouldReceiveEvent:", .delegates
        ),
        (
            .shouldReceiveTouch, "gestureRecognizer(_:shouldReceive:)",
            "gestureRecognizer:shouldReceiveTouch:", .delegates
        ),
        (
            .gestureRecognizerShouldBegin, "gestureRecognizerShouldBegin(_:)",
            "gestureRecognizerShouldBegin:", .delegates
        ),
        (
            .shouldRecognizeSimultaneously, "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)",
            "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:", .delegates
        ),
        (
            .shouldRequireFailureOf, "gestureRecognizer(_:shouldRequireFailureOf:)",
            "gestureRecognizer:shouldRequireFailureOfGestureRecognizer:", .delegates
        ),
        (
            .shouldBeRequiredToFailBy, "gestureRecognizer(_:shouldBeRequiredToFailBy:)",
            "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:", .delegates
        ),
    ]
}

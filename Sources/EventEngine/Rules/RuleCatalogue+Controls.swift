extension RuleCatalogue {
    /// G. Controls.
    static let controls: [Rule] = [
        Rule("G-01", .seenOnDevice, [.controlLogs], """
            A control turns `touchesBegan` into `beginTracking`, `touchesMoved` into `continueTracking`, \
            `touchesEnded` into `endTracking` and only then its actions, and `touchesCancelled` into \
            `cancelTracking`.
            """, engine: """
            The value of a switch, stepper, segmented or page control changes in `endTracking`, that of a \
            slider in all of them; `valueChanged` is sent at that moment.
            """),
        Rule("G-02", .seenOnDevice, [.article1, .controlLogs], """
            All tracking happens inside the control's own touch methods: an override without super kills \
            tracking and actions.
            """),
        Rule("G-03", .documented, [.docBeginTracking], """
            Beginning and continuing answer true by default; false stops the tracking. `isTracking` tells.
            """, engine: """
            Tracking that stops that way sends no event, and the highlight goes. A slider begins on its \
            knob alone.
            """),
        Rule("G-04", .documented, [.docIsMultipleTouchEnabled], """
            A control tracks one touch at a time, as any view with multiple touch off.
            """),
        Rule("G-05", .documented, [.controlHeader, .docBeginTracking], """
            `cancelTracking(with:)` may come without an event, as when the control leaves its window, and \
            overrides must call super. The touch of `endTracking` may be nil.
            """, engine: """
            It is the default `cancelTracking` that stops the tracking, sends `touchCancel` and takes the \
            highlight away.
            """),
        Rule("G-06", .documented, [.controlHeader, .docControlEvent], """
            The events are touch down, touch down repeat, drag inside, outside, enter and exit, touch \
            up inside and outside, cancel, value changed, primary action triggered, and those of editing.
            """),
        Rule("G-07", .documented, [.docControlEvent], """
            A drag enters only if the touch began inside, left, and came back.
            """),
        Rule("G-08", .seenOnDevice, [.trackingDistance], """
            While a control tracks, inside reaches about 70 points beyond each edge of its bounds; the first \
            touch must hit the bounds exactly.
            """, engine: """
            The bounds are asked, and not an override of `point(inside:with:)`; a touch that has not moved \
            is inside.
            """),
        Rule("G-09", .inferred, [.synthesis], """
            The move that crosses the border gives exit or enter just once, the others inside or outside.
            """),
        Rule("G-10", .documented, [.controlHeader], """
            A control is highlighted while the tracked touch is inside and no longer when it lifts; being \
            selected is the app's business, and `state` combines both.
            """, engine: """
            On touch-down tracking begins, then it is highlighted, then the actions are sent; at the end \
            the actions come before the highlight goes. The highlight is set only where it changes.
            """),
        Rule("G-11", [.documented, .inferred], [.controlHeader, .synthesis], """
            A disabled control ignores touches; since it is hit all the same, it swallows them.
            """, engine: """
            Disabling a control while it tracks cancels the tracking, without an event.
            """),
        Rule("G-12", .documented, [.controlHeader, .docControlSendAction], """
            `sendActions(for:)` calls `sendAction(_:to:for:)` for every matching target and action, which \
            goes on to the application. Both may be overridden.
            """, engine: """
            What touches make goes to `sendAction(_:to:for:)` directly, and a closure to `sendAction(_:)`.
            """),
        Rule("G-13", .inferred, [.synthesis], """
            Several targets of one event get their actions in the order in which they were added; touch down \
            comes before its repetition and touch up inside before the primary action.
            """),
        Rule("G-14", .documented, [.controlHeader], """
            A control does not keep its targets alive. A target of nil means the responder chain.
            """, engine: """
            A target that is gone gets nothing, and no other object gets the action.
            """),
        Rule("G-15", .seenOnDevice, [.article1], """
            A control hands no touches on to `next`.
            """),
        Rule("G-16", .documented, [.docAttachingGestures], """
            Since iOS 6 the default action of a control wins against recognizers of its ancestors: a tap of \
            one finger on a button, switch, stepper, segmented or page control, a swipe along a slider on \
            its knob, a pan along a switch on its knob.
            """, engine: """
            Switch, slider, stepper, segmented and page control have no parts of their own that could be \
            hit. A text field does not do this: its tap recognizer makes it first responder.
            """),
        Rule("G-17", .documented, [.docAttachingGestures, .controlLogs, .controlStacks], """
            A recognizer that is attached to the control itself wins against the control.
            """),
        Rule("G-18", [.documented, .inferred], [.viewHeader, .buttonReport, .article1], """
            The control does this as the hit view by answering no to such a gesture, as in E-41. So other \
            gestures of ancestors still win; with `cancelsTouchesInView` off the control is not asked and \
            both fire; and when a subview of the control is hit, the ancestor's gesture wins.
            """),
        Rule("G-19", .seenOnDevice, [.controlLogs, .buttonReport], """
            Plain controls and custom subclasses do not refuse: a tap on an ancestor cancels their \
            touch and their tracking.
            """),
        Rule("G-20", .seenOnDevice, [.controlStacks, .article1], """
            When a plain view inside a control is hit, the control's touch methods are called by handing on, \
            but it does not track and sends no action.
            """, engine: """
            A control tracks only touches whose view it is itself.
            """),
        Rule("G-21", .seenOnDevice, [.doubleTapDelay, .advancedGestures2010], """
            A double tap on an ancestor makes a control's touch up inside late by the time for the second \
            tap, and not its touch down.
            """),
        Rule("G-22", .reported, [.article2], """
            An override of hit-testing that answers a control with `isEnabled` or `isUserInteractionEnabled` \
            off gets no response, while a plain view in that situation still responds through its \
            recognizers.
            """),
        Rule("G-23", .inferred, [.synthesis], """
            A disabled control has no default action to protect, so a tap on an ancestor fires.
            """),
    ]
}

extension RuleCatalogue {
    /// D. Delivery of touches to views.
    static let touchDelivery: [Rule] = [
        Rule("D-01", .documented, [.gestures2010, .pencil2016, .eventGuide], """
            There is one `UITouch` object for each finger, which changes during its life. When the finger \
            comes down it is bound to its hit view and window, until it ends.
            """),
        Rule("D-02", .documented, [.eventGuide, .gestures2010], """
            Leaving the view changes nothing: the same view gets the moves and the end, possibly with \
            locations outside of it.
            """),
        Rule("D-03", .documented, [.touchHeader], """
            A touch has one of the phases began, moved, stationary, ended and cancelled; pointers also \
            have region phases. A stationary touch is in the event and causes no call.
            """),
        Rule("D-04", [.documented, .fromMemory], [.responderReference], """
            Each call gets only the touches of that phase for that view, while the event lists all. Two \
            fingers that move together on one view give one call with two touches, on two views two calls.
            """),
        Rule("D-05", .documented, [.docIsMultipleTouchEnabled, .modernInteraction], """
            By default `isMultipleTouchEnabled` is false: of several fingers that touch the view it gets the \
            first one only, and later ones are never delivered to it. Recognizers see them all. A touch \
            whose end is still held back no longer counts.
            """),
        Rule("D-06", .documented, [.docIsExclusiveTouch, .exclusiveTouchRemark], """
            While a view with `isExclusiveTouch` tracks a touch, no other view of the window gets any, and \
            it gets one only while no other view is tracking. The default is false.
            """),
        Rule("D-07", .documented, [.simpleGestures], """
            Recognizers take no notice of exclusive touch.
            """),
        Rule("D-08", [.seenOnDevice, .documented], [.touchHeader, .gestureSystem], """
            `gestureRecognizers` of a touch lists the recognizers that receive it; in a debugger the hit \
            view's come first, then its ancestors', the window's last.
            """),
        Rule("D-09", .documented, [.touchHeader, .advancedGestures2010], """
            `tapCount` counts how often the finger came down within a certain time and distance of the time \
            before. It falls to 0 once the touch has moved too far for a tap.
            """),
        Rule("D-10", .documented, [.docTouchesCancelled, .modernInteraction, .touchInput2015], """
            When the system interrupts (a call, an alert, a drag session, the app going inactive) all live \
            touches are cancelled, for recognizers first and then for views.
            """),
        Rule("D-11", [.documented, .inferred, .disputed], [.docTouchesCancelled, .synthesis], """
            Removing a view from its window during a touch is documented as a reason to cancel it; reports \
            differ, and the touch keeps its view.
            """, engine: """
            The removed view gets `touchesCancelled` once, handed on inside the removed subtree only, and \
            then nothing more.
            """),
        Rule("D-12", .inferred, [.synthesis], """
            Disabling interaction, hiding or fading a view during a touch does not end the touch: these are \
            gates of hit-testing alone.
            """),
        Rule("D-13", .inferred, [.synthesis], """
            A touch for which no window answers a view is not delivered.
            """),
        Rule("D-14", .documented, [.touchInput2015, .pencil2016], """
            The coalesced touches of a touch are all samples since the last delivery, a copy of the main one \
            included. One uses one set or the other, since their previous locations differ.
            """),
        Rule("D-15", .documented, [.pencil2016], """
            Predicted touches are guesses about what comes next; every event replaces them.
            """),
        Rule("D-16", .documented, [.touchInput2015], """
            When the app is slow, deliveries wait; samples in between arrive later as coalesced touches and \
            are not replayed one by one.
            """),
        Rule("D-17", .documented, [.touchHeader, .interruptible2014], """
            `location(in: nil)` is in the window's coordinates, and conversion uses final values and not \
            those of an animation.
            """),
        Rule("D-18", .inferred, [.synthesis], """
            Nothing says in which order the views of one event are called.
            """, engine: """
            Views in the order of their first touch; within a view began, moved, ended, cancelled. \
            Cancellations across views go in the same order.
            """),
    ]
}

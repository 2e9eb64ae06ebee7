extension RuleCatalogue {
    /// E. Gesture recognizers: who receives a touch, and the states they go through.
    static let gestureStates: [Rule] = [
        Rule("E-01", .documented, [.gestureHeader, .gestures2010, .modernInteraction, .controlStacks], """
            A recognizer gets the touches that hit its view or anything inside it. For one touch these are \
            the recognizers of the hit view and of all its ancestors, the window included; those of siblings \
            get nothing.
            """),
        Rule("E-02", .documented, [.gestureHeader], """
            A disabled recognizer receives nothing, and `allowedTouchTypes` and `allowedPressTypes` sort out \
            the rest.
            """),
        Rule("E-03", [.documented, .disputed], [.gestureHeader, .modernInteraction], """
            With `requiresExclusiveTouchType`, which is on by default, a touch of one type makes the \
            recognizer ignore touches of other types until it is reset. One WWDC talk says the opposite of \
            the header.
            """),
        Rule("E-04", .documented, [.gestureHeader, .docGestureDelegate, .gestureSystem], """
            When a touch is collected, before any `touchesBegan`, each recognizer is asked once whether it \
            should receive the event and then, for each new touch, whether it should receive that touch. \
            After a no it never sees the touch.
            """),
        Rule("E-05", .documented, [.subclassHeader, .advancedGestures2010, .modernInteraction], """
            In every event, recognizers get their touch methods called before the hit view does.
            """),
        Rule("E-06", .documented, [.eventGuide], """
            Recognizers get an event in no defined order; it may be another one each time.
            """),
        Rule("E-07", .seenOnDevice, [.article1, .article4], """
            What was observed is the ancestor's recognizer first and the descendant's after it, for both \
            began and ended.
            """, engine: """
            From the outermost view to the hit view, within a view in the order in which recognizers were \
            added.
            """),
        Rule("E-08", .documented, [.advancedGestures2010, .modernInteraction], """
            A recognizer that has failed or otherwise finished hears no more of the touches it had, and so \
            may never see them end.
            """),
        Rule("E-09", .documented, [.docIsMultipleTouchEnabled], """
            Recognizers see all fingers on their view, whatever `isMultipleTouchEnabled` says.
            """),
        Rule("E-10", .inferred, [.synthesis], """
            A recognizer that is added during a touch does not get that touch. Adding a recognizer to a \
            second view takes it from the first.
            """),
        Rule("E-11", .documented, [.gestureHeader, .advancedGestures2010], """
            The states are possible, began, changed, ended (also called recognized), cancelled and failed. A \
            recognizer starts in possible, and only UIKit puts it back there.
            """),
        Rule("E-12", .documented, [.advancedGestures2010, .docStateMachine], """
            A discrete gesture goes from possible to recognized or failed. A continuous one goes from \
            possible to began, through any number of changed, to ended or cancelled; it may fail before it \
            began and end right after.
            """),
        Rule("E-13", .documented, [.advancedGestures2010], """
            A subclass does not declare which of the two it is: the first state that it sets decides.
            """),
        Rule("E-14", [.documented, .disputed], [.gestureHeader, .docGestureState], """
            One page says that discrete gestures cannot fail or be cancelled, while others tell a discrete \
            recognizer to set failed. What is meant is that they never go through began, changed and \
            cancelled.
            """),
        Rule("E-15", .inferred, [.stateReview], """
            What happens on a transition that is not allowed is not documented; UIKit ignores it or \
            misbehaves.
            """, engine: """
            The trace says so on a line and the scenario goes on: from possible to cancelled counts as \
            failed, any other forbidden change is ignored.
            """),
        Rule("E-16", .documented, [.gestureHeader, .advancedGestures2010], """
            The action is sent on began, changed, ended or recognized, and cancelled, and never on failed or \
            when the recognizer is reset.
            """),
        Rule("E-17", .documented, [.advancedGestures2010, .pencil2016], """
            In began and changed every move of its touches sends the action, even when the subclass does not \
            set the state again.
            """),
        Rule("E-18", .documented, [.advancedGestures2010, .modernInteraction], """
            Each recognizer that saw a touch must come to an end state, failed at the least, or the others \
            wait for it without end.
            """, engine: """
            A warning at the end of the scenario names it.
            """),
        Rule("E-19", .documented, [.subclassHeader, .advancedGestures2010], """
            UIKit calls `reset()` after an end state and then ignores what is left of the touches; the app \
            must not call it.
            """, engine: """
            A recognizer is reset once all touches that it tracked are over and the recognizers that it is \
            tied to have finished; until then it ignores new touches.
            """),
        Rule("E-20", .documented, [.advancedGestures2010], """
            Recognizers that failure requirements tie together are reset together, when the last of them has \
            finished.
            """),
        Rule("E-21", .documented, [.subclassHeader, .advancedGestures2010, .modernInteraction], """
            After `ignore(_:for:)` a recognizer gets no more of that touch, and the touch is neither \
            cancelled on its view nor delayed any longer, whatever becomes of the gesture.
            """),
        Rule("E-22", [.documented, .disputed], [.gestureHeader, .scrollViews2014, .modernInteraction], """
            Disabling a recognizer that is under way cancels it, and its action is sent; one that is still \
            possible lets go of its touches. Enabled again at once, it is ready for new touches alone.
            """),
        Rule("E-23", .documented, [.docGestureTouchesCancelled], """
            When its touches are cancelled a continuous recognizer should become cancelled and a discrete \
            one failed.
            """),
        Rule("E-24", .documented, [.modernInteraction], """
            Outside of the action method the state of a recognizer is not defined: it may be ahead of what \
            was reported.
            """),
        Rule("E-25", .documented, [.advancedGestures2010], """
            The distances by which gestures are recognized are measured on the screen and not in the \
            recognizer's view, so that a long press inside a moving scroll view does not fire.
            """),
    ]
}

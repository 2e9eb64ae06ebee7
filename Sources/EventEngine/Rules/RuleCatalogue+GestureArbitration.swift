extension RuleCatalogue {
    /// E. Gesture recognizers: who wins, and what becomes of the view's touches.
    static let gestureArbitration: [Rule] = [
        Rule("E-26", .documented, [.gestures2010, .gestureHeader], """
            By default one recognizer at most wins a sequence of touches: the first to recognize, and it \
            excludes the others.
            """),
        Rule("E-27", .documented, [.gestures2010], """
            When two recognize in the same event, the one whose view is closer to the leaf wins.
            """),
        Rule("E-28", .documented, [.gestures2010, .controlStacks], """
            When both are on the same view, the one that was added later wins.
            """),
        Rule("E-29", [.seenOnDevice, .documented], [.gestures2010, .article1, .article3, .controlStacks], """
            So of a parent and a child with the same tap only the child's action is sent.
            """),
        Rule("E-30", .documented, [.gestures2010, .scrollViews2014], """
            Recognizers on sibling views do not exclude one another.
            """),
        Rule("E-31", .inferred, [.synthesis, .scrollViews2014], """
            Two recognizers compete just as long as they share a touch.
            """, engine: """
            The touches of one whose fingers are all lifted are those that it had.
            """),
        Rule("E-32", [.documented, .disputed], [.modernInteraction, .advancedGestures2010], """
            A recognizer that is excluded goes from possible to failed. It gets no `touchesCancelled`, only \
            no more calls, and is then reset.
            """),
        Rule("E-33", .inferred, [.synthesis], """
            A recognizer that has already begun when it is excluded becomes cancelled and its action is \
            sent. This is rare, because exclusion is decided on leaving possible.
            """),
        Rule("E-34", .documented, [.subclassHeader, .advancedGestures2010], """
            `canPrevent(_:)` and `canBePrevented(by:)` are rules of a whole class, for subclasses, and both \
            must allow that one prevents the other. They have a direction; the delegate's answer on \
            recognizing at the same time has none.
            """),
        Rule("E-35", .documented, [.subclassHeader, .gestures2010], """
            A tap never prevents a tap of a higher count. Without a requirement a double tap gives the \
            action of the single tap and then its own, and excludes the single tap for the second tap.
            """, engine: """
            Of two taps that would recognize in the same event the one of more taps is settled first.
            """),
        Rule("E-36", .documented, [.gestureHeader, .modernInteraction], """
            When one recognizer would block another, the delegates are asked whether both may recognize. One \
            yes is enough; a no forbids nothing. The default is no.
            """, engine: """
            The delegate of the one that wants to recognize is asked first, then its rival's, until a yes.
            """),
        Rule("E-37", .documented, [.modernInteraction], """
            The question comes again at every change of state, so a delegate must go on saying yes.
            """, engine: """
            It is asked on leaving possible and on ending, not on changed.
            """),
        Rule("E-38", .documented, [.modernInteraction], """
            When several recognize at once, the order of their actions is not defined.
            """, engine: """
            The deepest view first, within a view the one added last.
            """),
        Rule("E-39", .seenOnDevice, [.gestureSystem], """
            The actions of several recognizers in one turn were seen to come from the deepest view first. \
            Several targets of one recognizer get theirs in the order in which they were added.
            """),
        Rule("E-40", .documented, [.gestureHeader, .modernInteraction], """
            The delegate's `gestureRecognizerShouldBegin(_:)` is asked when the recognizer wants to leave \
            possible. A no makes it fail, which also satisfies those that wait for its failure.
            """),
        Rule("E-41", .documented, [.viewHeader], """
            `UIView.gestureRecognizerShouldBegin(_:)` is asked of the view that the touch hit, and only if \
            recognizing would cancel that touch. The default is yes; sliders and other controls say no. This \
            one rule explains how controls and gestures get along.
            """),
        Rule("E-42", .inferred, [.synthesis], """
            Which of the two is asked first is not documented.
            """, engine: """
            The delegate, then the hit views; the first no decides.
            """),
        Rule("E-43", .documented, [.gestureHeader], """
            `require(toFail:)` holds back the actions of a recognizer until the other one fails; if the \
            other one begins or recognizes, this one fails.
            """),
        Rule("E-44", .documented, [.modernInteraction], """
            A recognizer that waits goes through its states in silence. When the other fails, its first \
            action reports began even if it is further; if it ended meanwhile and the other recognizes, it \
            never sends anything.
            """),
        Rule("E-45", .documented, [.gestureHeader], """
            Delegates and subclasses can make such requirements as they go, and are asked once for each \
            attempt. A yes makes sure that the requirement exists; a no does not prevent it, since the other \
            side may say yes.
            """),
        Rule("E-46", .documented, [.modernInteraction], """
            Either side may be asked first, and their answers must agree.
            """, engine: """
            Each pair that shares a touch is asked when the later of the two first gets it, before its \
            `touchesBegan`.
            """),
        Rule("E-47", .documented, [.gestures2010], """
            Requirements hold for every new attempt. A single tap that waits for a double tap to fail comes \
            late by the time allowed for the second tap.
            """),
        Rule("E-48", .documented, [.gestureHeader], """
            Such requirements may reach across view hierarchies.
            """),
        Rule("E-49", .documented, [.modernInteraction], """
            The system's own gestures at the edges of the screen can take pans, swipes and raw touches \
            there, while tap, pinch, rotation and long press still get theirs.
            """, engine: """
            They do not exist unless a scenario declares them.
            """),
        Rule("E-50", .seenOnDevice, [.gestureSystem, .gateReport], """
            Every window of a device carries two system recognizers that hold touches back for a moment.
            """, engine: """
            They are left out: normally they fail at once.
            """),
        Rule("E-51", [.documented, .inferred], [.gestureHeader, .viewHeader, .synthesis], """
            For one touch the questions come in this order: should receive the event, should receive the \
            touch, failure requirements of each pair, the recognizer's own touch method, and on leaving \
            possible should begin, recognizing together with each rival, and the action.
            """),
        Rule("E-52", .documented, [.gestureHeader, .advancedGestures2010], """
            With `cancelsTouchesInView`, the default, recognizing cancels all touches of the gesture on \
            their views, one `touchesCancelled` for each view, and they are never delivered again.
            """),
        Rule(
            "E-53", [.documented, .disputed],
            [.gestureHeader, .modernInteraction, .article1, .controlLogs, .controlStacks, .runLoop], """
            The header says that touches are cancelled immediately before the action. A later WWDC talk and \
            all logs since 2016 show the action first and `touchesCancelled` after it.
            """, engine: """
            The action, then cancelled.
            """),
        Rule("E-54", [.seenOnDevice, .documented, .disputed], [.modernInteraction, .controlLogs], """
            On the move that makes a pan begin, the recognizer gets the move, the action is sent, and the \
            view gets `touchesCancelled`; that move itself never reaches the view. An older log shows the \
            view's move first.
            """, engine: """
            As in the talk of 2017.
            """),
        Rule("E-55", .documented, [.advancedGestures2010, .controlLogs, .buttonReport], """
            Without `cancelsTouchesInView` the view gets the whole sequence, and in each event the order is \
            recognizer, action, view.
            """),
        Rule(
            "E-56", .documented,
            [.gestureHeader, .docDelaysTouchesBegan, .scrollViews2014, .controlLogs], """
            With `delaysTouchesBegan`, off by default, the view gets nothing while the recognizer is \
            possible. If it recognizes, the view never hears of those touches, not even that they are \
            cancelled.
            """),
        Rule("E-57", .documented, [.advancedGestures2010], """
            If it fails, the view gets `touchesBegan` with the original place and time and then one \
            `touchesMoved` at most for the present place, in the same turn; the moves in between are lost.
            """),
        Rule(
            "E-58", .documented,
            [.gestureHeader, .docDelaysTouchesEnded, .advancedGestures2010, .modernInteraction], """
            `delaysTouchesEnded` is on by default: the view's `touchesEnded` is held back while such a \
            recognizer is possible. If it recognizes and cancels touches in views, the view gets \
            `touchesCancelled` instead; if it fails, `touchesEnded` is delivered.
            """),
        Rule("E-59", [.seenOnDevice, .disputed], [.doubleTapDelay], """
            This wait has no fixed length: it is over when the recognizer has decided. With a double tap on \
            an ancestor a button's action came about 0.35 s later than without. The 0.15 s of many articles \
            are the delay of scroll views, which is something else.
            """),
        Rule("E-60", .documented, [.advancedGestures2010], """
            One tap on a view with a double tap: `touchesBegan` at once; when the finger lifts, the \
            recognizer hears of it and the view does not; when the time for the second tap is over the \
            recognizer fails and the view gets `touchesEnded`.
            """),
        Rule("E-61", .documented, [.modernInteraction, .article1], """
            A single tap is recognized in the very event in which the finger lifts, so there is no visible \
            delay: the view gets cancelled instead of ended. If the tap is refused, the end is released in \
            the same event.
            """),
        Rule("E-62", .inferred, [.synthesis], """
            Several recognizers may hold back the same touch; it is released when the last of them has left \
            possible.
            """),
        Rule("E-63", .documented, [.modernInteraction], """
            These three properties count for each recognizer and each touch that it really tracks; touches \
            that it ignores or refused are not affected.
            """),
        Rule("E-64", .inferred, [.synthesis], """
            A recognizer that waits for another one to fail has not recognized yet: the view's touches are \
            cancelled when it may send its first action.
            """),
    ]
}

extension RuleCatalogue {
    /// H. Scroll views and tables.
    static let scrollViews: [Rule] = [
        Rule("H-01", .documented, [.scrollViews2014, .scrollViewHeader], """
            A scroll view has a pan, a pinch where it can zoom, and a hidden recognizer that delays touches \
            and always fails. That recognizer is all there is to `delaysContentTouches`.
            """),
        Rule("H-02", [.documented, .reported], [.scrollViews2014, .delayReimplementation], """
            It starts a timer of 0.15 s on touch-down and fails when the time is over, the finger lifts or \
            the touch is cancelled.
            """),
        Rule("H-03", .documented, [.scrollViews2014], """
            So a finger that rests longer than 150 ms gives the content its `touchesBegan`; a quick tap \
            gives it began and ended back to back on lifting; a quick drag gives it nothing at all, not even \
            cancelled.
            """),
        Rule("H-04", .documented, [.scrollViewHeader], """
            Without the delay `touchesShouldBegin(_:with:in:)` is asked at once. By default it answers true; \
            false keeps the touches from that subview.
            """, engine: """
            With the delay it is asked when the delayed touches are released, just before `touchesBegan`.
            """),
        Rule("H-05", .documented, [.scrollViewHeader, .docScrollView], """
            With `canCancelContentTouches`, the default, a drag beyond the threshold cancels the touches of \
            content that was already tracking and scrolls. Without it, content that tracks keeps the view \
            from scrolling.
            """),
        Rule("H-06", [.documented, .disputed], [.scrollViewHeader], """
            `touchesShouldCancel(in:)` is asked before scrolling begins, if the content has already got \
            touches. The default is true for anything but controls; it is not asked when H-05 is off.
            """),
        Rule("H-07", .inferred, [.synthesis], """
            So by default dragging from a button that is held does not scroll, while a quick drag from it \
            does.
            """),
        Rule("H-08", .documented, [.scrollViewHeader, .article4], """
            The delay and these questions concern the touches of subviews and not recognizers.
            """),
        Rule("H-09", .seenOnDevice, [.article1], """
            A quick tap on a table whose ancestor has a tap recognizer fires the ancestor's action, and the \
            table gets nothing: the tap recognizes before the delayed touches were ever released.
            """),
        Rule("H-10", .inferred, [.synthesis], """
            If the finger rests longer than the delay, the table gets `touchesBegan`, then the ancestor's \
            action is sent, then the table gets `touchesCancelled`, and no row is selected.
            """),
        Rule("H-11", .seenOnDevice, [.article1], """
            Scroll views do not hand their touches on to `next`.
            """),
        Rule("H-12", .documented, [.scrollViews2012, .scrollViews2014, .scrollViewHeader], """
            The recognizers of a scroll view may be moved to another view and still drive it, as long as the \
            scroll view stays their delegate.
            """),
        Rule("H-13", .documented, [.scrollViews2014], """
            Since iOS 6 a scroll view scrolls by whichever touches move; a finger that rests does not block \
            it.
            """),
        Rule("H-14", .documented, [.docScrollView, .article4], """
            `contentOffset` is the origin of the bounds; the frames of subviews never change.
            """),
        Rule("H-15", .inferred, [.scrollViewHeader], """
            On each axis the offset ranges from minus the first inset to content size minus bounds plus the \
            last inset, or stays at the minimum when the content is smaller. An axis can be dragged if the \
            content is larger or it always bounces.
            """),
        Rule("H-16", .seenOnDevice, [.rubberBand], """
            Beyond the range, the content follows by `(1 − 1/(x·c/d + 1))·d`, where x is the distance \
            beyond, d the dimension and c is 0.55.
            """),
        Rule("H-17", [.seenOnDevice, .documented], [.deceleration, .fluid2018], """
            When the finger lifts, the velocity decays by a rate for each millisecond, 0.998 normally and \
            0.99 for fast; where it comes to rest follows from that.
            """),
        Rule("H-18", .documented, [.docScrollView, .scrollViews2012], """
            With `isPagingEnabled` it stops at multiples of its bounds, one page for each drag.
            """),
        Rule("H-19", [.documented, .fromMemory], [.docDirectionalLock], """
            With `isDirectionalLockEnabled`, off by default, a drag that starts mostly along one axis locks \
            the other one for that drag; a diagonal start locks nothing.
            """),
        Rule("H-20", [.seenOnDevice, .documented], [.scrollViewHeader, .scrollLogs], """
            `isTracking` means touched, `isDragging` that the user has started to scroll, `isDecelerating` \
            that it moves on after lifting. `isDragging` was observed to stay true until that is over.
            """),
        Rule("H-21", .seenOnDevice, [.scrollLogs], """
            A fast drag tells the delegate: will begin dragging, scrolled again and again, will end dragging \
            with velocity and target, ended dragging and will decelerate, will begin decelerating, scrolled, \
            ended decelerating. A slow release stops at ended dragging.
            """),
        Rule("H-22", .documented, [.scrollViewHeader], """
            The velocity in will end dragging is in points for each millisecond, and the target may be \
            changed. An old comment said seconds, and that it is not called when paging.
            """, engine: """
            A changed target is reached with the speed that the finger left where that is fast enough, else \
            with the fast rate of deceleration.
            """),
        Rule("H-23", .documented, [.scrollViewHeader, .programmingIOS], """
            `scrollViewDidScroll(_:)` is sent for every change of the offset, by code and by bouncing too; \
            `scrollViewDidEndScrollingAnimation(_:)` only for animated scrolling by code.
            """),
        Rule("H-24", .inferred, [.synthesis], """
            A finger that comes down during deceleration stops it and is used for tracking; content does not \
            get it as a tap.
            """, engine: """
            The end of deceleration is sent once.
            """),
        Rule("H-25", [.reported, .inferred], [.scrollViewHeader, .nestedScrolling], """
            Of nested scroll views along the same axis the inner pan wins by depth as long as the inner one \
            can move that way; at its edge a new drag goes to the outer one, because the inner declines. A \
            drag that is under way is never handed over.
            """),
        Rule("H-26", .inferred, [.synthesis], """
            Of nested scroll views along different axes each declines the axis on which it cannot scroll.
            """),
        Rule("H-27", .documented, [.scrollViewHeader], """
            Scrolling to the top, dismissing the keyboard and bouncing of the zoom are described in the \
            header.
            """, engine: """
            What they do in detail, M-23 to M-28 say.
            """),
        Rule("H-28", .reported, [.article4], """
            One article supposes that the system's scroll view moves in `touchesMoved` like its own sample. \
            It does not: it uses recognizers, as in H-01.
            """),
        Rule("H-29", .seenOnDevice, [.article1], """
            A table highlights on the delayed `touchesBegan` and selects on `touchesEnded`; without super in \
            those methods nothing is selected.
            """, engine: """
            A touch belongs to the row of the cell that its view is in; what follows the end happens after \
            the turn's layout, as published stack traces show.
            """),
        Rule("H-30", [.reported, .inferred], [.tableThreads, .synthesis], """
            The delegate is told: should highlight, did highlight, on lifting did unhighlight, will select, \
            deselection of the row before, did select. A row that may not be highlighted is not selected.
            """, engine: """
            Where the delegate refuses to deselect the row before, both are selected.
            """),
        Rule("H-31", .seenOnDevice, [.article1], """
            A tap on a cell hits the cell's content view.
            """),
        Rule("H-32", [.seenOnDevice, .documented], [.article1, .gestureHeader], """
            A tap on an ancestor keeps a row from being selected, unless it leaves touches in views alone or \
            its delegate refuses touches of the table.
            """),
    ]
}

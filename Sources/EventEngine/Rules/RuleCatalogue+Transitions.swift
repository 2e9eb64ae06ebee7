extension RuleCatalogue {
    /// N. Other presentations, transitions and containers.
    static let transitions: [Rule] = [
        Rule("N-21", .documented, [.docPopover], """
            A touch outside of a popover dismisses it and reaches nobody, but for the views in \
            `passthroughViews`, which get their touches.
            """, engine: """
            A popover stays a popover on every screen, unless its delegate names another style.
            """),
        Rule("N-22", .reported, [.alertThreads], """
            An alert is dismissed first, and then the handler of the action runs: nothing is presented by \
            then.
            """),
        Rule("N-23", [.documented, .fromMemory], [.guidelines], """
            An alert ignores touches outside of it. An action sheet takes one for its cancel action, if it \
            has one.
            """),
        Rule("N-24", .inferred, [.synthesis], """
            In a custom presentation the view around the presented one covers the presenter, and takes what \
            misses the presented one.
            """),
        Rule("N-25", .documented, [.transitionHeader], """
            In an interactive transition `startInteractiveTransition` comes first, and calls \
            `animateTransition`. `animationEnded` follows `completeTransition`.
            """, engine: """
            Before both, and before anything is told, the animation controller and the interaction \
            controller are asked for. The controllers of navigation and tabs have their animators' views in \
            one of their own, below the bars. What is cancelled is as it was before.
            """),
        Rule("N-26", .documented, [.transitionHeader], """
            A percent-driven transition is linear while it is interactive. After `finish` the rest takes its \
            part of the duration, divided by `completionSpeed`.
            """, engine: """
            After `cancel` the way back does. Of property animators only the one that \
            `interruptibleAnimator(using:)` gives is driven; others play by themselves.
            """),
        Rule("N-27", .seenOnDevice, [.transitionReports], """
            During a push the outgoing view takes no touches.
            """, engine: """
            During every transition that runs by itself the application takes none, and touches under way \
            are cancelled (A-18).
            """),
        Rule("N-28", [.documented, .fromMemory], [.programmingIOS], """
            `beginIgnoringInteractionEvents` is deprecated since iOS 13.
            """, engine: """
            Touches that are under way are cancelled, since each that began needs an end (C-13).
            """),
        Rule("N-29", .documented, [.docPageController], """
            A page controller has recognizers of its own only for the page curl; the scrolling style has a \
            private scroll view.
            """, engine: """
            Pages that curl are refused. Without a data source the scroll view is off.
            """),
        Rule("N-30", .seenOnDevice, [.pageLogs, .appearanceLogs], """
            A page controller asks for the page behind, then for the one before, and then tells of the \
            transition.
            """, engine: """
            Neighbours are asked for when a drag begins, unless they are known, and the next one when a page \
            was turned.
            """),
        Rule("N-31", .documented, [.docTabDelegate], """
            A tap on a tab tells the delegate of the selection, also on the selected tab; code never does.
            """, engine: """
            The delegate hears of it after the calls of appearance, or when an animator of its own has begun.
            """),
        Rule("N-32", [.seenOnDevice, .disputed], [.tabLogs], """
            With tabs the new controller will appear before the old one will disappear, and the old one has \
            disappeared before the new one has appeared. Another source has the order of a push.
            """),
        Rule("N-33", .documented, [.docSplit], """
            A split view controller shows and hides its primary column by a gesture from the edge.
            """, engine: """
            A pan from the left edge, which loses as the interactive pop does (N-06); a touch beside columns \
            that lie over others takes them away. Where the width is compact, all columns are on top of each \
            other from the start.
            """),
        Rule("N-34", .seenOnDevice, [.chainLogs], """
            The chain of a pushed controller leads through two private views to the navigation controller's \
            view, to that controller, and to the window; never to an earlier controller.
            """, engine: """
            The private views are left out.
            """),
        Rule("N-35", .inferred, [.synthesis], """
            From a navigation controller inside a tab bar controller the chain leads to that one.
            """),
        Rule("N-36", [.documented, .inferred], [.docPresentation, .synthesis], """
            The next responder of a presented controller is the one that presents: the window's root, a \
            parent that defines the context, or the last that was presented, and not always the one whose \
            `present` was called.
            """),
        Rule("N-37", .documented, [.docPerformsModally], """
            `performsActionsWhilePresentingModally` lets the search for a target skip a controller that \
            presents.
            """, engine: """
            The property belongs to key commands, which are not modelled.
            """),
        Rule("N-38", .documented, [.docOrientations], """
            When the device is turned, the root controller is asked for the orientations that it supports, \
            or the last presented controller that fills the window; parents answer for their children. \
            `shouldAutorotate` is not asked any more since iOS 16.
            """, engine: """
            Observers of the device hear of the turn first, whether or not the interface follows.
            """),
        Rule("N-39", [.documented, .fromMemory], [.controllerHeader, .programmingIOS], """
            `willTransition(to:with:)` comes before `viewWillTransition(to:with:)`, both before anything has \
            changed; then `traitCollectionDidChange` where the size classes are others, layout, what the \
            coordinator animates, and its completion.
            """, engine: """
            It takes 0.3 seconds. Touches in progress are cancelled, and none is taken meanwhile (A-18). \
            Windows that are as large as the screen take its new size; traits change for controllers before \
            their views, the outer ones first, where they are in a window.
            """),
        Rule("N-40", .documented, [.controllerHeader, .docContentContainer], """
            The default implementations hand both on to the children, and presentation controllers to the \
            presented one. `size(forChildContentContainer:withParentContainerSize:)` says with which size; \
            a child that has it already hears nothing. A parent hears when `preferredContentSize` changes.
            """, engine: """
            A child's size is the parent's, unless that is a split view controller or a sheet.
            """),
        Rule("N-41", [.documented, .ourDecision], [.docSplit, .synthesis], """
            A split view controller collapses when its width becomes compact and expands when it becomes \
            regular; its delegate is asked for the column on top, and for the mode.
            """, engine: """
            That happens when the traits change. What was pushed above the columns goes to the secondary one.
            """),
        Rule("N-42", [.documented, .reported], [.searchSample, .searchReports], """
            A search controller is presented as any other controller, by the nearest one around its bar that \
            defines the context, or by the outermost one. Meanwhile that one can present nothing else, \
            `dismiss` ends the search first, and what is to be shown over it is presented by the search \
            controller.
            """, engine: """
            What is presented in the place of a controller that defines the context comes and goes with its \
            view. What the outermost one presents stays, with its bar, whatever is pushed.
            """),
        Rule("N-43", [.documented, .reported], [.searchHeader, .searchSample, .searchReports], """
            `presentSearchController`, `willPresentSearchController`, `didPresentSearchController`; the \
            delegate hears nothing where the author presents or dismisses. The updater hears when the bar \
            becomes first responder, and of its text and scope. A search that obscures what is behind ends \
            by a touch there; since iOS 15 none does unless it is told to.
            """, engine: """
            A search takes no time to begin and to end. The bar of a navigation bar takes the title's place; \
            one in a view, unless constraints place it, moves in front of all at the place where it is seen.
            """),
    ]
}

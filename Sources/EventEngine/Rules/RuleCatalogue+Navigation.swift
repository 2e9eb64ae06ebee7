extension RuleCatalogue {
    /// N. Navigation and presentation: pops from the edge, and sheets.
    static let navigation: [Rule] = [
        Rule("N-01", [.seenOnDevice, .documented], [.docInteractivePop, .navigationDumps], """
            `interactivePopGestureRecognizer` is a screen-edge pan on the navigation controller's view, at \
            the leading edge. A private object is its target and its delegate.
            """),
        Rule("N-02", [.seenOnDevice, .inferred], [.navigationDumps, .synthesis], """
            The recognizer has `delaysTouchesBegan` on, so content near the edge waits until it fails.
            """, engine: """
            A touch that does not begin at the edge never reaches it. At the edge it fails when the finger \
            lifts, moves 10 points in another direction than inwards, or rests for half a second.
            """),
        Rule("N-03", .reported, [.popReports], """
            Its own delegate refuses when the bar is hidden or the left item is custom, and where the \
            navigation controller's delegate has a method for animators, also one that answers nil.
            """, engine: """
            It refuses as well with a single controller, with `hidesBackButton`, and during a transition. It \
            answers when the gesture should begin.
            """),
        Rule("N-04", .seenOnDevice, [.navigationDumps], """
            A delegate that replaces it lifts these limits. With none, a swipe at the root blocks later \
            pushes.
            """, engine: """
            A warning in place of the block.
            """),
        Rule("N-05", .reported, [.popReports], """
            Disabling the recognizer in the lower controller's `viewWillAppear` interrupts the swipe and \
            freezes the app.
            """, engine: """
            The pop is cancelled, as E-22 says.
            """),
        Rule("N-06", [.reported, .inferred], [.popReports, .synthesis], """
            A scroll view in the page that scrolls horizontally wins, even at its left end: its pan is \
            deeper. One that scrolls only vertically does not begin, and the pop does.
            """),
        Rule("N-07", [.reported, .inferred], [.popReports], """
            The remedy is a failure requirement: the scroll view's pan requires the pop to fail. Off the \
            edge the scroll view is not delayed.
            """),
        Rule("N-08", .seenOnDevice, [.appearanceLogs], """
            In a push or a pop, interactive too, the present controller will disappear, then the new one \
            will appear; then the present one has disappeared, and the new one has appeared.
            """, engine: """
            The navigation controller's delegate hears `willShow` before that, when there is a transition \
            coordinator already, and `didShow` after it.
            """),
        Rule("N-09", .seenOnDevice, [.appearanceLogs], """
            After a cancelled pop the lower controller will disappear and has disappeared, then the top one \
            will appear and has appeared. The navigation controller's delegate heard `willShow` at the \
            beginning, and hears no more.
            """, engine: """
            That is told after the way back. A pop is finished if the place, with a tenth of the velocity of \
            a second, is past half the width.
            """),
        Rule("N-10", .documented, [.docEdgeDeferral], """
            `preferredScreenEdgesDeferringSystemGestures` lets the app's gestures come before the system's \
            at an edge.
            """, engine: """
            There are no system gestures here; the property is kept.
            """),
        Rule("N-11", [.documented, .inferred], [.modernUI2019, .synthesis], """
            The automatic style is a page sheet. The presenter's view stays, so the presenter hears nothing \
            of appearance.
            """),
        Rule("N-12", .documented, [.docAdaptiveDelegate, .modernUI2019], """
            When the user pulls a sheet down, its delegate is asked whether it should be dismissed, hears \
            that it will be, and that it was. After a no, or with `isModalInPresentation`, it hears only \
            that the user tried.
            """),
        Rule("N-13", .documented, [.docAdaptiveDelegate], """
            A dismissal by code tells the delegate neither that it will nor that it did dismiss.
            """),
        Rule("N-14", .inferred, [.synthesis], """
            The delegate hears that it will dismiss when the pull begins, so that the dismissal may never \
            follow.
            """, engine: """
            When the pull begins the question, the news and `viewWillDisappear` come in this order.
            """),
        Rule("N-15", .reported, [.sheetReports], """
            The pan of a sheet is on a view as large as the screen, and follows touches that began beside \
            the sheet.
            """),
        Rule("N-16", .reported, [.sheetReports], """
            When the scroll view in a sheet is at its top, a drag downwards moves the sheet, unless there is \
            a refresh control. Content that is scrolled down scrolls.
            """, engine: """
            It is decided once, when the pan begins.
            """),
        Rule("N-17", .documented, [.docSheet], """
            Below its largest height a sheet grows first when its scroll view is at the top and dragged \
            upwards, unless `prefersScrollingExpandsWhenScrolledToEdge` is off. The only height by default \
            is the large one.
            """, engine: """
            The large one leaves 40 points free at the top, the medium one is half as high as the window.
            """),
        Rule("N-18", .documented, [.docSheet], """
            What is behind a sheet is dimmed and gets no touches, up to the height that \
            `largestUndimmedDetentIdentifier` names.
            """),
        Rule("N-19", .inferred, [.synthesis], """
            A modal controller ignores events outside of it; one that is not modal does not.
            """, engine: """
            A tap on the dimmed view asks as a pull does. What is behind hears nothing.
            """),
        Rule("N-20", .reported, [.sheetReports], """
            When a sheet starts to move, the touches and the recognizers of its content are cancelled.
            """),
    ]
}

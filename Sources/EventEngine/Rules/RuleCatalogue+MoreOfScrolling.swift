extension RuleCatalogue {
    /// M. More of scroll views.
    static let moreOfScrolling: [Rule] = [
        Rule("M-17", .seenOnDevice, [.scrollDumps], """
            A recognizer for swipes of rows is on the table, and a second one that closes what a swipe has \
            opened.
            """, engine: """
            They come with a delegate or data source that has actions. The first begins only to the side, \
            and with actions there. The second is on while a row is open: it closes the row, and the touch \
            reaches nobody.
            """),
        Rule("M-18", .seenOnDevice, [.scrollDumps], """
            A horizontal pager around a table takes the drag from the swipe of a row.
            """, engine: """
            A row follows after 14 points, and a pager after 10.
            """),
        Rule("M-19", .documented, [.swipeHeader], """
            A full swipe performs the first action.
            """, engine: """
            The actions are asked for first, since they decide whether a swipe begins; then the delegate \
            hears that editing begins, and when the row is closed that it ended.
            """),
        Rule("M-20", .documented, [.collectionHeader], """
            Moving an item by hand asks where it may go, and ends with the data source moving it.
            """, engine: """
            The item's cell follows, and the others move when it is let go. The controller installs no \
            recognizer of its own.
            """),
        Rule("M-21", .seenOnDevice, [.scrollDumps], """
            The pan of a scroll view does not delay the end of touches, and the delaying recognizer their \
            beginning. The delaying one comes first, then the pan, then others.
            """),
        Rule("M-22", .documented, [.scrollViewHeader], """
            The delegates of a scroll view's own recognizers must not be changed. \
            `directionalPressGestureRecognizer` is off and deals with presses.
            """),
        Rule("M-23", .documented, [.scrollViewHeader], """
            A tap on the status bar scrolls to the top: on a telephone only if exactly one scroll view on \
            the screen wants it, and is not there yet.
            """),
        Rule("M-24", .seenOnDevice, [.scrollLogs], """
            Before that the delegate is asked, and afterwards told, without the calls of a drag.
            """, engine: """
            It is not a touch: nothing is hit-tested.
            """),
        Rule("M-25", .documented, [.docScrollView], """
            `keyboardDismissMode` sends the keyboard away when a drag begins, or lets it follow the finger. \
            By default it does neither.
            """, engine: """
            With `onDrag` the first responder resigns after `scrollViewWillBeginDragging`; with \
            `interactive`, when the finger lifts below the keyboard's upper edge.
            """),
        Rule("M-26", .documented, [.docScrollDelegate, .scrollViewHeader], """
            A pinch asks for the view to zoom, and without one does nothing. Then the delegate hears of the \
            beginning, of each change, and of the end after any bounce. Without a range of scales there is \
            no pinch recognizer.
            """),
        Rule("M-27", [.documented, .reported], [.docScrollDelegate, .zoomReports], """
            With `bouncesZoom` a pinch may pass its limits; when the fingers lift, the scale goes back and \
            is told once. Without, it stops at the limits.
            """),
        Rule("M-28", [.documented, .inferred], [.docScrollView, .synthesis], """
            Zooming by code tells the beginning and the end if it is animated, and otherwise only the \
            change.
            """),
        Rule("M-29", .reported, [.zoomReports], """
            Zooming changes the view's transform and the size of the content, and hits follow.
            """, engine: """
            Pan and pinch recognize together; the zoom is told before the scrolling.
            """),
        Rule("M-30", .reported, [.refreshReports], """
            A refresh control sends `valueChanged` while the finger is still down, and is refreshing by \
            then. Beginning it by code sends nothing.
            """, engine: """
            It does so 120 points beyond the top.
            """),
        Rule("M-31", .inferred, [.synthesis], """
            Insets only move where content rests, and change nothing about what is hit.
            """),
        Rule("M-32", .inferred, [.synthesis], """
            A pager in a pager turns its pages up to its last one; from there a drag outwards is the outer \
            one's.
            """, engine: """
            A page turns when it is past its half, or faster than 0.3 points in a millisecond.
            """),
    ]
}

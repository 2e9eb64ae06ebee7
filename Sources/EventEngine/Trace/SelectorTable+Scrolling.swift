extension SelectorTable {
    static let scrolling: [Row] = [
        (
            .touchesShouldBegin, "touchesShouldBegin(_:with:in:)",
            "touchesShouldBegin:withEvent:inContentView:", .scrolling
        ),
        (
            .touchesShouldCancel, "touchesShouldCancel(in:)", "touchesShouldCancelInContentView:", .scrolling
        ),
        (.scrollViewDidScroll, "scrollViewDidScroll(_:)", "scrollViewDidScroll:", .scrolling),
        (
            .scrollViewWillBeginDragging, "scrollViewWillBeginDragging(_:)", "scrollViewWillBeginDragging:",
            .scrolling
        ),
        (
            .scrollViewWillEndDragging,
            "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
            "scrollViewWillEndDragging:withVelocity:targetContentOffset:", .scrolling
        ),
        (
            .scrollViewDidEndDragging, "scrollViewDidEndDragging(_:willDecelerate:)",
            "scrollViewDidEndDragging:willDecelerate:", .scrolling
        ),
        (
            .scrollViewWillBeginDecelerating, "scrollViewWillBeginDecelerating(_:)",
            "scrollViewWillBeginDecelerating:", .scrolling
        ),
        (
            .scrollViewDidEndDecelerating, "scrollViewDidEndDecelerating(_:)",
            "scrollViewDidEndDecelerating:", .scrolling
        ),
        (
            .scrollViewDidEndScrollingAnimation, "scrollViewDidEndScrollingAnimation(_:)",
            "scrollViewDidEndScrollingAnimation:", .scrolling
        ),
    ]

    static let scrollState: [Row] = [
        (.contentOffset, "contentOffset", "contentOffset", .lifecycle),
        (.setContentOffset, "contentOffset=", "setContentOffset:", .lifecycle),
        (.contentSize, "contentSize", "contentSize", .lifecycle),
        (.setContentSize, "contentSize=", "setContentSize:", .lifecycle),
        (.contentInset, "contentInset", "contentInset", .lifecycle),
        (.setContentInset, "contentInset=", "setContentInset:", .lifecycle),
        (
            .setContentOffsetAnimated, "setContentOffset(_:animated:)", "setContentOffset:animated:",
            .lifecycle
        ),
        (
            .scrollRectToVisible, "scrollRectToVisible(_:animated:)", "scrollRectToVisible:animated:",
            .lifecycle
        ),
    ]
}

extension SelectorTable {
    static let pages: [Row] = [
        (
            .pageBefore, "pageViewController(_:viewControllerBefore:)",
            "pageViewController:viewControllerBeforeViewController:", .controls
        ),
        (
            .pageAfter, "pageViewController(_:viewControllerAfter:)",
            "pageViewController:viewControllerAfterViewController:", .controls
        ),
        (
            .pageWillTransition, "pageViewController(_:willTransitionTo:)",
            "pageViewController:willTransitionToViewControllers:", .controls
        ),
        (
            .pageDidFinish,
            "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
            "pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:", .controls
        ),
    ]
}

import Foundation

/// Hears of columns that come and go, and has a say in what is on top when they collapse. All methods are
/// optional.
public protocol UISplitViewControllerDelegate: AnyObject {
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    func splitViewController(
        _ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    func splitViewController(
        _ svc: UISplitViewController, willHide column: UISplitViewController.Column)
    /// Which column is on top of the collapsed controller.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    /// Which mode the columns have when they are side by side again.
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
    /// Of the classic kind: the controller that is the secondary one from now on; nil for the one of before.
    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?
    /// Of the classic kind: whether the delegate did what is to be done, so that the primary one is shown.
    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    /// Whether the delegate showed the controller itself.
    func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
}

// A method that a class does not implement says that nobody was asked.
extension UISplitViewControllerDelegate {
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {
        svc.world.answeredByDefault(())
    }
    public func splitViewController(
        _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) {
        svc.world.answeredByDefault(())
    }
    public func splitViewController(
        _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) {
        svc.world.answeredByDefault(())
    }
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        svc.world.answeredByDefault(proposedTopColumn)
    }
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
        svc.world.answeredByDefault(())
    }
    public func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        svc.world.answeredByDefault(proposedDisplayMode)
    }
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {
        svc.world.answeredByDefault(())
    }
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        splitViewController.world.answeredByDefault(nil)
    }
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        splitViewController.world.answeredByDefault(false)
    }
    public func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool {
        splitViewController.world.answeredByDefault(false)
    }
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
        splitViewController.world.answeredByDefault(false)
    }
    public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
        svc.world.answeredByDefault(())
    }
    public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
        svc.world.answeredByDefault(())
    }
}

/// What is asked and told.
extension UISplitViewController {
    private func tell(
        _ selector: MessageSelector, _ arguments: [Any?], _ tell: (any UISplitViewControllerDelegate) -> Void
    ) {
        world.askDelegate(split.delegateObject, selector, arguments, fallback: ()) {
            ($0 as? any UISplitViewControllerDelegate).map(tell)
        }
    }

    /// The mode first, then the columns that go, then those that come (our decision).
    final func tellChange(to mode: DisplayMode, _ leaving: [Column], _ coming: [Column]) {
        tell(.splitWillChangeMode, [self, mode]) { $0.splitViewController(self, willChangeTo: mode) }
        for column in leaving {
            tell(.splitWillHide, [self, column]) { $0.splitViewController(self, willHide: column) }
        }
        for column in coming {
            tell(.splitWillShow, [self, column]) { $0.splitViewController(self, willShow: column) }
        }
    }

    final func askForTop(_ proposed: Column) -> Column {
        world.askDelegate(split.delegateObject, .splitTopColumn, [self, proposed], fallback: proposed) {
            ($0 as? any UISplitViewControllerDelegate)?
                .splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
        }
    }

    final func tellCollapse() {
        tell(.splitDidCollapse, [self]) { $0.splitViewControllerDidCollapse(self) }
    }

    final func askToCollapse(_ secondary: UIViewController, onto primary: UIViewController) -> Bool {
        world.askDelegate(
            split.delegateObject, .splitCollapseSecondary, [self, secondary, primary], fallback: false
        ) {
            ($0 as? any UISplitViewControllerDelegate)?
                .splitViewController(self, collapseSecondary: secondary, onto: primary)
        }
    }

    final func askToShow(_ vc: UIViewController, _ sender: Any?, isDetail: Bool) -> Bool {
        world.askDelegate(
            split.delegateObject, isDetail ? .splitShowDetail : .splitShow, [self, vc, sender],
            fallback: false
        ) {
            guard let delegate = $0 as? any UISplitViewControllerDelegate else { return nil }
            return isDetail
                ? delegate.splitViewController(self, showDetail: vc, sender: sender)
                : delegate.splitViewController(self, show: vc, sender: sender)
        }
    }

    final func tellGesture(begins: Bool) {
        tell(begins ? .splitGestureWillBegin : .splitGestureDidEnd, [self]) {
            if begins {
                $0.splitViewControllerInteractivePresentationGestureWillBegin(self)
            } else {
                $0.splitViewControllerInteractivePresentationGestureDidEnd(self)
            }
        }
    }
}

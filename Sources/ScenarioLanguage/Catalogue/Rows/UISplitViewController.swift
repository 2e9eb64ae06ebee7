import EventEngine
import Foundation

extension UISplitViewController.Style: BridgedEnum {}
extension UISplitViewController.Column: BridgedEnum {}
extension UISplitViewController.DisplayMode: BridgedEnum {}
extension UISplitViewController.SplitBehavior: BridgedEnum {}

private typealias Split = UISplitViewController
private typealias SplitDelegate = Conforming<any UISplitViewControllerDelegate>

extension NativeCatalogue {
    /// UISplitViewController, and what belongs to it.
    func addUISplitViewController() {
        addClass(
            UISplitViewController.self, named: "UISplitViewController", superclass: UIViewController.self,
            "Controllers in columns, or on top of each other where the width is compact, as it is on a "
                + "phone (N-33)."
        ) { t in
            splitRows(t)
            splitModeRows(t)
            splitWidthRows(t)
        }
        addSplitTypes()
        addProtocol(
            (any UISplitViewControllerDelegate).self, named: "UISplitViewControllerDelegate",
            "Hears of columns that come and go, and says what is on top of a collapsed controller.",
            splitDelegateRows)
    }

    private func splitRows(_ t: MemberTable<UISplitViewController>) {
        t.initializer("init(nibName:bundle:)") { (_: NilOnly<String>, _: Bundle?) in
            UISplitViewController(nibName: nil, bundle: nil)
        }
        t.convenience("init()", through: .nib) { () in UISplitViewController() }
        t.required("init(coder:)") { (coder: NSCoder) in UISplitViewController(coder: coder) }
        t.means("Makes one with columns.")
        t.initializer("init(style:)") { (style: UISplitViewController.Style) in
            UISplitViewController(style: style)
        }
        t.getter("style", \.style)
        t.means("Who hears of columns.")
        t.accessor("delegate", get: { $0.delegateObject.map(SplitDelegate.init(object:)) }) {
            split, delegate in
            split.delegateObject = delegate?.object
        }
        t.means("Puts a controller into a column, with a navigation controller around it if it is none.")
        t.method("setViewController(_:for:)") {
            (split: UISplitViewController, controller: UIViewController?,
                column: UISplitViewController.Column) in
            split.setViewController(controller, for: column)
        }
        t.means("What was put into a column.")
        t.method("viewController(for:)") {
            (split: UISplitViewController, column: UISplitViewController.Column) in
            split.viewController(for: column)
        }
        t.means("Shows a column, and hides one; collapsed, pushes and pops it.")
        t.method("show(_:)") { (split: UISplitViewController, column: UISplitViewController.Column) in
            split.show(column)
        }
        t.method("hide(_:)") { (split: UISplitViewController, column: UISplitViewController.Column) in
            split.hide(column)
        }
        t.means("The controllers of the columns, or the one that is shown when they are collapsed.")
        t.property("viewControllers", \.viewControllers)
        t.means("Whether all columns are on top of each other, once the view came up.")
        t.getter("isCollapsed", \.isCollapsed)
        t.absent(
            .bars, "displayModeButtonItem", "displayModeButtonVisibility", "showsSecondaryOnlyButton")
        t.absent(
            Absence.Reason("columns are where text begins", instead: "leave it out"), "primaryEdge",
            "primaryBackgroundStyle")
        t.absent(
            Absence.Reason("the inspector is not modelled", instead: "use a secondary column"),
            "preferredInspectorColumnWidth", "preferredInspectorColumnWidthFraction",
            "minimumInspectorColumnWidth", "maximumInspectorColumnWidth", "isShowing",
            "preferredSecondaryColumnWidth", "preferredSecondaryColumnWidthFraction",
            "minimumSecondaryColumnWidth")
    }

    private func splitModeRows(_ t: MemberTable<UISplitViewController>) {
        t.means("How columns are wanted, and how they are.")
        t.property("preferredDisplayMode", \.preferredDisplayMode)
        t.getter("displayMode", \.displayMode)
        t.means("What is to become of the secondary column beside others, and what does.")
        t.property("preferredSplitBehavior", \.preferredSplitBehavior)
        t.getter("splitBehavior", \.splitBehavior)
        t.means("Whether a pan from the left edge shows a hidden column.")
        t.property("presentsWithGesture", \.presentsWithGesture)
    }

    private func splitWidthRows(_ t: MemberTable<UISplitViewController>) {
        t.means("Leaves a width to the controller.")
        t.staticGetter("automaticDimension") { UISplitViewController.automaticDimension }
        t.means("How wide the primary column is to be in points, or as a part; and how wide it is.")
        t.property("preferredPrimaryColumnWidth", \.preferredPrimaryColumnWidth)
        t.property("preferredPrimaryColumnWidthFraction", \.preferredPrimaryColumnWidthFraction)
        t.property("minimumPrimaryColumnWidth", \.minimumPrimaryColumnWidth)
        t.property("maximumPrimaryColumnWidth", \.maximumPrimaryColumnWidth)
        t.getter("primaryColumnWidth", \.primaryColumnWidth)
        t.means("Likewise of the supplementary column.")
        t.property("preferredSupplementaryColumnWidth", \.preferredSupplementaryColumnWidth)
        t.property(
            "preferredSupplementaryColumnWidthFraction", \.preferredSupplementaryColumnWidthFraction)
        t.property("minimumSupplementaryColumnWidth", \.minimumSupplementaryColumnWidth)
        t.property("maximumSupplementaryColumnWidth", \.maximumSupplementaryColumnWidth)
        t.getter("supplementaryColumnWidth", \.supplementaryColumnWidth)
    }

    private func splitDelegateRows(_ t: OptionalMethodTable) {
        t.means("Another mode is coming, with columns that come and go.")
        t.news("splitViewController(_:willChangeTo:)", .splitWillChangeMode) {
            (_: UISplitViewController, _: UISplitViewController.DisplayMode) in
        }
        t.news("splitViewController(_:willShow:)", .splitWillShow) {
            (_: UISplitViewController, _: UISplitViewController.Column) in
        }
        t.news("splitViewController(_:willHide:)", .splitWillHide) {
            (_: UISplitViewController, _: UISplitViewController.Column) in
        }
        t.means("Which column is on top when all are collapsed, and that they are.")
        t.question("splitViewController(_:topColumnForCollapsingToProposedTopColumn:)", .splitTopColumn) {
            (_: UISplitViewController, column: UISplitViewController.Column) in column
        }
        t.news("splitViewControllerDidCollapse(_:)", .splitDidCollapse) { (_: UISplitViewController) in }
        t.means("Which mode the columns have when there is room for them again, and that they have it.")
        t.question("splitViewController(_:displayModeForExpandingToProposedDisplayMode:)", .splitExpandMode) {
            (_: UISplitViewController, mode: UISplitViewController.DisplayMode) in mode
        }
        t.news("splitViewControllerDidExpand(_:)", .splitDidExpand) { (_: UISplitViewController) in }
        t.means("Of the classic kind, which controller is the secondary one then; nil for the one of before.")
        t.question("splitViewController(_:separateSecondaryFrom:)", .splitSeparateSecondary) {
            (_: UISplitViewController, _: UIViewController) in UIViewController?.none
        }
        t.means("Whether the delegate did it, of the classic kind: then the primary one is shown.")
        t.question("splitViewController(_:collapseSecondary:onto:)", .splitCollapseSecondary) {
            (_: UISplitViewController, _: UIViewController, _: UIViewController) in false
        }
        t.means("Whether the delegate shows a controller itself.")
        t.question("splitViewController(_:show:sender:)", .splitShow) {
            (_: UISplitViewController, _: UIViewController, _: Untyped) in false
        }
        t.question("splitViewController(_:showDetail:sender:)", .splitShowDetail) {
            (_: UISplitViewController, _: UIViewController, _: Untyped) in false
        }
        t.means("A pan shows a column, and is over.")
        t.news("splitViewControllerInteractivePresentationGestureWillBegin(_:)", .splitGestureWillBegin) {
            (_: UISplitViewController) in
        }
        t.news("splitViewControllerInteractivePresentationGestureDidEnd(_:)", .splitGestureDidEnd) {
            (_: UISplitViewController) in
        }
        t.unsent = [
            "targetDisplayModeForAction(in:)", "primaryViewController(forCollapsing:)",
            "primaryViewController(forExpanding:)", "splitViewController(_:didShow:)",
            "splitViewController(_:didHide:)", "splitViewControllerSupportedInterfaceOrientations(_:)",
            "splitViewControllerPreferredInterfaceOrientationForPresentation(_:)",
        ]
    }

    private func addSplitTypes() {
        addEnumeration(
            Split.Style.self, named: "UISplitViewController.Style", "How many columns there are."
        ) { t in
            t.means("Two, or three.")
            t.enumCase("doubleColumn", .doubleColumn)
            t.enumCase("tripleColumn", .tripleColumn)
            t.means("None: the classic kind, with two controllers.")
            t.enumCase("unspecified", .unspecified)
        }
        addEnumeration(
            Split.Column.self, named: "UISplitViewController.Column", "One of the columns."
        ) { t in
            t.means("From left to right; the second one only among three.")
            t.enumCase("primary", .primary)
            t.enumCase("supplementary", .supplementary)
            t.enumCase("secondary", .secondary)
            t.means("What is shown in place of all of them where the width is compact.")
            t.enumCase("compact", .compact)
        }
        addEnumeration(
            Split.DisplayMode.self, named: "UISplitViewController.DisplayMode", "Which columns are seen."
        ) { t in
            t.means("Left to the controller.")
            t.enumCase("automatic", .automatic)
            t.means("No sidebar, or one of them.")
            t.enumCase("secondaryOnly", .secondaryOnly)
            t.enumCase("oneBesideSecondary", .oneBesideSecondary)
            t.enumCase("oneOverSecondary", .oneOverSecondary)
            t.means("Two sidebars, among three columns.")
            t.enumCase("twoBesideSecondary", .twoBesideSecondary)
            t.enumCase("twoOverSecondary", .twoOverSecondary)
            t.enumCase("twoDisplaceSecondary", .twoDisplaceSecondary)
        }
        addEnumeration(
            Split.SplitBehavior.self, named: "UISplitViewController.SplitBehavior",
            "What sidebars do to the secondary column."
        ) { t in
            t.means("Left to the controller.")
            t.enumCase("automatic", .automatic)
            t.means("They are beside it, lie over it, or push it away.")
            t.enumCase("tile", .tile)
            t.enumCase("overlay", .overlay)
            t.enumCase("displace", .displace)
        }
    }
}

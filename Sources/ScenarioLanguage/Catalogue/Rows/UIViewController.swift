import EventEngine
import Foundation

extension NativeCatalogue {
    /// UIViewController.
    func addUIViewController() {
        addClass(
            UIViewController.self, named: "UIViewController", superclass: UIResponder.self,
            "Looks after a tree of views. In the responder chain it is between its view and that "
                + "view's superview."
        ) { t in
            controllerRows(t)
            controllerLayoutRows(t)
            controllerRelationRows(t)
            controllerPresentationRows(t)
            controllerLookRows(t)
        }
    }

    /// The rows of UIViewController: constraints, margins and the safe area.
    private func controllerLayoutRows(_ t: MemberTable<UIViewController>) {
        t.means("Hears in the place of its view that constraints are to be made or changed (S-06).")
        t.method("updateViewConstraints()", override: .updateViewConstraints) { (c: UIViewController) in
            c.updateViewConstraints()
        }
        t.means("What it covers of its view itself, beside what covers it from outside.")
        t.property("additionalSafeAreaInsets", \.additionalSafeAreaInsets)
        t.means("Hears that another part of its view is covered, or that its margins are others.")
        t.method("viewSafeAreaInsetsDidChange()", override: .viewSafeAreaInsetsDidChange) {
            (c: UIViewController) in c.viewSafeAreaInsetsDidChange()
        }
        t.method("viewLayoutMarginsDidChange()", override: .viewLayoutMarginsDidChange) {
            (c: UIViewController) in c.viewLayoutMarginsDidChange()
        }
        t.means("The least margins of its view: 16 at the sides, 20 on wide screens; and whether they count.")
        t.getter("systemMinimumLayoutMargins", \.systemMinimumLayoutMargins)
        t.property("viewRespectsSystemMinimumLayoutMargins", \.viewRespectsSystemMinimumLayoutMargins)
    }

    /// The rows of UIViewController: parents, children, and what it presents.
    private func controllerRelationRows(_ t: MemberTable<UIViewController>) {
        t.means("The controller that it is a child of.")
        t.getter("parent", \.parent)
        t.means("The controllers in it.")
        t.getter("children", \.children)
        t.means("The navigation controller that it is in.")
        t.getter("navigationController", \.navigationController)
        t.means("The tab bar controller that it is in.")
        t.getter("tabBarController", \.tabBarController)
        t.means("The split view controller that it is in.")
        t.getter("splitViewController", \.splitViewController)
        t.means("The controller that it presents.")
        t.getter("presentedViewController", \.presentedViewController)
        t.means("The controller that presents it.")
        t.getter("presentingViewController", \.presentingViewController)
        t.means("How it is presented, and so whether the views behind it can be touched.")
        t.property("modalPresentationStyle", \.modalPresentationStyle, override: .modalPresentationStyle)
        t.means("Takes a controller as a child.")
        t.method("addChild(_:)") { (c: UIViewController, child: UIViewController) in c.addChild(child) }
        t.means("Stops being a child.")
        t.method("removeFromParent()") { (c: UIViewController) in c.removeFromParent() }
        t.means("Hears that it will get another parent.")
        t.method("willMove(toParent:)", override: .willMoveToParent) {
            (c: UIViewController, parent: UIViewController?) in c.willMove(toParent: parent)
        }
        t.means("Hears that it has another parent.")
        t.method("didMove(toParent:)", override: .didMoveToParent) {
            (c: UIViewController, parent: UIViewController?) in c.didMove(toParent: parent)
        }
        t.means("Shows a controller in front of everything.")
        t.method("present(_:animated:completion:)", defaults: ["completion": nil]) {
            (c: UIViewController, other: UIViewController, animated: Bool, completion: Block< >?) in
            c.present(other, animated: animated, completion: called(completion))
        }
        t.means(
            "Hands a controller to the container around that shows it: a navigation controller pushes it, a "
                + "split view controller makes it its detail. Without one it is presented.")
        t.method("show(_:sender:)", override: .showViewController) {
            (c: UIViewController, other: UIViewController, sender: Untyped) in
            c.show(other, sender: sender.value)
        }
        t.method("showDetailViewController(_:sender:)", override: .showDetailViewController) {
            (c: UIViewController, other: UIViewController, sender: Untyped) in
            c.showDetailViewController(other, sender: sender.value)
        }
        t.means("Takes the presented controller away.")
        t.method("dismiss(animated:completion:)", defaults: ["completion": nil]) {
            (c: UIViewController, animated: Bool, completion: Block< >?) in
            c.dismiss(animated: animated, completion: called(completion))
        }
        t.kept("present(_:animated:completion:)", "dismiss(animated:completion:)")
    }

    /// The rows of UIViewController: what it hears of its view.
    private func controllerAppearanceRows(_ t: MemberTable<UIViewController>) {
        t.means("Hears that its view comes onto the screen.")
        t.method("viewWillAppear(_:)", override: .viewWillAppear) { (c: UIViewController, animated: Bool) in
            c.viewWillAppear(animated)
        }
        t.means("Hears that its view is in the window and has its traits there; layout comes next.")
        t.method("viewIsAppearing(_:)", override: .viewIsAppearing) {
            (c: UIViewController, animated: Bool) in c.viewIsAppearing(animated)
        }
        t.means("Hears that its view is on the screen.")
        t.method("viewDidAppear(_:)", override: .viewDidAppear) { (c: UIViewController, animated: Bool) in
            c.viewDidAppear(animated)
        }
        t.means("Hears that its view leaves the screen.")
        t.method(
            "viewWillDisappear(_:)", override: .viewWillDisappear
        ) { (c: UIViewController, animated: Bool) in
            c.viewWillDisappear(animated)
        }
        t.method(
            "viewDidDisappear(_:)", override: .viewDidDisappear
        ) { (c: UIViewController, animated: Bool) in
            c.viewDidDisappear(animated)
        }
        t.means("Hears that its view is laid out.")
        t.method("viewWillLayoutSubviews()", override: .viewWillLayoutSubviews) { (c: UIViewController) in
            c.viewWillLayoutSubviews()
        }
        t.method("viewDidLayoutSubviews()", override: .viewDidLayoutSubviews) { (c: UIViewController) in
            c.viewDidLayoutSubviews()
        }
    }

    /// The rows of UIViewController.
    private func controllerRows(_ t: MemberTable<UIViewController>) {
        t.initializer("init(nibName:bundle:)") { (_: NilOnly<String>, _: Bundle?) in
            UIViewController(nibName: nil, bundle: nil)
        }
        t.convenience("init()", through: .nib) { () in UIViewController() }
        t.required("init(coder:)") { (coder: NSCoder) in UIViewController(coder: coder) }
        t.means("Its view, loaded when it is first asked for.")
        t.property("view", \.view, isImplicitlyUnwrapped: true)
        t.means("Its view, without loading it.")
        t.getter("viewIfLoaded", \.viewIfLoaded)
        t.means("Whether its view is there.")
        t.getter("isViewLoaded", \.isViewLoaded)
        t.means("What bars show of it.")
        t.property("title", \.title, isKept: true)
        t.means("Loads the view now.")
        t.method("loadViewIfNeeded()") { (c: UIViewController) in c.loadViewIfNeeded() }
        t.means("Makes the view. Override it to make another one.")
        t.method("loadView()", override: .loadView) { (c: UIViewController) in c.loadView() }
        t.means("Hears that the view was loaded: the place to add subviews.")
        t.method("viewDidLoad()", override: .viewDidLoad) { (c: UIViewController) in c.viewDidLoad() }
        controllerAppearanceRows(t)
        t.means("What a tab bar shows of it.")
        t.property("tabBarItem", \.tabBarItem, isImplicitlyUnwrapped: true)
        t.means("The items of a toolbar of the navigation controller; `hand.tap(_:)` takes them.")
        t.property("toolbarItems", \.toolbarItems)
        t.method("setToolbarItems(_:animated:)") {
            (c: UIViewController, items: [UIBarButtonItem]?, animated: Bool) in
            c.setToolbarItems(items, animated: animated)
        }
        controllerEditingRows(t)
        t.means("Whether the tab bar is away as long as it is on a navigation stack.")
        t.property("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed, override: .hidesBottomBar)
        storyboardRows(t)
        t.means("What bars cover of its view; the safe area has replaced them.")
        t.getter("topLayoutGuide", \.topBarGuide)
        t.getter("bottomLayoutGuide", \.bottomBarGuide)
    }
}

import EventEngine
import Foundation

extension NativeCatalogue {
    /// UINavigationItem, and what belongs to it.
    func addUINavigationItem() {
        addClass(
            UINavigationItem.self, named: "UINavigationItem", superclass: NSObject.self,
            "What a navigation bar shows of a controller. `hand.tap(_:)` takes its items; the swipe back "
                + "from the edge asks whether there is a back button (N-03)."
        ) { t in
            navigationItemRows(t)
            navigationButtonRows(t)
        }
        addEnumeration(
            UINavigationItem.LargeTitleDisplayMode.self, named: "UINavigationItem.LargeTitleDisplayMode",
            "How large a title is."
        ) { t in
            t.means("So.")
            t.enumCase("automatic", .automatic)
            t.enumCase("always", .always)
            t.enumCase("never", .never)
        }
        addUIBarButtonItem()
        addProtocol(
            (any UINavigationControllerDelegate).self, named: "UINavigationControllerDelegate",
            "Hears of the changes of a navigation stack."
        ) { t in
            t.means("A controller will be shown, and is shown.")
            t.news("navigationController(_:willShow:animated:)", .navigationWillShow) {
                (_: UINavigationController, _: UIViewController, _: Bool) in
            }
            t.news("navigationController(_:didShow:animated:)", .navigationDidShow) {
                (_: UINavigationController, _: UIViewController, _: Bool) in
            }
            navigationTransitionRows(t)
            t.means("The orientations that the interface may have, in the place of its own words.")
            t.question(
                "navigationControllerSupportedInterfaceOrientations(_:)", .navigationOrientations
            ) { (_: UINavigationController) in UIInterfaceOrientationMask.all }
            t.question(
                "navigationControllerPreferredInterfaceOrientationForPresentation(_:)",
                .navigationPreferredOrientation
            ) { (_: UINavigationController) in UIInterfaceOrientation.portrait }
        }
    }

    private func navigationTransitionRows(_ t: OptionalMethodTable) {
        t.means(
            "Who animates a change of the stack, and who drives that; nil for the usual animation. Where a "
                + "class has the first of them, no swipe from the edge pops, unless the recognizer has "
                + "another delegate (N-03).")
        t.question(
            "navigationController(_:animationControllerFor:from:to:)", .navigationAnimationController
        ) {
            (_: UINavigationController, _: UINavigationController.Operation, _: UIViewController,
                _: UIViewController) -> Conforming<any UIViewControllerAnimatedTransitioning>? in nil
        }
        t.question("navigationController(_:interactionControllerFor:)", .navigationInteractionController) {
            (_: UINavigationController, _: Conforming<any UIViewControllerAnimatedTransitioning>)
                -> Conforming<any UIViewControllerInteractiveTransitioning>? in nil
        }
    }

    private func navigationItemRows(_ t: MemberTable<UINavigationItem>) {
        t.means("Makes one.")
        t.initializer("init(title:)") { (title: String) in UINavigationItem(title: title) }
        t.means("What the bar says.")
        t.property("title", \.title)
        t.means("A line above the title: the bar is 30 points higher.")
        t.property("prompt", \.prompt)
        t.means("Whether there is no back button, and so no swipe back from the edge (N-03).")
        t.property("hidesBackButton", \.hidesBackButton)
        t.method("setHidesBackButton(_:animated:)") { (item: UINavigationItem, hides: Bool, animated: Bool) in
            item.setHidesBackButton(hides, animated: animated)
        }
        t.means("Buttons on the left take the back button's place, unless they are beside it.")
        t.property("leftBarButtonItem", \.leftBarButtonItem)
        t.property("leftBarButtonItems", \.leftBarButtonItems)
        t.property("leftItemsSupplementBackButton", \.leftItemsSupplementBackButton)
        t.means("The other buttons.")
        t.property("rightBarButtonItem", \.rightBarButtonItem)
        t.property("rightBarButtonItems", \.rightBarButtonItems)
        t.means("What the button says that leads back here; what it would send, it does not send.")
        t.property("backBarButtonItem", \.backBarButtonItem)
        t.property("backButtonTitle", \.backButtonTitle)
        t.means("Only kept: the bar shows no search bar.")
        t.property("searchController", \.searchController)
        t.property("hidesSearchBarWhenScrolling", \.hidesSearchBarWhenScrolling)
    }

    private func navigationButtonRows(_ t: MemberTable<UINavigationItem>) {
        t.means("The same; nothing moves.")
        t.method("setLeftBarButton(_:animated:)") {
            (item: UINavigationItem, button: UIBarButtonItem?, animated: Bool) in
            item.setLeftBarButton(button, animated: animated)
        }
        t.method("setRightBarButton(_:animated:)") {
            (item: UINavigationItem, button: UIBarButtonItem?, animated: Bool) in
            item.setRightBarButton(button, animated: animated)
        }
        t.method("setLeftBarButtonItems(_:animated:)") {
            (item: UINavigationItem, buttons: [UIBarButtonItem]?, animated: Bool) in
            item.setLeftBarButtonItems(buttons, animated: animated)
        }
        t.method("setRightBarButtonItems(_:animated:)") {
            (item: UINavigationItem, buttons: [UIBarButtonItem]?, animated: Bool) in
            item.setRightBarButtonItems(buttons, animated: animated)
        }
        t.means("Shown in place of the title.")
        t.property("titleView", \.titleView)
        t.means("Whether its title is large where the bar prefers that: `automatic` as that below it.")
        t.property("largeTitleDisplayMode", \.largeTitleDisplayMode)
        t.means("How it looks; only kept here.")
        t.property("standardAppearance", \.standardAppearance)
        t.property("scrollEdgeAppearance", \.scrollEdgeAppearance)
        t.property("compactAppearance", \.compactAppearance)
    }
}

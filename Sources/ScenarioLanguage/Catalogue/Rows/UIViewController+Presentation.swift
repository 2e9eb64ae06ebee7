import EventEngine
import Foundation

extension NativeCatalogue {
    /// The rows of UIViewController: how it is presented.
    func controllerPresentationRows(_ t: MemberTable<UIViewController>) {
        t.means("Whether the user cannot dismiss it by a pull or a tap beside it (N-12).")
        t.property("isModalInPresentation", \.isModalInPresentation, override: .isModalInPresentation)
        t.means("Makes what transitions of its own need; used with the next presentation (N-25).")
        t.accessor(
            "transitioningDelegate", override: .transitioningDelegate,
            get: {
                $0.transitioningDelegateObject.map {
                    Conforming<any UIViewControllerTransitioningDelegate>(object: $0)
                }
            }
        ) { controller, delegate in
            controller.transitioningDelegateObject = delegate?.object
        }
        t.means("How the animation of a presentation looks; only kept here.")
        t.property("modalTransitionStyle", \.modalTransitionStyle)
        t.means("Manages the presentation of this controller; as a sheet or popover only in such a style.")
        t.getter("presentationController", \.presentationController)
        t.getter("sheetPresentationController", \.sheetPresentationController)
        t.getter("popoverPresentationController", \.popoverPresentationController)
        t.means("Whether it presents for those inside it, in the styles with a context (N-36).")
        t.property("definesPresentationContext", \.definesPresentationContext)
        t.means("Whether it decides how their animations look; only kept here.")
        t.property(
            "providesPresentationContextTransitionStyle", \.providesPresentationContextTransitionStyle)
        t.means("What it says of the traits of a child; nil lets that inherit all.")
        t.method("setOverrideTraitCollection(_:forChild:)") {
            (c: UIViewController, traits: UITraitCollection?, child: UIViewController) in
            c.setOverrideTraitCollection(traits, forChild: child)
        }
        t.method("overrideTraitCollection(forChild:)") { (c: UIViewController, child: UIViewController) in
            c.overrideTraitCollection(forChild: child)
        }
        t.means("How large it would like to be: a popover's size.")
        t.property("preferredContentSize", \.preferredContentSize, override: .preferredContentSize)
        t.means("Whether its view comes or goes by a presentation, or with its parent.")
        t.getter("isBeingPresented", \.isBeingPresented)
        t.getter("isBeingDismissed", \.isBeingDismissed)
        t.getter("isMovingToParent", \.isMovingToParent)
        t.getter("isMovingFromParent", \.isMovingFromParent)
        t.means("What a navigation bar would show of it.")
        t.getter("navigationItem", \.navigationItem)
        t.means("At which edges the system's gestures wait for the app's; here the system has none (N-10).")
        t.getter(
            "preferredScreenEdgesDeferringSystemGestures", \.preferredScreenEdgesDeferringSystemGestures,
            override: .edgesDeferringSystemGestures)
        t.getter(
            "childForScreenEdgesDeferringSystemGestures", \.childForScreenEdgesDeferringSystemGestures,
            override: .childDeferringSystemGestures)
        t.method("setNeedsUpdateOfScreenEdgesDeferringSystemGestures()") { (c: UIViewController) in
            c.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
        }
    }

    /// UIModalTransitionStyle.
    func addUIModalTransitionStyle() {
        addEnumeration(
            UIModalTransitionStyle.self, named: "UIModalTransitionStyle",
            "How the animation of a presentation looks."
        ) { t in
            t.means("So.")
            t.enumCase("coverVertical", .coverVertical)
            t.enumCase("flipHorizontal", .flipHorizontal)
            t.enumCase("crossDissolve", .crossDissolve)
            t.enumCase("partialCurl", .partialCurl)
        }
    }
}

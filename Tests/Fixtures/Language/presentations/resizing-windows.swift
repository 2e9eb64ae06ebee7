// screen: 1024x768
import UIKit

// Columns collapse when the window becomes narrow, and stand side by side again when it is wide (N-41).
class Page: UIViewController {
    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        print(title ?? "", "becomes", size.width)
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        print(title ?? "", "is compact", traitCollection.horizontalSizeClass == .compact)
    }
}
class Decider: NSObject, UISplitViewControllerDelegate {
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        print("proposed", proposedTopColumn.rawValue)
        return .primary
    }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { print("collapsed") }
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        print("mode", proposedDisplayMode == .oneBesideSecondary)
        return proposedDisplayMode
    }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { print("expanded") }
}
let list = Page()
list.title = "list"
let detail = Page()
detail.title = "detail"
let decider = Decider()
let split = UISplitViewController(style: .doubleColumn)
split.delegate = decider
split.setViewController(list, for: .primary)
split.setViewController(detail, for: .secondary)
window.rootViewController = split
device.wait(0.1)
print(list.view.frame.width, detail.view.frame.width)  // prints: 320.0 704.0
device.resizeWindow(to: CGSize(width: 320, height: 768))
// prints: detail becomes 320.0
// prints: proposed 2
// prints: collapsed
// prints: list is compact true
print(split.isCollapsed, list.view.frame.width, window.frame.width, UIScreen.main.bounds.width)
// prints: true 320.0 320.0 1024.0
split.show(.secondary)
device.wait(1)
let more = Page()
more.title = "more"
detail.navigationController?.pushViewController(more, animated: false)
device.resizeWindow(to: CGSize(width: 1024, height: 768))
// prints: list becomes 1024.0
// prints: detail becomes 1024.0
// prints: more becomes 1024.0
// prints: mode true
// prints: expanded
// prints: more is compact false
// prints: list is compact false
print(split.isCollapsed, list.view.frame.width, more.view.frame.width)  // prints: false 320.0 704.0
print(detail.navigationController === more.navigationController, list.view.window === window)
// prints: true true

// Of the classic kind, the delegate says which controller stands beside the primary one again.
class Separator: NSObject, UISplitViewControllerDelegate {
    let page = Page()
    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        print("separates", primaryViewController === splitViewController.viewControllers[0])
        page.title = "page"
        return page
    }
}
let separator = Separator()
let classic = UISplitViewController()
classic.delegate = separator
classic.viewControllers = [UINavigationController(rootViewController: UIViewController()), UIViewController()]
window.rootViewController = classic
device.wait(0.1)
device.resizeWindow(to: CGSize(width: 320, height: 768))
print(classic.isCollapsed)  // prints: true
device.resizeWindow(to: CGSize(width: 1024, height: 768))
// prints: separates true
// prints: page is compact false
print(classic.isCollapsed, classic.viewControllers.last === separator.page)  // prints: false true
print(separator.page.view.window === window)  // prints: true

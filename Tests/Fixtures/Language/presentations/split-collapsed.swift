// On a phone the columns lie on top of each other (N-33).
class List: UITableViewController {
    override func viewDidAppear(_ animated: Bool) { print("list did appear", animated) }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let page = Detail()
        page.title = "row \(indexPath.row)"
        showDetailViewController(page, sender: self)
    }
}
class Detail: UIViewController {
    override func viewDidAppear(_ animated: Bool) { print(title ?? "empty", "did appear", animated) }
    override func viewDidDisappear(_ animated: Bool) { print(title ?? "empty", "did disappear", animated) }
}
class Decider: NSObject, UISplitViewControllerDelegate {
    var isHandled = false
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        print("proposed", proposedTopColumn.rawValue)
        return .primary
    }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { print("collapsed", svc.isCollapsed) }
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
        print("show detail", vc.title ?? "-", sender is List)
        return isHandled
    }
    func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool {
        print("show", vc.title ?? "-")
        return true
    }
}
let decider = Decider()
let split = UISplitViewController(style: .doubleColumn)
split.delegate = decider
let (list, detail) = (List(), Detail())
split.setViewController(list, for: .primary)
split.setViewController(detail, for: .secondary)
window.rootViewController = split
device.wait(0)
// prints: proposed 2
// prints: collapsed true
// prints: list did appear false
print(split.viewControllers.count, list.navigationController!.viewControllers.count)  // prints: 1 1
hand.tap(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0))!)
device.wait(1)
// prints: show detail row 1 true
// prints: row 1 did appear true
let stack = list.navigationController!
print(stack.viewControllers.count, stack.topViewController!.title!)  // prints: 2 row 1
hand.drag(stack.view, from: CGPoint(x: 2, y: 300), by: CGVector(dx: 300, dy: 0))
device.wait(1)
// prints: row 1 did disappear true
// prints: list did appear true
split.show(.secondary)
device.wait(1)
// prints: empty did appear true
print(stack.topViewController === detail.navigationController, detail.splitViewController === split)  // prints: true true
split.show(.secondary)
split.hide(.secondary)
device.wait(1)
// prints: empty did disappear true
// prints: list did appear true
split.hide(.primary)
split.show(.secondary)
device.wait(1)
// prints: empty did appear true
split.show(.primary)
device.wait(1)
// prints: empty did disappear true
// prints: list did appear true
decider.isHandled = true
hand.tap(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0))!)
device.wait(1)
// prints: show detail row 0 true
let asked = Detail()
asked.title = "asked"
split.show(asked, sender: nil)  // prints: show asked
list.show(asked, sender: nil)
device.wait(1)
// prints: asked did appear true
print(stack.topViewController === asked)  // prints: true

// A controller for compact widths takes the place of all.
let compact = UITabBarController()
let second = UISplitViewController(style: .doubleColumn)
second.delegate = decider
second.setViewController(UIViewController(), for: .primary)
second.setViewController(compact, for: .compact)
decider.isHandled = false
window.rootViewController = second
device.wait(0)
// prints: asked did disappear false
// prints: proposed 3
// prints: collapsed true
print(second.viewControllers.first is UINavigationController)  // prints: true

// The classic kind: two controllers, and the delegate says whether the first one is shown.
class Old: UISplitViewController, UISplitViewControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
    }
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        print("collapse", (secondaryViewController as! UINavigationController).topViewController!.title!)
        return true
    }
}
let old = Old()
let (master, late) = (Detail(), Detail())
master.title = "master"
late.title = "late"
old.viewControllers = [UINavigationController(rootViewController: master), UINavigationController(rootViewController: late)]
print(old.style == .unspecified, old.viewControllers.count)  // prints: true 2
window.rootViewController = old
device.wait(0)
// prints: collapse late
// prints: master did appear false
print(old.viewControllers.count, old.isCollapsed)  // prints: 1 true
let bare = UIViewController()
bare.title = "bare"
window.rootViewController = bare
device.wait(0)
// prints: master did disappear false
let shown = Detail()
bare.show(shown, sender: nil)
device.wait(1)
// prints: empty did appear true
print(bare.presentedViewController === shown)  // prints: true

// Columns beside and over each other on a tablet (N-33).
// screen: 1024x768
class Page: UIViewController {
    let name: String
    init(_ name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }
    override func viewWillAppear(_ animated: Bool) { print(name, "will appear", animated) }
    override func viewDidAppear(_ animated: Bool) { print(name, "did appear") }
    override func viewWillDisappear(_ animated: Bool) { print(name, "will disappear", animated) }
    override func viewDidDisappear(_ animated: Bool) { print(name, "did disappear") }
}
class Sides: UISplitViewController, UISplitViewControllerDelegate {
    override init(style: UISplitViewController.Style) {
        super.init(style: style)
        delegate = self
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: DisplayMode) {
        print("mode", displayMode.rawValue)
    }
    func splitViewController(_ svc: UISplitViewController, willShow column: Column) {
        print("will show", column.rawValue)
    }
    func splitViewController(_ svc: UISplitViewController, willHide column: Column) {
        print("will hide", column.rawValue)
    }
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
        print("gesture begins")
    }
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
        print("gesture ended")
    }
}
let (list, detail) = (Page("list"), Page("detail"))
let split = Sides(style: .doubleColumn)
split.setViewController(list, for: .primary)
split.setViewController(detail, for: .secondary)
print(split.style == .doubleColumn, split.isCollapsed, split.children.count)  // prints: true false 2
print(split.viewController(for: .primary) === list, split.viewController(for: .compact) == nil)  // prints: true true
window.rootViewController = split
device.wait(0)
// prints: detail will appear false
// prints: list will appear false
// prints: detail did appear
// prints: list did appear
print(split.displayMode == .oneBesideSecondary, split.splitBehavior == .tile, split.viewControllers.count)  // prints: true true 2
print(list.navigationController!.view.frame, detail.navigationController!.view.frame)
// prints: (0.0, 0.0, 320.0, 768.0) (320.0, 0.0, 704.0, 768.0)
print(list.splitViewController === split, detail.navigationController!.next === split.view, split.view.next === split)  // prints: true true true
split.hide(.primary)
print(split.transitionCoordinator != nil)
device.wait(1)
// prints: mode 1
// prints: will hide 0
// prints: list will disappear true
// prints: true
// prints: list did disappear
print(detail.navigationController!.view.frame.width, list.viewIfLoaded?.window == nil)  // prints: 1024.0 true

// A pan from the left edge brings the column back; one that does not go far leaves it away.
hand.drag(split.view, from: CGPoint(x: 2, y: 300), by: CGVector(dx: 250, dy: 0))
device.wait(1)
// prints: gesture begins
// prints: mode 2
// prints: will show 0
// prints: list will appear true
// prints: list did appear
// prints: gesture ended
split.preferredDisplayMode = .secondaryOnly
device.wait(1)
// prints: mode 1
// prints: will hide 0
// prints: list will disappear true
// prints: list did disappear
hand.drag(split.view, from: CGPoint(x: 2, y: 300), by: CGVector(dx: 60, dy: 0), over: 1)
device.wait(1)
// prints: gesture begins
// prints: mode 2
// prints: will show 0
// prints: list will appear true
// prints: mode 1
// prints: will hide 0
// prints: list will disappear true
// prints: list did disappear
// prints: gesture ended
split.presentsWithGesture = false
hand.drag(split.view, from: CGPoint(x: 2, y: 300), by: CGVector(dx: 250, dy: 0))
device.wait(1)
print(split.presentsWithGesture, split.displayMode == .secondaryOnly)  // prints: false true

// Over the rest: what is behind takes no touches, and a touch beside the column takes it away.
split.presentsWithGesture = true
split.preferredSplitBehavior = .overlay
split.show(.primary)
device.wait(1)
// prints: mode 3
// prints: will show 0
// prints: list will appear true
// prints: list did appear
print(split.displayMode == .oneOverSecondary, split.splitBehavior == .overlay)  // prints: true true
print(detail.navigationController!.view.frame.width, split.primaryColumnWidth)  // prints: 1024.0 320.0
hand.tap(at: CGPoint(x: 800, y: 300))
device.wait(1)
// prints: mode 1
// prints: will hide 0
// prints: list will disappear true
// prints: list did disappear
let other = Page("other")
detail.showDetailViewController(other, sender: nil)
// prints: detail will disappear false
// prints: other will appear false
device.wait(1)
// prints: detail did disappear
// prints: other did appear
print(split.viewController(for: .secondary) === other, detail.splitViewController == nil)  // prints: true true
split.show(.primary)
device.wait(1)
// prints: mode 3
// prints: will show 0
// prints: list will appear true
// prints: list did appear
split.show(.secondary)
device.wait(1)
// prints: mode 1
// prints: will hide 0
// prints: list will disappear true
// prints: list did disappear

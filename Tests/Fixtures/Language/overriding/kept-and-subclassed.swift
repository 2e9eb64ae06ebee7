// Overrides that UIKit asks for seldom, and classes that few inherit from.
class Pan: UIPanGestureRecognizer {
    override var delegate: UIGestureRecognizerDelegate? {
        get { super.delegate }
        set {
            print("delegate:", newValue != nil)
            super.delegate = newValue
        }
    }
}
class Rules: NSObject, UIGestureRecognizerDelegate {}
let rules = Rules()
let pan = Pan()
pan.delegate = rules  // prints: delegate: true
print(pan.delegate === rules)  // prints: true

class Pages: UIPageViewController {
    override func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: UIPageViewController.NavigationDirection,
        animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        print("pages:", viewControllers?.count ?? 0)
        super.setViewControllers(
            viewControllers, direction: direction, animated: animated, completion: completion)
    }
}
let pages = Pages(transitionStyle: .scroll, navigationOrientation: .horizontal)
pages.setViewControllers([UIViewController()], direction: .forward, animated: false)  // prints: pages: 1

class Fade: UIStoryboardSegue {
    override func perform() {
        print("fades to", destination.title ?? "")
        source.present(destination, animated: false)
    }
}
let next = UIViewController()
next.title = "next"
let fade = Fade(identifier: "fade", source: viewController, destination: next)
fade.perform()  // prints: fades to next
print(viewController.presentedViewController === next, fade.identifier ?? "")  // prints: true fade

class Delete: UIAccessibilityCustomAction {
    let row: Int
    init(row: Int, target: AnyObject, selector: Selector) {
        self.row = row
        super.init(name: "Delete \(row)", target: target, selector: selector)
    }
}
class Row: UIView {
    @objc func remove(_ action: UIAccessibilityCustomAction) -> Bool {
        print("deletes", (action as? Delete)?.row ?? 0)
        return true
    }
}
let row = Row(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
row.accessibilityCustomActions = [Delete(row: 3, target: row, selector: #selector(Row.remove(_:)))]
print(row.accessibilityCustomActions?.first?.name ?? "none")  // prints: Delete 3

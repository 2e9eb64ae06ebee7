// Tabs: what taps do, what code does, and who is asked (N-31, N-32).
class Page: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        print(title ?? "", "will appear")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        print(title ?? "", "did appear")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        print(title ?? "", "will disappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        print(title ?? "", "did disappear")
    }
}
class Guard: NSObject, UITabBarControllerDelegate {
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        print("should", viewController.title ?? "")
        return viewController.title != "No"
    }
    func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
        print("did", viewController.title ?? "", tabBarController.selectedIndex)
    }
}
func page(_ title: String) -> Page {
    let page = Page()
    page.title = title
    return page
}
let pages = [page("A"), page("B"), page("No")]
pages[1].tabBarItem = UITabBarItem(title: "Second", image: nil, tag: 2)
pages[2].tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 3)
let tabs = UITabBarController()
let doorman = Guard()
tabs.delegate = doorman
tabs.setViewControllers(pages, animated: false)
window.rootViewController = tabs
device.wait(0.1)
// prints: A will appear
// prints: A did appear
print(tabs.tabBar.items?.map { $0.title ?? "-" } ?? [])  // prints: ["A", "Second", "No"]
hand.tap(pages[1].tabBarItem)
// prints: should B
// prints: B will appear
// prints: A will disappear
// prints: A did disappear
// prints: B did appear
// prints: did B 1
hand.tap(pages[1].tabBarItem)
// prints: should B
// prints: did B 1
hand.tap(pages[2].tabBarItem)  // prints: should No
tabs.selectedIndex = 0
device.wait(0.1)
// prints: A will appear
// prints: B will disappear
// prints: B did disappear
// prints: A did appear
print(tabs.tabBar.selectedItem === pages[0].tabBarItem)  // prints: true
pages[0].tabBarItem.isEnabled = false
hand.tap(at: CGPoint(x: 20, y: window.bounds.height - 20))
print(pages[0].view.hitTest(CGPoint(x: 20, y: 300), with: nil) === pages[0].view)  // prints: true
pages[0].view.layoutIfNeeded()
print(pages[0].view.safeAreaInsets.bottom, tabs.tabBar.bounds.height)  // prints: 49.0 49.0
pages[1].tabBarItem.badgeValue = "3"
pages[1].tabBarItem.image = UIImage(named: "two")
pages[1].tabBarItem.selectedImage = nil
tabs.tabBar.barTintColor = .white
tabs.tabBar.unselectedItemTintColor = .gray
tabs.tabBar.isTranslucent = false
pages[1].title = "Third"
print(pages[1].tabBarItem.title ?? "", pages[1].tabBarItem.tag)  // prints: Second 2

class Chooser: UIViewController, UITabBarDelegate {
    let bar = UITabBar(frame: CGRect(x: 0, y: 300, width: 320, height: 49))
    override func viewDidLoad() {
        super.viewDidLoad()
        let first = UITabBarItem()
        first.title = "one"
        bar.setItems([first, UITabBarItem(title: "two", image: nil, selectedImage: nil)], animated: false)
        bar.delegate = self
        bar.selectedItem = first
        view.addSubview(bar)
    }
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { print("item", item.title ?? "") }
}
let chooser = Chooser()
window.rootViewController = chooser
device.wait(0.1)
// prints: A will disappear
// prints: A did disappear
hand.tap(chooser.bar, at: CGPoint(x: 300, y: 20))  // prints: item two
print(chooser.bar.selectedItem?.title ?? "")  // prints: two
print(UITabBarItem.SystemItem.search.rawValue, chooser.bar.sizeThatFits(.zero).height)  // prints: 8 49.0
let kinds: [UITabBarItem.SystemItem] = [
    .more, .favorites, .featured, .topRated, .recents, .contacts, .history, .bookmarks, .downloads,
    .mostRecent, .mostViewed,
]
print(kinds.map(\.rawValue))  // prints: [0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11]

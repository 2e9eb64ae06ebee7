// Items of bars of the author's own classes: what they override, bars ask for.
class CountingItem: UITabBarItem {
    var badges = 0
    override var badgeValue: String? {
        didSet { badges += 1 }
    }
    override var title: String? {
        get { super.title.map { $0 + "!" } }
        set { super.title = newValue }
    }
}

class CloseItem: UIBarButtonItem {
    let reason: String

    init(reason: String) {
        self.reason = reason
        super.init()
        title = "Close"
        target = self
        action = #selector(close)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override var isEnabled: Bool {
        didSet { print("enabled:", isEnabled) }
    }

    @objc func close() { print("closed:", reason) }
}

let page = UIViewController()
let other = UIViewController()
let item = CountingItem(title: "One", image: nil, tag: 7)
page.tabBarItem = item
page.navigationItem.rightBarButtonItem = CloseItem(reason: "done")
let tabs = UITabBarController()
tabs.viewControllers = [UINavigationController(rootViewController: other), UINavigationController(rootViewController: page)]
tabs.viewControllers?[1].tabBarItem = item
window.rootViewController = tabs
item.badgeValue = "3"
print(item.badges, item.badgeValue ?? "", item.title ?? "", item.tag)  // prints: 1 3 One! 7
hand.tap(item)
print(tabs.selectedIndex)  // prints: 1
hand.tap(page.navigationItem.rightBarButtonItem!)  // prints: closed: done
page.navigationItem.rightBarButtonItem?.isEnabled = false  // prints: enabled: false
item.badgeColor = .red
item.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 3)
print(item.badgeColor == .red, item.titlePositionAdjustment.vertical)  // prints: true 3.0

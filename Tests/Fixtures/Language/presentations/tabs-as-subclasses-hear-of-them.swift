// A tab bar controller is the delegate of its bar: a subclass hears of taps before a tab is chosen.
class Tabs: UITabBarController, UITabBarControllerDelegate {
    var allowed = true

    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        print("item", item.title ?? "-", tabBar.items?.firstIndex(of: item) ?? -1, "from", selectedIndex)
    }

    func tabBarController(_ controller: UITabBarController, shouldSelect next: UIViewController) -> Bool {
        print("should", next.title ?? "-")
        return allowed
    }

    func tabBarController(_ controller: UITabBarController, didSelect next: UIViewController) {
        print("did", next.title ?? "-", selectedIndex)
    }
}

let tabs = Tabs()
tabs.delegate = tabs
tabs.viewControllers = ["One", "Two", "Three"].map { title in
    let page = UIViewController()
    page.title = title
    return page
}
window.rootViewController = tabs
device.wait(0.1)
let bar = tabs.tabBar
print(bar.delegate === tabs)  // prints: true
hand.tap(bar.items![1])
// prints: item Two 1 from 0
// prints: should Two
// prints: did Two 1
tabs.allowed = false
hand.tap(bar.items![2])
// prints: item Three 2 from 1
// prints: should Three
print(tabs.selectedIndex, bar.selectedItem?.title ?? "-")  // prints: 1 Two
tabs.selectedIndex = 0
print(bar.selectedItem?.title ?? "-")  // prints: One

// Items in the middle of a bar.
let plain = UITabBar(frame: CGRect(x: 0, y: 100, width: 375, height: 49))
plain.items = [UITabBarItem(title: "a", image: nil, tag: 0), UITabBarItem(title: "b", image: nil, tag: 1)]
plain.itemPositioning = .centered
plain.itemWidth = 60
plain.itemSpacing = 20
print(plain.itemPositioning == .fill, UITabBar.ItemPositioning.automatic.rawValue)  // prints: false 0
plain.layoutIfNeeded()
print(plain.subviews.map(\.frame.minX))  // prints: [117.5, 197.5]

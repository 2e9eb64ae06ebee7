// A tab bar is away while a controller that hides it is on the stack, and a hidden one takes no room.
let tabs = UITabBarController()
let list = UIViewController()
let navigation = UINavigationController(rootViewController: list)
let other = UIViewController()
tabs.viewControllers = [navigation, other]
window.rootViewController = tabs
device.wait(0.1)
print(list.view.safeAreaInsets.bottom)  // prints: 49.0
let detail = UIViewController()
detail.hidesBottomBarWhenPushed = true
navigation.pushViewController(detail, animated: true)
device.wait(1)
print(detail.view.safeAreaInsets.bottom, tabs.tabBar.frame.maxX <= 0)  // prints: 0.0 true
let further = UIViewController()
navigation.pushViewController(further, animated: false)
device.wait(0.1)
print(further.view.safeAreaInsets.bottom, tabs.tabBar.frame.maxX <= 0)  // prints: 0.0 true
tabs.selectedIndex = 1
print(tabs.tabBar.frame.minX)  // prints: 0.0
tabs.selectedIndex = 0
navigation.popToRootViewController(animated: true)
device.wait(1)
print(list.view.safeAreaInsets.bottom, tabs.tabBar.frame.minX)  // prints: 49.0 0.0
tabs.tabBar.isHidden = true
device.wait(0.1)
print(list.view.safeAreaInsets.bottom)  // prints: 0.0
tabs.tabBar.isHidden = false

// A controller may say so in its class.
class Reader: UIViewController {
    override var hidesBottomBarWhenPushed: Bool {
        get { true }
        set {}
    }
}
navigation.pushViewController(Reader(), animated: false)
print(tabs.tabBar.frame.maxX <= 0)  // prints: true
navigation.popViewController(animated: false)
print(tabs.tabBar.frame.minX)  // prints: 0.0

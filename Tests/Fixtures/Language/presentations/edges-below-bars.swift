// Below which bars the view of a controller goes: below all of them, unless it or an opaque bar says otherwise.
let page = UIViewController()
let nav = UINavigationController(rootViewController: page)
let tabs = UITabBarController()
tabs.viewControllers = [nav]
window.rootViewController = tabs
device.wait(0.1)
print(page.view.frame, page.view.safeAreaInsets.top, page.view.safeAreaInsets.bottom)
// prints: (0.0, 0.0, 375.0, 667.0) 44.0 49.0
page.edgesForExtendedLayout = []
print(page.view.frame, page.view.safeAreaInsets == .zero)  // prints: (0.0, 44.0, 375.0, 574.0) true
page.edgesForExtendedLayout = .all
nav.navigationBar.isTranslucent = false
print(page.view.frame, page.view.safeAreaInsets.top)  // prints: (0.0, 44.0, 375.0, 623.0) 0.0
page.extendedLayoutIncludesOpaqueBars = true
print(page.view.frame, page.view.safeAreaInsets.top)  // prints: (0.0, 0.0, 375.0, 667.0) 44.0
page.extendedLayoutIncludesOpaqueBars = false
nav.isNavigationBarHidden = true
print(page.view.frame)  // prints: (0.0, 0.0, 375.0, 667.0)
nav.isNavigationBarHidden = false
let other = UIViewController()
other.edgesForExtendedLayout = .bottom
nav.pushViewController(other, animated: true)
device.wait(1)
print(other.view.frame, other.view.safeAreaInsets.bottom)  // prints: (0.0, 44.0, 375.0, 623.0) 49.0
nav.popViewController(animated: true)
device.wait(1)
print(other.view.safeAreaInsets == .zero, page.view.frame)  // prints: true (0.0, 44.0, 375.0, 623.0)
tabs.tabBar.isTranslucent = false
print(nav.view.frame, page.view.frame)  // prints: (0.0, 0.0, 375.0, 618.0) (0.0, 44.0, 375.0, 574.0)

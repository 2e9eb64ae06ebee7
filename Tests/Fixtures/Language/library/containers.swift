// Navigation, tabs, presentation and first responders, member by member.
class Page: UIViewController {
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        print(title ?? "-", "will lay out")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        print(title ?? "-", "gone", animated)
    }
}
func page(_ title: String) -> Page {
    let page = Page()
    page.title = title
    return page
}
let first = page("first"), second = page("second"), third = page("third")
print(first.viewIfLoaded == nil, first.isViewLoaded, first.tabBarController == nil)
first.loadViewIfNeeded()
print(first.viewIfLoaded === first.view, first.isViewLoaded)
let navigation = UINavigationController(nibName: nil, bundle: nil)
navigation.setViewControllers([first, second, third], animated: false)
window.rootViewController = navigation
device.wait(0.1)
print(navigation.visibleViewController === third, navigation.topViewController === third)
print(navigation.popToViewController(second, animated: false)?.count ?? -1, navigation.viewControllers.count)
device.wait(0.6)
navigation.pushViewController(third, animated: false)
print(navigation.popToRootViewController(animated: true)?.count ?? -1, navigation.viewControllers.count)
device.wait(0.6)
for style: UIModalPresentationStyle in [.fullScreen, .pageSheet, .formSheet, .overFullScreen, .automatic] {
    let sheet = page("sheet")
    sheet.modalPresentationStyle = style
    print(style == .automatic, sheet.modalPresentationStyle == style)
    first.present(sheet, animated: false)
    print(navigation.visibleViewController === sheet, sheet.view.window === window)
    hand.tap(sheet.view)
    sheet.dismiss(animated: false)
}
let tabs = UITabBarController(nibName: nil, bundle: nil)
tabs.viewControllers = [second, third]
window.rootViewController = tabs
print(second.tabBarController === tabs, third.tabBarController === tabs, tabs.selectedIndex)
tabs.selectedViewController = third
print(tabs.selectedIndex, tabs.viewControllers?.count ?? 0)
print(tabs.canBecomeFirstResponder, tabs.canResignFirstResponder, tabs.becomeFirstResponder())
device.wait(0.1)

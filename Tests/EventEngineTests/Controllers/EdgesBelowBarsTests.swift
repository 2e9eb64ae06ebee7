import EventEngine
import Foundation
import Testing

/// Below which bars the view of a controller goes, and items of bars of the author's own classes.
struct EdgesBelowBarsTests {
    private final class Shouting: UITabBarItem {
        var count = 0
        override var title: String? {
            get { super.title.map { $0 + "!" } }
            set { super.title = newValue }
        }
        override var badgeValue: String? { didSet { count += 1 } }
    }

    @Test func `A view goes below bars, unless its edges or an opaque bar say otherwise`() {
        _ = TestWorld { world, scene in
            let page = UIViewController()
            let navigation = UINavigationController(rootViewController: page)
            scene.window.rootViewController = navigation
            world.device.wait(0)
            let size = scene.window.bounds.size
            let below = CGRect(x: 0, y: 44, width: size.width, height: size.height - 44)
            #expect(page.view.frame == navigation.view.bounds && page.view.safeAreaInsets.top == 44)
            page.edgesForExtendedLayout = []
            #expect(page.view.frame == below && page.view.safeAreaInsets.top == 0)
            page.edgesForExtendedLayout = .all
            navigation.navigationBar.isTranslucent = false
            #expect(page.view.frame == below)
            page.extendedLayoutIncludesOpaqueBars = true
            #expect(page.view.frame == navigation.view.bounds && page.view.safeAreaInsets.top == 44)
        }
    }

    @Test func `A bar asks an item of an own class for what it shows`() {
        _ = TestWorld { world, scene in
            let page = UIViewController()
            let item = Shouting(title: "One", image: nil, tag: 7)
            page.tabBarItem = item
            let tabs = UITabBarController()
            tabs.viewControllers = [UIViewController(), page]
            scene.window.rootViewController = tabs
            item.badgeValue = "3"
            #expect((item.title, item.tag, item.count) == ("One!", 7, 1))
            world.hand.tap(item)
            #expect(tabs.selectedViewController === page)
        }
    }
}

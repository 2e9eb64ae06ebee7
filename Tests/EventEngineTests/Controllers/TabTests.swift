import EventEngine
import Foundation
import Testing

/// Tabs, and the bar to choose them with (N-31, N-32, N-35, M-31).
struct TabTests {
    private final class Doorman: NSObject, UITabBarControllerDelegate {
        var heard: [String] = []
        var isOpen = true
        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool {
            heard.append("should \(viewController.title ?? "")")
            return isOpen
        }
        func tabBarController(
            _ tabBarController: UITabBarController, didSelect viewController: UIViewController
        ) {
            heard.append("did \(viewController.title ?? "")")
        }
    }

    private final class Page: UIViewController {
        var hear: (String) -> Void = { _ in }
        override func viewWillAppear(_ animated: Bool) { hear("\(title ?? "") will appear") }
        override func viewDidAppear(_ animated: Bool) { hear("\(title ?? "") did appear") }
        override func viewWillDisappear(_ animated: Bool) { hear("\(title ?? "") will disappear") }
        override func viewDidDisappear(_ animated: Bool) { hear("\(title ?? "") did disappear") }
    }

    private func play(
        _ body: (Simulator, UITabBarController, [UIViewController], Doorman) -> Void
    ) -> TestWorld {
        TestWorld { world, scene in
            let doorman = Doorman()
            let pages = ["A", "B"].map { title in
                let page = Page()
                page.title = title
                page.hear = { doorman.heard.append($0) }
                return page
            }
            let tabs = UITabBarController()
            tabs.viewControllers = pages
            tabs.delegate = doorman
            scene.window.rootViewController = tabs
            world.names.bind("tabs", to: tabs)
            world.names.bind("doorman", to: doorman)
            world.device.wait(0)
            doorman.heard = []
            body(world, tabs, pages, doorman)
            withExtendedLifetime(doorman) { world.runUntilIdle() }
        }
    }

    @Test func `A tap asks, switches and tells; on the selected tab it asks and tells (GC-91, N-31, N-32)`() {
        let run = play { world, tabs, pages, doorman in
            world.hand.tap(pages[1].tabBarItem)
            #expect(
                doorman.heard == [
                    "should B", "B will appear", "A will disappear", "A did disappear", "B did appear",
                    "did B",
                ])
            doorman.heard = []
            world.hand.tap(pages[1].tabBarItem)
            #expect(doorman.heard == ["should B", "did B"] && tabs.selectedIndex == 1)
            doorman.heard = []
            tabs.selectedIndex = 0
            world.device.wait(0)
            #expect(!doorman.heard.contains { $0.hasPrefix("should") || $0.hasPrefix("did") })
            doorman.isOpen = false
            world.hand.tap(pages[1].tabBarItem)
            #expect(tabs.selectedIndex == 0 && tabs.tabBar.selectedItem === pages[0].tabBarItem)
        }
        let asked = run.entries([.controls], ["doorman"], nil)
        #expect(!asked.isEmpty && asked.allSatisfy { $0.rule == RuleID("N", 31) })
    }

    @Test func `The bar is in front of the page and wins the touches there (M-31)`() {
        _ = play { world, tabs, pages, doorman in
            let bottom = CGPoint(x: 300, y: tabs.view.bounds.height - 10)
            #expect(tabs.view.hitTest(bottom, with: nil)?.superview === tabs.tabBar)
            #expect(pages[0].view.frame == tabs.view.bounds)
            world.hand.tap(at: bottom)
            #expect(tabs.selectedIndex == 1 && tabs.view.subviews.last === tabs.tabBar)
            tabs.tabBar.isHidden = true
            #expect(tabs.view.hitTest(bottom, with: nil) === pages[1].view)
            #expect(pages[1].view.safeAreaInsets.bottom == 0)
        }
    }

    @Test func `From a page the chain leads through the tabs to the window, past the bar (N-35)`() {
        _ = play { _, tabs, pages, _ in
            let links: [UIResponder?] = [pages[0], tabs.view, tabs]
            #expect(pages[0].view.next === links[0] && pages[0].next === links[1])
            #expect(tabs.view.next === links[2] && tabs.tabBar.next === tabs.view)
        }
    }

    @Test func `A tap on the selected tab pops to the root, unless it is refused`() {
        final class Doorman: NSObject, UITabBarControllerDelegate {
            var isOpen = false
            func tabBarController(
                _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
            ) -> Bool { isOpen }
        }
        let doorman = Doorman()
        _ = TestWorld { world, scene in
            let tabs = UITabBarController()
            let navigation = UINavigationController(rootViewController: UIViewController())
            tabs.viewControllers = [navigation, UIViewController()]
            tabs.delegate = doorman
            scene.window.rootViewController = tabs
            for _ in 0..<2 { navigation.pushViewController(UIViewController(), animated: false) }
            world.hand.tap(navigation.tabBarItem)
            #expect(navigation.viewControllers.count == 3)
            doorman.isOpen = true
            world.hand.tap(navigation.tabBarItem)
            #expect(navigation.viewControllers.count == 1)
        }
    }

    @Test func `A bar of its own selects and tells its delegate`() {
        final class Listener: NSObject, UITabBarDelegate {
            var heard: [String] = []
            func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { heard.append(item.title ?? "") }
        }
        let listener = Listener()
        _ = TestWorld { world, scene in
            let bar = UITabBar(frame: CGRect(x: 0, y: 100, width: 300, height: 49))
            let items = ["one", "two", "three"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
            items[2].isEnabled = false
            bar.items = items
            bar.delegate = listener
            scene.view.addSubview(bar)
            for x in [150, 150, 250] { world.hand.tap(bar, at: CGPoint(x: x, y: 20)) }
            #expect(listener.heard == ["two", "two"] && bar.selectedItem === items[1])
            bar.selectedItem = items[0]
            #expect(listener.heard.count == 2)
        }
    }
}

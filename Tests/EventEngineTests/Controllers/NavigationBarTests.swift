import EventEngine
import Foundation
import Testing

/// The bar of a navigation controller, and bars of one's own: which items they show, and what taps do.
struct NavigationBarTests {
    private final class Doorman: UINavigationController, UINavigationBarDelegate {
        var isOpen = false
        var heard: [String] = []
        func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
            heard.append("may \(item.title ?? "") go?")
            return isOpen
        }
        func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
            heard.append("\(item.title ?? "") went")
        }
    }

    private func titled(_ title: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        return controller
    }

    @Test func `The bar stands in front of what is shown, and the safe area leaves it out`() {
        _ = TestWorld { world, scene in
            let first = titled("One")
            let navigation = UINavigationController(rootViewController: first)
            scene.window.rootViewController = navigation
            world.device.wait(0)
            let bar = navigation.navigationBar
            #expect(bar.frame == CGRect(x: 0, y: 0, width: scene.window.bounds.width, height: 44))
            #expect(bar.superview === navigation.view && navigation.view.subviews.last === bar)
            #expect(first.view.safeAreaInsets.top == 44)
            #expect(scene.window.hitTest(CGPoint(x: 100, y: 20), with: nil)?.isDescendant(of: bar) == true)
            navigation.isNavigationBarHidden = true
            #expect(first.view.safeAreaInsets.top == 0)
            #expect(scene.window.hitTest(CGPoint(x: 100, y: 20), with: nil) === first.view)
            navigation.isToolbarHidden = false
            #expect(first.view.safeAreaInsets.bottom == 44)
            #expect(navigation.toolbar.frame.maxY == scene.window.bounds.height)
        }
    }

    @Test func `The back button pops, and it is there only where there is a way back`() {
        _ = TestWorld { world, scene in
            let first = titled("One")
            let second = titled("Two")
            let navigation = UINavigationController(rootViewController: first)
            scene.window.rootViewController = navigation
            world.device.wait(0)
            let place = CGPoint(x: 30, y: 22)
            world.hand.tap(navigation.navigationBar, at: place)
            #expect(navigation.topViewController === first)
            navigation.pushViewController(second, animated: false)
            #expect(navigation.navigationBar.topItem === second.navigationItem)
            #expect(navigation.navigationBar.backItem === first.navigationItem)
            second.navigationItem.hidesBackButton = true
            world.hand.tap(navigation.navigationBar, at: place)
            #expect(navigation.topViewController === second)
            second.navigationItem.hidesBackButton = false
            world.hand.tap(navigation.navigationBar, at: place)
            #expect(navigation.topViewController === first)
        }
    }

    @Test func `A controller that is its bar's delegate is asked before the back button pops`() {
        _ = TestWorld { world, scene in
            let navigation = Doorman(rootViewController: titled("One"))
            scene.window.rootViewController = navigation
            let second = titled("Two")
            navigation.pushViewController(second, animated: false)
            world.hand.tap(navigation.navigationBar, at: CGPoint(x: 30, y: 22))
            #expect(navigation.heard == ["may Two go?"] && navigation.topViewController === second)
            navigation.isOpen = true
            world.hand.tap(navigation.navigationBar, at: CGPoint(x: 30, y: 22))
            world.device.wait(1)
            #expect(navigation.heard == ["may Two go?", "may Two go?", "Two went"])
            #expect(navigation.viewControllers.count == 1)
            navigation.pushViewController(second, animated: false)
            navigation.isOpen = false
            navigation.popViewController(animated: false)
            #expect(navigation.viewControllers.count == 1)
        }
    }

    @Test func `Buttons and views of an item are in the bar while it is on top`() {
        _ = TestWorld { world, scene in
            let first = titled("One")
            let navigation = UINavigationController(rootViewController: first)
            scene.window.rootViewController = navigation
            var taps = 0
            let add = UIBarButtonItem(title: "Add", primaryAction: UIAction { _ in taps += 1 })
            let badge = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
            first.navigationItem.rightBarButtonItems = [add, UIBarButtonItem(customView: badge)]
            let search = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
            first.navigationItem.titleView = search
            world.device.wait(0)
            world.hand.tap(add)
            #expect(taps == 1)
            let width = scene.window.bounds.width
            #expect(badge.frame == CGRect(x: width - 16 - 44 - 8 - 60, y: 7, width: 60, height: 30))
            #expect(search.frame == CGRect(x: (width - 100) / 2, y: 12, width: 100, height: 20))
            navigation.pushViewController(titled("Two"), animated: false)
            #expect(badge.window == nil && search.window == nil)
            navigation.popViewController(animated: false)
            #expect(badge.window != nil && search.window != nil)
            world.device.wait(0)
            world.hand.tap(add)
            #expect(taps == 2)
        }
    }

    @Test func `A bar of one's own pushes and pops its items`() {
        _ = TestWorld { world, scene in
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 320, height: 44))
            scene.viewController.view.addSubview(bar)
            let items = ["One", "Two", "Three"].map { UINavigationItem(title: $0) }
            bar.setItems([items[0]], animated: false)
            bar.pushItem(items[1], animated: true)
            #expect(bar.backItem === items[0])
            world.device.wait(1)
            world.hand.tap(bar, at: CGPoint(x: 30, y: 22))
            #expect(bar.items?.count == 1)
            bar.items = items
            #expect(bar.popItem(animated: false) === items[2] && bar.topItem === items[1])
        }
    }

    @Test func `The search bar of the item on top is below the title, and makes the bar higher`() {
        _ = TestWorld { world, scene in
            let (first, second) = (titled("One"), titled("Two"))
            let search = UISearchController(searchResultsController: nil)
            first.navigationItem.searchController = search
            first.definesPresentationContext = true
            let navigation = UINavigationController(rootViewController: first)
            scene.window.rootViewController = navigation
            world.device.wait(0)
            let bar = navigation.navigationBar
            #expect(bar.frame.height == 100 && search.searchBar.frame.minY == 44)
            #expect(first.view.safeAreaInsets.top == 100)
            world.hand.tap(search.searchBar)
            #expect(search.isActive)
            navigation.pushViewController(second, animated: false)
            #expect(bar.frame.height == 44 && search.searchBar.superview == nil)
        }
    }
}

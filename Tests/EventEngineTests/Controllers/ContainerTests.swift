import EventEngine
import Testing

/// Child controllers, navigation stacks and tabs: what they hear, and where their chains lead (C-04, C-05).
struct ContainerTests {
    private typealias Log = LoggingController.Log

    private func inWorld(_ body: (Simulator, Simulator.StandardScene, Log) -> Void) -> TestWorld {
        TestWorld { world, scene in body(world, scene, Log()) }
    }

    @Test func `A child's chain goes through the view that holds its view (C-04)`() {
        _ = inWorld { world, scene, log in
            let child = LoggingController("child", log)
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            scene.view.addSubview(box)
            scene.viewController.addChild(child)
            box.addSubview(child.view)
            child.didMove(toParent: scene.viewController)
            let links: [UIResponder] = [child.view, child, box, scene.view, scene.viewController]
            #expect(Array(chain(from: child.view).prefix(5)) == links)
            #expect(child.parent === scene.viewController && scene.viewController.children == [child])
            world.device.wait(0)
            #expect(
                log.take() == [
                    "child will move in", "child loaded", "child will appear", "child did move in",
                    "child did appear",
                ])
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
            #expect(child.parent == nil && child.next == nil)
            #expect(
                log.take() == [
                    "child will move out", "child will disappear", "child did disappear",
                    "child did move out",
                ])
        }
    }

    @Test func `Children appear and disappear with their parent, which hears first`() {
        _ = inWorld { world, scene, log in
            let (parent, child) = (LoggingController("parent", log), LoggingController("child", log))
            parent.addChild(child)
            parent.view.addSubview(child.view)
            _ = log.take()
            scene.window.rootViewController = parent
            world.device.wait(0)
            #expect(
                log.take() == [
                    "parent will appear", "child will appear", "parent did appear", "child did appear",
                ])
            scene.window.rootViewController = nil
            #expect(log.take().prefix(2) == ["parent will disappear", "child will disappear"])
        }
    }

    @Test func `No controller is put into itself`() {
        let run = inWorld { _, scene, log in
            let child = LoggingController("child", log)
            scene.viewController.addChild(child)
            child.addChild(scene.viewController)
        }
        #expect(
            run.world.problem == .cyclicHierarchy(child: "viewController", parent: "LoggingController"))
    }

    @Test func `A pushed controller's chain does not lead to the one before (C-05)`() {
        _ = inWorld { world, scene, log in
            let (a, b) = (LoggingController("A", log), LoggingController("B", log))
            let navigation = UINavigationController(rootViewController: a)
            scene.window.rootViewController = navigation
            world.device.wait(0)
            #expect(
                log.take() == [
                    "A will move in", "A did move in", "A loaded", "A will appear", "A did appear",
                ])
            navigation.pushViewController(b, animated: true)
            world.device.wait(1)
            #expect(
                log.take() == [
                    "B will move in", "B loaded", "A will disappear", "B will appear", "A did disappear",
                    "B did appear", "B did move in",
                ])
            #expect(
                chain(from: b.view) == [
                    b.view, b, navigation.view, navigation, scene.window, world.application,
                ])
            #expect(b.navigationController === navigation && navigation.topViewController === b)
            #expect(a.view.window == nil && a.next == nil)
            #expect(navigation.popViewController(animated: false) === b)
            world.device.wait(0)
            #expect(
                log.take() == [
                    "B will move out", "B will disappear", "A will appear", "B did disappear",
                    "A did appear", "B did move out",
                ])
            #expect(navigation.popViewController(animated: false) == nil)
            #expect(navigation.viewControllers == [a] && b.navigationController == nil)
        }
    }

    @Test func `A stack can be shortened to any of its controllers`() {
        let run = inWorld { world, scene, log in
            let all = (1...4).map { LoggingController("\($0)", log) }
            let navigation = UINavigationController()
            navigation.viewControllers = all
            scene.window.rootViewController = navigation
            world.device.wait(0)
            #expect(log.take().filter { $0.hasSuffix("appear") } == ["4 will appear", "4 did appear"])
            #expect(navigation.popToViewController(all[2], animated: false) == [all[3]])
            #expect(navigation.popToRootViewController(animated: false) == [all[1], all[2]])
            world.device.wait(0)
            #expect(navigation.viewControllers == [all[0]])
            #expect(navigation.view.subviews == [all[0].view, navigation.navigationBar])
            #expect(navigation.popToRootViewController(animated: false) == nil)
            navigation.pushViewController(all[0], animated: false)
        }
        #expect(run.world.problem == .refused("'LoggingController' is on the navigation stack already"))
    }

    @Test func `A tab bar controller shows the chosen one (C-04, N-31, N-32, GC-91)`() {
        let run = inWorld { world, scene, log in
            let (a, b) = (LoggingController("A", log), LoggingController("B", log))
            let tabs = UITabBarController()
            tabs.viewControllers = [a, b]
            scene.window.rootViewController = tabs
            world.device.wait(0)
            #expect(!b.isViewLoaded && tabs.selectedViewController === a)
            _ = log.take()
            tabs.selectedIndex = 1
            world.device.wait(0)
            #expect(
                log.take() == [
                    "B loaded", "B will appear", "A will disappear", "A did disappear", "B did appear",
                ])
            let links: [UIResponder] = [b.view, b, tabs.view, tabs]
            #expect(Array(chain(from: b.view).prefix(4)) == links)
            #expect(b.tabBarController === tabs)
            tabs.selectedViewController = a
            #expect(tabs.selectedIndex == 0)
            tabs.selectedIndex = 2
        }
        #expect(run.world.problem == .refused("there is no view controller at index 2 to select"))
    }

    @Test func `Calls of parents are part of the trace`() {
        let run = TestWorld { world, scene in
            let child = UIViewController()
            world.names.bind("child", to: child)
            scene.viewController.addChild(child)
            child.didMove(toParent: scene.viewController)
        }
        let entries = run.entries([.lifecycle], ["child"], nil)
        #expect(run.calls(.lifecycle, only: ["child"]) == ["child.willMove", "child.didMove"])
        let parents = entries.compactMap { entry -> String? in
            guard case .object(let parent) = entry.argument else { return nil }
            return run.name(parent)
        }
        #expect(parents == ["viewController", "viewController"])
    }
}

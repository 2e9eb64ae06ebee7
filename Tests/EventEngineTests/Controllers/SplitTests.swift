import EventEngine
import Foundation
import Testing

/// Columns on a screen that is too narrow for them (N-33). Wide ones are tried by the language's fixtures.
struct SplitTests {
    private final class Decider: UISplitViewControllerDelegate {
        let top: UISplitViewController.Column
        var heard: [String] = []
        init(_ top: UISplitViewController.Column) { self.top = top }

        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column {
            heard.append("proposed \(proposedTopColumn)")
            return top
        }
        func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
            heard.append("collapsed \(svc.isCollapsed)")
        }
    }

    private func play(
        top: UISplitViewController.Column,
        _ body: (Simulator, UISplitViewController, UINavigationController, Decider) -> Void
    ) {
        _ = TestWorld { world, scene in
            let decider = Decider(top)
            let split = UISplitViewController(style: .doubleColumn)
            split.delegate = decider
            let list = UINavigationController(rootViewController: UIViewController())
            split.setViewController(list, for: .primary)
            split.setViewController(UIViewController(), for: .secondary)
            scene.window.rootViewController = split
            world.device.wait(0)
            body(world, split, list, decider)
        }
    }

    @Test func `The delegate says which column is on top when all are collapsed (N-33)`() {
        play(top: .primary) { world, split, list, decider in
            #expect(decider.heard == ["proposed secondary", "collapsed true"])
            #expect(list.viewControllers.count == 1)
            split.show(.secondary)
            world.device.wait(1)
            #expect(list.topViewController === split.viewController(for: .secondary)?.navigationController)
            split.hide(.secondary)
            world.device.wait(1)
            #expect(list.viewControllers.count == 1)
        }
    }

    @Test func `Columns below the one on top lie under it, and a controller shown as detail on top (N-33)`() {
        play(top: .secondary) { world, split, list, _ in
            #expect(list.viewControllers.count == 2)
            #expect(list.next === split.view && split.viewControllers == [list])
            let page = UIViewController()
            list.viewControllers[0].showDetailViewController(page, sender: nil)
            world.device.wait(1)
            #expect(list.topViewController === page)
            #expect(page.splitViewController === split)
        }
    }
}

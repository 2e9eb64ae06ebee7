import EventEngine
import Foundation
import Testing

/// Transitions of the author's between the children of navigation and tab bar controllers (N-25, N-26).
struct ExchangeTransitionTests {
    private final class Guide: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
        UIViewControllerAnimatedTransitioning
    {
        let driver = UIPercentDrivenInteractiveTransition()
        var isDriven = false
        var beside: UIView?
        private(set) var contexts: [any UIViewControllerContextTransitioning] = []

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { isDriven ? driver : nil }
        func tabBarController(
            _ tabBarController: UITabBarController,
            animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func tabBarController(
            _ tabBarController: UITabBarController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double { 1 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            contexts.append(context)
            let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
            if let to { context.containerView.addSubview(to) }
            if let beside {
                context.viewController(forKey: .to)?.transitionCoordinator?.animate { _ in beside.alpha = 0 }
            }
            UIView.animate(withDuration: 1) {
                from?.alpha = 0.5
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    private func run(
        _ body: (Simulator, UINavigationController, [UIViewController], Guide) -> Void
    ) -> TestWorld {
        TestWorld { world, scene in
            let pages = [UIViewController(), UIViewController()]
            let (navigation, guide) = (UINavigationController(rootViewController: pages[0]), Guide())
            scene.window.rootViewController = navigation
            navigation.delegate = guide
            world.names.bind("navigation", to: navigation)
            world.names.bind("guide", to: guide)
            world.device.wait(0)
            body(world, navigation, pages, guide)
            withExtendedLifetime(guide) { world.runUntilIdle() }
        }
    }

    @Test func `The animator is asked for first, by the rule about transitions (N-25)`() {
        let test = run { world, navigation, pages, guide in
            navigation.pushViewController(pages[1], animated: true)
            let container = guide.contexts.first?.containerView
            #expect(container?.superview === navigation.view && container?.frame == navigation.view.bounds)
            #expect(pages.allSatisfy { $0.view.superview === container })
            #expect(navigation.view.subviews.last === navigation.navigationBar)
        }
        let asked = test.entries([.delegates], ["guide"], nil)
        let names = asked.map { test.recording.selectors[Int($0.selector.rawValue)].swift }
        #expect(
            names == [
                "navigationController(_:animationControllerFor:from:to:)",
                "navigationController(_:interactionControllerFor:)", "animateTransition(using:)",
            ])
        #expect(asked.allSatisfy { $0.rule == RuleID("N", 25) })
    }

    @Test func `A view of the chain is left out, and the chain is that of any push (N-34)`() {
        _ = run { world, navigation, pages, guide in
            navigation.pushViewController(pages[1], animated: true)
            world.device.wait(2)
            let links: [UIResponder] = [pages[1].view, pages[1], navigation.view, navigation]
            #expect(Array(chain(from: pages[1].view).prefix(4)) == links)
            guide.isDriven = false
            navigation.popViewController(animated: false)
            world.device.wait(0)
            #expect(pages[0].view.window != nil && pages[1].view.window == nil)
            #expect(pages[0].view.superview === guide.contexts.first?.containerView)
        }
    }

    @Test func `While views move by themselves no touch counts, under a finger they do (N-27)`() {
        _ = run { world, navigation, pages, guide in
            navigation.pushViewController(pages[1], animated: true)
            #expect(world.application.isIgnoringInteractionEvents)
            world.device.wait(2)
            #expect(!world.application.isIgnoringInteractionEvents)
            guide.isDriven = true
            navigation.popViewController(animated: true)
            guide.driver.update(0.5)
            #expect(!world.application.isIgnoringInteractionEvents)
            guide.driver.finish()
            #expect(world.application.isIgnoringInteractionEvents)
            world.device.wait(2)
            #expect(!world.application.isIgnoringInteractionEvents)
            #expect(navigation.viewControllers == [pages[0]])
        }
    }

    @Test func `What moves beside it is driven, and goes back, with the first responder (N-26, P-08)`() {
        _ = run { world, navigation, pages, guide in
            let field = UITextField(frame: CGRect(x: 50, y: 150, width: 100, height: 40))
            pages[0].view.addSubview(field)
            field.becomeFirstResponder()
            let beside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            navigation.view.addSubview(beside)
            (guide.isDriven, guide.beside) = (true, beside)
            navigation.pushViewController(pages[1], animated: true)
            guide.driver.update(0.5)
            #expect(!field.isFirstResponder && beside.alpha == 0)
            guide.driver.cancel()
            world.device.wait(2)
            #expect(beside.alpha == 1 && pages[0].view.alpha == 1 && field.isFirstResponder)
            #expect(navigation.viewControllers == [pages[0]] && pages[1].view.window == nil)
        }
    }

    @Test func `Tabs have a view for animators below their bar (N-25)`() {
        _ = TestWorld { world, scene in
            let (tabs, guide) = (UITabBarController(), Guide())
            tabs.viewControllers = [UIViewController(), UIViewController()]
            tabs.delegate = guide
            scene.window.rootViewController = tabs
            world.device.wait(0)
            tabs.selectedIndex = 1
            let container = guide.contexts.first?.containerView
            #expect(container?.superview === tabs.view && tabs.view.subviews.last === tabs.tabBar)
            world.device.wait(2)
            #expect(tabs.selectedViewController?.view.superview === container)
            #expect(tabs.viewControllers?.first?.view.window == nil)
            withExtendedLifetime(guide) { world.runUntilIdle() }
        }
    }

    @Test func `A delegate with a method for animators takes the swipe from the edge away (N-03)`() {
        _ = run { world, navigation, pages, guide in
            world.actions.declare(
                "navigationController(_:animationControllerFor:from:to:)", of: Guide.self)
            navigation.pushViewController(pages[1], animated: false)
            world.device.wait(0)
            world.hand.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 300, y: 300))
            world.device.wait(2)
            #expect(navigation.topViewController === pages[1])
        }
    }
}

import EventEngine
import Testing

/// Pops from the screen's edge, and transitions of the author's own (N-01 to N-09, N-25, N-26).
struct InteractivePopTests {
    private final class Driver: UIPercentDrivenInteractiveTransition {
        var note: (String) -> Void = { _ in }
        override func startInteractiveTransition(
            _ transitionContext: any UIViewControllerContextTransitioning
        ) {
            note("startInteractiveTransition")
            super.startInteractiveTransition(transitionContext)
        }
    }
    private final class Animator: NSObject, UIViewControllerAnimatedTransitioning,
        UIViewControllerTransitioningDelegate
    {
        var note: (String) -> Void = { _ in }
        var driver: Driver?
        func animationController(forDismissed dismissed: UIViewController)
            -> (any UIViewControllerAnimatedTransitioning)?
        { self }
        func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
            -> (any UIViewControllerInteractiveTransitioning)?
        { driver }
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
            1
        }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            note("animateTransition")
            UIView.animate(withDuration: 1) {
                context.view(forKey: .from)?.alpha = 0.5
            } completion: { _ in
                self.note("completeTransition \(!context.transitionWasCancelled)")
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
        func animationEnded(_ transitionCompleted: Bool) { note("animationEnded") }
    }

    private func run(
        _ body: (
            Simulator, UINavigationController, LoggingController, LoggingController, LoggingController.Log
        ) -> Void
    ) -> TestWorld {
        TestWorld { world, scene in
            let log = LoggingController.Log()
            let (a, b) = (LoggingController("A", log), LoggingController("B", log))
            let navigation = UINavigationController(rootViewController: a)
            scene.window.rootViewController = navigation
            for (name, object) in [("navigation", navigation as UIViewController), ("a", a), ("b", b)] {
                world.names.bind(name, to: object)
            }
            world.device.wait(0)
            navigation.pushViewController(b, animated: false)
            world.device.wait(0)
            _ = log.take()
            body(world, navigation, a, b, log)
        }
    }

    private let edge = CGPoint(x: 5, y: 300)

    @Test func `What has left its window when a swipe is cancelled does not appear again`() {
        _ = run { world, navigation, _, _, log in
            world.hand.drag(from: edge, to: CGPoint(x: 60, y: 300))
            navigation.view.window?.rootViewController = UIViewController()
            world.device.wait(1)
            #expect(
                log.take() == [
                    "B will disappear", "A will appear", "A will disappear", "A did disappear",
                    "B did disappear",
                ])
        }
    }

    @Test func `A swipe from the edge pops (N-01, N-08)`() {
        let test = run { world, navigation, a, b, log in
            world.hand.drag(from: edge, to: CGPoint(x: 300, y: 300))
            world.device.wait(1)
            #expect(navigation.viewControllers == [a] && b.view.window == nil && b.parent == nil)
            #expect(
                log.take() == [
                    "B will disappear", "A will appear", "B will move out", "B did disappear",
                    "A did appear", "B did move out",
                ])
        }
        let states = test.calls(.gestures, only: ["navigation.interactivePopGestureRecognizer"])
        #expect(states.first == "navigation.interactivePopGestureRecognizer.touchesBegan")
    }

    @Test func `A swipe that goes back tells everybody again (N-09, P-08, GC-81)`() {
        _ = run { world, navigation, a, b, log in
            let field = UITextField(frame: CGRect(x: 50, y: 50, width: 100, height: 40))
            b.view.addSubview(field)
            field.becomeFirstResponder()
            let finger = world.hand.touch(at: edge)
            finger.move(to: CGPoint(x: 100, y: 300), over: 0.3)
            #expect(!field.isFirstResponder && b.view.transform.tx > 80)
            finger.hold(0.2)
            finger.lift()
            world.device.wait(1)
            #expect(navigation.topViewController === b && b.view.transform.isIdentity)
            #expect(a.view.window == nil && field.isFirstResponder)
            #expect(
                log.take() == [
                    "B will disappear", "A will appear", "A will disappear", "A did disappear",
                    "B will appear", "B did appear",
                ])
        }
    }

    @Test func `Its own delegate refuses, another one lifts the limits (N-03, N-04, GC-84)`() {
        final class Allowing: NSObject, UIGestureRecognizerDelegate {}
        let test = run { world, navigation, a, b, log in
            navigation.isNavigationBarHidden = true
            world.hand.drag(from: edge, to: CGPoint(x: 300, y: 300))
            world.device.wait(1)
            #expect(navigation.topViewController === b)
            let own = Allowing()
            navigation.interactivePopGestureRecognizer?.delegate = own
            world.hand.drag(from: edge, to: CGPoint(x: 300, y: 300))
            world.device.wait(1)
            #expect(navigation.topViewController === a)
            navigation.interactivePopGestureRecognizer?.delegate = nil
        }
        #expect(
            test.world.warnings.map(\.sentence)
                == ["'navigation' has an interactive pop without a delegate"])
    }

    @Test func `A pager wins unless it has to wait, a list does not (N-06, N-07, GC-82, GC-83)`() {
        _ = run { world, navigation, a, b, log in
            let scroll = UIScrollView(frame: b.view.bounds)
            scroll.contentSize = CGSize(width: 1_000, height: 667)
            b.view.addSubview(scroll)
            scroll.contentOffset.x = 300
            world.hand.drag(from: edge, to: CGPoint(x: 200, y: 300))
            world.device.wait(1)
            #expect(scroll.contentOffset.x < 300 && navigation.topViewController === b)
            let x = scroll.contentOffset.x
            navigation.interactivePopGestureRecognizer.map { scroll.panGestureRecognizer.require(toFail: $0) }
            world.hand.drag(from: edge, to: CGPoint(x: 300, y: 300))
            world.device.wait(1)
            #expect(scroll.contentOffset.x == x && navigation.topViewController === a)
            scroll.contentSize = CGSize(width: 375, height: 2_000)
            navigation.pushViewController(b, animated: false)
            world.device.wait(0)
            world.hand.drag(from: edge, to: CGPoint(x: 300, y: 310))
            world.device.wait(1)
            let top = -scroll.adjustedContentInset.top
            #expect(scroll.contentOffset.y == top && navigation.topViewController === a)
        }
    }

    @Test func `Near the edge touches wait for the recognizer, elsewhere they do not (N-02, GC-85)`() {
        let test = run { world, navigation, a, b, log in
            let button = UIButton(frame: CGRect(x: 0, y: 200, width: 375, height: 200))
            b.view.addSubview(button)
            world.names.bind("button", to: button)
            world.hand.press(button, at: CGPoint(x: 5, y: 100), for: 1)
            world.hand.press(button, at: CGPoint(x: 200, y: 100), for: 1)
        }
        let began = test.entries([.touches], ["button"], nil)
            .filter { test.recording.selectors[Int($0.selector.rawValue)].swift.hasPrefix("touchesBegan") }
        #expect(began.map { $0.time - test.recording.epoch } == [500_000, 1_000_000])
    }

    @Test func `A pushed controller leads to the navigation controller (N-34, N-35, GC-80, GC-92)`() {
        _ = run { world, navigation, a, b, log in
            let links: [UIResponder] = [b.view, b, navigation.view, navigation]
            #expect(Array(chain(from: b.view).prefix(4)) == links)
            let tabs = UITabBarController()
            let window = navigation.view.window
            window?.rootViewController = nil
            tabs.viewControllers = [navigation]
            window?.rootViewController = tabs
            world.device.wait(0)
            #expect(chain(from: navigation).dropFirst().first === tabs.view)
            let modal = UIViewController()
            b.present(modal, animated: false)
            #expect(modal.next === tabs && modal.presentingViewController === tabs)
        }
    }

    @Test func `An interactive dismissal is driven by numbers (N-24, N-25, N-26, GC-90)`() {
        _ = run { world, navigation, a, b, log in
            let modal = LoggingController("M", log)
            modal.modalPresentationStyle = .custom
            let animator = Animator()
            let driver = Driver()
            animator.note = { log.lines.append($0) }
            driver.note = animator.note
            (animator.driver, modal.transitioningDelegate) = (driver, animator)
            navigation.present(modal, animated: true)
            world.device.wait(1)
            for finishes in [false, true] {
                _ = log.take()
                navigation.dismiss(animated: true)
                driver.update(0.25)
                finishes ? driver.finish() : driver.cancel()
                world.device.wait(0.5)
                #expect(log.take().contains("animationEnded") == !finishes)
                #expect(modal.view.alpha == (finishes ? 0.5 : 1))
                world.device.wait(0.5)
            }
            #expect(
                log.take() == ["completeTransition true", "M did disappear", "animationEnded"])
            #expect(navigation.presentedViewController == nil)
            withExtendedLifetime(animator) {}
        }
    }
}

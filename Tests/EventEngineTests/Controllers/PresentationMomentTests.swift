import EventEngine
import Testing

/// What a controller knows of its own coming and going, and how a transition of the author's begins.
struct PresentationMomentTests {
    private final class Page: UIViewController {
        var lines: [String] = []
        private func note(_ name: String) {
            lines.append("\(name) \(isBeingPresented) \(isBeingDismissed)")
        }
        override func viewWillAppear(_ animated: Bool) { note("will appear") }
        override func viewDidAppear(_ animated: Bool) { note("did appear") }
        override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
    }

    @Test(arguments: [false, true])
    func `A controller is being presented until it has appeared, and dismissed until it has gone`(
        animated: Bool
    ) {
        let page = Box<Page>()
        _ = TestWorld { world, scene in
            let host = UIViewController()
            scene.window.rootViewController = host
            world.device.wait(0)
            let shown = Page()
            page.value = shown
            host.present(shown, animated: animated)
            world.device.wait(1)
            #expect(!shown.isBeingPresented)
            host.dismiss(animated: animated)
            world.device.wait(1)
            #expect(!shown.isBeingDismissed)
        }
        #expect(
            page.value?.lines == [
                "will appear true false", "did appear true false", "will disappear false true",
                "did disappear false true",
            ])
    }

    private final class Box<Value> { var value: Value? }

    private final class Maker: NSObject, UIViewControllerAnimatedTransitioning,
        UIViewControllerTransitioningDelegate
    {
        let driver = UIPercentDrivenInteractiveTransition()
        var wasInteractive: [Bool] = []
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double { 0.5 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            wasInteractive.append(context.isInteractive)
            if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
            UIView.animate(withDuration: 0.5) {
                context.view(forKey: .to)?.alpha = 0.9
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    @Test func `A driver that does not want to start by hand leaves the way to the animator`() {
        _ = TestWorld { world, scene in
            let (host, maker) = (UIViewController(), Maker())
            scene.window.rootViewController = host
            world.device.wait(0)
            for wants in [false, true] {
                let shown = UIViewController()
                shown.transitioningDelegate = maker
                maker.driver.wantsInteractiveStart = wants
                var isOver = false
                host.present(shown, animated: true) { isOver = true }
                world.device.wait(1)
                #expect(isOver == !wants)
                if wants { maker.driver.finish() }
                world.device.wait(1)
                #expect(isOver)
                host.dismiss(animated: false)
            }
            #expect(maker.wasInteractive == [false, true])
        }
    }
}

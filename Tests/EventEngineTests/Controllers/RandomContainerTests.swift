import EventEngine
import Foundation
import SeededRandom
import Testing

/// Controllers that are pushed, presented, swiped away and dismissed at random, also while others are on
/// their way.
struct RandomContainerTests {
    /// Notes in which order it appears and disappears.
    private final class Page: UIViewController {
        enum Appearance { case gone, appearing, visible, disappearing }
        private(set) var appearance = Appearance.gone

        private func turn(_ old: Appearance..., to new: Appearance) {
            if !old.contains(appearance) { Issue.record("\(new) after \(appearance)") }
            appearance = new
        }
        override func viewWillAppear(_ animated: Bool) { turn(.gone, .disappearing, to: .appearing) }
        override func viewDidAppear(_ animated: Bool) { turn(.appearing, to: .visible) }
        override func viewWillDisappear(_ animated: Bool) { turn(.visible, .appearing, to: .disappearing) }
        override func viewDidDisappear(_ animated: Bool) { turn(.disappearing, to: .gone) }
    }

    /// Two stacks of pages in tabs, and what is presented over them.
    private final class Author {
        private var random: SeededGenerator
        private let world: Simulator
        private(set) var pages: [Page] = []
        let tabs = UITabBarController()

        init(seed: UInt64, _ world: Simulator, _ window: UIWindow) {
            (random, self.world) = (SeededGenerator(seed: seed), world)
            tabs.viewControllers = (0..<2).map { _ in UINavigationController(rootViewController: page()) }
            window.rootViewController = tabs
        }

        private func page() -> Page {
            pages.append(Page())
            return pages[pages.count - 1]
        }

        private var stack: UINavigationController? { tabs.selectedViewController as? UINavigationController }
        private var top: UIViewController {
            var controller: UIViewController = tabs
            while let next = controller.presentedViewController { controller = next }
            return controller
        }
        private func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

        func act() {
            let animated = below(3) > 0
            switch below(9) {
            case 0: stack?.pushViewController(page(), animated: animated)
            case 1: stack?.popViewController(animated: animated)
            case 2: stack?.popToRootViewController(animated: animated)
            case 3: stack?.setViewControllers([page(), page()], animated: animated)
            case 4: present(animated)
            case 5: tabs.dismiss(animated: animated)
            case 6: tabs.selectedIndex = below(2)
            case 7: drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 40 + below(300), y: 300))
            default: drag(from: CGPoint(x: 180, y: 120), to: CGPoint(x: 180, y: 150 + below(450)))
            }
            world.device.wait([0, 0.05, 0.2, 0.3, 1][below(5)])
        }

        private func present(_ animated: Bool) {
            let shown = page()
            let styles: [UIModalPresentationStyle] = [.fullScreen, .overFullScreen, .pageSheet]
            shown.modalPresentationStyle = styles[below(styles.count)]
            top.present(shown, animated: animated)
        }

        private func drag(from start: CGPoint, to end: CGPoint) { world.hand.drag(from: start, to: end) }
    }

    @Test(arguments: UInt64(0)..<80)
    func `What appears also disappears, and what rests in the window has appeared`(seed: UInt64) {
        _ = TestWorld(tracing: false) { world, scene in
            let author = Author(seed: seed, world, scene.window)
            for _ in 0..<4 {
                for _ in 0..<5 { author.act() }
                world.device.wait(2)
                for page in author.pages {
                    let isInWindow = page.viewIfLoaded?.window != nil
                    #expect(page.appearance == (isInWindow ? .visible : .gone) || isCovered(page, author))
                }
                #expect(author.tabs.view.window != nil || author.tabs.presentedViewController != nil)
            }
        }
    }

    /// Whether it is in the window behind what is presented, and may have disappeared for that.
    private func isCovered(_ page: Page, _ author: Author) -> Bool {
        page.appearance == .gone && author.tabs.presentedViewController != nil
    }
}

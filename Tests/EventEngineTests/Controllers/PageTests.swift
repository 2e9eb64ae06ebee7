import EventEngine
import Foundation
import Testing

/// Pages that a finger turns (N-29, N-30).
struct PageTests {
    private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let pages = (0..<3).map { _ in UIViewController() }
        var heard: [String] = []

        private func beside(_ page: UIViewController, _ step: Int, _ word: String) -> UIViewController? {
            let index = pages.firstIndex { $0 === page } ?? 0
            heard.append("\(word) \(index)")
            return pages.indices.contains(index + step) ? pages[index + step] : nil
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? {
            beside(viewController, -1, "before")
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? {
            beside(viewController, 1, "after")
        }
        func pageViewController(
            _ pageViewController: UIPageViewController,
            willTransitionTo pendingViewControllers: [UIViewController]
        ) {
            heard.append("will")
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) {
            heard.append("did \(completed)")
        }
    }

    private func play(_ body: (Simulator, UIPageViewController, Book) -> Void) {
        _ = TestWorld { world, scene in
            let book = Book()
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.dataSource = book
            pages.delegate = book
            pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
            scene.window.rootViewController = pages
            world.device.wait(0)
            body(world, pages, book)
        }
    }

    @Test func `A drag asks for the page after and before, tells, and asks for the next one (N-30)`() {
        play { world, pages, book in
            world.hand.flick(pages.view, .left)
            world.device.wait(2)
            #expect(book.heard == ["after 0", "before 0", "will", "did true", "after 1"])
            #expect(pages.viewControllers?.first === book.pages[1])
        }
    }

    @Test func `A page that is let go too early falls back (N-30)`() {
        play { world, pages, book in
            world.hand.drag(pages.view, by: CGVector(dx: -60, dy: 0), over: 1)
            world.device.wait(2)
            #expect(book.heard == ["after 0", "before 0", "will", "did false"])
            #expect(pages.viewControllers?.first === book.pages[0])
            #expect(pages.children.count == 1)
        }
    }

    @Test func `At the first page content springs back, and without a data source nothing moves (N-29)`() {
        play { world, pages, book in
            world.hand.flick(pages.view, .right)
            world.device.wait(2)
            #expect(book.heard == ["after 0", "before 0"])
            book.heard = []
            pages.dataSource = nil
            world.hand.flick(pages.view, .left)
            world.device.wait(2)
            #expect(book.heard.isEmpty && pages.gestureRecognizers.isEmpty)
        }
    }

    @Test func `Code turns a page without telling the delegate, and calls back when it stands`() {
        play { world, pages, book in
            var ends: [Bool] = []
            pages.setViewControllers([book.pages[2]], direction: .forward, animated: true) { ends.append($0) }
            #expect(ends.isEmpty)
            world.device.wait(2)
            #expect(ends == [true] && book.heard.isEmpty)
            #expect(book.pages[2].view.superview != nil && book.pages[0].parent == nil)
        }
    }

    @Test func `The data source says how many dots there are, and a finger moves the dot`() {
        final class Dotted: NSObject, UIPageViewControllerDataSource {
            let pages = [UIViewController(), UIViewController()]
            func pageViewController(
                _ pageViewController: UIPageViewController,
                viewControllerBefore viewController: UIViewController
            ) -> UIViewController? {
                viewController === pages[1] ? pages[0] : nil
            }
            func pageViewController(
                _ pageViewController: UIPageViewController,
                viewControllerAfter viewController: UIViewController
            ) -> UIViewController? {
                viewController === pages[0] ? pages[1] : nil
            }
            func presentationCount(for pageViewController: UIPageViewController) -> Int { 2 }
            func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
        }
        play { world, pages, book in
            #expect(!pages.view.subviews.contains { $0 is UIPageControl })
            let source = Dotted()
            pages.dataSource = source
            pages.setViewControllers([source.pages[0]], direction: .forward, animated: false)
            world.device.wait(0)
            let dots = pages.view.subviews.compactMap { $0 as? UIPageControl }.first
            #expect(dots?.numberOfPages == 2 && source.pages[0].view.frame.height == 630)
            world.hand.flick(pages.view, .left)
            world.device.wait(2)
            #expect(dots?.currentPage == 1 && book.heard == ["will", "did true"])
            book.heard = []
            if let dots { world.hand.tap(dots, at: CGPoint(x: 20, y: 20)) }
            world.device.wait(2)
            #expect(pages.viewControllers?.first === source.pages[0] && book.heard.isEmpty)
        }
    }
}

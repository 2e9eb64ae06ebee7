import Foundation

/// Says which controllers are beside another.
public protocol UIPageViewControllerDataSource: AnyObject {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// How many dots there are below the pages; optional.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// The dot of the page that code has shown; optional.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    public func presentationCount(for pageViewController: UIPageViewController) -> Int {
        pageViewController.world.answeredByDefault(0)
    }

    public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        pageViewController.world.answeredByDefault(0)
    }
}

/// Hears of turns that a finger makes. All methods are optional.
public protocol UIPageViewControllerDelegate: AnyObject {
    func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController])
    /// The pages rest; `completed` is false when the finger let the page fall back.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

// A method that a class does not implement says that nobody was told.
extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        pageViewController.world.answeredByDefault(())
    }

    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        pageViewController.world.answeredByDefault(())
    }
}

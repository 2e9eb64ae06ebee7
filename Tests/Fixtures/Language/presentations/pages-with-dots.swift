// The data source says how many dots there are; a finger moves the dot, and a tap on the dots a page.
final class Book: NSObject, UIPageViewControllerDataSource {
    let pages = (0..<3).map { _ in UIViewController() }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        let place = pages.firstIndex(of: viewController)!
        return place > 0 ? pages[place - 1] : nil
    }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        let place = pages.firstIndex(of: viewController)!
        return place < 2 ? pages[place + 1] : nil
    }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        pages.firstIndex(of: pageViewController.viewControllers![0])!
    }
}
let book = Book()
let reader = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
reader.dataSource = book
reader.setViewControllers([book.pages[0]], direction: .forward, animated: false)
window.rootViewController = reader
device.wait(0.1)
let dots = reader.view.subviews.compactMap { $0 as? UIPageControl }.first!
print(dots.numberOfPages, dots.currentPage, dots.frame, book.pages[0].view.frame.height)
// prints: 3 0 (0.0, 630.0, 375.0, 37.0) 630.0
hand.flick(reader.view, .left)
device.wait(1)
print(dots.currentPage, reader.viewControllers == [book.pages[1]])  // prints: 1 true
hand.tap(dots, at: CGPoint(x: 300, y: 18))
device.wait(1)
print(dots.currentPage, reader.viewControllers == [book.pages[2]])  // prints: 2 true
reader.setViewControllers([book.pages[0]], direction: .reverse, animated: true)
device.wait(1)
print(dots.currentPage)  // prints: 0

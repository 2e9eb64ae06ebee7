// Pages that a finger turns, and code (N-29, N-30).
class Page: UIViewController {
    let number: Int
    init(_ number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }
    override func viewWillAppear(_ animated: Bool) { print(number, "will appear") }
    override func viewDidAppear(_ animated: Bool) { print(number, "did appear") }
    override func viewWillDisappear(_ animated: Bool) { print(number, "will disappear") }
    override func viewDidDisappear(_ animated: Bool) { print(number, "did disappear") }
}
class Book: UIPageViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let all = [Page(0), Page(1), Page(2)]
    init() { super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = self
        delegate = self
        setViewControllers([all[0]], direction: .forward, animated: false, completion: nil)
    }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        guard let page = viewController as? Page else { return nil }
        print("before", page.number)
        return page.number > 0 ? all[page.number - 1] : nil
    }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        guard let page = viewController as? Page, let index = all.firstIndex(of: page) else { return nil }
        print("after", page.number)
        return index + 1 < all.count ? all[index + 1] : nil
    }
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        print("to", pendingViewControllers.compactMap { ($0 as? Page)?.number })
    }
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        let shown = viewControllers?.first as? Page
        print("from", previousViewControllers.compactMap { ($0 as? Page)?.number }, completed, shown!.number)
    }
}
let book = Book()
window.rootViewController = book
device.wait(0)
// prints: 0 will appear
// prints: 0 did appear
let width = book.view.bounds.width
hand.drag(book.view, from: CGPoint(x: 300, y: 200), by: CGVector(dx: -250, dy: 0))
device.wait(1)
// prints: after 0
// prints: before 0
// prints: to [1]
// prints: 1 will appear
// prints: 0 will disappear
// prints: 1 did appear
// prints: 0 did disappear
// prints: from [0] true 1
// prints: after 1
print(book.all[1].view.convert(CGPoint.zero, to: view.window), book.children.count)  // prints: (0.0, 0.0) 1
hand.drag(book.view, from: CGPoint(x: 100, y: 200), by: CGVector(dx: 60, dy: 0), over: 1)
device.wait(1)
// prints: to [0]
// prints: 0 will appear
// prints: 1 will disappear
// prints: 0 will disappear
// prints: 1 will appear
// prints: 0 did disappear
// prints: 1 did appear
// prints: from [1] false 1
book.setViewControllers([book.all[2]], direction: .forward, animated: true) { print("done", $0) }
device.wait(1)
// prints: 2 will appear
// prints: 1 will disappear
// prints: 2 did appear
// prints: 1 did disappear
// prints: done true
hand.flick(book.view, .left)
device.wait(1)
// prints: after 2
// prints: before 2
print((book.viewControllers?.first as? Page)!.number, book.gestureRecognizers.count)  // prints: 2 0
let inner = book.view.subviews.compactMap { $0 as? UIScrollView }.first!
print(inner.isScrollEnabled, inner.isPagingEnabled)  // prints: true true
book.dataSource = nil
print(inner.isScrollEnabled, book.transitionStyle == .scroll, book.navigationOrientation == .horizontal)  // prints: false true true
let plain = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .vertical, options: [.interPageSpacing: 20])
plain.setViewControllers([Page(9)], direction: .reverse, animated: false)
plain.isDoubleSided = false
print(plain.viewControllers!.count, plain.spineLocation == .none)  // prints: 1 true
func half(_ animation: UIViewImplicitlyAnimating) {
    animation.addCompletion { print("at", $0 == .end) }
    animation.startAnimation()
    animation.pauseAnimation()
    animation.fractionComplete = 0.5
    print(animation.fractionComplete, animation.isRunning, animation.state == .active)
    animation.startAnimation()
}
half(UIViewPropertyAnimator(duration: 1, curve: .linear) { book.view.alpha = 0.5 })  // prints: 0.5 false true
device.wait(1)  // prints: at true
print(UIPageViewController.TransitionStyle.pageCurl.rawValue, UIPageViewController.TransitionStyle.scroll.rawValue)  // prints: 0 1

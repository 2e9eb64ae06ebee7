// A tap or a swipe hides the bars of a navigation controller.
class Page: UIViewController {
    let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 375, height: 300))
    override func viewDidLoad() {
        list.contentSize = CGSize(width: 375, height: 3000)
        view.addSubview(list)
    }
}
let page = Page()
page.toolbarItems = [UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)]
let pages = UINavigationController(rootViewController: page)
window.rootViewController = pages
pages.isToolbarHidden = false
print(pages.hidesBarsOnTap, pages.hidesBarsOnSwipe)  // prints: false false
print(pages.barHideOnTapGestureRecognizer.isEnabled, pages.barHideOnSwipeGestureRecognizer.isEnabled)  // prints: false false
hand.tap(page.view, at: CGPoint(x: 200, y: 500))
print(pages.isNavigationBarHidden)  // prints: false
pages.hidesBarsOnTap = true
print(pages.barHideOnTapGestureRecognizer.view === pages.view)  // prints: true
hand.tap(page.view, at: CGPoint(x: 200, y: 500))
print(pages.isNavigationBarHidden, pages.toolbar.isHidden)  // prints: true true
hand.tap(page.view, at: CGPoint(x: 200, y: 500))
print(pages.isNavigationBarHidden, pages.toolbar.isHidden)  // prints: false false
pages.hidesBarsOnTap = false
hand.tap(page.view, at: CGPoint(x: 200, y: 500))
print(pages.isNavigationBarHidden)  // prints: false

// The swipe goes beside the scrolling that it makes.
pages.hidesBarsOnSwipe = true
hand.drag(page.list, by: CGVector(dx: 0, dy: -150), over: 0.3)
print(pages.isNavigationBarHidden, page.list.contentOffset.y > 50)  // prints: true true
hand.drag(page.list, by: CGVector(dx: 100, dy: 20), over: 0.3)
print(pages.isNavigationBarHidden)  // prints: true
hand.drag(page.list, by: CGVector(dx: 0, dy: 150), over: 0.3)
print(pages.isNavigationBarHidden)  // prints: false

// The bar of a navigation controller has a button back, and asks the controller before it goes there.
class Stack: UINavigationController, UINavigationBarDelegate {
    var isOpen = false
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        print("may", item.title ?? "", "go?")
        return isOpen
    }
}
class Page: UIViewController {
    init(_ title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }
    required init?(coder: NSCoder) { fatalError() }
    override func viewDidAppear(_ animated: Bool) { print(title ?? "", view.safeAreaInsets.top) }
}
let list = Page("List")
let detail = Page("Detail")
let stack = Stack(rootViewController: list)
window.rootViewController = stack
device.wait(0.1)  // prints: List 44.0
print(stack.navigationBar.frame)  // prints: (0.0, 0.0, 375.0, 44.0)
stack.pushViewController(detail, animated: true)
device.wait(1)  // prints: Detail 44.0
print(stack.navigationBar.items?.count ?? 0, stack.navigationBar.backItem?.title ?? "")
// prints: 2 List
hand.tap(stack.navigationBar, at: CGPoint(x: 30, y: 22))  // prints: may Detail go?
stack.isOpen = true
hand.tap(stack.navigationBar, at: CGPoint(x: 30, y: 22))  // prints: may Detail go?
device.wait(1)  // prints: List 44.0
print(stack.topViewController === list, stack.navigationBar.topItem?.title ?? "")  // prints: true List

// An item of its own says what the button back says, and which view stands for the title.
let back = UIBarButtonItem(title: "Everything", style: .plain, target: nil, action: nil)
list.navigationItem.backBarButtonItem = back
let picture = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
let tap = UITapGestureRecognizer()
picture.addGestureRecognizer(tap)
detail.navigationItem.titleView = picture
stack.pushViewController(detail, animated: false)  // prints: Detail 44.0
device.wait(0.1)
print(picture.frame.width, picture.window === window)  // prints: 80.0 true
hand.tap(picture)
print(tap.location(in: picture))  // prints: (40.0, 10.0)
hand.tap(back)  // prints: may Detail go?
device.wait(1)  // prints: List 44.0
print(picture.window == nil)  // prints: true

// Without a bar there is more room. The toolbar is at the other end.
stack.setNavigationBarHidden(true, animated: false)
print(list.view.safeAreaInsets.top)  // prints: 0.0
var deletions = 0
let bin = UIBarButtonItem(systemItem: .trash, primaryAction: UIAction { _ in deletions += 1 })
list.toolbarItems = [.flexibleSpace(), bin]
stack.isToolbarHidden = false
hand.tap(bin)
print(deletions, list.view.safeAreaInsets.bottom, stack.toolbar.frame.maxY)  // prints: 1 44.0 667.0

// A bar of its own has a stack of items, and a delegate.
class Keeper: NSObject, UINavigationBarDelegate {
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
        item.title != "Secret"
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
        print("came", item.title ?? "")
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        print("went", item.title ?? "")
    }
}
let keeper = Keeper()
let bar = UINavigationBar(frame: CGRect(x: 0, y: 200, width: 375, height: 44))
bar.delegate = keeper
list.view.addSubview(bar)
bar.items = [UINavigationItem(title: "First")]
bar.pushItem(UINavigationItem(title: "Second"), animated: true)
device.wait(1)  // prints: came Second
bar.pushItem(UINavigationItem(title: "Secret"), animated: false)
print(bar.topItem?.title ?? "", bar.backItem?.title ?? "")  // prints: Second First
hand.tap(bar, at: CGPoint(x: 30, y: 22))
device.wait(1)  // prints: went Second
bar.setItems([UINavigationItem(title: "A"), UINavigationItem(title: "B")], animated: false)
let popped = bar.popItem(animated: true)
device.wait(1)  // prints: went B
print(popped?.title ?? "")  // prints: B

// A prompt makes a navigation bar higher, and what is below it starts further down.
let page = UIViewController()
page.title = "Page"
let nav = UINavigationController(rootViewController: page)
window.rootViewController = nav
device.wait(0.1)
print(nav.navigationBar.frame.height, page.view.safeAreaInsets.top)  // prints: 44.0 44.0
page.navigationItem.prompt = "Choose one"
device.wait(0.1)
print(nav.navigationBar.frame.height, page.view.safeAreaInsets.top)  // prints: 74.0 74.0
print(nav.navigationBar.sizeThatFits(.zero).height)  // prints: 74.0
let other = UIViewController()
nav.pushViewController(other, animated: false)
device.wait(0.1)
print(nav.navigationBar.frame.height, other.view.safeAreaInsets.top)  // prints: 44.0 44.0
nav.popViewController(animated: false)
device.wait(0.1)
print(nav.navigationBar.frame.height, page.view.safeAreaInsets.top)  // prints: 74.0 74.0
page.navigationItem.prompt = nil
device.wait(0.1)
print(nav.navigationBar.frame.height, page.view.safeAreaInsets.top)  // prints: 44.0 44.0
let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 300, height: 74))
let item = UINavigationItem(title: "Own")
item.prompt = "Above"
bar.items = [item]
view.addSubview(bar)
bar.layoutIfNeeded()
print(bar.intrinsicContentSize.height, bar.subviews.count)  // prints: 74.0 2

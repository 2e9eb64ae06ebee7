// Large titles fold away while the content scrolls up, and come back at its top.
class List: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
}
let list = List()
list.title = "List"
let stack = UINavigationController(rootViewController: list)
stack.navigationBar.prefersLargeTitles = true
window.rootViewController = stack
device.wait(0.1)
let bar = stack.navigationBar
func show() { print(bar.frame.height, list.view.safeAreaInsets.top, list.tableView.contentOffset.y) }
show()  // prints: 96.0 96.0 -96.0
hand.tap(bar, at: CGPoint(x: 30, y: 80))
let finger = hand.touch(list.view, at: CGPoint(x: 100, y: 400))
finger.move(by: CGVector(dx: 0, dy: -40), over: 0.3)
print(bar.frame.height < 96, bar.frame.height > 44, list.tableView.contentOffset.y < -44)  // prints: true true true
print(list.view.safeAreaInsets.top == bar.frame.height)  // prints: true
finger.hold(0.2)
finger.lift()
device.wait(1)
show()  // prints: 44.0 44.0 -44.0
hand.drag(list.view, from: CGPoint(x: 100, y: 400), by: CGVector(dx: 0, dy: -200))
device.wait(1)
print(bar.frame.height, list.tableView.contentOffset.y > 100)  // prints: 44.0 true

// Back at the top it is there again.
list.tableView.setContentOffset(CGPoint(x: 0, y: -96), animated: false)
show()  // prints: 96.0 96.0 -96.0
hand.drag(list.view, from: CGPoint(x: 100, y: 300), by: CGVector(dx: 0, dy: -24))
device.wait(1)
show()  // prints: 96.0 96.0 -96.0

// Another page says something else, or what the one below says; without a scroll view nothing folds.
let detail = UIViewController()
detail.title = "Detail"
stack.pushViewController(detail, animated: false)
device.wait(0.1)
print(bar.frame.height, detail.view.safeAreaInsets.top)  // prints: 96.0 96.0
detail.navigationItem.largeTitleDisplayMode = .never
device.wait(0.1)
print(bar.frame.height, detail.view.safeAreaInsets.top)  // prints: 44.0 44.0
let third = UIViewController()
stack.pushViewController(third, animated: false)
print(bar.frame.height)  // prints: 44.0
third.navigationItem.largeTitleDisplayMode = .always
print(bar.frame.height)  // prints: 96.0
hand.tap(bar, at: CGPoint(x: 30, y: 22))
device.wait(1)
print(stack.topViewController === detail, bar.frame.height)  // prints: true 44.0
stack.popToRootViewController(animated: false)
device.wait(0.1)
show()  // prints: 96.0 96.0 -96.0
bar.prefersLargeTitles = false
show()  // prints: 44.0 44.0 -44.0

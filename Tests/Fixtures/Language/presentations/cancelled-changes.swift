// What a cancelled push and a cancelled change of the whole stack leave behind, and a second push meanwhile.
class Jump: NSObject, UIViewControllerAnimatedTransitioning {
    var context: UIViewControllerContextTransitioning?
    func transitionDuration(
        using transitionContext: UIViewControllerContextTransitioning?
    ) -> TimeInterval {
        1
    }
    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        context = transitionContext
        if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
    }
}
class Guide: NSObject, UINavigationControllerDelegate {
    var jumps: [Jump] = []
    var operations: [UINavigationController.Operation] = []
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        operations.append(operation)
        jumps.append(Jump())
        return jumps.last
    }
    func end(_ isComplete: Bool) {
        let context = jumps.last?.context
        context?.completeTransition(isComplete)
        context?.completeTransition(isComplete)
    }
}
let pages = (0..<4).map { number -> UIViewController in
    let page = UIViewController()
    page.title = "\(number)"
    return page
}
let stack = UINavigationController(rootViewController: pages[0])
window.rootViewController = stack
device.wait(0.1)
let guide = Guide()
stack.delegate = guide
func show() { print(stack.viewControllers.map { $0.title! }, stack.navigationBar.items!.count) }

stack.pushViewController(pages[1], animated: true)
hand.tap(pages[0].view)
show()  // prints: ["0", "1"] 2
guide.end(false)
show()  // prints: ["0"] 1
print(pages[1].parent == nil, pages[1].view.window == nil, pages[0].view.window === window)
// prints: true true true
print(pages[1].isMovingToParent)  // prints: false
stack.setViewControllers([pages[1], pages[2]], animated: true)
show()  // prints: ["1", "2"] 2
guide.end(false)
show()  // prints: ["0"] 1
print(pages[0].parent === stack, pages[2].parent == nil)  // prints: true true
stack.setViewControllers([pages[1], pages[2], pages[0]], animated: true)
show()  // prints: ["1", "2", "0"] 3
stack.setViewControllers([pages[1], pages[2]], animated: true)
guide.end(true)
show()  // prints: ["1", "2"] 2
stack.popViewController(animated: true)
guide.end(true)
show()  // prints: ["1"] 1
print(guide.operations == [.push, .push, .pop, .pop])  // prints: true

// Not animated, or out of the window, nobody is asked. A second push does not wait for the first.
stack.pushViewController(pages[2], animated: false)
stack.popViewController(animated: false)
print(guide.operations.count)  // prints: 4
stack.pushViewController(pages[2], animated: true)
let first = guide.jumps.last
stack.pushViewController(pages[3], animated: true)
first?.context?.completeTransition(false)
show()  // prints: ["1", "2", "3"] 3
guide.end(true)
show()  // prints: ["1", "2", "3"] 3
print(pages.map { $0.view.window != nil })  // prints: [false, false, false, true]

// What goes on beside transitions: animations of others, and news of the end.
final class Dimmer: UIPresentationController {
    let shade = UIView()
    override func presentationTransitionWillBegin() {
        shade.alpha = 0
        guard let coordinator = presentedViewController.transitionCoordinator else {
            shade.alpha = 1
            return print("at once")
        }
        coordinator.animate(alongsideTransition: { [shade] context in
            shade.alpha = 1
            print("shade", context.isAnimated, context.transitionDuration, context.isInteractive)
        }, completion: { [presented = presentedViewController] context in
            print("shown", context.isCancelled, context.percentComplete, context.initiallyInteractive)
            print(context.containerView === presented.view.superview, context.presentationStyle == .custom)
            print(context.viewController(forKey: .to) === presented, context.view(forKey: .to) === presented.view)
        })
    }
    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [shade] _ in
            shade.alpha = 0
        })
    }
}
final class Maker: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        Dimmer(presentedViewController: presented, presenting: presenting)
    }
}
let root = UIViewController()
window.rootViewController = root
device.wait(0.1)
print(root.transitionCoordinator == nil)  // prints: true
let maker = Maker()
let sheet = UIViewController()
sheet.modalPresentationStyle = .custom
sheet.transitioningDelegate = maker
root.present(sheet, animated: true)  // prints: shade true 0.5 false
print(root.transitionCoordinator === sheet.transitionCoordinator)  // prints: true
print(sheet.transitionCoordinator?.viewController(forKey: .to) === sheet)  // prints: true
print(sheet.transitionCoordinator?.view(forKey: .from) === root.view)  // prints: true
print(sheet.transitionCoordinator?.containerView === sheet.view.superview)  // prints: true
print(sheet.transitionCoordinator?.presentationStyle == .custom)  // prints: true
let late = sheet.transitionCoordinator
print(late?.isAnimated ?? false, late?.isCancelled ?? true, late?.percentComplete ?? 1)  // prints: true false 0.0
print(late?.transitionDuration ?? 0)  // prints: 0.5
device.wait(1)
// prints: shown false 1.0 false
// prints: true true
// prints: true true
print(sheet.transitionCoordinator == nil)  // prints: true
print(late?.animate(alongsideTransition: nil, completion: nil) ?? true)  // prints: false
let dimmer = sheet.presentationController as? Dimmer
print(dimmer?.shade.alpha ?? -1)  // prints: 1.0
sheet.dismiss(animated: true)
device.wait(1)
print(dimmer?.shade.alpha ?? -1)  // prints: 0.0
root.present(sheet, animated: false)  // prints: at once
sheet.dismiss(animated: false)

// A swipe back that is taken back, and one that is not.
final class Leaf: UIViewController {
    override func viewWillDisappear(_ animated: Bool) {
        guard let coordinator = transitionCoordinator else { return print("no transition") }
        print("leaf leaves", coordinator.initiallyInteractive, coordinator.isInteractive)
        coordinator.notifyWhenInteractionChanges { context in
            print("let go", context.isCancelled, context.isInteractive)
        }
        coordinator.notifyWhenInteractionEnds { context in print("ended", context.isCancelled) }
        coordinator.animate(alongsideTransition: nil) { context in print("over", context.isCancelled) }
    }
}
let navigation = UINavigationController(rootViewController: UIViewController())
window.rootViewController = navigation
device.wait(0.1)
navigation.pushViewController(Leaf(), animated: true)
print(navigation.transitionCoordinator != nil, navigation.topViewController?.transitionCoordinator != nil)
// prints: true true
device.wait(1)
let short = hand.touch(navigation.view, at: CGPoint(x: 2, y: 300))
// prints: leaf leaves true true
// prints: let go true false
// prints: ended true
// prints: over true
short.move(to: CGPoint(x: 60, y: 300), over: 0.3)
device.wait(0.3)
short.lift()
device.wait(1)
let long = hand.touch(navigation.view, at: CGPoint(x: 2, y: 300))
// prints: leaf leaves true true
// prints: let go false false
// prints: ended false
// prints: over false
long.move(to: CGPoint(x: 300, y: 300), over: 0.3)
long.lift()
device.wait(1)
print(navigation.viewControllers.count)  // prints: 1
let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 18, initialVelocity: CGVector(dx: 1, dy: 2))
print(spring.initialVelocity.dy)  // prints: 2.0

// A presentation asks the controller who makes its transition, and an override answers.
class Menu: UIViewController, UIViewControllerTransitioningDelegate {
    override var transitioningDelegate: UIViewControllerTransitioningDelegate? {
        get { self }
        set { print("kept", newValue == nil) }
    }
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        print("asked", presented === self)
        return nil
    }
}
let menu = Menu()
menu.transitioningDelegate = nil  // prints: kept true
viewController.present(menu, animated: true)
device.wait(1)
// prints: asked true
print(viewController.presentedViewController === menu)  // prints: true

// A controller that says by itself that the user cannot dismiss it.
class Form: UIViewController, UIAdaptivePresentationControllerDelegate {
    var isChanged = true
    override var isModalInPresentation: Bool {
        get { isChanged }
        set { print("set", newValue) }
    }
    func presentationControllerDidAttemptToDismiss(_ presentation: UIPresentationController) {
        print("attempt")
    }
}
let form = Form()
form.isModalInPresentation = false  // prints: set false
viewController.present(form, animated: false)
form.presentationController?.delegate = form
device.wait(0.1)
hand.drag(form.view, from: CGPoint(x: 100, y: 20), by: CGVector(dx: 0, dy: 500), over: 0.2)
device.wait(1)  // prints: attempt
print(viewController.presentedViewController === form)  // prints: true
form.isChanged = false
hand.drag(form.view, from: CGPoint(x: 100, y: 20), by: CGVector(dx: 0, dy: 500), over: 0.2)
device.wait(1)
print(viewController.presentedViewController == nil)  // prints: true

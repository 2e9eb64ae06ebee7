// A delegate hears that a presentation begins, and in which style it was adapted.
import UIKit

class Watcher: NSObject, UIPopoverPresentationControllerDelegate {
    let style: UIModalPresentationStyle
    init(_ style: UIModalPresentationStyle) { self.style = style }
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        style
    }
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: UIViewControllerTransitionCoordinator?
    ) {
        print("begins", style == .none, style == .fullScreen, transitionCoordinator != nil)
        transitionCoordinator?.animate(alongsideTransition: nil) { _ in print("is there") }
    }
}
class Page: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        print("will appear")
    }
}
let root = UIViewController()
window.rootViewController = root
func show(_ style: UIModalPresentationStyle, _ watcher: Watcher, animated: Bool) {
    let page = Page()
    page.modalPresentationStyle = style
    page.presentationController?.delegate = watcher
    page.popoverPresentationController?.sourceView = root.view
    root.present(page, animated: animated)
    device.wait(1)
    root.dismiss(animated: false)
}
show(.popover, Watcher(.none), animated: true)
show(.popover, Watcher(.fullScreen), animated: false)
show(.pageSheet, Watcher(.none), animated: true)
// prints: begins true false true
// prints: will appear
// prints: is there
// prints: begins false true false
// prints: will appear
// prints: begins true false true
// prints: will appear
// prints: is there

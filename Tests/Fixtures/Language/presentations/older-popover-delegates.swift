// screen: 375x667
// What delegates of popovers have been asked and told since there are popovers, and what they show instead.
import UIKit

class Older: NSObject, UIPopoverPresentationControllerDelegate {
    var mayGo = false
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
    func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
        print("prepare", popover.containerView != nil, popover.presentedViewController.title ?? "")
    }
    func popoverPresentationControllerShouldDismissPopover(
        _ popover: UIPopoverPresentationController
    ) -> Bool {
        print("should dismiss", mayGo)
        return mayGo
    }
    func popoverPresentationControllerDidDismissPopover(_ popover: UIPopoverPresentationController) {
        print("did dismiss")
    }
}
class Both: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
    func popoverPresentationControllerShouldDismissPopover(
        _ popover: UIPopoverPresentationController
    ) -> Bool { false }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        print("newer question")
        return true
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        print("newer news")
    }
}
class Adapting: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .fullScreen
    }
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        print("instead", style == .fullScreen, controller is UIPopoverPresentationController)
        return UINavigationController(rootViewController: controller.presentedViewController)
    }
}
func popover(_ name: String, _ delegate: any UIPopoverPresentationControllerDelegate) -> UIViewController {
    let controller = UIViewController()
    controller.title = name
    controller.modalPresentationStyle = .popover
    controller.preferredContentSize = CGSize(width: 100, height: 100)
    controller.popoverPresentationController?.sourceView = root.view
    controller.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 10, height: 10)
    controller.popoverPresentationController?.delegate = delegate
    return controller
}

let root = UIViewController()
window.rootViewController = root
let (older, both, adapting) = (Older(), Both(), Adapting())
root.present(popover("older", older), animated: false)
hand.tap(at: CGPoint(x: 300, y: 600))
device.wait(1)
print(root.presentedViewController != nil)
older.mayGo = true
hand.tap(at: CGPoint(x: 300, y: 600))
device.wait(1)
print(root.presentedViewController == nil)
root.present(popover("both", both), animated: false)
hand.tap(at: CGPoint(x: 300, y: 600))
device.wait(1)
print(root.presentedViewController == nil)

let page = popover("adapted", adapting)
root.present(page, animated: false)
let shown = root.presentedViewController as? UINavigationController
print(shown?.topViewController === page, shown?.modalPresentationStyle == .fullScreen)
print(page.presentingViewController === root, page.viewIfLoaded?.window != nil)
page.dismiss(animated: false)
print(root.presentedViewController == nil)
// prints: prepare true older
// prints: should dismiss false
// prints: true
// prints: should dismiss true
// prints: did dismiss
// prints: true
// prints: newer question
// prints: newer news
// prints: true
// prints: instead true true
// prints: true true
// prints: true true
// prints: true

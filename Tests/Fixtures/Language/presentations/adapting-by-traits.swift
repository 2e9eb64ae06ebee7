// A delegate that is asked with traits how a popover is shown is not asked without (N-21).
class Guide: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        print("with traits", traitCollection.horizontalSizeClass == .compact)
        return .popover
    }
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        print("without")
        return .fullScreen
    }
}
let guide = Guide()
let root = UIViewController()
window.rootViewController = root
let bubble = UIViewController()
bubble.modalPresentationStyle = .popover
bubble.popoverPresentationController?.delegate = guide
bubble.popoverPresentationController?.sourceView = root.view
root.present(bubble, animated: false)  // prints: with traits true

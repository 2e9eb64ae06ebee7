// Popovers that stay popovers on a phone: where they are, by what they are about and by their arrows.
class Owner: UIViewController, UIPopoverPresentationControllerDelegate {
    let button = UIView(frame: CGRect(x: 150, y: 300, width: 60, height: 40))
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(button)
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
    }
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    func show(_ directions: UIPopoverArrowDirection, fromBar: Bool = false) -> CGRect {
        let content = UIViewController()
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 100, height: 80)
        if let popover = content.popoverPresentationController {
            popover.delegate = self
            popover.permittedArrowDirections = directions
            popover.backgroundColor = .white
            popover.popoverLayoutMargins = UIEdgeInsets(top: 0, left: 140, bottom: 0, right: 0)
            if fromBar {
                popover.barButtonItem = navigationItem.rightBarButtonItem
            } else {
                popover.sourceView = button
                popover.sourceRect = button.bounds
            }
        }
        present(content, animated: false)
        defer { dismiss(animated: false) }
        return content.view.convert(content.view.bounds, to: nil)
    }
}
let owner = Owner()
window.rootViewController = UINavigationController(rootViewController: owner)
device.wait(0.1)
print(owner.show(.any), owner.show(.up))  // prints: (140.0, 340.0, 100.0, 80.0) (140.0, 340.0, 100.0, 80.0)
print(owner.show(.down))  // prints: (140.0, 220.0, 100.0, 80.0)
print(owner.show(.left), owner.show(.right))  // prints: (210.0, 280.0, 100.0, 80.0) (140.0, 280.0, 100.0, 80.0)
print(owner.show([]))  // prints: (140.0, 280.0, 100.0, 80.0)
print(owner.show(.up, fromBar: true).minY >= 44)  // prints: true
print(UIPopoverArrowDirection.any.contains(.left), UIPopoverArrowDirection.unknown == .any)  // prints: true false

// Where its arrow is, while it is shown.
let shown = UIViewController()
shown.modalPresentationStyle = .popover
shown.preferredContentSize = CGSize(width: 100, height: 80)
let popover = shown.popoverPresentationController!
print(popover.arrowDirection == .unknown)  // prints: true
popover.delegate = owner
popover.sourceView = owner.button
owner.present(shown, animated: false)
print(popover.arrowDirection == .up)  // prints: true

// A controller that always asks for the same size.
class Menu: UIViewController {
    override var preferredContentSize: CGSize {
        get { CGSize(width: 120, height: 132) }
        set { super.preferredContentSize = newValue }
    }
}
owner.dismiss(animated: false)
let menu: UIViewController = Menu()
menu.modalPresentationStyle = .popover
menu.preferredContentSize = CGSize(width: 10, height: 10)
menu.popoverPresentationController?.delegate = owner
menu.popoverPresentationController?.sourceView = owner.button
owner.present(menu, animated: false)
print(menu.preferredContentSize, menu.view.bounds.size)  // prints: (120.0, 132.0) (120.0, 132.0)

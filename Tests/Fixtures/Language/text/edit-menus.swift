// Edit menus: who is asked, what is shown, who gets the action and with which sender (P-31 to P-35, GC-132).
class Label: UILabel {
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == #selector(UIResponder.selectAll(_:)) {
            print("no", sender is UIApplication)
            return false
        }
        return super.canPerformAction(action, withSender: sender)
    }
    override func copy(_ sender: Any?) { print("copied", sender is UIMenuController) }
    @objc func shout(_ sender: Any?) { print("shouted", sender is UIMenuController) }
}
class Page: UIViewController, UIEditMenuInteractionDelegate {
    let label = Label(frame: CGRect(x: 100, y: 200, width: 100, height: 40))
    lazy var interaction = UIEditMenuInteraction(delegate: self)
    var answer: ([UIMenuElement]) -> UIMenu? = { _ in nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        label.isUserInteractionEnabled = true
        view.addSubview(label)
        label.addInteraction(interaction)
    }
    override func selectAll(_ sender: Any?) { print("all", sender is UIMenuController) }
    @objc func underline(_ sender: Any?) { print("underlined") }
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        let standard = suggestedActions.first as? UIMenu
        print("menu for", configuration.sourcePoint, standard?.children.map(\.title) ?? [])
        print(standard?.identifier == .standardEdit, standard?.identifier == .edit)
        return answer(suggestedActions)
    }
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect {
        CGRect(x: 0, y: 0, width: 100, height: 40)
    }
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: UIEditMenuInteractionAnimating
    ) {
        print("comes", interaction.location(in: interaction.view))
        animator.addCompletion { print("is there") }
    }
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: UIEditMenuInteractionAnimating
    ) {
        print("goes")
        animator.addAnimations { print("with it") }
    }
}
let page = Page()
window.rootViewController = page
let controller = UIMenuController.shared
controller.menuItems = [
    UIMenuItem(title: "Shout", action: #selector(Label.shout(_:))),
    UIMenuItem(title: "Nobody", action: Selector("nobody:")),
]
// Without a first responder nothing shows (P-34).
controller.showMenu(from: page.label, rect: page.label.bounds)
print(controller.isMenuVisible, controller.menuFrame)  // prints: false (0.0, 0.0, 0.0, 0.0)
print(page.label.becomeFirstResponder())  // prints: true
controller.showMenu(from: page.label, rect: page.label.bounds)  // prints: no true
print(controller.isMenuVisible, controller.menuFrame.maxY)  // prints: true 192.0
hand.tap(menuItem: "Shout")  // prints: shouted true
print(controller.isMenuVisible)  // prints: false
// A label that refuses "Select All" does not stop the walk: it is shown, and the controller is called.
controller.setTargetRect(page.label.bounds, in: page.label)
controller.setMenuVisible(true, animated: true)  // prints: no true
hand.tap(menuItem: "Select All")  // prints: all true
controller.isMenuVisible = true  // prints: no true
controller.update()  // prints: no true
hand.tap(menuItem: "Copy")  // prints: copied true
// A touch elsewhere closes the menu.
let center = NotificationCenter.default
let watch = center.addObserver(
    forName: UIMenuController.willHideMenuNotification, object: nil, queue: nil
) { _ in print("hides") }
controller.showMenu(from: page.label, rect: page.label.bounds)  // prints: no true
hand.tap(at: CGPoint(x: 50, y: 500))  // prints: hides
center.removeObserver(watch)
controller.showMenu(from: page.label, rect: page.label.bounds)  // prints: no true
controller.hideMenu(from: page.view)
print(controller.isMenuVisible)  // prints: true
controller.hideMenu(from: page.label)
controller.hideMenu()
print(controller.isMenuVisible)  // prints: false
controller.arrowDirection = .down
print(controller.arrowDirection == .default, controller.menuItems?.first?.title ?? "")  // prints: false Shout
// The same with an interaction: nil stands for what the chain takes (P-35).
let configuration = UIEditMenuConfiguration(identifier: "words", sourcePoint: CGPoint(x: 5, y: 6))
configuration.preferredArrowDirection = .up
print(configuration.identifier as? String ?? "-", configuration.preferredArrowDirection == .up)
// prints: words true
page.interaction.presentEditMenu(with: configuration)
// prints: no true
// prints: menu for (5.0, 6.0) ["Copy", "Select All"]
// prints: true false
// prints: no true
// prints: comes (5.0, 6.0)
// prints: is there
hand.tap(menuItem: "Copy")
// prints: goes
// prints: with it
// prints: copied true
// A menu without elements stands for none.
page.answer = { _ in UIMenu(children: []) }
page.interaction.presentEditMenu(with: configuration)
// prints: no true
// prints: menu for (5.0, 6.0) ["Copy", "Select All"]
// prints: true false
// A menu of the delegate's; without a first responder the chain starts at the view.
page.label.resignFirstResponder()
let underline = UICommand(title: "Underline", action: #selector(Page.underline(_:)), propertyList: 3)
page.answer = { suggested in
    UIMenu(children: suggested + [underline, UIAction(title: "Mine") { _ in print("mine") }])
}
page.interaction.presentEditMenu(with: configuration)
// prints: no true
// prints: menu for (5.0, 6.0) ["Copy", "Select All"]
// prints: true false
// prints: no true
// prints: comes (5.0, 6.0)
// prints: is there
page.interaction.reloadVisibleMenu()  // prints: no true
hand.tap(underline)
// prints: goes
// prints: with it
// prints: underlined
print(underline.action == #selector(Page.underline(_:)), underline.propertyList as? Int ?? 0)
// prints: true 3
page.interaction.presentEditMenu(with: configuration)
// prints: no true
// prints: menu for (5.0, 6.0) ["Copy", "Select All"]
// prints: true false
// prints: no true
// prints: comes (5.0, 6.0)
// prints: is there
page.interaction.dismissMenu()
// prints: goes
// prints: with it
print(page.interaction.view === page.label, page.interaction.delegate === page)  // prints: true true

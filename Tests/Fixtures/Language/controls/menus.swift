// Menus that open when a finger rests, and menus of buttons.
class Menus: UIViewController, UIContextMenuInteractionDelegate {
    let card = UIView(frame: CGRect(x: 20, y: 60, width: 200, height: 100))
    var hasMenu = true
    lazy var interaction = UIContextMenuInteraction(delegate: self)
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(card)
        card.addInteraction(interaction)
        card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
    }
    @objc func tapped() { print("tapped") }
    let copy = UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { action in
        print("copy", action.title, action.sender is UIView)
    }
    let remove = UIAction(title: "Delete", attributes: .destructive) { _ in print("delete") }
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        print("menu?", location)
        guard hasMenu else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { suggested in
            print("suggested", suggested.count)
            let more = UIMenu(title: "More", options: .displayInline, children: [self.remove])
            return UIMenu(title: "", children: [self.copy, more])
        }
    }
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?
    ) {
        print("display", configuration.identifier as? String ?? "-")
        animator?.addCompletion { print("displayed") }
    }
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?
    ) {
        print("end")
        animator?.addAnimations { print("with it") }
    }
}
let page = Menus()
window.rootViewController = page
hand.press(page.card, for: 0.3)
// prints: menu? (100.0, 50.0)
// prints: tapped
hand.press(page.card, for: 0.7)
// prints: menu? (100.0, 50.0)
// prints: suggested 0
// prints: display -
// prints: displayed
hand.tap(page.copy)
// prints: end
// prints: with it
// prints: copy Copy true
hand.press(page.card, at: CGPoint(x: 10, y: 20), for: 0.7)
// prints: menu? (10.0, 20.0)
// prints: suggested 0
// prints: display -
// prints: displayed
print(page.interaction.location(in: page.view), page.interaction.view === page.card)  // prints: (30.0, 80.0) true
hand.tap(at: CGPoint(x: 300, y: 600))
// prints: end
// prints: with it
page.hasMenu = false
hand.press(page.card, for: 0.7)
// prints: menu? (100.0, 50.0)
// prints: tapped
print(page.card.interactions.count)  // prints: 1
page.card.removeInteraction(page.interaction)
hand.tap(page.card)  // prints: tapped
print(page.interaction.view == nil, page.interaction.delegate === page)  // prints: true true
page.interaction.dismissMenu()
page.interaction.willMove(to: nil)
page.interaction.didMove(to: nil)

// A button's menu: at once, or after a rest.
let button = UIButton(type: .system)
button.frame = CGRect(x: 20, y: 300, width: 100, height: 44)
page.view.addSubview(button)
let on = UIAction(title: "On", state: .on) { _ in print("on") }
let off = UIAction(title: "Off", attributes: [.disabled]) { _ in print("off") }
button.menu = UIMenu(title: "Choose", identifier: UIMenu.Identifier("choice"), children: [on, off])
button.addAction(UIAction { _ in print("up") }, for: .touchUpInside)
button.addAction(UIAction { _ in print("menu") }, for: .menuActionTriggered)
button.addAction(UIAction { _ in print("down") }, for: .touchDown)
hand.tap(button)
// prints: down
// prints: up
button.showsMenuAsPrimaryAction = true
hand.tap(button)
// prints: down
// prints: menu
hand.tap(off)
hand.tap(on)  // prints: on
print(button.menu!.children.map { $0.title }, on.state == .on, button.menu!.options.isEmpty)  // prints: ["On", "Off"] true true
button.menu = button.menu!.replacingChildren([on])
print(button.menu!.children.count, button.menu!.identifier == UIMenu.Identifier("choice"), button.menu!.title)  // prints: 1 true Choose

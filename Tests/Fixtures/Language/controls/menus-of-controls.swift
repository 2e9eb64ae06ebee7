// A control says itself which menu it has, and hears of it.
let copying = UIAction(title: "Copy") { _ in print("copied") }
class MenuControl: UIControl {
    var attaches = CGPoint(x: 10, y: 20)
    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        print("asked at", location, interaction === contextMenuInteraction)
        if location.x > 90 {
            return super.contextMenuInteraction(interaction, configurationForMenuAtLocation: location)
        }
        return UIContextMenuConfiguration(identifier: nil, actionProvider: { _ in UIMenu(children: [copying]) })
    }
    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?
    ) {
        super.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
        animator?.addCompletion { print("shown") }
        print("menu comes")
    }
    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?
    ) {
        super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
        print("menu goes")
    }
    override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        print("usually at", super.menuAttachmentPoint(for: configuration))
        return attaches
    }
}
let control = MenuControl(frame: CGRect(x: 50, y: 50, width: 100, height: 44))
view.addSubview(control)
print(control.isContextMenuInteractionEnabled, control.contextMenuInteraction == nil)  // prints: false true
control.isContextMenuInteractionEnabled = true
print(control.interactions.count)  // prints: 1
hand.press(control, for: 0.7)
// prints: asked at (50.0, 22.0) true
// prints: menu comes
// prints: shown
hand.tap(copying)
// prints: menu goes
// prints: copied
hand.press(control, at: CGPoint(x: 95, y: 22), for: 0.7)  // prints: asked at (95.0, 22.0) true

// A finger that comes down opens it at once.
control.showsMenuAsPrimaryAction = true
control.addAction(UIAction { _ in print("menu action") }, for: .menuActionTriggered)
control.addAction(UIAction { _ in print("primary action") }, for: .primaryActionTriggered)
hand.tap(control, at: CGPoint(x: 30, y: 22))
// prints: menu action
// prints: asked at (30.0, 22.0) true
// prints: usually at (0.0, 44.0)
// prints: menu comes
// prints: shown
hand.tap(copying)
// prints: menu goes
// prints: copied

// By code it does what a tap would.
control.performPrimaryAction()
// prints: menu action
// prints: asked at (50.0, 22.0) true
// prints: usually at (0.0, 44.0)
// prints: menu comes
// prints: shown
hand.tap(view, at: CGPoint(x: 300, y: 600))  // prints: menu goes
control.showsMenuAsPrimaryAction = false
control.performPrimaryAction()  // prints: primary action
control.isEnabled = false
control.performPrimaryAction()
control.isContextMenuInteractionEnabled = false
print(control.interactions.isEmpty)  // prints: true

class Hearer: NSObject {
    @objc func heard() {}
}
let hearer = Hearer()
let button = UIButton(frame: CGRect(x: 50, y: 150, width: 100, height: 44))
button.addTarget(hearer, action: #selector(Hearer.heard), for: .touchDown)
button.addTarget(hearer, action: #selector(Hearer.heard), for: .touchUpInside)
button.addTarget(nil, action: #selector(Hearer.heard), for: .touchCancel)
print(button.allTargets.count, button.allTargets.contains(hearer))  // prints: 2 true
for case let found as Hearer in button.allTargets { print(found === hearer) }  // prints: true

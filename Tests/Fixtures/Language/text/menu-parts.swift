// What edit menus and their commands are made of.
let command = UICommand(title: "Go", action: Selector("go:"))
command.image = UIImage(systemName: "star")
command.discoverabilityTitle = "Goes"
command.attributes = .disabled
command.state = .on
print(command.image != nil, command.discoverabilityTitle ?? "-", command.attributes == .disabled)
// prints: true Goes true
print(command.state == .on, UIMenuItem(title: "A", action: Selector("a:")).action == Selector("a:"))
// prints: true true
let directions: [UIEditMenuArrowDirection] = [.automatic, .up, .down, .left, .right]
print(directions.map(\.rawValue))  // prints: [0, 1, 2, 3, 4]
let arrows: [UIMenuController.ArrowDirection] = [.default, .up, .down, .left, .right]
print(arrows.map(\.rawValue))  // prints: [0, 1, 2, 3, 4]
let interaction = UIEditMenuInteraction(delegate: nil)
interaction.willMove(to: nil)
interaction.didMove(to: nil)
interaction.updateVisibleMenuPosition(animated: false)
print(interaction.view == nil, interaction.delegate == nil)  // prints: true true
print(UIMenuController.willShowMenuNotification.rawValue.hasSuffix("WillShowMenuNotification"))
// prints: true
print(UIMenuController.didShowMenuNotification.rawValue.hasSuffix("DidShowMenuNotification"))
// prints: true
print(UIMenuController.didHideMenuNotification.rawValue.hasSuffix("DidHideMenuNotification"))
// prints: true

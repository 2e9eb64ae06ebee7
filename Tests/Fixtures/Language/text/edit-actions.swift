// Edit actions along the chain (P-31, P-33), undoing (P-37), and what VoiceOver activates (P-38, P-39).
class Card: UIView {
    var name = "ace"
    let history = UndoManager()
    override var canBecomeFirstResponder: Bool { true }
    override var undoManager: UndoManager? { history }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == #selector(UIResponder.copy(_:)) || action == #selector(UIResponder.delete(_:))
    }
    override func copy(_ sender: Any?) { UIPasteboard.general.string = name }
    override func delete(_ sender: Any?) { rename("") }
    override func cut(_ sender: Any?) {}
    override func paste(_ sender: Any?) {}
    override func select(_ sender: Any?) {}
    override func selectAll(_ sender: Any?) {}
    func rename(_ new: String) {
        let old = name
        name = new
        undoManager?.registerUndo(withTarget: self) { $0.rename(old) }
        undoManager?.setActionName("Rename")
    }
    override func accessibilityActivate() -> Bool {
        print("activated")
        return true
    }
}
let card = Card(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
card.isAccessibilityElement = true
view.addSubview(card)
card.becomeFirstResponder()
print(card.canPerformAction(#selector(UIResponder.copy(_:)), withSender: nil))  // prints: true
print(card.target(forAction: #selector(UIResponder.copy(_:)), withSender: nil) as? UIView === card)
// prints: true
print(card.target(forAction: #selector(UIResponder.paste(_:)), withSender: nil) == nil)  // prints: true
UIApplication.shared.sendAction(#selector(UIResponder.copy(_:)), to: nil, from: nil, for: nil)
print(UIPasteboard.general.string ?? "")  // prints: ace
let history = card.history
card.delete(nil)
print(card.name == "", history.canUndo, history.canRedo, history.undoActionName)
// prints: true true false Rename
history.undo()
print(card.name, history.canUndo, history.canRedo, history.redoActionName)  // prints: ace false true Rename
history.redo()
print(card.name == "", history.isUndoing, history.isRedoing)  // prints: true false false
history.removeAllActions()
history.groupsByEvent = false
history.levelsOfUndo = 2
history.beginUndoGrouping()
print(history.groupingLevel, history.groupsByEvent, history.levelsOfUndo)  // prints: 1 false 2
card.rename("two")
card.rename("three")
history.endUndoGrouping()
history.undo()
print(card.name == "")  // prints: true
history.removeAllActions(withTarget: card)
history.disableUndoRegistration()
card.rename("four")
print(history.isUndoRegistrationEnabled, history.canUndo, history.canRedo)  // prints: false false false
history.enableUndoRegistration()
class Counter: NSObject {
    @objc func back(_ amount: NSNumber) { print("back", amount.intValue) }
}
let counter = Counter()
let other = UndoManager()
other.registerUndo(withTarget: counter, selector: #selector(Counter.back(_:)), object: NSNumber(value: 3))
other.undo()  // prints: back 3
print(view.undoManager === window.undoManager)  // prints: true
device.voiceOver.activate(card)
// prints: activated
let button = UIButton(frame: CGRect(x: 20, y: 300, width: 100, height: 40))
button.addAction(UIAction { _ in print("pressed") }, for: .touchUpInside)
view.addSubview(button)
device.voiceOver.activate(button)
// prints: pressed
button.accessibilityFrame = CGRect(x: 0, y: 0, width: 10, height: 10)
button.accessibilityActivationPoint = CGPoint(x: 30, y: 320)
print(button.accessibilityFrame, button.accessibilityActivationPoint, button.accessibilityActivate())
// prints: (0.0, 0.0, 10.0, 10.0) (30.0, 320.0) false
device.voiceOver.activate(button)
// prints: pressed

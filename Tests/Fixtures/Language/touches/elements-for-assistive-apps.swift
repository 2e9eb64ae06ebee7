// What views hold and do for assistive apps. VoiceOver asks the view, and then the responders behind it.
class Card: UIView {
    let title = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
    let button = UIButton(frame: CGRect(x: 0, y: 20, width: 80, height: 20))
    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(title)
        addSubview(button)
        accessibilityElements = [title, button]
        accessibilityLanguage = "en"
    }
    required init?(coder: NSCoder) { nil }
    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            [
                UIAccessibilityCustomAction(name: "Delete") { action in
                    print("closure", action.name)
                    return true
                },
                UIAccessibilityCustomAction(name: "Share", target: self, selector: #selector(share)),
            ]
        }
        set {}
    }
    @objc func share(_ action: UIAccessibilityCustomAction) -> Bool {
        print("target", action.name)
        return true
    }
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        direction == .down
    }
}
final class Screen: UIViewController {
    override func accessibilityPerformEscape() -> Bool {
        print("escape")
        return true
    }
}
let screen = Screen()
window.rootViewController = screen
let card = Card(frame: CGRect(x: 20, y: 100, width: 80, height: 40))
screen.view.addSubview(card)
print(card.accessibilityElementCount(), card.accessibilityElement(at: 1) as? UIView === card.button)
// prints: 2 true
print(card.accessibilityElement(at: 5) == nil, card.index(ofAccessibilityElement: card.title))
// prints: true 0
print(card.index(ofAccessibilityElement: card) == NSNotFound, card.accessibilityElements?.count ?? 0)
// prints: true 2
print(card.accessibilityScroll(.down), card.accessibilityScroll(.up), card.accessibilityPerformMagicTap())
// prints: true false false
// prints: closure Delete
// prints: target Share
// prints: escape
device.voiceOver.perform("Delete", on: card)
device.voiceOver.perform("Share", on: card)
device.voiceOver.escape(card.button)
device.voiceOver.magicTap(card)
card.accessibilityElementsHidden = true
card.accessibilityViewIsModal = true
card.shouldGroupAccessibilityChildren = true
card.accessibilityIgnoresInvertColors = true
print(card.accessibilityElementsHidden, card.accessibilityViewIsModal, card.accessibilityLanguage ?? "-")
// prints: true true en
card.accessibilityElementDidBecomeFocused()
card.accessibilityElementDidLoseFocus()
let action = UIAccessibilityCustomAction(name: "Open", actionHandler: nil)
action.name = "Close"
action.target = card
action.selector = #selector(Card.share)
print(action.name, action.target === card, action.selector == #selector(Card.share))
// prints: Close true true
let ways: [UIAccessibilityScrollDirection] = [.right, .left, .up, .down, .next, .previous]
print(ways.map(\.rawValue))  // prints: [1, 2, 3, 4, 5, 6]

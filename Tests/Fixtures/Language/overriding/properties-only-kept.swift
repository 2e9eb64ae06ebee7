// What the engine only keeps may be overridden too: what reads it here asks the override.
class Tag: UILabel {
    override var accessibilityTraits: UIAccessibilityTraits {
        get { [.button, super.accessibilityTraits] }
        set { super.accessibilityTraits = newValue.union(.header) }
    }
    override var accessibilityLabel: String? {
        didSet { print("label", oldValue ?? "none", accessibilityLabel ?? "none") }
    }
    override var accessibilityHint: String? { get { "opens" } set {} }
    override var accessibilityValue: String? { get { text } set { text = newValue } }
    override var lineBreakMode: NSLineBreakMode { get { .byClipping } set {} }
    override var isAccessibilityElement: Bool {
        get { true }
        set { print("element", newValue) }
    }
}
class LongTag: Tag {}
let tag: UILabel = LongTag()
print(tag.accessibilityTraits.contains(.button), tag.accessibilityTraits.contains(.header))
// prints: true false
tag.accessibilityTraits = .link
print(tag.accessibilityTraits.contains(.header), tag.accessibilityTraits.contains(.staticText))
// prints: true false
tag.accessibilityLabel = "one"  // prints: label none one
tag.accessibilityLabel? += "s"  // prints: label one ones
tag.accessibilityValue = "three"
print(tag.text ?? "", tag.accessibilityHint ?? "", tag.lineBreakMode == .byClipping)  // prints: three opens true
tag.isAccessibilityElement = false  // prints: element false
print(tag.isAccessibilityElement, UIView().accessibilityTraits == .none)  // prints: true true

class Steps: UISlider {
    override var value: Float {
        didSet { if value != oldValue { print("value", value) } }
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        value = value.rounded()
    }
}
let steps = Steps(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
steps.maximumValue = 4
view.addSubview(steps)
hand.drag(steps, from: CGPoint(x: 15, y: 15), by: CGVector(dx: 60, dy: 0), over: 0.2)  // prints: value 1.0
class Page: UITextView {
    override var scrollIndicatorInsets: UIEdgeInsets { didSet { print("insets", scrollIndicatorInsets.top) } }
    override var verticalScrollIndicatorInsets: UIEdgeInsets { get { .zero } set {} }
}
let page = Page()
page.scrollIndicatorInsets = UIEdgeInsets(top: 3, left: 0, bottom: 0, right: 0)  // prints: insets 3.0

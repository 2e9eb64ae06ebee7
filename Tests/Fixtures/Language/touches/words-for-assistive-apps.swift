// What components tell assistive apps and tools is kept; nobody asks for it.
@IBDesignable
class Stars: UIView {
    @IBInspectable var rating: Double = 3 { didSet { accessibilityValue = "\(rating)" } }
    override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        print("never, but for the scenario")
    }
    override func accessibilityIncrement() {
        super.accessibilityIncrement()
        rating += 1
    }
    override func accessibilityDecrement() {
        super.accessibilityDecrement()
        rating -= 1
    }
}
let stars = Stars()
stars.accessibilityTraits = [.adjustable, .header]
stars.accessibilityHint = "swipe up"
stars.accessibilityTraits.insert(.notEnabled)
stars.accessibilityTraits.remove(.header)
print(stars.accessibilityTraits == [.adjustable, .notEnabled], UIView().accessibilityTraits == .none)  // prints: true true
print(stars.accessibilityTraits.contains(.selected), UIButton(type: .system).accessibilityTraits.contains(.button))  // prints: false true
stars.accessibilityIncrement()
print(stars.accessibilityValue ?? "", stars.accessibilityHint ?? "")  // prints: 4.0 swipe up
stars.accessibilityDecrement()
stars.prepareForInterfaceBuilder()  // prints: never, but for the scenario
let all: UIAccessibilityTraits = [
    .button, .link, .image, .playsSound, .keyboardKey, .staticText, .summaryElement, .updatesFrequently,
    .searchField, .startsMediaSession, .allowsDirectInteraction, .causesPageTurn, .tabBar,
]
print(all.contains(.link), all.contains(.adjustable))  // prints: true false

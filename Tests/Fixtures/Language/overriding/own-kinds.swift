// Buttons, switches, tabs, presentations and text views of one's own kind.

final class Loud: UIButton {
    override class var requiresConstraintBasedLayout: Bool { true }
    override func setTitle(_ title: String?, for state: UIControl.State) {
        super.setTitle(title?.uppercased(), for: state)
    }
    override func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        print("color", color == .red)
        super.setTitleColor(color, for: state)
    }
    override func setImage(_ image: UIImage?, for state: UIControl.State) {
        print("image", image != nil)
        super.setImage(image, for: state)
    }
}
let loud = Loud()
loud.setTitle("go", for: .normal)
loud.setTitleColor(.red, for: .normal)  // prints: color true
loud.setImage(UIImage(), for: .normal)  // prints: image true
print(loud.currentTitle ?? "", loud.currentTitleColor == .red, Loud.requiresConstraintBasedLayout)
// prints: GO true true

final class Lamp: UISwitch {
    override func setOn(_ on: Bool, animated: Bool) {
        super.setOn(on, animated: animated)
        print("on", on, animated)
    }
}
let lamp = Lamp()
lamp.setOn(true, animated: true)  // prints: on true true
lamp.isOn = false  // prints: on false false
print(lamp.isOn)  // prints: false

final class Tabs: UITabBarController {
    override var selectedIndex: Int {
        didSet { print("index", oldValue, selectedIndex) }
    }
}
let tabs = Tabs()
tabs.viewControllers = [UIViewController(), UIViewController()]
tabs.selectedIndex = 1  // prints: index 0 1

final class Card: UIViewController {
    override var modalPresentationStyle: UIModalPresentationStyle {
        get { .custom }
        set { print("ignored", newValue == .fullScreen) }
    }
}
let card = Card()
card.modalPresentationStyle = .fullScreen  // prints: ignored true
print(card.modalPresentationStyle == .custom)  // prints: true

// A text view with the initializer that UIKit calls.
final class Note: UITextView {
    var isReady = false
    override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        isReady = true
    }
    required init?(coder: NSCoder) { fatalError() }
}
print(Note().isReady, Note(frame: .zero).isReady, Note(frame: .zero, textContainer: nil).isReady)
// prints: true true true
let note = Note(frame: CGRect(x: 0, y: 0, width: 110, height: 80))
note.text = "ten chars!"
note.font = .systemFont(ofSize: 20)
print(note.contentSize, note.textContainer.lineFragmentPadding)  // prints: (110.0, 40.0) 5.0
print(note.textContainer.size.width, note.textContainer.lineBreakMode == .byWordWrapping)
// prints: 110.0 true
note.textContainer.lineFragmentPadding = 10
print(note.contentSize.height)  // prints: 64.0
let room = NSTextContainer(size: CGSize(width: 50, height: 60))
room.size.width = 40
print(room.size, NSTextContainer().size)  // prints: (40.0, 60.0) (0.0, 0.0)
room.lineBreakMode = .byTruncatingTail
note.adjustsFontForContentSizeCategory = true
let field = UITextField()
field.adjustsFontForContentSizeCategory = true
print(field.adjustsFontForContentSizeCategory, note.adjustsFontForContentSizeCategory)  // prints: true true

// Colors are taken apart.
var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
let teal = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
print(teal.getRed(&red, green: &green, blue: &blue, alpha: &alpha))  // prints: true
print(red, green, blue, alpha)  // prints: 0.25 0.5 0.75 0.5
var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
UIColor.green.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
print((hue * 360).rounded(), saturation, brightness, alpha)  // prints: 120.0 1.0 1.0 1.0
UIColor(hue: 0.75, saturation: 0.5, brightness: 0.5, alpha: 0.25)
    .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
print((hue * 100).rounded(), saturation, brightness, alpha)  // prints: 75.0 0.5 0.5 0.25
UIColor.gray.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
print(hue, saturation, brightness)  // prints: 0.0 0.0 0.5
var white: CGFloat = 0
print(UIColor.lightGray.getWhite(&white, alpha: &alpha), (white * 100).rounded())  // prints: true 67.0
print(UIColor.lightGray.getRed(&red, green: &green, blue: &blue, alpha: &alpha), red == blue)
// prints: true true
let own = UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .black }
let dark = UITraitCollection(userInterfaceStyle: .dark)
print(own.resolvedColor(with: dark) == .white, own.resolvedColor(with: .current) == .black)
// prints: true true
print(UIColor.red.resolvedColor(with: dark) == .red)  // prints: true
let made = UITraitCollection(traitsFrom: [
    dark, UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(horizontalSizeClass: .compact),
    UITraitCollection(verticalSizeClass: .regular), UITraitCollection(displayScale: 3),
    UITraitCollection(layoutDirection: .rightToLeft), UITraitCollection(),
])
print(made.userInterfaceStyle == .dark, made.userInterfaceIdiom == .pad, made.displayScale)
// prints: true true 3.0
print(made.horizontalSizeClass == .compact, made.verticalSizeClass == .regular)  // prints: true true
print(made.layoutDirection == .rightToLeft, dark.horizontalSizeClass == .unspecified)  // prints: true true
print(dark.hasDifferentColorAppearance(comparedTo: .current))  // prints: true

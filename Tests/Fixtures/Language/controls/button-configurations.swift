// A configuration says what a button shows and where, and so how large it is.
var configuration = UIButton.Configuration.filled()
configuration.title = "Buy"
configuration.subtitle = "now or later"
configuration.image = UIImage(systemName: "cart")
configuration.imagePadding = 8
configuration.imagePlacement = .trailing
configuration.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
configuration.titleAlignment = .center
configuration.titlePadding = 3
configuration.baseForegroundColor = .white
configuration.baseBackgroundColor = .systemPink
configuration.cornerStyle = .capsule
let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in
    print("bought")
})
view.addSubview(button)
button.frame = CGRect(origin: CGPoint(x: 50, y: 50), size: button.intrinsicContentSize)
button.layoutIfNeeded()
print(button.frame)  // prints: (50.0, 50.0, 140.0, 56.0)
print(button.titleLabel!.frame.midX == button.subtitleLabel!.frame.midX)  // prints: true
print(button.imageView!.frame.minX > button.titleLabel!.frame.maxX)  // prints: true
print(configuration == button.configuration!)  // prints: true

// A handler brings it up to date, once for all changes of a turn.
button.configurationUpdateHandler = { button in
    button.configuration?.title = button.isHighlighted ? "Buying" : "Buy"
    print("shows", button.titleLabel!.text!)
}
device.wait(0.1)  // prints: shows Buy
hand.tap(button)
// prints: shows Buying
// prints: bought
// prints: shows Buy
button.automaticallyUpdatesConfiguration = false
hand.tap(button)  // prints: bought
button.setNeedsUpdateConfiguration()
device.wait(0.1)  // prints: shows Buy
print(button.configurationUpdateHandler != nil)  // prints: true

// Subclasses override the update.
class Toggle: UIButton {
    override func updateConfiguration() {
        super.updateConfiguration()
        configuration?.image = isSelected ? UIImage(systemName: "star.fill") : nil
        print("selected", isSelected)
    }
}
let toggle = Toggle(configuration: .plain(), primaryAction: nil)
view.addSubview(toggle)
device.wait(0.1)  // prints: selected false
toggle.isSelected = true
device.wait(0.1)  // prints: selected true
print(toggle.currentImage!.size)  // prints: (20.0, 20.0)

// What is set for the normal state and the configuration are the same.
toggle.setTitle("Star", for: .normal)
print(toggle.configuration!.title!)  // prints: Star
toggle.configuration?.title = "Moon"
print(toggle.title(for: .normal)!)  // prints: Moon
var plain = toggle.configuration!.updated(for: toggle)
plain.buttonSize = .large
print(plain.contentInsets.leading)  // prints: 20.0
plain.contentInsets = .zero
print(plain.contentInsets.leading)  // prints: 0.0
plain.setDefaultContentInsets()
print(plain.contentInsets.leading)  // prints: 20.0

// The image behind everything else is the least size.
let old = UIButton(type: .custom)
old.setBackgroundImage(UIImage(systemName: "circle"), for: .normal)
old.setTitleShadowColor(.black, for: .normal)
print(old.backgroundImage(for: .highlighted) == old.currentBackgroundImage)  // prints: true
print(old.titleShadowColor(for: .normal) == old.currentTitleShadowColor)  // prints: true
print(old.intrinsicContentSize)  // prints: (30.0, 20.0)
old.setImage(UIImage(systemName: "plus"), for: .normal)
old.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
old.imageEdgeInsets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
old.titleEdgeInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
old.layoutIfNeeded()
print(old.imageView!.frame.midX)  // prints: 60.0

// No touch finds the view of a background.
plain.background.customView = UIView()
plain.background.backgroundInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
toggle.configuration = plain
toggle.frame = CGRect(x: 50, y: 200, width: 100, height: 50)
toggle.layoutIfNeeded()
print(plain.background.customView!.superview!.frame)  // prints: (5.0, 5.0, 90.0, 40.0)
print(toggle.hitTest(CGPoint(x: 50, y: 25), with: nil) === toggle)  // prints: true
// prints: selected true

// Views, controllers and scenes say something of traits, and call who registered for them before the next
// layout (N-39).
class Page: UIViewController {
    var changes = 0
    var token: UITraitChangeRegistration?
    override func viewDidLoad() {
        super.viewDidLoad()
        token = registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous) in
            self.changes += 1
            let isDark = self.traitCollection.userInterfaceStyle == .dark
            print("page", previous.userInterfaceStyle == .light, isDark)
        }
        registerForTraitChanges([UITraitHorizontalSizeClass.self], action: #selector(widthChanged))
    }
    @objc func widthChanged() { print("page is wider", traitCollection.horizontalSizeClass == .regular) }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        print("page's traits")
    }
}
class Badge: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        let traits: [UITrait] = [UITraitUserInterfaceStyle.self, UITraitVerticalSizeClass.self]
        registerForTraitChanges(traits) { (badge: Badge, previous: UITraitCollection) in
            let style = badge.traitCollection.userInterfaceStyle
            print("badge", previous.userInterfaceStyle.rawValue, style.rawValue)
        }
    }
    required init?(coder: NSCoder) { fatalError() }
    override func layoutSubviews() { print("layout") }
}
class Watcher: NSObject {
    @objc func changed(_ sender: UIView) { print("watcher", sender is Badge) }
}
let page = Page()
window.rootViewController = page
let badge = Badge(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
page.view.addSubview(badge)
let watcher = Watcher()
let watching = badge.registerForTraitChanges(
    [UITraitUserInterfaceStyle.self], target: watcher, action: #selector(Watcher.changed(_:)))
device.wait(0.1)  // prints: layout

// What a controller says holds for its view and all below, from the next layout on.
badge.setNeedsLayout()
page.overrideUserInterfaceStyle = .dark
let (inside, outside) = (badge.traitCollection, view.traitCollection)
print("set", inside.userInterfaceStyle == .dark, outside.userInterfaceStyle == .dark)  // prints: set true false
device.wait(0.1)
// prints: page's traits
// prints: page true true
// prints: badge 1 2
// prints: watcher true
// prints: layout

// A view inside says something else; what it hears of, it hears of once, and only if something differs.
badge.traitOverrides.userInterfaceStyle = .light
badge.traitOverrides.userInterfaceStyle = .unspecified
badge.traitOverrides.userInterfaceStyle = .light
print(badge.traitOverrides.contains(UITraitUserInterfaceStyle.self))  // prints: true
print(page.traitOverrides.contains(UITraitDisplayScale.self), watcher as Any is NSObject)  // prints: false true
badge.unregisterForTraitChanges(watching)
badge.updateTraitsIfNeeded()  // prints: badge 2 1
page.overrideUserInterfaceStyle = .unspecified
device.wait(0.1)
// prints: page's traits
// prints: page false false
badge.traitOverrides.remove(UITraitUserInterfaceStyle.self)
device.wait(0.1)

// Others are about how much room there is.
window.traitOverrides.horizontalSizeClass = .regular
if let token = page.token { page.unregisterForTraitChanges(token) }
window.overrideUserInterfaceStyle = .dark
device.wait(0.1)
// prints: page's traits
// prints: page is wider true
// prints: badge 1 2
print(page.changes, badge.traitCollection.displayScale)  // prints: 2 2.0

// A view that moves to another place hears of it, too.
let other = UIView()
view.addSubview(other)
other.traitOverrides.userInterfaceStyle = .light
page.view.addSubview(other)
other.addSubview(badge)
device.wait(0.1)  // prints: badge 2 1
// The scene comes before its windows, and a turn of the device is heard of as well.
window.windowScene?.registerForTraitChanges([UITraitVerticalSizeClass.self]) { (scene: UIWindowScene, _) in
    print("scene", scene.traitCollection.verticalSizeClass == .compact)
}
device.turn(to: .landscapeLeft)
// prints: scene true
// prints: page's traits
// prints: badge 1 1

// What a scene says holds for its windows; other traits can be overridden as well.
class Show: UIViewController {
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        print("is appearing", view.window != nil, traitCollection.layoutDirection == .rightToLeft)
    }
}
class OwnScene: UIWindowScene {
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        print("own scene", previousTraitCollection?.verticalSizeClass == .regular)
    }
}
let ownScene = OwnScene()
ownScene.traitOverrides.verticalSizeClass = .unspecified
ownScene.traitOverrides.displayScale = 1
device.wait(0.1)  // prints: own scene false
let show = Show()
show.traitOverrides.layoutDirection = .rightToLeft
show.traitOverrides.verticalSizeClass = .compact
show.traitOverrides.displayScale = 3
show.traitOverrides.userInterfaceIdiom = .pad
window.rootViewController = show
device.wait(0.1)  // prints: is appearing true true
let scale = show.view.traitCollection.displayScale
print(scale, show.view.traitCollection.userInterfaceIdiom == .pad)  // prints: 3.0 true
if let scene = window.windowScene {
    let token = scene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIWindowScene, _) in
        print("scene is dark")
    }
    scene.traitOverrides.userInterfaceStyle = .dark
    show.updateTraitsIfNeeded()  // prints: scene is dark
    scene.unregisterForTraitChanges(token)
    scene.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    show.updateTraitsIfNeeded()
}
func style(of environment: UITraitEnvironment) -> Bool { environment.traitCollection.userInterfaceStyle == .dark }
print(style(of: show), style(of: show.view))  // prints: true true

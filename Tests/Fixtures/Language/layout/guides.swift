// Guides, margins and the safe area.
final class Screen: UIViewController {
    let badge = UIView()
    override func viewDidLoad() {
        super.viewDidLoad()
        badge.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(badge)
        NSLayoutConstraint.activate([
            badge.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            badge.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            badge.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
            badge.heightAnchor.constraint(equalToConstant: 40),
        ])
    }
    override func updateViewConstraints() {
        print("constraints")
        super.updateViewConstraints()
    }
    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        print("safe area", view.safeAreaInsets.top)
    }
    override func viewLayoutMarginsDidChange() {
        super.viewLayoutMarginsDidChange()
        print("margins", view.layoutMargins.left)
    }
}
let screen = Screen()
window.rootViewController = screen
device.wait(0.1)  // prints: constraints
print(screen.badge.frame)  // prints: (16.0, 0.0, 343.0, 40.0)
screen.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)  // prints: safe area 44.0
// prints: margins 16.0
device.wait(0.1)
print(screen.badge.frame, screen.additionalSafeAreaInsets.bottom)  // prints: (16.0, 44.0, 343.0, 40.0) 34.0
screen.view.layoutMargins = UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 20)
// prints: margins 20.0
device.wait(0.1)
print(screen.badge.frame, screen.view.directionalLayoutMargins.leading)  // prints: (20.0, 44.0, 335.0, 40.0) 20.0

// A view hears of its own margins; they can contain those of the superview.
final class Inner: UIView {
    override func layoutMarginsDidChange() { print("inner margins", layoutMargins.left) }
    override func safeAreaInsetsDidChange() { print("inner safe area", safeAreaInsets.top) }
}
let inner = Inner(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
inner.insetsLayoutMarginsFromSafeArea = false  // prints: inner margins 8.0
screen.view.addSubview(inner)  // prints: inner safe area 44.0
inner.preservesSuperviewLayoutMargins = true  // prints: inner margins 20.0
print(inner.preservesSuperviewLayoutMargins, inner.insetsLayoutMarginsFromSafeArea)  // prints: true false
inner.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 30, bottom: 1, trailing: 1)
// prints: inner margins 30.0

// A guide of its own is a rectangle that nobody hits.
let gap = UILayoutGuide()
gap.identifier = "gap"
inner.addLayoutGuide(gap)
NSLayoutConstraint.activate([
    gap.leftAnchor.constraint(equalTo: inner.leftAnchor, constant: 10),
    gap.rightAnchor.constraint(equalTo: inner.rightAnchor, constant: -10),
    gap.centerYAnchor.constraint(equalTo: inner.centerYAnchor),
    gap.heightAnchor.constraint(equalTo: gap.widthAnchor, multiplier: 0.5),
])
let dot = UIView()
dot.translatesAutoresizingMaskIntoConstraints = false
inner.addSubview(dot)
NSLayoutConstraint.activate([
    dot.centerXAnchor.constraint(equalTo: gap.centerXAnchor),
    dot.topAnchor.constraint(equalTo: gap.topAnchor),
    dot.bottomAnchor.constraint(equalTo: gap.bottomAnchor),
    dot.leadingAnchor.constraint(equalTo: gap.leadingAnchor, constant: 30),
    dot.trailingAnchor.constraint(equalTo: gap.trailingAnchor, constant: -30),
])
inner.layoutIfNeeded()
print(gap.layoutFrame, gap.identifier, gap.owningView === inner, inner.layoutGuides.count)  // prints: (10.0, 30.0, 80.0, 40.0) gap true 1
print(dot.frame)  // prints: (40.0, 30.0, 20.0, 40.0)
hand.tap(at: CGPoint(x: 15, y: 50))
hand.tap(at: CGPoint(x: 50, y: 50))
inner.removeLayoutGuide(gap)
print(inner.layoutGuides.count, gap.owningView == nil)  // prints: 0 true

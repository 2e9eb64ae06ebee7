// The guides that the safe area has replaced: what bars cover of a controller's view.
let page = UIViewController()
window.rootViewController = UINavigationController(rootViewController: page)
window.layoutIfNeeded()
print(page.topLayoutGuide.length, page.bottomLayoutGuide.length)  // prints: 44.0 0.0
let box = UIView()
box.translatesAutoresizingMaskIntoConstraints = false
page.view.addSubview(box)
NSLayoutConstraint.activate([
    box.topAnchor.constraint(equalTo: page.topLayoutGuide.bottomAnchor, constant: 6),
    box.bottomAnchor.constraint(equalTo: page.bottomLayoutGuide.topAnchor),
    box.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
    box.widthAnchor.constraint(equalTo: page.topLayoutGuide.heightAnchor),
])
window.layoutIfNeeded()
print(box.frame)  // prints: (0.0, 50.0, 44.0, 617.0)
page.additionalSafeAreaInsets.bottom = 20
window.layoutIfNeeded()
print(box.frame.maxY, page.bottomLayoutGuide.length)  // prints: 647.0 20.0
let guide: UILayoutSupport = page.topLayoutGuide
print(guide.length)  // prints: 44.0

// Constraints between all kinds of anchors.
let box = UIView()
let side = UIView()
let low = UIView()
for v in [box, side, low] {
    v.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(v)
}
NSLayoutConstraint.activate([
    box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
    box.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
    box.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.2),
    box.heightAnchor.constraint(equalTo: box.widthAnchor),
    side.leftAnchor.constraint(equalToSystemSpacingAfter: box.rightAnchor, multiplier: 2),
    side.topAnchor.constraint(equalTo: box.topAnchor),
    side.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 2, constant: 10),
    side.bottomAnchor.constraint(equalTo: box.bottomAnchor),
    low.topAnchor.constraint(equalToSystemSpacingBelow: box.bottomAnchor, multiplier: 1),
    low.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    low.widthAnchor.constraint(equalToConstant: 100),
    low.heightAnchor.constraint(equalToConstant: 30),
])
view.layoutIfNeeded()
print(box.frame)  // prints: (10.0, 20.0, 75.0, 75.0)
print(side.frame)  // prints: (101.0, 20.0, 160.0, 75.0)
print(low.frame)  // prints: (137.5, 103.0, 100.0, 30.0)

// At least and at most: the nearest place that all of them allow.
let bounded = UIView()
bounded.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(bounded)
let wish = bounded.widthAnchor.constraint(equalToConstant: 500)
wish.priority = .defaultLow
NSLayoutConstraint.activate([
    bounded.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor),
    bounded.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor, constant: 5),
    bounded.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor),
    bounded.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -5),
    bounded.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    bounded.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    bounded.widthAnchor.constraint(lessThanOrEqualToConstant: 300),
    bounded.widthAnchor.constraint(greaterThanOrEqualToConstant: 50),
    bounded.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, multiplier: 0.5),
    bounded.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, multiplier: 0.5, constant: 1),
    bounded.heightAnchor.constraint(greaterThanOrEqualTo: bounded.widthAnchor, multiplier: 0.1),
    bounded.heightAnchor.constraint(greaterThanOrEqualTo: bounded.widthAnchor, multiplier: 0.1, constant: 1),
    bounded.heightAnchor.constraint(lessThanOrEqualToConstant: 40),
    bounded.heightAnchor.constraint(equalTo: low.heightAnchor, constant: 2),
    wish,
])
view.layoutIfNeeded()
print(bounded.frame)  // prints: (94.0, 317.5, 187.5, 32.0)

// Standard distances as bounds, and lengths between places.
let far = UIView()
far.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(far)
NSLayoutConstraint.activate([
    far.leadingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: box.leadingAnchor, multiplier: 1),
    far.leadingAnchor.constraint(lessThanOrEqualToSystemSpacingAfter: box.leadingAnchor, multiplier: 1),
    far.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: low.bottomAnchor, multiplier: 1),
    far.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: low.bottomAnchor, multiplier: 1),
    far.leadingAnchor.anchorWithOffset(to: far.trailingAnchor).constraint(equalToConstant: 60),
    far.topAnchor.anchorWithOffset(to: far.bottomAnchor).constraint(equalTo: box.heightAnchor),
])
view.layoutIfNeeded()
print(far.frame)  // prints: (18.0, 141.0, 60.0, 75.0)
print(far.leadingAnchor.name, far.leadingAnchor.item === far)  // prints: leading true

// Anchors have types: functions take one kind of them.
func pin(_ first: NSLayoutAnchor<NSLayoutXAxisAnchor>, to second: NSLayoutXAxisAnchor) -> NSLayoutConstraint {
    first.constraint(equalTo: second)
}
let pinned = pin(far.trailingAnchor, to: box.trailingAnchor)
print(pinned.isActive)  // prints: false
hand.tap(at: CGPoint(x: 100, y: 50))

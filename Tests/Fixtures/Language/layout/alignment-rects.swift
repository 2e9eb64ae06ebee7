// Constraints align a rectangle of a view that may be smaller than its frame.
class Badge: UIView {
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 4, left: 0, bottom: 0, right: 6) }
    override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 20) }
}
let box = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
view.addSubview(box)
let badge = Badge()
badge.translatesAutoresizingMaskIntoConstraints = false
box.addSubview(badge)
NSLayoutConstraint.activate([
    badge.trailingAnchor.constraint(equalTo: box.trailingAnchor),
    badge.topAnchor.constraint(equalTo: box.topAnchor),
])
window.layoutIfNeeded()
print(badge.frame)  // prints: (150.0, -4.0, 56.0, 24.0)
print(badge.alignmentRect(forFrame: badge.frame))  // prints: (150.0, 0.0, 50.0, 20.0)
print(badge.frame(forAlignmentRect: CGRect(x: 0, y: 0, width: 50, height: 20)))  // prints: (0.0, -4.0, 56.0, 24.0)
print(box.alignmentRectInsets == .zero, box.alignmentRect(forFrame: box.frame) == box.frame)  // prints: true true

// A middle is that of the rectangle, and so is a length.
let other = UIView()
other.translatesAutoresizingMaskIntoConstraints = false
box.addSubview(other)
NSLayoutConstraint.activate([
    other.centerXAnchor.constraint(equalTo: badge.centerXAnchor),
    other.centerYAnchor.constraint(equalTo: badge.centerYAnchor),
    other.widthAnchor.constraint(equalTo: badge.widthAnchor, multiplier: 2),
    other.heightAnchor.constraint(equalToConstant: 10),
])
window.layoutIfNeeded()
print(other.frame)  // prints: (125.0, 5.0, 100.0, 10.0)
print(badge.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))  // prints: (56.0, 24.0)

// A guide says what holds it, as a view does.
let guide = UILayoutGuide()
box.addLayoutGuide(guide)
NSLayoutConstraint.activate([
    guide.leadingAnchor.constraint(equalTo: box.leadingAnchor), guide.widthAnchor.constraint(equalToConstant: 20),
    guide.topAnchor.constraint(equalTo: box.topAnchor),
])
window.layoutIfNeeded()
print(guide.constraintsAffectingLayout(for: .horizontal).count, guide.constraintsAffectingLayout(for: .vertical).count)  // prints: 2 1
print(guide.hasAmbiguousLayout)  // prints: true
guide.heightAnchor.constraint(equalToConstant: 10).isActive = true
window.layoutIfNeeded()
print(guide.hasAmbiguousLayout)  // prints: false

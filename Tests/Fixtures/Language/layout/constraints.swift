// What a constraint knows, and what becomes of changes.
let red = UIView()
red.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(red)
print(red.translatesAutoresizingMaskIntoConstraints, UIView.requiresConstraintBasedLayout)  // prints: false false
let width = NSLayoutConstraint(
    item: red, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
    constant: 100)
width.identifier = "width"
width.shouldBeArchived = false
let height = NSLayoutConstraint(
    item: red, attribute: .height, relatedBy: .greaterThanOrEqual, toItem: red, attribute: .width,
    multiplier: 0.5, constant: 0)
let most = NSLayoutConstraint(
    item: red, attribute: .height, relatedBy: .lessThanOrEqual, toItem: red, attribute: .width,
    multiplier: 0.5, constant: 0)
view.addConstraint(width)
view.addConstraints([height, most])
red.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
red.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
view.layoutIfNeeded()
print(red.frame)  // prints: (0.0, 0.0, 100.0, 50.0)
print(height.multiplier, height.relation == .greaterThanOrEqual, height.secondItem === red)  // prints: 0.5 true true
print(width.firstItem === red, width.secondItem == nil, width.identifier ?? "", width.shouldBeArchived)  // prints: true true width false
print(width.firstAttribute == .width, width.secondAttribute == .notAnAttribute)  // prints: true true
print(view.constraints.count, red.constraintsAffectingLayout(for: .horizontal).count)  // prints: 5 2
print(red.constraintsAffectingLayout(for: .vertical).count, red.hasAmbiguousLayout)  // prints: 3 false

// A new constant is seen after the next pass; hits go by the old frame until then.
width.constant = 200
print(red.frame, view.hitTest(CGPoint(x: 150, y: 10), with: nil) === red)  // prints: (0.0, 0.0, 100.0, 50.0) false
view.layoutIfNeeded()
print(red.frame, view.hitTest(CGPoint(x: 150, y: 10), with: nil) === red)  // prints: (0.0, 0.0, 200.0, 100.0) true
NSLayoutConstraint.deactivate([width])
print(width.isActive)  // prints: false
view.removeConstraint(height)
view.removeConstraints([most])
print(view.constraints.count, red.hasAmbiguousLayout)  // prints: 2 true

// Priorities: the higher one wins.
let strong = red.widthAnchor.constraint(equalToConstant: 70)
let weak = red.widthAnchor.constraint(equalToConstant: 30)
strong.priority = UILayoutPriority(rawValue: 600)
weak.priority = UILayoutPriority(UILayoutPriority.defaultLow.rawValue + 1)
NSLayoutConstraint.activate([strong, weak])
view.layoutIfNeeded()
print(red.frame.width, weak.priority.rawValue)  // prints: 70.0 251.0
weak.priority = .defaultHigh
view.layoutIfNeeded()
print(red.frame.width, weak.priority == .defaultHigh)  // prints: 30.0 true
let levels: [UILayoutPriority] = [
    .required, .defaultHigh, .dragThatCanResizeScene, .sceneSizeStayPut, .dragThatCannotResizeScene,
    .defaultLow, .fittingSizeLevel,
]
print(levels.map(\.rawValue))  // prints: [1000.0, 750.0, 510.0, 500.0, 490.0, 250.0, 50.0]
hand.tap(at: CGPoint(x: 20, y: 10))

// Every part of a view.
typealias Part = NSLayoutConstraint.Attribute
let parts: [Part] = [
    .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .lastBaseline,
    .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
    .centerXWithinMargins, .centerYWithinMargins,
]
print(parts.map(\.rawValue))  // prints: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]
print(Part.baseline == .lastBaseline, Part(rawValue: 7) == .width)  // prints: true true
let inset = UIView()
inset.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(inset)
let pairs: [(Part, Part)] = [
    (.leading, .leadingMargin), (.trailing, .trailingMargin), (.top, .topMargin), (.bottom, .bottomMargin),
]
for (own, part) in pairs {
    NSLayoutConstraint(
        item: inset, attribute: own, relatedBy: .equal, toItem: view, attribute: part, multiplier: 1,
        constant: 0
    ).isActive = true
}
view.layoutIfNeeded()
print(inset.frame)  // prints: (16.0, 0.0, 343.0, 667.0)

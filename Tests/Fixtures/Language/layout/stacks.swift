// Stack views: how they share their room, and what hidden views mean for touches (GC-173, S-17, S-18).
var buttons: [UIButton] = []
for title in ["One", "Two", "Three"] {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in print("tapped", title) }, for: .touchUpInside)
    buttons.append(button)
}
let stack = UIStackView(arrangedSubviews: buttons)
stack.frame = CGRect(x: 0, y: 100, width: 300, height: 60)
view.addSubview(stack)
stack.distribution = .fillEqually
view.layoutIfNeeded()
print(stack.arrangedSubviews.map(\.frame.minX), stack.axis == .horizontal)  // prints: [0.0, 100.0, 200.0] true
hand.tap(at: CGPoint(x: 20, y: 120))  // prints: tapped One
buttons[0].isHidden = true
view.layoutIfNeeded()
print(stack.arrangedSubviews.count, stack.subviews.count, buttons[1].frame)  // prints: 3 3 (0.0, 0.0, 150.0, 60.0)
hand.tap(at: CGPoint(x: 20, y: 120))  // prints: tapped Two
buttons[0].isHidden = false

stack.spacing = 10
stack.setCustomSpacing(40, after: buttons[1])
view.layoutIfNeeded()
print(buttons.map(\.frame.minX))  // prints: [0.0, 93.5, 216.5]
print(stack.customSpacing(after: buttons[1]), stack.customSpacing(after: buttons[0]) == UIStackView.spacingUseDefault)  // prints: 40.0 true
stack.setCustomSpacing(UIStackView.spacingUseSystem, after: buttons[1])
stack.distribution = .fill
view.layoutIfNeeded()
print(buttons[2].frame.minX - buttons[1].frame.maxX)  // prints: 8.0
stack.distribution = .fillProportionally
view.layoutIfNeeded()
print(buttons[0].frame.width < buttons[2].frame.width)  // prints: true
stack.setCustomSpacing(UIStackView.spacingUseDefault, after: buttons[1])
stack.distribution = .equalSpacing
view.layoutIfNeeded()
print(buttons[1].frame.minX - buttons[0].frame.maxX == buttons[2].frame.minX - buttons[1].frame.maxX)  // prints: true
stack.distribution = .equalCentering
view.layoutIfNeeded()
print(buttons[1].center.x - buttons[0].center.x == buttons[2].center.x - buttons[1].center.x)  // prints: true

// Across the axis.
for alignment in [UIStackView.Alignment.fill, .leading, .center, .trailing] {
    stack.alignment = alignment
    view.layoutIfNeeded()
    print(alignment.rawValue, buttons[0].frame.minY, buttons[0].frame.height)
}
// prints: 0 0.0 60.0
// prints: 1 0.0 30.0
// prints: 3 15.0 30.0
// prints: 4 30.0 30.0
print(UIStackView.Alignment.top == .leading, UIStackView.Alignment.bottom == .trailing)  // prints: true true
stack.alignment = .firstBaseline
view.layoutIfNeeded()
stack.alignment = .lastBaseline
view.layoutIfNeeded()
print(buttons[0].frame.minY == buttons[2].frame.minY)  // prints: true

// A column, by hand.
let column = UIStackView(frame: CGRect(x: 0, y: 300, width: 200, height: 200))
column.axis = .vertical
column.isLayoutMarginsRelativeArrangement = true
column.isBaselineRelativeArrangement = false
column.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
view.addSubview(column)
let lines = [UIView(), UIView(), UIView()]
column.addArrangedSubview(lines[0])
column.addArrangedSubview(lines[2])
column.insertArrangedSubview(lines[1], at: 1)
column.distribution = .fillEqually
view.layoutIfNeeded()
print(lines.map(\.frame.minY), lines[0].frame.width)  // prints: [20.0, 73.5, 126.5] 160.0
column.removeArrangedSubview(lines[2])
view.layoutIfNeeded()
print(column.arrangedSubviews.count, column.subviews.count, lines[1].frame.maxY)  // prints: 2 3 180.0
print(column.isLayoutMarginsRelativeArrangement, column.isBaselineRelativeArrangement)  // prints: true false
let empty = UIStackView()
empty.addArrangedSubview(column)
print(empty.arrangedSubviews.count, column.superview === empty)  // prints: 1 true

// Who gives way among equals: the first of those with a content, the last of those without; across the axis
// such a view is nothing high, and hidden ones are nothing long.
final class Box: UIView {
    let size: CGSize
    init(_ width: CGFloat, _ height: CGFloat) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { size }
}
func widths(_ views: [UIView], in width: CGFloat, _ alignment: UIStackView.Alignment = .fill) -> [CGFloat] {
    let row = UIStackView(arrangedSubviews: views)
    row.frame = CGRect(x: 0, y: 0, width: width, height: 30)
    row.alignment = alignment
    row.layoutIfNeeded()
    return views.map(\.frame.width)
}
print(widths([Box(30, 20), Box(40, 20)], in: 100), widths([Box(80, 20), Box(90, 20)], in: 100))
// prints: [60.0, 40.0] [10.0, 90.0]
let gaps = [UIView(), UIView()]
print(widths([Box(30, 20), gaps[0], Box(20, 20), gaps[1]], in: 100, .center))  // prints: [30.0, 0.0, 20.0, 50.0]
print(gaps[1].frame)  // prints: (50.0, 15.0, 50.0, 0.0)
let hidden = UIView()
hidden.isHidden = true
print(widths([UIView(), hidden, UIView()], in: 100), hidden.frame)
// prints: [0.0, 0.0, 100.0] (0.0, 0.0, 0.0, 30.0)

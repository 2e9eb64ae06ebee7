// Contents ask for a size; priorities say who gives way.
final class Badge: UIView {
    var count = 1 {
        didSet { invalidateIntrinsicContentSize() }
    }
    override var intrinsicContentSize: CGSize { CGSize(width: 40 * count, height: 20) }
    override func invalidateIntrinsicContentSize() {
        print("another size")
        super.invalidateIntrinsicContentSize()
    }
    override func updateConstraints() {
        print("update")
        super.updateConstraints()
    }
    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let size = super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
        return CGSize(width: size.width + 1, height: size.height)
    }
}
let first = Badge()
let second = Badge()
for badge in [first, second] {
    badge.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(badge)
    badge.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
}
NSLayoutConstraint.activate([
    first.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
    second.trailingAnchor.constraint(equalTo: view.trailingAnchor),
])
first.setContentHuggingPriority(.defaultHigh, for: .horizontal)
second.setContentCompressionResistancePriority(.required, for: .horizontal)
view.layoutIfNeeded()
// prints: update
// prints: update
print(first.frame.width, second.frame.width)  // prints: 40.0 335.0
first.count = 20  // prints: another size
second.count = 3  // prints: another size
view.layoutIfNeeded()
print(first.frame.width, second.frame.width)  // prints: 255.0 120.0
print(first.contentHuggingPriority(for: .horizontal).rawValue, first.contentHuggingPriority(for: .vertical).rawValue)  // prints: 750.0 250.0
print(second.contentCompressionResistancePriority(for: .horizontal) == .required)  // prints: true
print(UIView.noIntrinsicMetric, UIView().intrinsicContentSize.width)  // prints: -1.0 -1.0

// Constraints are brought up to date before the layout, or when that is asked for.
first.setNeedsUpdateConstraints()
print(first.needsUpdateConstraints())  // prints: true
first.updateConstraintsIfNeeded()  // prints: update
print(first.needsUpdateConstraints())  // prints: false

// The size that constraints ask for.
let card = UIView()
let label = UILabel()
label.text = "Some words that are too long for one line of the card"
label.numberOfLines = 0
label.preferredMaxLayoutWidth = 150
label.translatesAutoresizingMaskIntoConstraints = false
card.addSubview(label)
NSLayoutConstraint.activate([
    label.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
    label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -10),
    label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
    label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
])
let small = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
print(small.width <= 170, small.height > 41, card.frame)  // prints: true true (0.0, 0.0, 0.0, 0.0)
let wide = card.systemLayoutSizeFitting(
    CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
    verticalFittingPriority: .fittingSizeLevel)
print(wide.width, UIView.layoutFittingExpandedSize.width)  // prints: 300.0 10000.0
print(first.systemLayoutSizeFitting(.zero, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel))  // prints: (801.0, 20.0)

// Lines of text meet.
let title = UILabel(), note = UILabel()
title.font = .systemFont(ofSize: 30)
note.font = .systemFont(ofSize: 10)
for text in [title, note] {
    text.text = "text"
    text.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(text)
}
NSLayoutConstraint.activate([
    title.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
    title.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    note.leadingAnchor.constraint(equalTo: title.trailingAnchor),
    note.firstBaselineAnchor.constraint(equalTo: title.lastBaselineAnchor),
])
view.layoutIfNeeded()
print(note.frame.minY > title.frame.minY, note.frame.maxY < title.frame.maxY)  // prints: true true
hand.tap(at: CGPoint(x: 10, y: 10))

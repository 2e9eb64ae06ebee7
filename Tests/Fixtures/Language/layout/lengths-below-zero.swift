// Nothing is shorter than nothing: a stack without visible views takes no room, and none away.
import UIKit

final class Box: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 50) }
}
let hidden = Box()
let empty = UIStackView(arrangedSubviews: [hidden])
let column = UIStackView(arrangedSubviews: [empty, Box(), Box()])
column.axis = .vertical
column.distribution = .equalSpacing
let root = UIStackView(arrangedSubviews: [column, Box()])
root.axis = .vertical
root.alignment = .leading
root.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(root)
NSLayoutConstraint.activate([
    root.topAnchor.constraint(equalTo: view.topAnchor), root.leadingAnchor.constraint(equalTo: view.leadingAnchor),
])
device.wait(0.1)
print(column.frame, column.arrangedSubviews.map(\.frame.minY))
hidden.isHidden = true
device.wait(0.1)
print(column.frame, column.arrangedSubviews.map(\.frame.minY))

// What contains such a stack fits the rest.
print(root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))

// A stack that is arranged anew again and again stays in order.
let inner = UIStackView(arrangedSubviews: [Box()])
let outer = UIStackView(arrangedSubviews: [Box(), Box(), inner])
outer.axis = .vertical
outer.alignment = .leading
outer.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(outer)
NSLayoutConstraint.activate([
    outer.topAnchor.constraint(equalTo: view.topAnchor), outer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    outer.widthAnchor.constraint(equalToConstant: 340),
])
device.wait(0.1)
inner.spacing = 19
device.wait(0.1)
inner.insertArrangedSubview(Box(), at: 1)
device.wait(0.1)
outer.axis = .horizontal
device.wait(0.1)
print(outer.arrangedSubviews.map { ($0.frame.minX, $0.frame.width) })
// prints: (0.0, 0.0, 40.0, 150.0) [0.0, 50.0, 100.0]
// prints: (0.0, 0.0, 40.0, 100.0) [0.0, 0.0, 50.0]
// prints: (40.0, 150.0)
// prints: [(0.0, 201.0), (201.0, 40.0), (241.0, 99.0)]

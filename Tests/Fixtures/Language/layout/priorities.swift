// A priority that is a little more or less than another.
let low = UILayoutPriority.defaultLow + 1
print(low.rawValue, (UILayoutPriority.required - 1).rawValue)  // prints: 251.0 999.0
let label = UILabel()
label.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
print(label.contentHuggingPriority(for: .horizontal).rawValue)  // prints: 251.0
let gray = UIView()
gray.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(gray)
let width = gray.widthAnchor.constraint(equalToConstant: 80)
width.priority = .required - 1
let narrow = gray.widthAnchor.constraint(lessThanOrEqualToConstant: 50)
NSLayoutConstraint.activate([width, narrow])
view.layoutIfNeeded()
print(gray.frame.width)  // prints: 50.0

import UIKit

// Constraints with something to remember, as layout libraries make them.
class Labelled: NSLayoutConstraint {
    var label: String?
    weak var maker: UIView?
}

let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
let box = UIView()
box.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(box)
let width = Labelled(
    item: box, attribute: .width, relatedBy: .equal, toItem: view, attribute: .width, multiplier: 0.5,
    constant: 0)
width.label = "half"
width.maker = view
width.isActive = true
view.layoutIfNeeded()
print(box.bounds.width, width.label ?? "", width.maker === view)  // prints: 50.0 half true
print(view.constraints.compactMap { ($0 as? Labelled)?.label })  // prints: ["half"]
let none = NSLayoutConstraint()
print(none.firstItem == nil, none.isActive)  // prints: true false

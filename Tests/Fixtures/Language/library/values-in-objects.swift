// Vectors and transforms as objects.
let vector = NSValue(cgVector: CGVector(dx: 1, dy: 2))
print(vector.cgVectorValue.dx, vector.cgVectorValue.dy)  // prints: 1.0 2.0
let half = NSValue(cgAffineTransform: CGAffineTransform(scaleX: 0.5, y: 2))
print(half.cgAffineTransformValue.a, half.cgAffineTransformValue.d)  // prints: 0.5 2.0
let turned = NSValue(caTransform3D: CATransform3DMakeScale(3, 4, 5))
print(turned.caTransform3DValue.m11, turned.caTransform3DValue.m33)  // prints: 3.0 5.0
print(vector == NSValue(cgVector: CGVector(dx: 1, dy: 2)), vector == half)  // prints: true false
print(CGFloat(2.5).native * 2)  // prints: 5.0

// Words for assistive apps of bar items, and tags that classes override.
class Marked: UITabBarItem {
    override var tag: Int { didSet { print("tag", oldValue, tag) } }
    override var badgeColor: UIColor? { didSet { print("badge") } }
    override var titlePositionAdjustment: UIOffset { didSet { print("adjusted") } }
    override var accessibilityLabel: String? { get { "own" } set {} }
}
let item = Marked()
item.tag = 4  // prints: tag 0 4
item.badgeColor = .red  // prints: badge
item.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)  // prints: adjusted
print(item.accessibilityLabel!, item.accessibilityIdentifier ?? "-")  // prints: own -
let button = UIBarButtonItem()
button.accessibilityLabel = "Close"
button.accessibilityValue = "1"
button.accessibilityHint = "Closes"
button.accessibilityTraits = .button
button.accessibilityIdentifier = "close"
print(button.accessibilityLabel!, button.accessibilityTraits == .button)  // prints: Close true
print(button.accessibilityValue!, button.accessibilityHint!)  // prints: 1 Closes

// A control of pages that hides a single dot.
let pages = UIPageControl()
pages.hidesForSinglePage = true
print(pages.hidesForSinglePage)  // prints: true

// Elements for assistive apps that are no views.
let chart = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
view.addSubview(chart)
let bar = UIAccessibilityElement(accessibilityContainer: chart)
bar.accessibilityLabel = "January"
bar.accessibilityTraits = .staticText
print(bar.accessibilityContainer === chart, bar.isAccessibilityElement)  // prints: true true
bar.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 5, width: 10, height: 40)
print(bar.accessibilityFrame.origin)  // prints: (15.0, 25.0)
chart.frame.origin.x = 30
print(bar.accessibilityFrame.origin, bar.accessibilityFrameInContainerSpace.origin)
// prints: (35.0, 25.0) (5.0, 5.0)
bar.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
print(bar.accessibilityFrame.size, bar.accessibilityFrameInContainerSpace == .zero)
// prints: (3.0, 4.0) true
let part = UIAccessibilityElement(accessibilityContainer: bar)
part.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 5, width: 1, height: 1)
print(part.accessibilityFrame.origin)  // prints: (6.0, 7.0)
class Point: UIAccessibilityElement {
    override var accessibilityLabel: String? {
        get { "point" }
        set {}
    }
}
chart.accessibilityElements = [bar, Point(accessibilityContainer: chart)]
print(chart.accessibilityElements?.compactMap { ($0 as? UIAccessibilityElement)?.accessibilityLabel } ?? [])
// prints: ["January", "point"]
let label = UILabel()
label.minimumContentSizeCategory = .medium
label.maximumContentSizeCategory = .extraLarge
print(label.minimumContentSizeCategory == .medium, view.maximumContentSizeCategory == nil)
// prints: true true
let layer = chart.layer
layer.magnificationFilter = .nearest
layer.minificationFilterBias = 0.5
print(layer.magnificationFilter.rawValue, layer.minificationFilter == .linear, layer.minificationFilterBias)
// prints: nearest true 0.5
layer.minificationFilter = CALayerContentsFilter(rawValue: "trilinear")
print(layer.minificationFilter == .trilinear)  // prints: true
let item: any UIDynamicItem = chart
item.center = CGPoint(x: 50, y: 60)
item.transform = CGAffineTransform(rotationAngle: 0)
print(chart.center, item.transform.isIdentity)  // prints: (50.0, 60.0) true

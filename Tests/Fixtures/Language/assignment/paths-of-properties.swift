// Assigning through properties reads, changes, and sets each once.
class Box: UIView {
    var log = 0
    override var frame: CGRect {
        didSet { log += 1 }
    }
}
let box = Box(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
box.frame.origin.x += 10
box.frame.size = CGSize(width: 60, height: 70)
print(box.log, box.frame.minX, box.frame.height)  // prints: 2 20.0 70.0
box.center.y -= 5
box.bounds.size.width *= 2
print(box.frame.origin.x, box.frame.origin.y, box.bounds.width)  // prints: -10.0 5.0 120.0
box.transform.a = 2
print(box.transform.a, box.transform == CGAffineTransform(scaleX: 2, y: 1))  // prints: 2.0 true
box.transform = .identity
view.addSubview(box)
view.subviews[0].frame.origin = .zero
print(box.frame.origin == .zero, box.log)  // prints: true 3
var corners = [CGPoint.zero, CGPoint(x: 1, y: 1)]
corners[1].x += 2
corners[0] = corners[1]
corners[0].y = 9
print(corners[0].x, corners[0].y, corners[1].y)  // prints: 3.0 9.0 1.0
var sizes = ["a": CGSize(width: 1, height: 1)]
sizes["a"]?.width += 4
sizes["b", default: .zero].height = 3
print(sizes["a"]!.width, sizes["b"]!.height, sizes["c"]?.width as Any)  // prints: 5.0 3.0 nil
struct Settings { var inset = UIEdgeInsets.zero; var names: [String] = [] }
class Model { var settings = Settings() }
let model = Model()
model.settings.inset.top = 8
model.settings.names.append("x")
model.settings.names[0] += "y"
print(model.settings.inset.top, model.settings.names)  // prints: 8.0 ["xy"]
var a = 1, b = 2
swap(&a, &b)
print(a, b)  // prints: 2 1
var optional: Int? = 3
optional! += 1
optional? *= 2
print(optional ?? 0)  // prints: 8
hand.tap(box)

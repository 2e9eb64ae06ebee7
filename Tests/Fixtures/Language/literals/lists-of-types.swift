// Lists of types are made as those of values are.
protocol Plugin: AnyObject { static var name: String { get } }
final class Zoom: Plugin { static let name = "zoom" }
final class Fade: Plugin { static let name = "fade" }
var plugins = [Plugin.Type]()
plugins.append(Zoom.self)
plugins += [Fade.self]
print(plugins.map { $0.name })  // prints: ["zoom", "fade"]
var classes = [UIView.Type]()
classes.append(UILabel.self)
print(classes.count, classes[0] == UILabel.self)  // prints: 1 true
var cells = [String: UIView.Type]()
cells["button"] = UIButton.self
print(cells["button"] == UIButton.self)  // prints: true

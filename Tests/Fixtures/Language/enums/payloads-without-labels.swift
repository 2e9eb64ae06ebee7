// A payload whose label is an underscore has none, and bounds may be aliases of compositions.
protocol Draggable { var grip: UIView { get } }
typealias Item = Draggable & UIViewController
enum State {
    case moved(_ y: CGFloat, _ percent: CGFloat)
    case ended(_ y: CGFloat, fast: Bool = false)
}
final class Sheet: UIViewController, Draggable {
    var grip: UIView { view }
}
var items: [Item] = []
func add<T: Item>(_ item: T) {
    items.append(item)
    print(item.grip === item.view, items.contains { $0 == item })
}
add(Sheet())  // prints: true true
func show(_ state: State) {
    switch state {
    case .moved(let y, let percent): print(y, percent)
    case .ended(let y, fast: let fast): print(y, fast)
    }
}
show(.moved(1, 2))  // prints: 1.0 2.0
show(.ended(3))  // prints: 3.0 false
show(.ended(4, fast: true))  // prints: 4.0 true

enum Look {
    case color(Int), image(name: String, Int), clear
    static func == (a: Look, b: Look) -> Bool {
        switch (a, b) {
        case (color(let x), color(let y)): x == y
        case (image(name: let x, let m), image(name: let y, let n)): x == y && m == n
        case (.clear, .clear): true
        default: false
        }
    }
    var size: Int {
        if case .image(_, let size) = self { return size }
        return 0
    }
}
print(Look.color(1) == .color(1), Look.color(1) == .clear, Look.image(name: "a", 3).size)  // prints: true false 3

// Key paths of UIKit's classes.
extension UIView {
    func set<Value>(_ path: ReferenceWritableKeyPath<UIView, Value>, _ value: Value) { self[keyPath: path] = value }
}
let view = UIView()
view.set(\.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
view.set(\.frame.origin.x, 9)
view.set(\.alpha, 0.5)
print(view.frame, view.alpha) // prints: (9.0, 2.0, 3.0, 4.0) 0.5

protocol Configurable {}
extension Configurable where Self: AnyObject {
    @discardableResult
    func with<Value>(_ path: ReferenceWritableKeyPath<Self, Value>, _ value: Value) -> Self {
        self[keyPath: path] = value
        return self
    }
}
extension UIView: Configurable {}
let label = UILabel().with(\.text, "hello").with(\.tag, 4)
print(label.text ?? "", label.tag) // prints: hello 4
let inner = UIView()
label.addSubview(inner)
print([inner, label].compactMap(\.superview).count, inner[keyPath: \.superview?.tag] ?? 0) // prints: 1 4
let edges: [ReferenceWritableKeyPath<UIView, CGFloat>] = [\.frame.origin.x, \.bounds.size.width]
for edge in edges { inner[keyPath: edge] += 10 }
print(inner.frame) // prints: (5.0, 0.0, 10.0, 0.0)

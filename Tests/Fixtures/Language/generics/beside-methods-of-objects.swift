// Generic methods beside methods of the superclass that take something else.
import UIKit
class Effect: UIView {
    enum Key: String { case count, title }
    private var values: [String: Any] = [:]
    private func value<T>(forKey key: Key) -> T { values[key.rawValue] as! T }
    private func setValue<T>(_ value: T, forKey key: Key) { values[key.rawValue] = value }
    private func convert<T: Collection>(_ items: T, to view: Key) -> [String] {
        items.map { "\($0) \(view.rawValue)" }
    }
    var count: Int { get { value(forKey: .count) } set { setValue(newValue, forKey: .count) } }
    func words() -> [String] { convert([1, 2], to: .title) }
}
let effect = Effect()
effect.count = 4
print(effect.count, effect.words())  // prints: 4 ["1 title", "2 title"]
print(effect.convert(CGPoint(x: 1, y: 2), to: nil))  // prints: (1.0, 2.0)

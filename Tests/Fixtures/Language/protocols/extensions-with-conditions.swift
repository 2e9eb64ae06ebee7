// An extension of a protocol with a condition is for the types that meet it.
import UIKit

protocol Shakeable {}
extension Shakeable where Self: UIView {
    func shake(by distance: CGFloat = 10) -> Self {
        transform = CGAffineTransform(translationX: distance, y: 0)
        return self
    }
}
final class Badge: UIView, Shakeable {}
final class Knob: UIControl, Shakeable {}
print(Badge().shake().transform.tx, Knob().shake(by: 3).isEnabled) // prints: 10.0 true

protocol Reusable: AnyObject {
    static var reuseIdentifier: String { get }
}
extension Reusable where Self: UIView {
    static var reuseIdentifier: String { String(describing: self) }
}
extension UITableViewCell: Reusable {}
final class NameCell: UITableViewCell {}
print(NameCell.reuseIdentifier) // prints: NameCell
func identifier<T: UITableViewCell>(of type: T.Type) -> String where T: Reusable { T.reuseIdentifier }
print(identifier(of: NameCell.self)) // prints: NameCell

protocol Then {}
extension Then where Self: AnyObject {
    func then(_ change: (Self) -> Void) -> Self {
        change(self)
        return self
    }
}
extension UIView: Then {}
let label = UILabel().then {
    $0.text = "made"
    $0.tag = 4
}
print(label.text ?? "", label.tag) // prints: made 4

// The more an extension asks, the nearer it is; a member of the type itself is nearer still.
protocol Named { var name: String { get } }
extension Named { var name: String { "something" } }
extension Named where Self: UIView { var name: String { "a view" } }
struct Plain: Named {}
final class Box: UIView, Named {}
final class Crate: UIView, Named { var name: String { "a crate" } }
let all: [Named] = [Plain(), Box(), Crate()]
print(all.map { $0.name }, Box().name) // prints: ["something", "a view", "a crate"] a view

protocol Counted { var count: Int { get set } }
extension Counted where Self: Equatable {
    mutating func increase() -> Bool {
        let before = self
        count += 1
        return self == before
    }
}
struct Tally: Counted, Equatable { var count = 0 }
var tally = Tally()
print(tally.increase(), tally.count) // prints: false 1

// A condition of the protocol itself is for all that conform.
protocol Turning where Self: UIView {
    var angle: CGFloat { get }
}
extension Turning {
    func turn() { transform = CGAffineTransform(rotationAngle: angle) }
}
final class Dial: UIView, Turning { let angle: CGFloat = 0 }
let turning: Turning = Dial()
turning.turn()
view.addSubview(turning)
print(turning.transform.isIdentity, turning.superview === view) // prints: true true

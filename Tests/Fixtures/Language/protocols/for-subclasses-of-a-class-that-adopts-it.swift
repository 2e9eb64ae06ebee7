// A protocol for the subclasses of a class may be adopted by that class.
import UIKit

protocol Routed: UIViewController {
    var route: String { get }
}
extension Routed {
    var route: String { "/" + (title ?? "") }
    func shown() -> Int { view.tag }
}
extension UIViewController: Routed {}

let start = UIViewController()
start.title = "start"
start.view.tag = 3
let routed: Routed = start
print(start.route, routed.route, routed.title ?? "", routed.shown()) // prints: /start /start start 3
func titles<T: Routed>(of controllers: [T]) -> [String] { controllers.map { $0.title ?? $0.route } }
print(titles(of: [start])) // prints: ["start"]

protocol Listed: Item {
    func line() -> String
}
class Item {
    let name: String
    init(_ name: String) { self.name = name }
}
extension Listed {
    func line() -> String { "- " + name }
    subscript(column: Int) -> String { String(repeating: ".", count: column) + line() }
}
extension Item: Listed {}
final class Task: Item {}

let listed: [Listed] = [Item("one"), Task("two")]
print(listed.map { $0.line() }, listed[1][2], Task("three")[1]) // prints: ["- one", "- two"] ..- two .- three
print(Task("four") is Listed, (listed[1] as? Task)?.name ?? "none", listed[0] is Error) // prints: true two false
print(start is Listed, start as? Listed == nil, (UIView() as UIResponder) is Routed) // prints: false true false

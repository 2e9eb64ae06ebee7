// Protocols that only subclasses of a class adopt, and compositions.
protocol Draggable: UIView {
    var handle: CGRect { get }
}
extension Draggable {
    var handleArea: CGFloat { handle.width * bounds.height }
}
protocol Named { var name: String { get } }
class Card: UIView, Draggable, Named {
    var handle: CGRect { CGRect(x: 0, y: 0, width: 4, height: 10) }
    let name = "card"
}
let card = Card(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
let draggable: Draggable = card
view.addSubview(draggable)
print(draggable.superview === view, draggable.handleArea, draggable.frame.width)  // prints: true 80.0 30.0
func describe(_ thing: UIView & Named) -> String { "\(thing.name) \(thing.bounds.width)" }
print(describe(card))  // prints: card 30.0
let both: Draggable & Named = card
print(both.name, both.handle.width)  // prints: card 4.0
print(view is Draggable, (card as UIView) is Named & Draggable)  // prints: false true
for subview in view.subviews {
    if let found = subview as? UIView & Named { print("found", found.name, found.alpha) }  // prints: found card 1.0
}
typealias Item = UIView & Named
weak var item: Item? = card
print(item?.name ?? "gone")  // prints: card

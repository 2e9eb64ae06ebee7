// Extensions declare types: of the scenario's types, of each other's, and of UIKit's.
class Card: UIView {
    var mode = Mode.open
}
extension Card {
    enum Mode { case open, closed(Reason) }
    enum Reason: String { case tapped, dragged }
    struct Layout { static let margin: CGFloat = 8; var count = 2 }
    typealias Pair = (Int, Int)
}
extension Card.Mode {
    struct Step { let name: String }
}
extension UIView {
    struct Corners { var radius: CGFloat = 4 }
    var corners: Corners { Corners(radius: 6) }
}
let card = Card()
print(card.mode, Card.Layout.margin, Card.Layout().count)  // prints: open 8.0 2
card.mode = .closed(.dragged)
if case .closed(let reason) = card.mode { print(reason.rawValue) }  // prints: dragged
print(Card.Mode.Step(name: "first").name)  // prints: first
print(card.corners.radius, UIView.Corners().radius)  // prints: 6.0 4.0
let pair: Card.Pair = (1, 2)
print(pair.0 + pair.1)  // prints: 3

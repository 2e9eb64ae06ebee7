// Where a chain ends at a property whose optional is written with '!', it is an optional like any other.
protocol Backed { var back: UIView! { get } }
class Card: UIView, Backed {
    @IBOutlet var back: UIView!
    var under: Card?
}
let card: Card? = Card()
if let back = card?.back { print(back) } else { print("no back") }  // prints: no back
if let back = card?.under?.back { print(back) } else { print("none under") }  // prints: none under
if let back = (card as? Backed)?.back, back != card { print(back) } else { print("none") }  // prints: none
print(card?.back == nil, card?.back?.frame ?? .zero)  // prints: true (0.0, 0.0, 0.0, 0.0)
card?.back = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
print(card?.back.frame.minX ?? 0, card?.back?.frame.minY ?? 0)  // prints: 1.0 2.0
guard let found = card?.back else { fatalError() }
print(found.frame.width)  // prints: 3.0

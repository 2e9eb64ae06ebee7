// A view may be ready for a pointer and a pencil; neither comes.
class Card: UIView, UIPointerInteractionDelegate, UIPencilInteractionDelegate {}
let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
view.addSubview(card)
let pointer = UIPointerInteraction(delegate: card)
let pencil = UIPencilInteraction()
pencil.delegate = card
card.addInteraction(pointer)
card.addInteraction(pencil)
print(pointer.view === card, pencil.view === card, card.interactions.count)  // prints: true true 2
pointer.isEnabled = false
pencil.isEnabled = false
pointer.invalidate()
print(pointer.isEnabled, pencil.isEnabled, pointer.delegate === card, pencil.delegate === card)
// prints: false false true true
hand.tap(card)
card.removeInteraction(pointer)
pointer.willMove(to: nil)
pointer.didMove(to: nil)
pencil.willMove(to: card)
pencil.didMove(to: card)
print(pointer.view == nil)  // prints: true
print(UITouch.TouchType.stylus == .pencil)  // prints: true

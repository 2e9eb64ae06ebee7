// One view takes the place of another one.
class Card: UIView {
    override func didMoveToSuperview() { print(tag, superview == nil ? "leaves" : "comes") }
}
let (front, back, third) = (Card(), Card(), Card())
for (index, card) in [front, back, third].enumerated() {
    card.tag = index + 1
    card.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
}
view.addSubview(front)  // prints: 1 comes
view.addSubview(third)  // prints: 3 comes
UIView.transition(from: front, to: back, duration: 0.3, options: .transitionFlipFromLeft) { print("turned", $0) }
// prints: 2 comes
// prints: 1 leaves
print(view.subviews.map(\.tag), front.superview == nil)  // prints: [2, 3] true
device.wait(0.5)  // prints: turned true

// Or one is hidden and the other one shown.
back.isHidden = false
third.isHidden = true
UIView.transition(from: back, to: third, duration: 0.2, options: [.showHideTransitionViews, .transitionCrossDissolve])
print(back.isHidden, third.isHidden, view.subviews.count)  // prints: true false 2

// A view that is nowhere leaves nowhere.
UIView.transition(from: front, to: UIView(), duration: 0)
print(front.superview == nil, view.subviews.count)  // prints: true 2

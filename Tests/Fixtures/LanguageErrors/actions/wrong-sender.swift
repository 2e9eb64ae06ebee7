class Card: UIView {
    @objc func turn(_ sender: UIWindow) {}
}
let card = Card(frame: .zero)
application.sendAction(#selector(Card.turn(_:)), to: card, from: card, for: nil)  // error 5:1: the action 'turn(_:)' takes 'UIWindow', and is sent one of type 'Card'

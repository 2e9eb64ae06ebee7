class Card: UIView {
    @objc func turn(_ sender: UIView) {}
}
let card = Card(frame: .zero)
application.sendAction(#selector(Card.turn(_:)), to: card, from: nil, for: nil)  // error 5:1: the action 'turn(_:)' takes 'UIView', and is sent nil

class Card: UIView {
    @objc func turn(_ sender: Any?, _ event: UIEvent?, _ more: Any?) {}
}
let card = Card(frame: .zero)
application.sendAction(#selector(Card.turn(_:_:_:)), to: card, from: nil, for: nil)  // error 5:1: 'turn(_:_:_:)' takes more than an action brings: a sender and an event

class Card: UIView {
    let list: [Int] = []
    @objc func turn() { print(list[3]) }  // error 3:31: index out of range
}
let card = Card(frame: .zero)
view.addSubview(card)
application.sendAction(#selector(Card.turn), to: nil, from: card, for: nil)
print("never")

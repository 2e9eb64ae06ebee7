class Card: UIView {
    let title: String
    init(title: String, frame: CGRect) {
        self.title = title
        super.init(frame: frame)
        tag = 7
    }
    convenience init(_ title: String) { self.init(title: title, frame: .zero) }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override var description: String { "Card \(title)" }
}
let card = Card("ace")
print(card.title, card.tag, card)  // prints: ace 7 Card ace
print("\(card)", String(describing: card))  // prints: Card ace Card ace

class Card: UIView {
    init(title: String) { super.init(frame: .zero) }
    required init?(coder: NSCoder) { fatalError() }
}
extension UIView {
    static func square() -> Self { self.init(frame: .zero) }
}
print(Card.square())
// error 6:36: use of unimplemented initializer 'init(frame:)' for class 'Card'
